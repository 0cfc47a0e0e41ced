"""Answers to commands without an entry in a log: refused, without effect, or a mute.

A repeated command gets the same answer, whichever process it reaches and even after a restart. The
log itself holds the commands that led to entries; this holds the others, with the code of the
answer.
"""

from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

from ninetyeight.store.errors import CommandTaken, SequenceTaken, StoreError
from ninetyeight.store.schema import answers, entries, tables
from ninetyeight.store.writer import Writer

NO_EFFECT = ""
"""The code of a command that was not refused: nothing had to change, or it was a mute."""
KEPT_PER_PERSON, KEPT_PER_TABLE = 64, 4096
"""How many of the latest answers are kept."""


@dataclass(frozen=True, slots=True)
class CommandAnswer:
    """The answer to a command that led to no entry."""

    command: str
    """The command's idempotency key, unique in a table."""
    person_id: str
    code: str
    """Why it was refused, or `NO_EFFECT`."""
    at: datetime


class Answers:
    """Records and trims the answers to commands without an entry."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def record(self, table_id: str, answer: CommandAnswer, *, trims: bool = False) -> str:
        """Record an answer unless the command already has one; return the code that stands.

        Raises `CommandTaken` if the command is in the log by now, and `SequenceTaken` if the table
        was deleted. `trims` deletes old answers beyond the limits. The table's row is locked, so
        that a command cannot be both answered here and appended to the log.
        """

        def job(connection: Connection) -> str | StoreError:
            if lock_table(connection, table_id) is None:
                return SequenceTaken(table_id)
            known = find_answer(connection, table_id, answer.command)
            if known is None:
                insert_answer(connection, table_id, answer, trims=trims)
            return answer.code if known is None else known

        code = await self._writer.do(job)
        assert isinstance(code, str), "the writer raises errors"
        return code


def lock_table(connection: Connection, table_id: str) -> int | None:
    """Lock a table's row for this transaction; return its sequence number, None if it is gone."""
    row = select(tables.c.sequence).where(tables.c.id == table_id).with_for_update()
    sequence: int | None = connection.scalar(row)
    return sequence


def find_answer(connection: Connection, table_id: str, command: str) -> str | CommandTaken | None:
    """Find the first answer to a command; the table's row must be locked."""
    logged = select(entries.c.sequence).where(
        entries.c.table_id == table_id, entries.c.command == command
    )
    if connection.scalar(logged) is not None:
        return CommandTaken(table_id, command)
    code: str | None = connection.scalar(
        select(answers.c.code).where(answers.c.table_id == table_id, answers.c.command == command)
    )
    return code


def insert_answer(
    connection: Connection, table_id: str, answer: CommandAnswer, *, trims: bool
) -> None:
    connection.execute(insert(answers).values(table_id=table_id, **asdict(answer)))
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
