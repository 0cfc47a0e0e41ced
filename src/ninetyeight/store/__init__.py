"""The log: append-only, key (table, sequence), with what is found beside it.

`open_store(url, data_dir)` opens SQLite or PostgreSQL and brings it up to date. Every write is
durable when its call returns; what waits at the same time is committed together. The log is the
truth. Rows of tables, snapshots and leases stand beside it and can be made again from it; mutes
and answers stand beside it alone.

Instants are arguments and have a time zone; leases alone go by the database's own time.
`StoreError` has a stable code.
"""

from ninetyeight.store.answers import NO_EFFECT, Answer
from ninetyeight.store.database import Use
from ninetyeight.store.errors import (
    CommandAnswered,
    CommandTaken,
    SequenceTaken,
    StoreError,
    TokenRevoked,
)
from ninetyeight.store.finished import Game, GameSeat, Retold
from ninetyeight.store.games import Left, Statistics
from ninetyeight.store.log import Entry, Rewrite
from ninetyeight.store.mutes import Mute, TableMutes
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
    "Answer",
    "CommandAnswered",
    "CommandTaken",
    "Entry",
    "Game",
    "GameSeat",
    "Kept",
    "Left",
    "Mute",
    "Page",
    "Person",
    "Retold",
    "Rewrite",
    "Scope",
    "SequenceTaken",
    "SignedIn",
    "Snapshot",
    "Statistics",
    "Store",
    "StoreError",
    "TableMutes",
    "TableRow",
    "Token",
    "TokenKind",
    "TokenRevoked",
    "Use",
    "hash_token",
    "new_token",
    "open_store",
]
