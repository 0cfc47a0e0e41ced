"""The table: seats, starter, talk and its limits, clocks, undo, and the messages of a client.

No sockets, no database, no async here: time and chance come in as arguments. `decide(table, actor,
command, circumstances)` gives the events that a request leads to or raises a refusal; `evolve`
says what an event makes of a table; `table_view` and `view_for_person` are what is shown of it,
and `seen_events` what a person sees of an event. A bot's seat is a name: `wants` says what is
asked of it, and its answer arrives from outside like a person's.
"""

from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase, TableView, You
from ninetyeight.table.actor import Actor, BotActor, Chance, Circumstances
from ninetyeight.table.commitment import Deal, commitment
from ninetyeight.table.decide import decide, shut
from ninetyeight.table.event import Event, read_event, write_event
from ninetyeight.table.evolve import evolve, opened
from ninetyeight.table.game import Game
from ninetyeight.table.log import Logged, after_all, table_from
from ninetyeight.table.refusal import NumberNamed, TableRefused
from ninetyeight.table.seat import Person, Seat
from ninetyeight.table.seating import let_go, open_table
from ninetyeight.table.seen import seen_events
from ninetyeight.table.table import Table
from ninetyeight.table.timing import due_at, pass_time
from ninetyeight.table.view import may_watch, table_view, view_for_person
from ninetyeight.table.wants import Want, WantKind, sign_wants, wants

__all__ = [
    "Actor",
    "BotActor",
    "Chance",
    "Circumstances",
    "CloseCause",
    "Deal",
    "Event",
    "Game",
    "Logged",
    "NumberNamed",
    "Person",
    "Phase",
    "Seat",
    "Settings",
    "Table",
    "TableCode",
    "TableRefused",
    "TableView",
    "Want",
    "WantKind",
    "You",
    "after_all",
    "commitment",
    "decide",
    "due_at",
    "evolve",
    "let_go",
    "may_watch",
    "open_table",
    "opened",
    "pass_time",
    "read_event",
    "seen_events",
    "shut",
    "sign_wants",
    "table_from",
    "table_view",
    "view_for_person",
    "wants",
    "write_event",
]
