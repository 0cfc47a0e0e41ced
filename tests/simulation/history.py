"""Checks what people requested and were told against one log that only grows.

The model is as simple as can be: a table is its log. A request is in the log once, or never; what
was acknowledged is there, what was refused is not; a request made after an answer comes
after it in the log; and whatever anybody was shown is what the log says at that sequence.
"""

import json
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import Engine, select

from ninetyeight.protocol.command import Command
from ninetyeight.store.schema import entries
from ninetyeight.table import (
    Participant,
    Table,
    evolve,
    new_table,
    read_event,
    table_view,
    view_for_person,
)
from ninetyeight.table.event import Event, Opened

ALWAYS_CHANGES = ("lay-card", "end-turn", "take-back", "say-chat", "say-phrase")
"""Requests that lead to an event unless they are refused."""


class Broken(AssertionError):
    """A promise was broken."""


@dataclass(slots=True)
class Request:
    """A request of a person, perhaps sent more than once under one id."""

    person: Participant
    command: Command
    sent_at: float
    answered_at: float | None = None
    answer: dict[str, Any] | None = None

    @property
    def key(self) -> str:
        return f"{self.person.id}:{self.command.id}"


@dataclass(frozen=True, slots=True)
class Seen:
    """A message with a view of the table."""

    person: Participant
    session: int
    message: dict[str, Any]


@dataclass(slots=True)
class History:
    """Everything that happened, in order."""

    requests: dict[str, Request] = field(default_factory=dict)
    seen: list[Seen] = field(default_factory=list)

    def ask(self, person: Participant, command: Command, now: float) -> Request:
        """Note a request."""
        request = Request(person, command, now)
        return self.requests.setdefault(request.key, request)

    def answer(self, request: Request, message: dict[str, Any], now: float) -> None:
        """Note an answer, which must not differ from an earlier one to the same request."""
        if request.answer is None:
            request.answer, request.answered_at = message, now
        elif _gist(request.answer) != _gist(message):
            raise Broken(
                f"{request.command.kind} was answered {_gist(request.answer)}, "
                f"and then {_gist(message)}"
            )

    def saw(self, person: Participant, session: int, message: dict[str, Any]) -> None:
        """Note a message with a view."""
        self.seen.append(Seen(person, session, message))


def _gist(message: dict[str, Any]) -> tuple[str, str | None]:
    return message["kind"], message.get("code")


@dataclass(frozen=True)
class LoggedTable:
    """A table by its log, after each entry."""

    events: tuple[Event, ...]
    tables: tuple[Table, ...]
    at: tuple[datetime, ...]
    commands: dict[str, int]
    """The sequence of the entry that each request led to."""

    def after(self, sequence: int) -> Table:
        if not 1 <= sequence <= len(self.tables):
            raise Broken(f"sequence {sequence} was shown, and the log has {len(self.tables)}")
        return self.tables[sequence - 1]


def read_log(engine: Engine, table_id: str) -> LoggedTable:
    """Read a log from the database, and replay it."""
    query = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.sequence)
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    if [row.sequence for row in rows] != list(range(1, len(rows) + 1)):
        raise Broken("the log has a gap")
    table: Table | None = None
    events, tables, commands = list[Event](), list[Table](), dict[str, int]()
    for row in rows:
        event = read_event(row.body)
        if table is None:
            assert isinstance(event, Opened)
            table = new_table(table_id, event, row.at)
        else:
            table = evolve(table, event, row.at)
        events.append(event)
        tables.append(table)
        if row.command is not None:
            if row.command in commands:
                raise Broken(f"{row.command} was done twice")
            commands[row.command] = row.sequence
    return LoggedTable(tuple(events), tuple(tables), tuple(row.at for row in rows), commands)


def check(history: History, log: LoggedTable) -> None:
    """Compare a history with the log; `Broken` says what disagrees."""
    for request in history.requests.values():
        _check_request(request, log)
    _check_order(list(history.requests.values()), log)
    _check_seen(history, log)


def _check_request(request: Request, log: LoggedTable) -> None:
    answer, sequence = request.answer, log.commands.get(request.key)
    if answer is None:
        return
    if answer["kind"] == "refusal" and sequence is not None:
        raise Broken(f"{request.command.kind} was refused ({answer['code']}), and is in the log")
    if answer["kind"] == "update":
        if sequence is None and request.command.kind in ALWAYS_CHANGES:
            raise Broken(f"{request.command.kind} was acknowledged, and is not in the log")
        if sequence is not None and sequence > answer["sequence"]:
            raise Broken(f"{request.command.kind} was acknowledged before it was in the log")


def _check_order(requests: list[Request], log: LoggedTable) -> None:
    """A request made after an answer must come later in the log."""
    done = [request for request in requests if request.key in log.commands]
    by_sending = sorted(done, key=lambda request: request.sent_at)
    by_answer = sorted(
        (request for request in done if request.answered_at is not None),
        key=lambda request: request.answered_at or 0.0,
    )
    last, known = 0, 0
    for request in by_sending:
        while known < len(by_answer) and (by_answer[known].answered_at or 0.0) < request.sent_at:
            last = max(last, log.commands[by_answer[known].key])
            known += 1
        if log.commands[request.key] <= last:
            raise Broken(f"{request.command.kind} stands in the log before what came before it")


def _check_seen(history: History, log: LoggedTable) -> None:
    @cache
    def table_shown(sequence: int) -> dict[str, Any]:
        shown: dict[str, Any] = json.loads(table_view(log.after(sequence)).model_dump_json())
        return shown

    @cache
    def you_shown(sequence: int, person_id: str) -> dict[str, Any]:
        you = view_for_person(log.after(sequence), person_id, None)
        shown: dict[str, Any] = json.loads(you.model_dump_json())
        return shown

    reached: dict[int, int] = {}
    for seen in history.seen:
        sequence = seen.message["sequence"]
        if sequence < reached.get(seen.session, 0):
            raise Broken(f"a client was at {reached[seen.session]}, and was then shown {sequence}")
        reached[seen.session] = sequence
        if seen.message["table"] != table_shown(sequence):
            raise Broken(f"a table was shown at {sequence} as the log does not have it")
        if seen.message["you"] != you_shown(sequence, seen.person.id):
            raise Broken(f"{seen.person.name} was shown something else than the log has")


def check_clocks(log: LoggedTable, committed: dict[int, datetime], most: timedelta) -> None:
    """Entries must carry the database's time, whatever clocks processes have."""
    for place, at in enumerate(log.at):
        true = committed[place + 1]
        if abs(true - at) > most:
            raise Broken(f"entry {place + 1} is dated {at}, and was written at {true}")
