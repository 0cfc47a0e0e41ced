"""The table: seats, bids for the first turn, talk, clocks, votes and undo.

`decide(table, actor, command, context)` returns the events that a command leads to, or refuses it.
`evolve(table, event, at)` applies an event. `table_view`, `view_for_person` and `visible_events`
say who sees what. A bot's seat holds only a name: `bot_questions` lists what to ask the bots, and
their answers arrive as commands, like a person's.

Nothing here opens a socket or a database or awaits anything; time and chance are arguments.
"""

from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase, TableView, You
from ninetyeight.table.bot_question import (
    BotQuestion,
    BotQuestionKind,
    bot_questions,
    sign_questions,
)
from ninetyeight.table.challenge import Challenge
from ninetyeight.table.commitment import Deal, commitment
from ninetyeight.table.context import Actor, BotActor, Chance, Context
from ninetyeight.table.decide import decide, force_close
from ninetyeight.table.event import Event, read_event, write_event
from ninetyeight.table.evolve import evolve, evolve_all, new_table
from ninetyeight.table.game import LiveGame
from ninetyeight.table.log import AppliedEvent, LoggedEvent, apply_events, table_from
from ninetyeight.table.refusal import NumberNamed, TableRefused
from ninetyeight.table.seat import Participant, Seat
from ninetyeight.table.seating import open_table, remove_person
from ninetyeight.table.table import Table
from ninetyeight.table.timing import due_at, due_events
from ninetyeight.table.view import may_watch, table_view, view_for_person
from ninetyeight.table.visibility import visible_events

__all__ = [
    "Actor",
    "AppliedEvent",
    "BotActor",
    "BotQuestion",
    "BotQuestionKind",
    "Challenge",
    "Chance",
    "CloseCause",
    "Context",
    "Deal",
    "Event",
    "LiveGame",
    "LoggedEvent",
    "NumberNamed",
    "Participant",
    "Phase",
    "Seat",
    "Settings",
    "Table",
    "TableCode",
    "TableRefused",
    "TableView",
    "You",
    "apply_events",
    "bot_questions",
    "commitment",
    "decide",
    "due_at",
    "due_events",
    "evolve",
    "evolve_all",
    "force_close",
    "may_watch",
    "new_table",
    "open_table",
    "read_event",
    "remove_person",
    "sign_questions",
    "table_from",
    "table_view",
    "view_for_person",
    "visible_events",
    "write_event",
]
