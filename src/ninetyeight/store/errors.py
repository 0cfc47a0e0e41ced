"""What the store cannot do: an error with a stable code, and never a secret in its message."""

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
"""What a database can raise; a server that cannot be reached is an `OSError`."""

_DATA_EXCEPTION = "22"
"""The class of PostgreSQL's errors about values, such as text with a zero in it."""


class StoreError(GameError):
    """The store cannot be opened, read or written, or was asked for what it does not hold."""


class SequenceTaken(StoreError):
    """Another writer was first: these entries are not the next ones of their table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(
            "sequence-taken", f"Table {shown(table_id)} has gone on; read it and try again."
        )
        self.table_id = table_id
        """The table whose log goes on differently."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id,)


class CommandTaken(StoreError):
    """A command that is in the log already."""

    def __init__(self, table_id: str, command: str) -> None:
        super().__init__(
            "command-taken",
            f"Command {shown(command)} is in the log of table {shown(table_id)} already.",
        )
        self.table_id = table_id
        """The table that has it."""
        self.command = command
        """The key of the command."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id, self.command)


class CommandAnswered(StoreError):
    """A command that was refused or led to nothing when it first came, and may not be done now."""

    def __init__(self, table_id: str, command: str, answer: str) -> None:
        super().__init__(
            "command-answered",
            f"Command {shown(command)} of table {shown(table_id)} was answered already.",
        )
        self.table_id = table_id
        """The table that was asked."""
        self.command = command
        """The key of the command."""
        self.answer = answer
        """The code of its answer; none where it led to nothing."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id, self.command, self.answer)


class TokenRevoked(StoreError):
    """The token that a command came with is void: nothing is done in its name any more."""

    def __init__(self) -> None:
        super().__init__("not-signed-in", "Who asked is not signed in any more.")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


def is_unwell(error: BaseException) -> bool:
    """Whether an error says that the database is at fault, and not what was asked of it."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OSError | OperationalError | InterfaceError | PoolTimeout)


def failed(error: BaseException) -> StoreError:
    """Say that the database did not do what it was asked; why is the cause, for the log."""
    if isinstance(error, IntegrityError):
        return StoreError("conflict", "What was to be written contradicts what is there.")
    why = getattr(error, "orig", None) or error
    state = getattr(why, "sqlstate", None) or ""
    if isinstance(error, UnicodeError) or state.startswith(_DATA_EXCEPTION):
        return StoreError("unstorable", "A text holds characters that the database cannot keep.")
    return StoreError("database", f"The database failed: {type(why).__name__}. Try again later.")
