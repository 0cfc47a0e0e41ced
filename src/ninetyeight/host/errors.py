"""What a host cannot do: no such table, a store that is away, a session that is over."""

import logging
import traceback

from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.table.message import CloseCode

log = logging.getLogger("ninetyeight.host")

TOO_SLOW = CloseCode.TOO_SLOW
"""A client that does not read what it is sent."""
TABLE_GONE = CloseCode.NO_SUCH_TABLE
NO_WATCHERS = CloseCode.NO_WATCHERS
STOPPING = CloseCode.RESTART
"""The process stops; another one serves the table."""


class NoSuchTable(GameError):
    """There is no table with this id."""

    def __init__(self, table_id: str) -> None:
        super().__init__("no-such-table", f"There is no table {shown(table_id)}.")
        self.table_id = table_id

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id,)


class NotForWatchers(GameError):
    """Somebody without a seat may not look on here (9.2), or was removed."""

    def __init__(self) -> None:
        super().__init__("no-watchers", "You cannot look on at this table.")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


class StoreAway(GameError):
    """The store failed; nothing was done, or it will be found in the log."""

    def __init__(self) -> None:
        super().__init__("store", "The game could not be saved just now. Try again.")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


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
