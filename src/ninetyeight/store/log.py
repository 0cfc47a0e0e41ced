"""The log: entries that are appended, and never changed but to erase a person."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from sqlalchemy import Connection, bindparam, delete, insert, null, or_, select, union_all, update

from ninetyeight.store.database import mark_for_scrubbing
from ninetyeight.store.errors import (
    CommandAnswered,
    CommandTaken,
    SequenceTaken,
    StoreError,
    TokenRevoked,
)
from ninetyeight.store.finished import StoredGame, TalkUpdate, insert_games, retell_games
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import (
    answers,
    entries,
    memberships,
    mutes,
    snapshots,
    tables,
    tokens,
)
from ninetyeight.store.sql import is_among
from ninetyeight.store.table_row import TableRow, write_rows
from ninetyeight.store.writer import Writer

CHUNK = 500
"""How many tables are asked for in one query."""

Rewriter = Callable[[str], str]
"""Takes the body of an entry and returns it without a person; of one table, in their order."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened at a table, as JSON text."""

    sequence: int
    """Counts from 1, without gaps."""
    at: datetime
    body: str
    command: str | None = None
    """The key by which a client repeats a command that may have arrived; once in a table."""

    def __post_init__(self) -> None:
        assert self.at.tzinfo is not None, "an instant has a time zone"


@dataclass(frozen=True, slots=True)
class Append:
    """What is appended at once."""

    table_id: str
    entries: tuple[LogEntry, ...]
    row: TableRow
    games: tuple[StoredGame, ...] = ()
    token_id: str | None = None
    """The token in whose name it is; without one, nobody asked from outside."""
    retold: tuple[TalkUpdate, ...] = ()

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
        """The keys of the commands in it."""
        return tuple(entry.command for entry in self.entries if entry.command is not None)


class Log:
    """Appending to and reading from the logs of tables."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def append(
        self,
        table_id: str,
        entries: Iterable[LogEntry],
        row: TableRow,
        games: Iterable[StoredGame] = (),
        token_id: str | None = None,
        retold: Iterable[TalkUpdate] = (),
    ) -> None:
        """Append consecutive entries with the table's row and the games that they finish or retell.

        Returns when all is durable. `TokenRevoked` if the token in whose name it is was made void
        meanwhile, `SequenceTaken` if they are not the next ones, `CommandTaken` if a command is in
        the log already, `CommandAnswered` if it was answered without leading to anything; then
        nothing is written.
        """
        batch = Append(table_id, tuple(entries), row, tuple(games), token_id, tuple(retold))
        await self._writer.write(append_all, batch)

    async def read(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Read a table's entries, those after a sequence; none if there is no such table."""
        return await self._reader.read(lambda connection: read_entries(connection, table_id, after))

    async def sequences(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Say how far tables are, those that there are."""
        asked = sorted(table_ids)
        found: dict[str, int] = {}
        for start in range(0, len(asked), CHUNK):
            found |= await self._reader.read(partial(_sequences_of, asked[start : start + CHUNK]))
        return found

    async def erase_person(
        self, table_id: str, person_id: str, make_rewrite: Callable[[], Rewriter], entry: LogEntry
    ) -> int | None:
        """Take a person out of a table's log; return its new last entry, None without a table.

        Whom they muted, and who muted them, is deleted, and so are the ids that their client gave
        to commands: nobody can repeat those any more.

        This is the one exception to a log that is only appended to, and it appends as well: with
        the `entry`, whatever its sequence, everybody who knows the table from before is behind,
        and must read before they can write. The snapshot goes, and an older one is not kept again.
        """

        def job(connection: Connection) -> int | None:
            locked = select(tables.c.sequence).where(tables.c.id == table_id).with_for_update()
            last: int | None = connection.scalar(locked)
            gone = delete(memberships).where(
                memberships.c.table_id == table_id, memberships.c.person_id == person_id
            )
            if last is None:
                return None
            _rewrite(connection, table_id, make_rewrite())
            mark_for_scrubbing(connection)
            connection.execute(gone)
            connection.execute(
                delete(mutes).where(
                    mutes.c.table_id == table_id,
                    or_(mutes.c.by_id == person_id, mutes.c.person_id == person_id),
                )
            )
            _forget_commands(connection, table_id, person_id)
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
            connection.execute(
                insert(entries).values(
                    table_id=table_id, sequence=last + 1, at=entry.at, body=entry.body
                )
            )
            connection.execute(
                update(tables)
                .where(tables.c.id == table_id)
                .values(sequence=last + 1, erased_at=last + 1)
            )
            return last + 1

        return await self._writer.do(job)


def _forget_commands(connection: Connection, table_id: str, person_id: str) -> None:
    own = entries.c.command.startswith(f"{person_id}:", autoescape=True)
    connection.execute(
        update(entries).where(entries.c.table_id == table_id, own).values(command=None)
    )
    connection.execute(
        delete(answers).where(answers.c.table_id == table_id, answers.c.person_id == person_id)
    )


def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[LogEntry]:
    """Read a table's entries in a transaction that is under way."""
    query = (
        select(entries.c.sequence, entries.c.at, entries.c.body, entries.c.command)
        .where(entries.c.table_id == table_id, entries.c.sequence > after)
        .order_by(entries.c.sequence)
    )
    return [LogEntry(*row) for row in connection.execute(query)]


def _rewrite(connection: Connection, table_id: str, rewrite: Rewriter) -> None:
    """Change the bodies of a table's entries."""
    query = (
        select(entries.c.sequence, entries.c.body)
        .where(entries.c.table_id == table_id)
        .order_by(entries.c.sequence)
    )
    rows = connection.execute(query).all()
    new = [(row.sequence, row.body, rewrite(row.body)) for row in rows]
    changes = [
        {"at_table": table_id, "number": number, "new": text}
        for number, old, text in new
        if text != old
    ]
    if changes:
        connection.execute(_REWRITE, changes)


_REWRITE = (
    update(entries)
    .where(entries.c.table_id == bindparam("at_table"), entries.c.sequence == bindparam("number"))
    .values(body=bindparam("new"))
)


def append_all(connection: Connection, batches: Sequence[Append]) -> list[StoreError | None]:
    """Append the batches that fit, in one transaction; say for each other one why it does not.

    The rows of the tables are locked in the order of their ids, so that two processes never wait
    for each other in a circle. The keys of the database decide where a table is new to both.
    """
    sequences = _sequences(connection, {batch.table_id for batch in batches})
    valid = good_tokens(connection, (batch.token_id for batch in batches))
    commands = _commands(connection, batches)
    replies: list[StoreError | None] = []
    fitting: list[Append] = []
    for batch in batches:
        if batch.token_id is not None and batch.token_id not in valid:
            replies.append(TokenRevoked())
            continue
        reply = _refusal(batch, sequences.get(batch.table_id, 0), commands)
        replies.append(reply)
        if reply is None:
            fitting.append(batch)
            sequences[batch.table_id] = batch.row.sequence
            commands |= {(batch.table_id, command): None for command in batch.commands}
    if fitting:
        _write_batches(connection, fitting)
    return replies


_Known = dict[tuple[str, str], str | None]
"""Commands of tables that came before: None if they are in the log, or the code of the answer."""


def _refusal(batch: Append, last: int, known: _Known) -> StoreError | None:
    for command in batch.commands:
        if (batch.table_id, command) in known:
            code = known[batch.table_id, command]
            if code is None:
                return CommandTaken(batch.table_id, command)
            return CommandAnswered(batch.table_id, command, code)
    if batch.entries[0].sequence != last + 1:
        return SequenceTaken(batch.table_id)
    return None


def _sequences_of(table_ids: Sequence[str], connection: Connection) -> dict[str, int]:
    are_asked = is_among(connection.dialect.name, tables.c.id, table_ids)
    query = select(tables.c.id, tables.c.sequence).where(are_asked)
    return {row.id: row.sequence for row in connection.execute(query)}


def _sequences(connection: Connection, table_ids: set[str]) -> dict[str, int]:
    query = (
        select(tables.c.id, tables.c.sequence)
        .where(tables.c.id.in_(sorted(table_ids)))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return {row.id: row.sequence for row in connection.execute(query)}


def good_tokens(connection: Connection, token_ids: Iterable[str | None]) -> set[str]:
    """Find the tokens that are good, and keep them so until this is written.

    Whoever makes one void waits for what was done in its name, and then finds all of it.
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


def _commands(connection: Connection, batches: Sequence[Append]) -> _Known:
    """Find the commands that came before, in one question for all."""
    asked = sorted({command for batch in batches for command in batch.commands})
    if not asked:
        return {}
    table_ids = sorted({batch.table_id for batch in batches})
    logged = select(entries.c.table_id, entries.c.command, null().label("code")).where(
        entries.c.table_id.in_(table_ids), entries.c.command.in_(asked)
    )
    answered = select(answers.c.table_id, answers.c.command, answers.c.code).where(
        answers.c.table_id.in_(table_ids), answers.c.command.in_(asked)
    )
    found = connection.execute(union_all(answered, logged))
    return {(row.table_id, row.command): row.code for row in found}


def _write_batches(connection: Connection, batches: Sequence[Append]) -> None:
    write_rows(connection, {batch.table_id: batch.row for batch in batches})
    connection.execute(
        insert(entries),
        [
            {
                "table_id": batch.table_id,
                "sequence": entry.sequence,
                "at": entry.at,
                "body": entry.body,
                "command": entry.command,
            }
            for batch in sorted(batches, key=lambda batch: batch.table_id)
            for entry in batch.entries
        ],
    )
    insert_games(connection, [game for batch in batches for game in batch.games])
    retell_games(connection, [each for batch in batches for each in batch.retold])
