"""Statistics of a finished game: what each seat laid, and which card skipped the most numbers."""

from collections.abc import Iterable

from ninetyeight.protocol.view import GameFigures, SeatFigures, WidestStep
from ninetyeight.rules import CardPlayed, Event, TurnBegan, replay
from ninetyeight.table.game import LiveGame


def figures_of(game: LiveGame) -> GameFigures:
    """Compute the statistics of a game that is over; they reveal every card (9.3)."""
    assert game.is_over
    steps = replay(game.record((), {})).steps
    events = [(number, event) for number, step in enumerate(steps, 1) for event in step.events]
    laid = [event for _, event in events if isinstance(event, CardPlayed)]
    by_seat = (
        [event for event in laid if event.seat == seat] for seat in range(game.ruleset.players)
    )
    return GameFigures(
        # A game that was given up before anybody started has no turns.
        turns=0
        if game.starter is None
        else 1 + sum(isinstance(event, TurnBegan) for _, event in events),
        tricks=sum(event.is_trick for event in laid),
        widest=_widest(events),
        seats=tuple(
            SeatFigures(cards=len(own), tricks=sum(event.is_trick for event in own))
            for own in by_seat
        ),
    )


def _widest(events: Iterable[tuple[int, Event]]) -> WidestStep | None:
    """Find the play that skipped the most numbers, the first of equals."""
    turn, widest, most = 1, None, 0
    for number, event in events:
        if isinstance(event, TurnBegan):
            turn += 1
        if not isinstance(event, CardPlayed):
            continue
        skipped = event.pile.step(event.on, event.card)
        if widest is None or skipped > most:
            most = skipped
            widest = WidestStep(
                seat=event.seat,
                card=event.card,
                pile=event.pile,
                on=event.on,
                turn=turn,
                step=number,
            )
    return widest
