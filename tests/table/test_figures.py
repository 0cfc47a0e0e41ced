"""Statistics of a game that is over."""

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import GameFigures, Phase, SeatFigures, WidestStep
from ninetyeight.rules import END_TURN, Play
from ninetyeight.table import table_view
from ninetyeight.table.figures import figures_of
from table.tables import ADA, BEN, A, C, Desk, dealt, deck_with, playing

HANDS = deck_with(30, 20, 5, 40, 41, 42, 43, 22, 50, 60, 61, 62, 63, 99)


def given_up(desk: Desk) -> GameFigures:
    """End a game, and give its figures as everybody at the table sees them."""
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    view = table_view(desk.table).game
    assert view is not None
    assert view.ending is not None
    return view.ending.figures


def test_what_was_laid_is_counted_by_seat_and_what_was_taken_back_is_not() -> None:
    desk = playing(ADA, BEN, deck=HANDS, undo=True)
    desk.play(Play(43, A))
    desk.ask(ADA, ask.TakeBack)
    for action in (Play(30, A), Play(20, A), END_TURN, Play(22, A), Play(63, C), END_TURN):
        desk.play(action)
    assert given_up(desk) == GameFigures(
        turns=3,
        tricks=1,
        widest=WidestStep(seat=1, card=63, pile=C, on=100),
        seats=(SeatFigures(cards=2, tricks=1), SeatFigures(cards=2, tricks=0)),
    )


def test_a_game_given_up_before_it_began_has_nothing_to_count() -> None:
    nothing = SeatFigures(cards=0, tricks=0)
    assert given_up(dealt(ADA, BEN)) == GameFigures(
        turns=0, tricks=0, widest=None, seats=(nothing, nothing)
    )


@pytest.mark.parametrize("edition", ["original", "extreme+expert+strict-fire"])
def test_all_cards_that_are_not_left_were_laid_by_somebody(edition: str) -> None:
    desk = playing(ADA, BEN, edition=edition)
    desk.play_out()
    assert desk.table.phase is Phase.OVER
    figures = figures_of(desk.game)
    assert sum(seat.cards for seat in figures.seats) == 98 - desk.game.left
    assert sum(seat.tricks for seat in figures.seats) == figures.tricks
