"""The index row of a table, for lists and searches that do not read its log."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, RowMapping, bindparam, insert, select, update

from ninetyeight.protocol.view import Phase
from ninetyeight.store.schema import memberships, tables
from ninetyeight.store.sql import Insert, upsert

OPEN_PHASES = (Phase.LOBBY, Phase.BIDDING, Phase.PLAYING)
"""The phases of tables that are waiting for players or in a game."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table without reading its log."""

    table_id: str
    created_at: datetime
    updated_at: datetime
    sequence: int
    """The sequence number of the last entry of its log."""
    phase: Phase
    is_public: bool
    edition: str
    players: int
    open_seats: int
    name: str
    bots: tuple[str, ...] = ()
    """The bots seated at it, in seat order."""
    people: tuple[str, ...] = ()
    """The ids of the people who belong to it."""
    waiting_for: tuple[str, ...] = ()
    """The ids of those the table is waiting for, in the order of `people`."""
    due_at: datetime | None = None
    """When time runs out next."""

    def __post_init__(self) -> None:
        assert len(set(self.people)) == len(self.people), "people belong to a table once"
        assert set(self.waiting_for) <= set(self.people), "a table waits for its own people"


_CHANGING = (
    "updated_at", "sequence", "phase", "is_public", "edition", "players", "open_seats", "name",
    "bots", "due_at",
)  # fmt: skip
"""The columns that both `tables` and `TableRow` have and that change with the log."""


def write_rows(connection: Connection, rows: Mapping[str, TableRow]) -> None:
    """Insert or update the rows of tables, and those of people who joined, moved or left."""
    values = [_values(rows[table_id]) for table_id in sorted(rows)]
    connection.execute(_upsert_rows(connection.dialect.name), values)
    old = _memberships(connection, rows)
    added: list[dict[str, Any]] = []
    moved: list[dict[str, Any]] = []
    for table_id, row in sorted(rows.items()):
        before = old.get(table_id, {})
        for person, (position, is_waiting) in _changes(before, _members(row)):
            key = {"at_table": table_id, "person": person}
            change = {**key, "place": position, "waits": is_waiting}
            (moved if person in before else added).append(change)
    if moved:
        connection.execute(_MOVE, moved)
    if added:
        connection.execute(_ADD, added)


def read_row(connection: Connection, table_id: str) -> TableRow | None:
    query = select(tables).where(tables.c.id == table_id)
    found = with_members(connection, connection.execute(query).mappings().all())
    return found[0] if found else None


def with_members(connection: Connection, rows: Sequence[RowMapping]) -> tuple[TableRow, ...]:
    """Add the people who belong to tables to the tables' rows."""
    members = _memberships(connection, [row["id"] for row in rows])
    return tuple(_table_row(row, members.get(row["id"], {})) for row in rows)


_Member = tuple[int | None, bool]
_Members = dict[str, _Member]
"""By id, a member's position (None for one who left) and whether the table waits for them."""

_ADD = insert(memberships).values(
    table_id=bindparam("at_table"),
    person_id=bindparam("person"),
    position=bindparam("place"),
    is_waiting=bindparam("waits"),
)
_MOVE = (
    update(memberships)
    .where(
        memberships.c.table_id == bindparam("at_table"),
        memberships.c.person_id == bindparam("person"),
    )
    .values(position=bindparam("place"), is_waiting=bindparam("waits"))
)


@cache
def _upsert_rows(dialect: str) -> Insert:
    return upsert(dialect, tables, *_CHANGING)


def _changes(before: _Members, now: _Members) -> list[tuple[str, _Member]]:
    """List who joined, moved or left, in the order in which rows are locked."""
    gone: _Members = {person: (None, False) for person in before if person not in now}
    return [item for item in sorted((now | gone).items()) if before.get(item[0]) != item[1]]


def _memberships(connection: Connection, table_ids: Iterable[str]) -> dict[str, _Members]:
    query = select(memberships).where(memberships.c.table_id.in_(list(table_ids)))
    members: dict[str, _Members] = {}
    for row in connection.execute(query):
        members.setdefault(row.table_id, {})[row.person_id] = (row.position, row.is_waiting)
    return members


def _members(row: TableRow) -> _Members:
    return {
        person: (position, person in row.waiting_for) for position, person in enumerate(row.people)
    }


def _values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in _CHANGING}
    return {**values, "id": row.table_id, "created_at": row.created_at}


def _table_row(row: RowMapping, members: _Members) -> TableRow:
    placed = {person: place for person, (place, _) in members.items() if place is not None}
    people = tuple(sorted(placed, key=lambda person: placed[person]))
    return TableRow(
        table_id=row["id"],
        created_at=row["created_at"],
        people=people,
        waiting_for=tuple(person for person in people if members[person][1]),
        **{name: row[name] for name in _CHANGING},
    )
