"""Appending to the logs of many tables in one transaction."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Connection, insert, null, select, union_all

from ninetyeight.store.deals import Sighting, note_sightings, was_seen_elsewhere
from ninetyeight.store.errors import (
    CommandAnswered,
    CommandTaken,
    SequenceTaken,
    StoreError,
    TokenRevoked,
)
from ninetyeight.store.schema import answers, entries, tables, tokens
from ninetyeight.store.stored_game import StoredGame, TalkUpdate, insert_games, update_talk
from ninetyeight.store.table_row import TableRow, write_rows


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One event at a table, as JSON text."""

    sequence: int
    """Counts from 1, without gaps."""
    at: datetime
    body: str
    command: str | None = None
    """The idempotency key of the command that caused it; unique in a table."""

    def __post_init__(self) -> None:
        assert self.at.tzinfo is not None, "an instant has a time zone"


@dataclass(frozen=True, slots=True)
class Append:
    """Entries of one table, with everything written in the same transaction."""

    table_id: str
    entries: tuple[LogEntry, ...]
    row: TableRow
    games: tuple[StoredGame, ...] = ()
    """The games that the entries finish."""
    token_id: str | None = None
    """The token that authorized it; None for bots and timeouts."""
    talk_updates: tuple[TalkUpdate, ...] = ()
    sightings: tuple[Sighting, ...] = ()
    """Who gets to know a deal by them."""

    def __post_init__(self) -> None:
        first = self.entries[0].sequence
        assert first >= 1, "a log counts from 1"
        numbers = range(first, first + len(self.entries))
        assert [entry.sequence for entry in self.entries] == list(numbers), "entries have a gap"
        assert len(set(self.commands)) == len(self.commands), "a command leads to one entry"
        assert self.row.table_id == self.table_id, "the row is of another table"
        assert self.row.sequence == numbers[-1], "the row is of another moment"

    @property
    def commands(self) -> tuple[str, ...]:
        return tuple(entry.command for entry in self.entries if entry.command is not None)


def append_all(connection: Connection, appends: Sequence[Append]) -> list[StoreError | None]:
    """Write the appends that fit their logs; return for each why it was refused, or None.

    Tables' rows are locked in the order of their ids, so that processes never deadlock. If two
    processes create the same table, the database's primary keys decide.
    """
    sequences = _lock_sequences(connection, {append.table_id for append in appends})
    valid = lock_valid_tokens(connection, (append.token_id for append in appends))
    commands = _known_commands(connection, appends)
    refusals: list[StoreError | None] = []
    fitting: list[Append] = []
    for append in appends:
        if append.token_id is not None and append.token_id not in valid:
            refusals.append(TokenRevoked())
            continue
        refusal = _refusal(append, sequences.get(append.table_id, 0), commands)
        refusals.append(refusal)
        if refusal is None:
            fitting.append(append)
            sequences[append.table_id] = append.row.sequence
            commands |= {(append.table_id, command): None for command in append.commands}
    if fitting:
        _write(connection, fitting)
    return refusals


def lock_valid_tokens(connection: Connection, token_ids: Iterable[str | None]) -> set[str]:
    """Find the valid tokens, and lock them until this transaction ends.

    Revoking one therefore waits for the writes that it authorized.
    """
    asked = {token_id for token_id in token_ids if token_id is not None}
    if not asked:
        return set()
    query = (
        select(tokens.c.id)
        .where(tokens.c.id.in_(sorted(asked)))
        .order_by(tokens.c.id)
        .with_for_update(read=True, key_share=True)
    )
    return set(connection.scalars(query))


_KnownCommands = dict[tuple[str, str], str | None]
"""Commands of tables that are not new: None if in the log, otherwise the code of the answer."""


def _refusal(append: Append, last: int, known: _KnownCommands) -> StoreError | None:
    for command in append.commands:
        if (append.table_id, command) in known:
            code = known[append.table_id, command]
            if code is None:
                return CommandTaken(append.table_id, command)
            return CommandAnswered(append.table_id, command, code)
    if append.entries[0].sequence != last + 1:
        return SequenceTaken(append.table_id)
    return None


def _lock_sequences(connection: Connection, table_ids: set[str]) -> dict[str, int]:
    query = (
        select(tables.c.id, tables.c.sequence)
        .where(tables.c.id.in_(sorted(table_ids)))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return {row.id: row.sequence for row in connection.execute(query)}


def _known_commands(connection: Connection, appends: Sequence[Append]) -> _KnownCommands:
    asked = sorted({command for append in appends for command in append.commands})
    if not asked:
        return {}
    table_ids = sorted({append.table_id for append in appends})
    logged = select(entries.c.table_id, entries.c.command, null().label("code")).where(
        entries.c.table_id.in_(table_ids), entries.c.command.in_(asked)
    )
    answered = select(answers.c.table_id, answers.c.command, answers.c.code).where(
        answers.c.table_id.in_(table_ids), answers.c.command.in_(asked)
    )
    found = connection.execute(union_all(answered, logged))
    return {(row.table_id, row.command): row.code for row in found}


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    write_rows(connection, {append.table_id: append.row for append in appends})
    connection.execute(
        insert(entries),
        [
            {
                "table_id": append.table_id,
                "sequence": entry.sequence,
                "at": entry.at,
                "body": entry.body,
                "command": entry.command,
            }
            for append in sorted(appends, key=lambda append: append.table_id)
            for entry in append.entries
        ],
    )
    finished = [game for append in appends for game in append.games]
    insert_games(connection, [_judged(connection, game) for game in finished])
    note_sightings(connection, [each for append in appends for each in append.sightings])
    update_talk(connection, [change for append in appends for change in append.talk_updates])


def _judged(connection: Connection, game: StoredGame) -> StoredGame:
    """Make an attempt practice if somebody saw its cards elsewhere, even while it was running."""
    is_first_sight = game.is_attempt and not game.is_repeat
    if is_first_sight and was_seen_elsewhere(connection, game):
        return replace(game, is_repeat=True)
    return game
