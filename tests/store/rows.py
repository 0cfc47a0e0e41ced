"""Small values for the tests of the store."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from ninetyeight.protocol.view import Phase
from ninetyeight.store import LogEntry, Store, StoredGame, StoredSeat, TableRow

NOW = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


def later(seconds: float) -> datetime:
    return NOW + timedelta(seconds=seconds)


def entry(sequence: int, command: str | None = None, body: str | None = None) -> LogEntry:
    return LogEntry(sequence, later(sequence), body or f'{{"n": {sequence}}}', command)


def row(table_id: str = "t", sequence: int = 1, **others: Any) -> TableRow:
    plain = TableRow(
        table_id=table_id,
        created_at=NOW,
        updated_at=later(sequence),
        sequence=sequence,
        phase=Phase.LOBBY,
        is_public=True,
        edition="original",
        players=2,
        open_seats=1,
        name="A table",
    )
    return replace(plain, **others)


async def put(store: Store, table_id: str = "t", sequence: int = 1, **others: Any) -> None:
    """Append one entry."""
    await store.log.append(table_id, [entry(sequence)], row(table_id, sequence, **others))


def game(game_id: str, *people: str | None, **others: Any) -> StoredGame:
    names = [person or "bot:planner" for person in people]
    plain = StoredGame(
        id=game_id,
        table_id=None,
        number=1,
        edition="original",
        players=max(1, len(people)),
        is_won=False,
        code="no-play",
        left=10,
        turns=30,
        finished_at=NOW,
        record=json.dumps({"seats": names, "deck": [2, 3]}),
        deal_id=game_id,
        seats=tuple(
            StoredSeat(seat, names[seat], person, None if person else "planner")
            for seat, person in enumerate(people)
        ),
    )
    return replace(plain, **others)
