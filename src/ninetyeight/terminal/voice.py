"""Sentences in the user's language, and names for the players at a table."""

from dataclasses import dataclass

from ninetyeight.protocol.view import SeatView, Sitter, TableView
from ninetyeight.words import Voice


@dataclass(frozen=True, slots=True)
class TableVoice(Voice):
    """Sentences in one language, with the names of players."""

    def seat(self, table: TableView, number: int) -> str:
        """Name the player in a seat; namesakes are numbered: Fox, Fox 2."""
        return self.name_among(table.seats, number)

    def name_among(self, seats: tuple[Sitter | SeatView, ...], number: int) -> str:
        """The same for the people who sat there at some time."""
        if not 0 <= number < len(seats):
            return ""
        name = self._name(seats[number])
        if name is None:
            return self.say("seat-free")
        alike = sum(self._name(other) == name for other in seats[:number])
        return f"{name} {alike + 1}" if alike else name

    def _name(self, seat: Sitter | SeatView) -> str | None:
        """A person's name (or "guest" without one), or a bot's; None for a free seat."""
        if seat.name is not None:
            return seat.name or self.say("web-guest")
        return None if seat.bot is None else self.bot(seat.bot)
