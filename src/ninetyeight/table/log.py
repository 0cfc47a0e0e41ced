"""Rebuilding a table from its log, and applying new events to it."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from ninetyeight.table.event import Event, Opened
from ninetyeight.table.evolve import evolve, new_table
from ninetyeight.table.table import Table

AppliedEvent = tuple[Event, Table]
"""An event, and the table after it."""


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event and when it happened."""

    event: Event
    at: datetime


def table_from(table_id: str, log: Iterable[LoggedEvent]) -> Table:
    """Rebuild a table from its whole log."""
    table: Table | None = None
    for entry in log:
        if table is None:
            assert isinstance(entry.event, Opened)
            table = new_table(table_id, entry.event, entry.at)
        else:
            table = evolve(table, entry.event, entry.at)
    assert table is not None
    return table


def apply_events(table: Table, events: Iterable[Event], at: datetime) -> list[AppliedEvent]:
    """Apply events that happen at once."""
    applied: list[AppliedEvent] = []
    for event in events:
        table = evolve(table, event, at)
        applied.append((event, table))
    return applied
