"""The names of players at a table, and names shortened to fit narrow columns."""

from rich.cells import cell_len, set_cell_size

from ninetyeight.protocol.view import SeatView, Sitter, TableView
from ninetyeight.words import Voice

SHORT = 4
"""Names narrower than this many columns are cut without an ellipsis."""


def name_at(voice: Voice, table: TableView, number: int) -> str:
    """Name the player in a seat; namesakes are numbered: Fox, Fox 2."""
    return name_among(voice, table.seats, number)


def name_among(voice: Voice, seats: tuple[Sitter | SeatView, ...], number: int) -> str:
    """The same for the people who sat there at some time."""
    if not 0 <= number < len(seats):
        return ""
    name = _name(voice, seats[number])
    if name is None:
        return voice.say("seat-free")
    alike = sum(_name(voice, other) == name for other in seats[:number])
    return f"{name} {alike + 1}" if alike else name


def shortened(name: str, width: int) -> str:
    """Cut a name to a width, but keep the number that tells namesakes apart.

    >>> shortened("Nimmersatt 2", 9), shortened("Nimmersatt 2", 3)
    ('Nimmers…2', 'Ni2')
    """
    if cell_len(name) <= width:
        return name
    base, _, number = name.rpartition(" ")
    if not base or not number.isdigit() or len(number) >= width:
        base, number = name, ""
    cut = "" if width < SHORT else "…"
    room = max(width - len(number) - len(cut), 0)
    return f"{set_cell_size(base, room).rstrip()}{cut}{number}"


def _name(voice: Voice, seat: Sitter | SeatView) -> str | None:
    """A person's name (or "guest" without one), or a bot's; None for a free seat."""
    if seat.name is not None:
        return seat.name or voice.say("web-guest")
    return None if seat.bot is None else voice.bot(seat.bot)
