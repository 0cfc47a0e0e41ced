"""The log of tables: append-only, except that people can be erased from it."""

from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from ninetyeight.store.append import Append, LogEntry, append_all
from ninetyeight.store.database import mark_for_scrubbing
from ninetyeight.store.deals import Sighting
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import answers, entries, memberships, mutes, snapshots, tables
from ninetyeight.store.sql import is_among
from ninetyeight.store.stored_game import StoredGame, TalkUpdate
from ninetyeight.store.table_row import TableRow
from ninetyeight.store.writer import Writer

Rewriter = Callable[[str], str]
"""Called with the bodies of one table's entries in order; returns each without a person."""


class Log:
    """The logs of all tables; an entry's key is its table and sequence number."""

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
        talk_updates: Iterable[TalkUpdate] = (),
        sightings: Iterable[Sighting] = (),
    ) -> None:
        """Append entries, together with the table's new row and the games they finish or change.

        An attempt of which somebody saw the cards elsewhere becomes a repeat.

        Returns when everything is durable. Nothing is written if it raises: `TokenRevoked` if the
        token that authorized it is no longer valid, `SequenceTaken` if the entries are not the
        next ones, `CommandTaken` if a command is already in the log, `CommandAnswered` if one was
        answered before without an entry.
        """
        append = Append(
            table_id,
            tuple(entries),
            row,
            tuple(games),
            token_id,
            tuple(talk_updates),
            tuple(sightings),
        )
        await self._writer.write(append_all, append)

    async def read(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Read a table's entries after a sequence number; none if there is no such table."""
        return await self._reader.read(lambda connection: read_entries(connection, table_id, after))

    async def sequences(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Look up the last sequence number of each table that exists."""
        return dict(await self._reader.read_chunks(_last_sequences, table_ids))

    async def erase_person(
        self,
        table_id: str,
        person_id: str,
        make_rewriter: Callable[[], Rewriter],
        entry: LogEntry,
    ) -> int | None:
        """Erase a person from a table's log; return its new length, or None if it does not exist.

        Mutes by and of the person are deleted, and so are the keys of their commands, which nobody
        can repeat any more.

        This is the one exception to the append-only log. It also appends `entry`, so that every
        process with the table in memory is behind and must read the log before it can write. The
        snapshot is deleted, and an older one cannot be saved again.
        """

        def job(connection: Connection) -> int | None:
            locked = select(tables.c.sequence).where(tables.c.id == table_id).with_for_update()
            last: int | None = connection.scalar(locked)
            if last is None:
                return None
            _rewrite(connection, table_id, make_rewriter())
            mark_for_scrubbing(connection)
            _delete_traces(connection, table_id, person_id)
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


def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[LogEntry]:
    query = (
        select(entries.c.sequence, entries.c.at, entries.c.body, entries.c.command)
        .where(entries.c.table_id == table_id, entries.c.sequence > after)
        .order_by(entries.c.sequence)
    )
    return [LogEntry(*row) for row in connection.execute(query)]


def _last_sequences(table_ids: Sequence[str], connection: Connection) -> list[tuple[str, int]]:
    are_asked = is_among(connection.dialect.name, tables.c.id, table_ids)
    query = select(tables.c.id, tables.c.sequence).where(are_asked)
    return [(row.id, row.sequence) for row in connection.execute(query)]


def _rewrite(connection: Connection, table_id: str, rewriter: Rewriter) -> None:
    query = (
        select(entries.c.sequence, entries.c.body)
        .where(entries.c.table_id == table_id)
        .order_by(entries.c.sequence)
    )
    rows = connection.execute(query).all()
    rewritten = [(row.sequence, row.body, rewriter(row.body)) for row in rows]
    changes = [
        {"at_table": table_id, "number": number, "new": text}
        for number, old, text in rewritten
        if text != old
    ]
    if changes:
        connection.execute(_REWRITE, changes)


_REWRITE = (
    update(entries)
    .where(entries.c.table_id == bindparam("at_table"), entries.c.sequence == bindparam("number"))
    .values(body=bindparam("new"))
)


def _delete_traces(connection: Connection, table_id: str, person_id: str) -> None:
    """Delete what a table keeps about a person, apart from the bodies of its entries."""
    connection.execute(
        delete(memberships).where(
            memberships.c.table_id == table_id, memberships.c.person_id == person_id
        )
    )
    connection.execute(
        delete(mutes).where(
            mutes.c.table_id == table_id,
            or_(mutes.c.by_id == person_id, mutes.c.person_id == person_id),
        )
    )
    own_commands = entries.c.command.startswith(f"{person_id}:", autoescape=True)
    connection.execute(
        update(entries).where(entries.c.table_id == table_id, own_commands).values(command=None)
    )
    connection.execute(
        delete(answers).where(answers.c.table_id == table_id, answers.c.person_id == person_id)
    )
