"""What happens by itself when time has passed: the lot (1.4), and bots for people out of time."""

from ninetyeight.table.actor import Circumstances
from ninetyeight.table.bidding import draw_starter
from ninetyeight.table.event import Event, SeatMinded
from ninetyeight.table.seat import Minding
from ninetyeight.table.settings import AtLimit, NoClock
from ninetyeight.table.table import Phase, Table


def pass_time(table: Table, around: Circumstances) -> tuple[Event, ...]:
    """Give what has become due by now; nothing before the table's deadline."""
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
