"""Statistics of a finished game: who laid what, and which step cost most."""

from ninetyeight.protocol.view import GameFigures, SeatFigures, WidestStep
from ninetyeight.rules import CardPlayed, TurnBegan, replay
from ninetyeight.table.game import LiveGame


def figures_of(game: LiveGame) -> GameFigures:
    """Compute the statistics of a game, which must be over: only then is everything open (9.3)."""
    assert game.is_over
    events = [event for step in replay(game.record((), {})).steps for event in step.events]
    laid = [event for event in events if isinstance(event, CardPlayed)]
    widest = max(laid, key=lambda event: event.pile.step(event.on, event.card), default=None)
    by_seat = (
        [event for event in laid if event.seat == seat] for seat in range(game.ruleset.players)
    )
    return GameFigures(
        # A game that was given up before anybody started has no turns.
        turns=0
        if game.starter is None
        else 1 + sum(isinstance(event, TurnBegan) for event in events),
        tricks=sum(event.is_trick for event in laid),
        widest=None if widest is None else _step(widest),
        seats=tuple(
            SeatFigures(cards=len(own), tricks=sum(event.is_trick for event in own))
            for own in by_seat
        ),
    )


def _step(event: CardPlayed) -> WidestStep:
    return WidestStep(seat=event.seat, card=event.card, pile=event.pile, on=event.on)
