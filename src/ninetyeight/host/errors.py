"""The errors of a host: no such table, a store that fails, a session that has ended."""

import logging
import traceback

from ninetyeight.protocol.message import CloseCode
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.table import Table

log = logging.getLogger("ninetyeight.host")

TOO_SLOW = CloseCode.TOO_SLOW
"""The client reads its messages too slowly."""
TABLE_GONE = CloseCode.NO_SUCH_TABLE
STOPPING = CloseCode.RESTART
"""The process is stopping; another one may serve the table."""


class NoSuchTable(GameError):
    """There is no table with this id."""

    close_code = CloseCode.NO_SUCH_TABLE

    def __init__(self, table_id: str) -> None:
        super().__init__("no-such-table", f"There is no table {shown(table_id)}.")
        self.table_id = table_id

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id,)


class TableUnreadable(GameError):
    """The log of a table is damaged, or was written by a newer version.

    Nothing is lost, and no other table is affected. The message says which entry, but never quotes
    it.
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
            "Nothing has been lost.",
        )
        self.table_id = table_id
        self.sequence = sequence
        """The first entry that cannot be read, if known."""
        self.kind = kind
        """The kind of that entry, if it has one."""
        self.cause = cause
        """The type of the error."""
        self.retry_after = retry_after
        """The seconds until it is tried again."""

    def __reduce__(self) -> tuple[object, ...]:
        given = self.table_id, self.sequence, self.kind, self.cause, self.retry_after
        return type(self), given


class NotForWatchers(GameError):
    """People without a seat may not watch this table (9.2)."""

    close_code = CloseCode.NO_WATCHERS

    def __init__(
        self, code: str = "no-watchers", message: str = "You cannot watch this table."
    ) -> None:
        super().__init__(code, message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


class WasRemoved(NotForWatchers):
    """The other players have removed this person."""

    close_code = CloseCode.WAS_REMOVED

    def __init__(self) -> None:
        super().__init__("was-removed", "You were removed from this table.")


def watching_refused(table: Table, person_id: str) -> NotForWatchers:
    """Make the error for a person who may not watch a table."""
    return WasRemoved() if person_id in table.removed else NotForWatchers()


class StoreUnavailable(GameError):
    """The store failed. Only the log shows whether the change was made."""

    def __init__(self) -> None:
        super().__init__("store", "The game could not be saved just now. Try again.")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


def signed_out() -> "SessionEnded":
    """Make the reason for ending a session whose token was revoked."""
    return SessionEnded(CloseCode.NOT_SIGNED_IN, "You are no longer signed in.")


class SessionEnded(Exception):
    """A session has ended; the code is the close code of its WebSocket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


def log_failure(where: str, error: BaseException) -> None:
    """Log only the type and place of an error: its message could name a hidden card."""
    places = traceback.extract_tb(error.__traceback__)[-3:]
    way = " < ".join(f"{place.name}:{place.lineno}" for place in reversed(places))
    log.error("%s: %s at %s", where, type(error).__name__, way)
