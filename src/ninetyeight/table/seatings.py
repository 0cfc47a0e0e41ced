"""Who sat where at each event, so that clients report it with the names of that time."""

from collections.abc import Iterable

from ninetyeight.protocol.event import Removed
from ninetyeight.protocol.seen import SeenEvent, TurnEndedSeen
from ninetyeight.protocol.view import Seating, Sitter
from ninetyeight.table.table import Table

_NAMED_AS_BEFORE = (Removed, TurnEndedSeen)
"""Events reported with the names from before them: a removed player has no seat afterwards,
and a bot that stood in for one turn is gone once that turn ends."""

SeenStep = tuple[Table, Table, tuple[SeenEvent, ...]]
"""The tables before and after an event of the log, and what a viewer sees of that event."""


def seatings(steps: Iterable[SeenStep], now: Table, person_id: str) -> tuple[Seating, ...]:
    """List who sat where at each event that a viewer sees; empty if nobody has moved since."""
    changes: list[tuple[int, Table]] = []
    first = 0
    for before, after, events in steps:
        for event in events:
            then = before if isinstance(event, _NAMED_AS_BEFORE) else after
            if not changes or not _sit_alike(changes[-1][1], then, person_id):
                changes.append((first, then))
            first += 1
    if not changes or (len(changes) == 1 and _sit_alike(changes[0][1], now, person_id)):
        return ()
    return tuple(
        Seating(first=first, seats=sitters(then), your_seat=then.seat_of(person_id))
        for first, then in changes
    )


def sitters(table: Table) -> tuple[Sitter, ...]:
    return tuple(
        Sitter(
            name=None if seat.person is None else seat.person.name,
            bot=seat.bot,
            minding=seat.minding,
        )
        for seat in table.seats
    )


def _sit_alike(one: Table, other: Table, person_id: str) -> bool:
    if one.seats == other.seats:
        return True
    return sitters(one) == sitters(other) and one.seat_of(person_id) == other.seat_of(person_id)
