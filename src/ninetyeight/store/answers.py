"""Answers to commands that left no entry in a log: refused, of no effect, or a mute.

A repeat is answered like the command itself, by whichever process it reaches and after every
restart. What led to entries is known by the log, so this holds the rest: who asked, and the code.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

from ninetyeight.store.errors import CommandTaken, SequenceTaken, StoreError
from ninetyeight.store.schema import answers, entries, tables
from ninetyeight.store.writer import Writer

NO_EFFECT = ""
"""The code of a command that was not refused: it was so already, or it was a mute."""
KEPT_PER_PERSON, KEPT_PER_TABLE = 64, 4096
"""How many of the latest answers are kept of one person at a table, and of all together."""


@dataclass(frozen=True, slots=True)
class CommandAnswer:
    """How a command was answered that left no entry."""

    command: str
    """The key of the command, once in a table."""
    person_id: str
    code: str
    """Why it was refused, or `NO_EFFECT`."""
    at: datetime


class Answers:
    """Keeping the answers of tables."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def record(self, table_id: str, answer: CommandAnswer, *, trims: bool = False) -> str:
        """Keep an answer unless there is one; return the code of the one that stands.

        `CommandTaken` if the command is in the log by now, `SequenceTaken` if the table is gone.
        With `trims`, older ones that are too many go. The row of the table is locked, so that of
        this and an append of the same command one comes first.
        """

        def job(connection: Connection) -> str | StoreError:
            if lock_table(connection, table_id) is None:
                return SequenceTaken(table_id)
            known = first_answer(connection, table_id, answer.command)
            if known is None:
                insert_answer(connection, table_id, answer, trims=trims)
            return answer.code if known is None else known

        kept = await self._writer.do(job)
        assert isinstance(kept, str), "the writer raises errors"
        return kept


def lock_table(connection: Connection, table_id: str) -> int | None:
    """Lock the row of a table for this transaction; give its sequence, None without a table."""
    row = select(tables.c.sequence).where(tables.c.id == table_id).with_for_update()
    sequence: int | None = connection.scalar(row)
    return sequence


def first_answer(connection: Connection, table_id: str, command: str) -> str | CommandTaken | None:
    """Find how a command was answered when it first came, at a table that is locked."""
    done = select(entries.c.sequence).where(
        entries.c.table_id == table_id, entries.c.command == command
    )
    if connection.scalar(done) is not None:
        return CommandTaken(table_id, command)
    known: str | None = connection.scalar(
        select(answers.c.code).where(answers.c.table_id == table_id, answers.c.command == command)
    )
    return known


def insert_answer(
    connection: Connection, table_id: str, answer: CommandAnswer, *, trims: bool
) -> None:
    """Keep an answer to a command that has none; with `trims`, older ones may go."""
    connection.execute(
        insert(answers).values(
            table_id=table_id,
            command=answer.command,
            person_id=answer.person_id,
            code=answer.code,
            at=answer.at,
        )
    )
    if trims:
        _trim(connection, table_id, answer.person_id)


def _trim(connection: Connection, table_id: str, person_id: str) -> None:
    """Delete the oldest answers beyond those that are kept."""
    for where, kept in (
        ([answers.c.table_id == table_id, answers.c.person_id == person_id], KEPT_PER_PERSON),
        ([answers.c.table_id == table_id], KEPT_PER_TABLE),
    ):
        newest = select(answers.c.at).where(*where).order_by(answers.c.at.desc())
        oldest_kept = connection.scalar(newest.offset(kept - 1).limit(1))
        if oldest_kept is not None:
            connection.execute(delete(answers).where(*where, answers.c.at < oldest_kept))
