"""The store: the append-only log of every table, key (table, sequence), and what stands beside it.

`open_store(url, data_dir)` opens SQLite or PostgreSQL and migrates it. A `Store` is made of parts:

- `log`: appends and reads entries; `tables`: the index of tables; `snapshots`: where a reader may
  begin; `answers`: how commands without an entry were answered; `mutes`: who hears whom
- `people` and their `tokens`, `games` that are finished, a person's `download`
- `leases`: which process runs a table; `retention`: deleting what is old; `pulse`: the database's
  time and health

Every write is durable when its call returns; writes that wait at the same time are committed
together. The log is the truth: the index, snapshots and leases could be rebuilt from it, mutes and
answers could not.

Instants are arguments and have a time zone; leases alone go by the database's own time. Errors are
`StoreError`, with a stable code.
"""

from ninetyeight.store.answers import NO_EFFECT, CommandAnswer
from ninetyeight.store.append import LogEntry
from ninetyeight.store.database import AccessMode
from ninetyeight.store.errors import (
    CommandAnswered,
    CommandTaken,
    SequenceTaken,
    StoreError,
    TokenRevoked,
)
from ninetyeight.store.games import GameResult, Statistics
from ninetyeight.store.log import Rewriter
from ninetyeight.store.mutes import MuteChange, TableMutes
from ninetyeight.store.page import Page
from ninetyeight.store.people import Person
from ninetyeight.store.snapshots import Snapshot
from ninetyeight.store.store import Store, open_store
from ninetyeight.store.stored_game import StoredGame, StoredSeat, TalkUpdate
from ninetyeight.store.table_row import OPEN_PHASES, TableRow
from ninetyeight.store.token_kind import Scope, TokenKind
from ninetyeight.store.tokens import SignedIn, Token, hash_token, new_token

__all__ = [
    "NO_EFFECT",
    "OPEN_PHASES",
    "AccessMode",
    "CommandAnswer",
    "CommandAnswered",
    "CommandTaken",
    "GameResult",
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
