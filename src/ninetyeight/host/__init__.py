"""The host: runs tables on a store, for any number of processes.

`Host` opens tables, does what people ask and connects them: `join` gives a `Session`. Each table
in memory has one mailbox, in which everything happens one after the other: decide, append to the
log, publish. Bots think in processes of their own (`BotWorkers`), and exactly one process runs a
table's bots and clocks, by a lease. `RedisBus` carries news between processes, `LocalBus` is for
one alone. No hidden card stands in any log line or message of an error.
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
