"""Live tables on a store, for any number of processes.

`Host` opens tables, carries out commands and connects people: `join` returns a `Session`. Each
table in memory is a `LiveTable`, on which one operation runs at a time: decide, append to the log,
publish. Bots think in separate processes (`BotWorkers`). By a lease, exactly one process runs a
table's bots and clocks. `RedisBus` carries messages between processes; `LocalBus` serves a single
one. No log line and no error message ever names a hidden card.
"""

from ninetyeight.host.bot_workers import BotWorkers
from ninetyeight.host.bus import Bus, LocalBus
from ninetyeight.host.chance import os_chance
from ninetyeight.host.clock import StoreClock
from ninetyeight.host.errors import (
    NoSuchTable,
    NotForWatchers,
    SessionEnded,
    StoreUnavailable,
    TableUnreadable,
    watching_refused,
)
from ninetyeight.host.host import PACE, Host
from ninetyeight.host.redis_bus import RedisBus
from ninetyeight.host.session import Session
from ninetyeight.host.supervision import Supervisor
from ninetyeight.store.instant import utc_now

__all__ = [
    "PACE",
    "BotWorkers",
    "Bus",
    "Host",
    "LocalBus",
    "NoSuchTable",
    "NotForWatchers",
    "RedisBus",
    "Session",
    "SessionEnded",
    "StoreClock",
    "StoreUnavailable",
    "Supervisor",
    "TableUnreadable",
    "os_chance",
    "utc_now",
    "watching_refused",
]
