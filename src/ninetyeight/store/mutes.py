"""Mutes: who does not want to hear whom at a table.

They stand beside the log. Its sequence goes to everybody at the table, so an entry would tell the
one who is muted.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, delete, insert, select

from ninetyeight.store.answers import CommandAnswer, first_answer, insert_answer, lock_table
from ninetyeight.store.errors import SequenceTaken, StoreError, TokenRevoked
from ninetyeight.store.log import CHUNK, good_tokens
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import mutes
from ninetyeight.store.sql import is_among
from ninetyeight.store.writer import Writer

TableMutes = dict[str, frozenset[str]]
"""The ids of the people whom somebody at a table has muted, by the id of that somebody."""


@dataclass(frozen=True, slots=True)
class MuteChange:
    """A person is to hear another no longer, or again."""

    by_id: str
    person_id: str
    is_muted: bool
    sequence: int
    """Where the table's log stood when this was decided."""


class Mutes:
    """Keeping the mutes of tables."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def set(
        self,
        table_id: str,
        mute: MuteChange,
        answer: CommandAnswer,
        token_id: str | None = None,
        *,
        trims: bool = False,
    ) -> tuple[str, TableMutes]:
        """Write a mute with the answer to its command, unless that was answered before.

        Returns the code of the answer that stands, and the mutes of the table after it. Nothing is
        written and `TokenRevoked` raised if the token is void, `CommandTaken` if the command is in
        the log, `SequenceTaken` if the table has gone on or is gone. With `trims`, older answers
        that are too many go.
        """

        def job(connection: Connection) -> tuple[str, TableMutes] | StoreError:
            sequence = lock_table(connection, table_id)
            if token_id is not None and not good_tokens(connection, [token_id]):
                return TokenRevoked()
            known = first_answer(connection, table_id, answer.command)
            if isinstance(known, StoreError):
                return known
            if known is None:
                if sequence != mute.sequence:
                    return SequenceTaken(table_id)
                insert_answer(connection, table_id, answer, trims=trims)
                _write(connection, table_id, mute)
            code = answer.code if known is None else known
            return code, _mutes_of([table_id], connection).get(table_id, {})

        done = await self._writer.do(job)
        assert isinstance(done, tuple), "the writer raises errors"
        return done

    async def of_tables(self, table_ids: Iterable[str]) -> dict[str, TableMutes]:
        """Find the mutes of tables, those that have any."""
        asked = sorted(table_ids)
        found: dict[str, TableMutes] = {}
        for start in range(0, len(asked), CHUNK):
            found |= await self._reader.read(partial(_mutes_of, asked[start : start + CHUNK]))
        return found


def muted_by(connection: Connection, table_id: str, person_id: str) -> list[str]:
    """List whom a person has muted at a table, in a transaction that is under way."""
    query = (
        select(mutes.c.person_id)
        .where(mutes.c.table_id == table_id, mutes.c.by_id == person_id)
        .order_by(mutes.c.person_id)
    )
    return list(connection.scalars(query))


def _mutes_of(table_ids: Sequence[str], connection: Connection) -> dict[str, TableMutes]:
    are_asked = is_among(connection.dialect.name, mutes.c.table_id, table_ids)
    found: dict[str, TableMutes] = {}
    for row in connection.execute(select(mutes).where(are_asked)):
        table = found.setdefault(row.table_id, {})
        table[row.by_id] = table.get(row.by_id, frozenset()) | {row.person_id}
    return found


def _write(connection: Connection, table_id: str, mute: MuteChange) -> None:
    row = {"table_id": table_id, "by_id": mute.by_id, "person_id": mute.person_id}
    connection.execute(delete(mutes).filter_by(**row))
    if mute.is_muted:
        connection.execute(insert(mutes).values(row))
