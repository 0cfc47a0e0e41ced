"""A seat at a table: free, or taken by a person, a bot, or a person whom a bot stands in for."""

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.model import Model
from ninetyeight.protocol.text import GuestName
from ninetyeight.rules.seat_name import name_of_bot, name_of_person

ERASED_NAME = "?"
"""Replaces the name of a person who deleted their account."""


class Participant(Model):
    """A person at a table, seated or not."""

    id: str
    name: GuestName
    """Empty if they gave none."""


class Seat(Model):
    """A place at the table."""

    person: Participant | None = None
    bot: str | None = None
    """The bot that sits here or minds the seat for its person."""
    minding: Minding | None = None
    """How long the bot minds the seat; None if it is the bot's own, or there is no bot."""
    is_away: bool = False
    """Whether its person has left and may come back."""
    is_open_to_watchers: bool = False
    """Whether its player shows the hand to spectators (9.2)."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_active(self) -> bool:
        """Whether a person is playing here themselves."""
        is_left_to_a_bot = self.minding is Minding.UNTIL_RETURN
        return self.person is not None and not self.is_away and not is_left_to_a_bot

    @property
    def name(self) -> str:
        """The name in records."""
        if self.person is not None:
            return name_of_person(self.person.name)
        return "" if self.bot is None else name_of_bot(self.bot)


FREE = Seat()
