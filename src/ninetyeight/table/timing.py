"""What happens by itself when time has passed: the lot (1.4), and bots for people out of time."""

from ninetyeight.table.actor import Circumstances
from ninetyeight.table.bidding import draw_starter
from ninetyeight.table.event import Conceded, Event, SeatMinded
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
    seat = game.state.seat
    minded = SeatMinded(seat=seat, bot=table.settings.minder, minding=minding)
    person = table.seats[seat].person
    stays = minding is Minding.TURN or (person is not None and person.id in around.present)
    rest = table.asked_seats(around.present) - (frozenset() if stays else {seat})
    return (minded, Conceded()) if table.given_up(rest) else (minded,)
