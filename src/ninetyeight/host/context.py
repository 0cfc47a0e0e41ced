"""What the live tables of a host share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.host.bot_workers import BotWorkers
from ninetyeight.host.bus import Bus
from ninetyeight.host.errors import TableUnreadable
from ninetyeight.host.supervision import Supervisor
from ninetyeight.store import Store
from ninetyeight.table import Chance, Table


@dataclass(frozen=True, slots=True)
class HostContext:
    """The host's parts that a live table uses."""

    process: str
    """The name of this process among all that serve the same tables."""
    store: Store
    bots: BotWorkers
    bus: Bus
    clock: Callable[[], datetime]
    chance: Chance
    on_change: Callable[[Table], None]
    """Called after a table was loaded or changed."""
    on_unreadable: Callable[[TableUnreadable], None]
    """Called when the log of a table turns out to be unreadable."""
    hears_all_processes: Callable[[], bool] = lambda: True
    """Whether this process currently learns who is connected to all others."""
    supervisor: Supervisor = field(default_factory=Supervisor)
    """Runs background work."""
