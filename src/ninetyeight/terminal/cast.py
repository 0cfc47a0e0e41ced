"""Who sat where when something happened, and which seat was the viewer's."""

from dataclasses import dataclass

from ninetyeight.protocol.message import Update
from ninetyeight.protocol.view import SeatView, Sitter, TableView, You
from ninetyeight.terminal.names import name_among
from ninetyeight.words import Voice


@dataclass(frozen=True, slots=True)
class Cast:
    """Names everybody in an event, and tells whether it is about the viewer."""

    seats: tuple[Sitter | SeatView, ...]
    own_seat: int | None

    @property
    def own(self) -> Sitter | SeatView | None:
        return None if self.own_seat is None else self.seats[self.own_seat]

    def name(self, voice: Voice, number: int) -> str:
        return name_among(voice, self.seats, number)


def cast_now(table: TableView, you: You) -> Cast:
    return Cast(table.seats, you.seat if you.role == "player" else None)


def cast_at(update: Update, event: int) -> Cast:
    """Find who sat where when the update's event at this index happened."""
    then = [each for each in update.seatings if each.first <= event]
    return Cast(then[-1].seats, then[-1].your_seat) if then else cast_now(update.table, update.you)
