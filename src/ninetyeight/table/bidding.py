"""Who starts: bids without numbers, the host's choice between ties, a draw on timeout (1.4)."""

from collections.abc import Callable

from ninetyeight.protocol.event import BidMade, StarterCause, StarterChosen
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.rules import Bid
from ninetyeight.table.event import Event
from ninetyeight.table.game import highest
from ninetyeight.table.refusal import TableRefused
from ninetyeight.table.seat import Participant
from ninetyeight.table.table import Table


def make_bid(table: Table, seat: int, bid: Bid) -> tuple[Event, ...]:
    """Make or change a bid; once everybody has bid, a single highest bid decides."""
    game = table.running_game
    if game is None or game.state is not None:
        raise TableRefused(TableCode.NOT_BIDDING, "Nobody is bidding to start now.")
    if game.bids[seat] is bid:
        return ()
    made = BidMade(seat=seat, bid=bid)
    best = highest((*game.bids[:seat], bid, *game.bids[seat + 1 :]))
    if len(best) == 1:
        return made, StarterChosen(seat=best[0], cause=StarterCause.BIDS)
    return (made,)


def choose_starter(table: Table, actor: Participant, seat: int) -> tuple[Event, ...]:
    """Decide between tied bids, as the host."""
    if actor.id != table.host:
        raise TableRefused(TableCode.NOT_HOST, "Only the host decides between equal bids.")
    tied = table.tied_seats
    if not tied:
        raise TableRefused(TableCode.NO_TIE, "There are no equal bids to decide between.")
    if seat not in tied:
        raise TableRefused(TableCode.NOT_TIED, "Another seat has bid higher.")
    return (StarterChosen(seat=seat, cause=StarterCause.HOST),)


def draw_starter(table: Table, below: Callable[[int], int]) -> tuple[Event, ...]:
    """Draw between the highest bids so far."""
    game = table.game
    assert game is not None
    ranks = [-1 if bid is None else bid.rank for bid in game.bids]
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return (StarterChosen(seat=best[below(len(best))], cause=StarterCause.LOT),)
