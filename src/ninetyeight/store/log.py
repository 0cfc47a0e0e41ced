"""The log: entries that are appended, and never changed but to forget a person's name."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, insert, null, select, union_all, update

from ninetyeight.store.errors import CommandAnswered, CommandTaken, SequenceTaken, StoreError
from ninetyeight.store.finished import Game, insert_games
from ninetyeight.store.part import Part
from ninetyeight.store.schema import answers, entries, memberships, snapshots, tables
from ninetyeight.store.table_row import TableRow, write_rows

Rewrite = Callable[[str], str]
"""Takes the body of an entry and gives it without a person's name; of a table, in their order."""


@dataclass(frozen=True, slots=True)
class Entry:
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
class Batch:
    """What is appended at once."""

    table_id: str
    entries: tuple[Entry, ...]
    row: TableRow
    games: tuple[Game, ...] = ()

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


class Log(Part):
    """Appending to and reading from the logs of tables."""

    async def append(
        self, table_id: str, entries: Iterable[Entry], row: TableRow, games: Iterable[Game] = ()
    ) -> None:
        """Append consecutive entries with the table's row and the games that they finish.

        Returns when all is durable. `SequenceTaken` if they are not the next ones, `CommandTaken`
        if a command is in the log already, `CommandAnswered` if it was answered without leading to
        anything; then nothing is written.
        """
        batch = Batch(table_id, tuple(entries), row, tuple(games))
        await self._writer.write(append_all, batch)

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """Read a table's entries, those after a sequence; none if there is no such table."""
        query = (
            select(entries.c.sequence, entries.c.at, entries.c.body, entries.c.command)
            .where(entries.c.table_id == table_id, entries.c.sequence > after)
            .order_by(entries.c.sequence)
        )
        return await self._read(
            lambda connection: [Entry(*row) for row in connection.execute(query)]
        )

    async def sequences(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Say how far tables are, those that there are."""
        query = select(tables.c.id, tables.c.sequence).where(tables.c.id.in_(list(table_ids)))
        return await self._read(
            lambda connection: {row.id: row.sequence for row in connection.execute(query)}
        )

    async def rewrite_name(self, person_id: str, rewrite: Rewrite) -> int:
        """Change the bodies in which a person may be named; return how many have changed.

        This is the one exception to a log that is only appended to. It goes table by table
        through all that the person ever belonged to, so that others need not wait, and can be
        done again if it was interrupted. Snapshots of these tables are deleted.
        """
        query = select(memberships.c.table_id).where(memberships.c.person_id == person_id)
        table_ids = await self._read(lambda connection: connection.scalars(query).all())
        return sum([await self._rewrite_table(table_id, rewrite) for table_id in table_ids])

    async def _rewrite_table(self, table_id: str, rewrite: Rewrite) -> int:
        def job(connection: Connection) -> int:
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
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
            return len(changes)

        return await self._writer.do(job)


_REWRITE = (
    update(entries)
    .where(entries.c.table_id == bindparam("at_table"), entries.c.sequence == bindparam("number"))
    .values(body=bindparam("new"))
)


def append_all(connection: Connection, batches: Sequence[Batch]) -> list[StoreError | None]:
    """Append the batches that fit, in one transaction; say for each other one why it does not.

    The rows of the tables are locked in the order of their ids, so that two processes never wait
    for each other in a circle. The keys of the database decide where a table is new to both.
    """
    sequences = _sequences(connection, {batch.table_id for batch in batches})
    commands = _commands(connection, batches)
    replies: list[StoreError | None] = []
    fitting: list[Batch] = []
    for batch in batches:
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


def _refusal(batch: Batch, last: int, known: _Known) -> StoreError | None:
    for command in batch.commands:
        if (batch.table_id, command) in known:
            code = known[batch.table_id, command]
            if code is None:
                return CommandTaken(batch.table_id, command)
            return CommandAnswered(batch.table_id, command, code)
    if batch.entries[0].sequence != last + 1:
        return SequenceTaken(batch.table_id)
    return None


def _sequences(connection: Connection, table_ids: set[str]) -> dict[str, int]:
    query = (
        select(tables.c.id, tables.c.sequence)
        .where(tables.c.id.in_(sorted(table_ids)))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return {row.id: row.sequence for row in connection.execute(query)}


def _commands(connection: Connection, batches: Sequence[Batch]) -> _Known:
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


def _write_batches(connection: Connection, batches: Sequence[Batch]) -> None:
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
