"""Says things in somebody's language, and names those who sit at a table."""

from dataclasses import dataclass

from ninetyeight.protocol.view import SeatView, TableView
from ninetyeight.words import Voice as Speech


@dataclass(frozen=True, slots=True)
class Voice(Speech):
    """One language."""

    def seat(self, table: TableView, number: int) -> str:
        """Name who sits on a seat. Those of one name are counted: Sharp, Sharp 2."""
        return self.name_among(table.seats, number)

    def name_among(self, seats: tuple[SeatView, ...], number: int) -> str:
        """Name who sits on a seat, among those who sat there at a moment."""
        if not 0 <= number < len(seats):
            return ""
        name = self._name(seats[number])
        if name is None:
            return self.say("seat-free")
        alike = sum(self._name(other) == name for other in seats[:number])
        return f"{name} {alike + 1}" if alike else name

    def _name(self, seat: SeatView) -> str | None:
        """Name a person, who is a guest without a name, or a bot."""
        if seat.name is not None:
            return seat.name or self.say("web-guest")
        return None if seat.bot is None else self.bot(seat.bot)
