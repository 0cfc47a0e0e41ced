"""Mutes: who has muted whom at a table.

They are kept outside the log. Everybody at a table sees its sequence number, so an entry would
reveal to people that they were muted.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from ninetyeight.store.answers import CommandAnswer, find_answer, insert_answer, lock_table
from ninetyeight.store.append import lock_valid_tokens
from ninetyeight.store.errors import SequenceTaken, StoreError, TokenRevoked
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import mutes
from ninetyeight.store.sql import is_among
from ninetyeight.store.writer import Writer

TableMutes = dict[str, frozenset[str]]
"""The ids of the people that each person at a table has muted."""


@dataclass(frozen=True, slots=True)
class MuteChange:
    """One person mutes or unmutes another."""

    by_id: str
    person_id: str
    is_muted: bool
    sequence: int
    """The table's sequence number when this was decided."""


class Mutes:
    """Who has muted whom at each table."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def set(
        self,
        table_id: str,
        change: MuteChange,
        answer: CommandAnswer,
        token_id: str | None = None,
        *,
        trims: bool = False,
    ) -> tuple[str, TableMutes]:
        """Change a mute and record the answer to its command, unless it was already answered.

        Returns the code of the answer that stands, and the table's mutes. Nothing is written if it
        raises: `TokenRevoked` if the token is no longer valid, `CommandTaken` if the command is in
        the log, `SequenceTaken` if the table has changed or was deleted. `trims` deletes old
        answers beyond the limits.
        """

        def job(connection: Connection) -> tuple[str, TableMutes] | StoreError:
            sequence = lock_table(connection, table_id)
            if token_id is not None and not lock_valid_tokens(connection, [token_id]):
                return TokenRevoked()
            known = find_answer(connection, table_id, answer.command)
            if isinstance(known, StoreError):
                return known
            if known is None:
                if sequence != change.sequence:
                    return SequenceTaken(table_id)
                insert_answer(connection, table_id, answer, trims=trims)
                _write(connection, table_id, change)
            code = answer.code if known is None else known
            return code, _by_table(_rows([table_id], connection)).get(table_id, {})

        done = await self._writer.do(job)
        assert isinstance(done, tuple), "the writer raises errors"
        return done

    async def of_tables(self, table_ids: Iterable[str]) -> dict[str, TableMutes]:
        """Look up the mutes of each table that has any."""
        return _by_table(await self._reader.read_chunks(_rows, table_ids))


def muted_by(connection: Connection, table_id: str, person_id: str) -> list[str]:
    """List the people that a person has muted at a table."""
    query = (
        select(mutes.c.person_id)
        .where(mutes.c.table_id == table_id, mutes.c.by_id == person_id)
        .order_by(mutes.c.person_id)
    )
    return list(connection.scalars(query))


_Row = tuple[str, str, str]


def _rows(table_ids: Sequence[str], connection: Connection) -> list[_Row]:
    are_asked = is_among(connection.dialect.name, mutes.c.table_id, table_ids)
    query = select(mutes.c.table_id, mutes.c.by_id, mutes.c.person_id).where(are_asked)
    return [(table_id, by_id, muted) for table_id, by_id, muted in connection.execute(query)]


def _by_table(rows: Iterable[_Row]) -> dict[str, TableMutes]:
    found: dict[str, TableMutes] = {}
    for table_id, by_id, muted in rows:
        table = found.setdefault(table_id, {})
        table[by_id] = table.get(by_id, frozenset()) | {muted}
    return found


def _write(connection: Connection, table_id: str, change: MuteChange) -> None:
    row = {"table_id": table_id, "by_id": change.by_id, "person_id": change.person_id}
    connection.execute(delete(mutes).filter_by(**row))
    if change.is_muted:
        connection.execute(insert(mutes).values(row))
