"""The store: an append-only log for every table, and everything else the server keeps.

`open_store(url, data_dir)` opens SQLite or PostgreSQL and migrates it. The parts of a `Store`:

- `log`: entries, keyed by table and sequence number; `tables`: their index; `snapshots`: so that
  long logs load fast; `answers`: the answers to commands without an entry; `mutes`: who muted whom
- `people` and their `tokens`; finished `games`, and what is known of their `deals`; `download`: a
  person's own data
- `leases`: which process runs a table; `retention`: deleting old data; `pulse`: the database's time
  and health

Every write is durable when its call returns; writes waiting at the same time are committed
together. The log is authoritative: the index, snapshots and leases could be rebuilt from it, but
not mutes and answers.

Times are arguments and have a time zone; only leases use the database's own time. Errors are
`StoreError`, with a stable code.
"""

from ninetyeight.store.answers import NO_EFFECT, CommandAnswer
from ninetyeight.store.append import LogEntry
from ninetyeight.store.database import AccessMode
from ninetyeight.store.deals import NOT_DEALT_IN, Sighting, StoredSolution
from ninetyeight.store.errors import (
    CommandAnswered,
    CommandTaken,
    SequenceTaken,
    StoreError,
    TokenRevoked,
)
from ninetyeight.store.games import GameResult, GameTotals, Statistics
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
    "NOT_DEALT_IN",
    "NO_EFFECT",
    "OPEN_PHASES",
    "AccessMode",
    "CommandAnswer",
    "CommandAnswered",
    "CommandTaken",
    "GameResult",
    "GameTotals",
    "LogEntry",
    "MuteChange",
    "Page",
    "Person",
    "Rewriter",
    "Scope",
    "SequenceTaken",
    "Sighting",
    "SignedIn",
    "Snapshot",
    "Statistics",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredSeat",
    "StoredSolution",
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
