"""The log: append-only, key (table, sequence), with what is found beside it.

`open_store(url, data_dir)` opens SQLite or PostgreSQL and brings it up to date. Every write is
durable when its call returns; what waits at the same time is committed together. The log is the
truth. Rows of tables, snapshots and leases stand beside it and can be made again from it; mutes
and answers stand beside it alone.

Instants are arguments and have a time zone; leases alone go by the database's own time.
`StoreError` has a stable code.
"""

from ninetyeight.store.answers import NO_EFFECT, CommandAnswer
from ninetyeight.store.database import AccessMode
from ninetyeight.store.errors import (
    CommandAnswered,
    CommandTaken,
    SequenceTaken,
    StoreError,
    TokenRevoked,
)
from ninetyeight.store.finished import StoredGame, StoredSeat, TalkUpdate
from ninetyeight.store.games import GameResult, Statistics
from ninetyeight.store.log import LogEntry, Rewriter
from ninetyeight.store.mutes import MuteChange, TableMutes
from ninetyeight.store.page import Page
from ninetyeight.store.people import Person
from ninetyeight.store.retention import Kept
from ninetyeight.store.snapshots import Snapshot
from ninetyeight.store.store import Store, open_store
from ninetyeight.store.table_row import OPEN_PHASES, TableRow
from ninetyeight.store.tokens import Scope, SignedIn, Token, TokenKind, hash_token, new_token

__all__ = [
    "NO_EFFECT",
    "OPEN_PHASES",
    "AccessMode",
    "CommandAnswer",
    "CommandAnswered",
    "CommandTaken",
    "GameResult",
    "Kept",
    "LogEntry",
    "MuteChange",
    "Page",
    "Person",
    "Rewriter",
    "Scope",
    "SequenceTaken",
    "SignedIn",
    "Snapshot",
    "Statistics",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredSeat",
    "TableMutes",
    "TableRow",
    "TalkUpdate",
    "Token",
    "TokenKind",
    "TokenRevoked",
    "hash_token",
    "new_token",
    "open_store",
]
