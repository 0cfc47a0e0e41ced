"""A seat at a table: nobody's, a person's or a bot's; and who minds it meanwhile."""

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.model import Model
from ninetyeight.protocol.text import GuestName
from ninetyeight.rules.seat_name import name_of_bot, name_of_person

ERASED_NAME = "?"
"""What remains of the name of somebody who deleted their account."""


class Participant(Model):
    """Somebody at the table."""

    id: str
    name: GuestName
    """Empty for who gave none."""


class Seat(Model):
    """A place at the table."""

    person: Participant | None = None
    """Whose it is."""
    bot: str | None = None
    """The bot that sits here, or minds the seat of its person."""
    minding: Minding | None = None
    """How long the bot minds it; None where the seat is the bot's own, or no bot is here."""
    is_away: bool = False
    """Whether its person has left the table and may come back."""
    is_open_to_watchers: bool = False
    """Whether its player lets people without a seat look into the hand (9.2)."""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None

    @property
    def is_active(self) -> bool:
        """Whether a person plays here now."""
        is_left_to_a_bot = self.minding is Minding.UNTIL_RETURN
        return self.person is not None and not self.is_away and not is_left_to_a_bot

    @property
    def name(self) -> str:
        """The name as records hold it."""
        if self.person is not None:
            return name_of_person(self.person.name)
        return "" if self.bot is None else name_of_bot(self.bot)


FREE = Seat()
"""A seat that anybody may take."""
