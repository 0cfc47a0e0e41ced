"""What happens by itself in time: the lot (1.4), bots for people out of time, votes."""

from datetime import datetime

from ninetyeight.protocol.event import Minding, SeatMinded
from ninetyeight.protocol.settings import AtLimit, NoClock
from ninetyeight.protocol.view import Phase
from ninetyeight.table.actor import Circumstances
from ninetyeight.table.bidding import draw_starter
from ninetyeight.table.event import Event
from ninetyeight.table.table import Table
from ninetyeight.table.voting import settled, votes_due_at


def pass_time(table: Table, around: Circumstances) -> tuple[Event, ...]:
    """Find what has become due by now; nothing before `due_at`."""
    events = _by_the_clock(table, around)
    return *events, *settled(table, events, around)


def due_at(table: Table, around: Circumstances) -> datetime | None:
    """When something happens by itself next, as far as can be said now."""
    instants = (table.deadline, votes_due_at(table, around))
    return min((at for at in instants if at is not None), default=None)


def _by_the_clock(table: Table, around: Circumstances) -> tuple[Event, ...]:
    deadline = table.deadline
    if deadline is None or around.now < deadline:
        return ()
    if table.phase is Phase.BIDDING:
        return draw_starter(table, around.chance.below)
    clock, game = table.settings.clock, table.game
    assert not isinstance(clock, NoClock)
    assert game is not None
    assert game.state is not None
    minding = Minding.TURN if clock.at_limit is AtLimit.BOT_TURN else Minding.UNTIL_RETURN
    return (SeatMinded(seat=game.state.seat, bot=table.settings.minder, minding=minding),)
