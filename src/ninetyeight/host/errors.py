"""What a host cannot do: no such table, a store that is away, a session that is over."""

import logging
import traceback

from ninetyeight.protocol.message import CloseCode
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.table import Table

log = logging.getLogger("ninetyeight.host")

TOO_SLOW = CloseCode.TOO_SLOW
"""A client that does not read what it is sent."""
TABLE_GONE = CloseCode.NO_SUCH_TABLE
STOPPING = CloseCode.RESTART
"""The process stops; another one serves the table."""


class NoSuchTable(GameError):
    """There is no table with this id."""

    close_code = CloseCode.NO_SUCH_TABLE

    def __init__(self, table_id: str) -> None:
        super().__init__("no-such-table", f"There is no table {shown(table_id)}.")
        self.table_id = table_id

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id,)


class TableUnreadable(GameError):
    """The log of a table holds what this version does not understand, or damage.

    Nothing of it is lost, and no other table is concerned. It says where, never what.
    """

    close_code = CloseCode.TABLE_UNREADABLE

    def __init__(
        self,
        table_id: str,
        sequence: int | None,
        kind: str | None,
        cause: str,
        retry_after: int = 1,
    ) -> None:
        where = "" if sequence is None else f" from entry {sequence} on"
        super().__init__(
            "table-unreadable",
            f"This table cannot be read{where}: it needs a newer version of the server, or repair. "
            "Nothing of it is lost.",
        )
        self.table_id = table_id
        self.sequence = sequence
        """The first entry that cannot be read, where it is known."""
        self.kind = kind
        """The kind of that entry, where it has one."""
        self.cause = cause
        """The type of the error."""
        self.retry_after = retry_after
        """After how many seconds it is tried again."""

    def __reduce__(self) -> tuple[object, ...]:
        given = self.table_id, self.sequence, self.kind, self.cause, self.retry_after
        return type(self), given


class NotForWatchers(GameError):
    """Somebody without a seat may not look on here (9.2)."""

    close_code = CloseCode.NO_WATCHERS

    def __init__(
        self, code: str = "no-watchers", message: str = "You cannot look on at this table."
    ) -> None:
        super().__init__(code, message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


class WasRemoved(NotForWatchers):
    """The others have removed this person from the table."""

    close_code = CloseCode.WAS_REMOVED

    def __init__(self) -> None:
        super().__init__("was-removed", "You were removed from this table.")


def not_to_be_seen(table: Table, person_id: str) -> NotForWatchers:
    """Say why a person may not see a table."""
    return WasRemoved() if person_id in table.removed else NotForWatchers()


class StoreAway(GameError):
    """The store failed; nothing was done, or it will be found in the log."""

    def __init__(self) -> None:
        super().__init__("store", "The game could not be saved just now. Try again.")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


def signed_out() -> "SessionEnded":
    """Say that whoever is connected is signed in no longer."""
    return SessionEnded(CloseCode.NOT_SIGNED_IN, "You are not signed in any more.")


class SessionEnded(Exception):
    """The server ends a session; the code is one for the close of a WebSocket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


def log_failure(where: str, error: BaseException) -> None:
    """Log an error by its type and its place alone: a message could name a hidden card."""
    places = traceback.extract_tb(error.__traceback__)[-3:]
    way = " < ".join(f"{place.name}:{place.lineno}" for place in reversed(places))
    log.error("%s: %s at %s", where, type(error).__name__, way)
