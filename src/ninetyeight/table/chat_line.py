"""The recent lines of chat, which people at the table can flag."""

from dataclasses import dataclass

from ninetyeight.protocol.message import KEPT_EVENTS

MOST_LINES = KEPT_EVENTS
"""How many lines a table remembers: all that a reconnecting client can still be told."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat, and who flagged it."""

    number: int
    """The sequence of its event."""
    person_id: str
    text: str
    game: int | None
    """The game in whose record it stands; None for what is said outside of one."""
    flags: frozenset[str] = frozenset()
    """The persons who flagged it, by their ids."""

    @property
    def is_hidden(self) -> bool:
        """Whether nobody but its writer may read it now."""
        return bool(self.flags)
