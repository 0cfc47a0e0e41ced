"""Frequent queries use an index, however much is stored."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from ninetyeight.store import Store, open_store
from store.rows import NOW, entry, row

pytestmark = pytest.mark.asyncio

QUESTIONS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "log.read": lambda store: store.log.read("t", after=3),
    "log.append": lambda store: store.log.append("t", [entry(1, "key")], row()),
    "mutes.of_tables": lambda store: store.mutes.of_tables(["t"]),
    "leases.other_holders": lambda store: store.leases.other_holders("host"),
    "tables.lobby": lambda store: store.tables.lobby(before="1000-t"),
    "tables.page": lambda store: store.tables.page(),
    "tables.of_person": lambda store: store.tables.of_person("anna"),
    "tables.count_open": lambda store: store.tables.count_open("anna"),
    "tables.due": lambda store: store.tables.due(NOW),
    "leases.expired": lambda store: store.leases.expired(),
    "leases.held_by": lambda store: store.leases.held_by("host"),
    "tokens.authenticate": lambda store: store.tokens.authenticate("hash", NOW),
    "tokens.valid": lambda store: store.tokens.valid(["a", "b"], NOW),
    "people.awaiting_deletion": lambda store: store.people.awaiting_deletion(),
    "tables.ever_joined_by": lambda store: store.tables.ever_joined_by("anna"),
    "tokens.of_person": lambda store: store.tokens.of_person("anna"),
    "deals.seen_by": lambda store: store.deals.seen_by("deal", ["anna", "ben"]),
    "deals.solution": lambda store: store.deals.solution("deal", "start"),
    "games.find_shared": lambda store: store.games.find_shared("key"),
    "games.of_person": lambda store: store.games.of_person("anna"),
    "games.of_table": lambda store: store.games.of_table("t"),
    "games.statistics": lambda store: store.games.statistics("anna"),
    "games.results": lambda store: store.games.results("anna", "original", 2),
    "retention.delete_tables": lambda store: store.retention.delete_tables(NOW),
}


def explained(sql: str, values: Any, connection: Connection) -> list[str]:
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values)
    return [row.detail for row in plan]


@pytest.mark.parametrize("name", QUESTIONS)
async def test_a_question_is_answered_by_an_index(name: str, tmp_path: Path) -> None:
    asked: list[tuple[str, Any]] = []
    async with await open_store("sqlite://", tmp_path) as store:

        @event.listens_for(store.database.engine, "before_cursor_execute")
        def note(_connection: object, _cursor: object, sql: str, values: Any, *_: object) -> None:
            asked.append((sql, values))

        await QUESTIONS[name](store)
        questions = [(sql, values) for sql, values in asked if sql.startswith("SELECT")]
        assert questions
        for sql, values in questions:
            steps = await store.database.read(partial(explained, sql, values))
            scans = [step for step in steps if step.startswith("SCAN ") and "INDEX" not in step]
            assert all("CONSTANT" in step or "subquery" in step for step in scans), steps
            assert not any(
                "imported_by=?" in step for step in steps if name == "games.statistics"
            ), steps
