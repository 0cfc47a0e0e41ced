"""Errors of the store. Each has a stable code, and no message contains a secret."""

from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

DATABASE_ERRORS = (SQLAlchemyError, OSError, UnicodeError)
"""What a database can raise; an unreachable server raises `OSError`."""

_DATA_EXCEPTION = "22"
"""The class of PostgreSQL's errors about values, such as text with a null character."""


class StoreError(GameError):
    """The store cannot be opened, read or written, or does not have what was asked for."""


class SequenceTaken(StoreError):
    """Another process was first: these entries are not the next ones of their table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(
            "sequence-taken", f"Table {shown(table_id)} has changed; read it and try again."
        )
        self.table_id = table_id

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id,)


class CommandTaken(StoreError):
    """A command that is already in the log."""

    def __init__(self, table_id: str, command: str) -> None:
        super().__init__(
            "command-taken",
            f"Command {shown(command)} is already in the log of table {shown(table_id)}.",
        )
        self.table_id = table_id
        self.command = command

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id, self.command)


class CommandAnswered(StoreError):
    """A command that was refused or had no effect the first time, and must not take effect now."""

    def __init__(self, table_id: str, command: str, answer: str) -> None:
        super().__init__(
            "command-answered",
            f"Command {shown(command)} of table {shown(table_id)} was already answered.",
        )
        self.table_id = table_id
        self.command = command
        self.answer = answer
        """The code of its answer, or `NO_EFFECT`."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id, self.command, self.answer)


class TokenRevoked(StoreError):
    """The token that authorized a command is no longer valid."""

    def __init__(self) -> None:
        super().__init__("not-signed-in", "You are no longer signed in.")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


def is_outage(error: BaseException) -> bool:
    """Whether the database is failing, rather than the statement being at fault."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OSError | OperationalError | InterfaceError | PoolTimeout)


def store_error(error: BaseException) -> StoreError:
    """Translate an error of the database; the caller chains the original, for the log."""
    if isinstance(error, IntegrityError):
        return StoreError("conflict", "The write conflicts with what is stored.")
    why = getattr(error, "orig", None) or error
    state = getattr(why, "sqlstate", None) or ""
    if isinstance(error, UnicodeError) or state.startswith(_DATA_EXCEPTION):
        return StoreError(
            "unstorable", "A text contains characters that the database cannot store."
        )
    return StoreError("database", f"The database failed: {type(why).__name__}. Try again later.")
