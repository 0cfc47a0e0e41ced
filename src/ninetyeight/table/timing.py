"""Timeouts: a draw for the start (1.4), bots for slow players, proposals that pass."""

from datetime import datetime

from ninetyeight.protocol.event import Minding, SeatMinded
from ninetyeight.protocol.settings import AtLimit, NoClock
from ninetyeight.protocol.view import Phase
from ninetyeight.table.bidding import draw_starter
from ninetyeight.table.context import Context
from ninetyeight.table.event import Event
from ninetyeight.table.table import Table
from ninetyeight.table.voting import settled, votes_due_at


def due_events(table: Table, context: Context) -> tuple[Event, ...]:
    """Return the events that are due by now; none before `due_at`."""
    events = _by_the_clock(table, context)
    return *events, *settled(table, events, context)


def due_at(table: Table, context: Context) -> datetime | None:
    """When the next event is due if nobody does anything; None if never."""
    instants = (table.deadline, votes_due_at(table, context))
    return min((at for at in instants if at is not None), default=None)


def _by_the_clock(table: Table, context: Context) -> tuple[Event, ...]:
    deadline = table.deadline
    if deadline is None or context.now < deadline:
        return ()
    if table.phase is Phase.BIDDING:
        return draw_starter(table, context.chance.below)
    clock, game = table.settings.clock, table.game
    assert not isinstance(clock, NoClock)
    assert game is not None
    assert game.state is not None
    minding = Minding.TURN if clock.at_limit is AtLimit.BOT_TURN else Minding.UNTIL_RETURN
    return (SeatMinded(seat=game.state.seat, bot=table.settings.minder, minding=minding),)
