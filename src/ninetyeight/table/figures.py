"""Statistics of a finished game, as clients see them."""

from ninetyeight.protocol.view import GameFigures, SeatFigures, WidestStep
from ninetyeight.rules import WidestGap, figures_of, replay
from ninetyeight.table.game import LiveGame


def figures_view(game: LiveGame) -> GameFigures:
    """Compute the statistics of a game that is over; they reveal every card (9.3)."""
    assert game.is_over
    figures = figures_of(replay(game.record((), {})))
    return GameFigures(
        # A game that was given up before anybody started has no turns.
        turns=0 if game.starter is None else figures.turns,
        tricks=sum(figures.tricks),
        widest=None if figures.widest is None else _widest(figures.widest),
        seats=tuple(
            SeatFigures(cards=cards, tricks=tricks)
            for cards, tricks in zip(figures.cards, figures.tricks, strict=True)
        ),
    )


def _widest(gap: WidestGap) -> WidestStep:
    played = gap.played
    return WidestStep(
        seat=played.seat,
        card=played.card,
        pile=played.pile,
        on=played.on,
        turn=gap.turn,
        step=gap.step,
    )
