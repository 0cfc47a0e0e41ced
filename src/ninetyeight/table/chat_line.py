"""Recent lines of chat, which people at the table can flag."""

from dataclasses import dataclass

from ninetyeight.protocol.message import KEPT_EVENTS

MOST_LINES = KEPT_EVENTS
"""How many lines a table keeps: as many as a reconnecting client can catch up on."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat, and who flagged it."""

    number: int
    """The sequence number of its event."""
    person_id: str
    text: str
    game: int | None
    """The number of the game it was said in; None if it was between games."""
    flags: frozenset[str] = frozenset()
    """The ids of those who flagged it."""

    @property
    def is_hidden(self) -> bool:
        """Whether only its writer may still read it."""
        return bool(self.flags)
