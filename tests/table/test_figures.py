"""Statistics of a game that is over."""

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.seen import CardSeen
from ninetyeight.protocol.view import GameFigures, Phase, SeatFigures, WidestStep
from ninetyeight.rules import END_TURN, PILES, Play
from ninetyeight.table import table_view
from ninetyeight.table.figures import figures_view
from ninetyeight.table.frames import frames_of
from table.tables import ADA, BEN, A, C, Desk, dealt, deck_with, playing

HANDS = deck_with(30, 20, 5, 40, 41, 42, 43, 22, 50, 60, 61, 62, 63, 99)


def given_up(desk: Desk) -> GameFigures:
    """End a game; return its statistics as everybody at the table sees them."""
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    view = table_view(desk.table).game
    assert view is not None
    assert view.ending is not None
    return view.ending.figures


def test_cards_are_counted_by_seat_without_those_taken_back() -> None:
    desk = playing(ADA, BEN, deck=HANDS, undo=True)
    desk.play(Play(43, A))
    desk.ask(ADA, ask.TakeBack)
    for action in (Play(30, A), Play(20, A), END_TURN, Play(22, A), Play(63, C), END_TURN):
        desk.play(action)
    assert given_up(desk) == GameFigures(
        turns=3,
        tricks=1,
        widest=WidestStep(seat=1, card=63, pile=C, on=100, turn=2, step=5),
        seats=(SeatFigures(cards=2, tricks=1), SeatFigures(cards=2, tricks=0)),
    )


def test_a_game_given_up_before_it_began_has_nothing_to_count() -> None:
    nothing = SeatFigures(cards=0, tricks=0)
    assert given_up(dealt(ADA, BEN)) == GameFigures(
        turns=0, tricks=0, widest=None, seats=(nothing, nothing)
    )


@pytest.mark.parametrize("edition", ["original", "extreme+expert+strict-fire"])
def test_every_card_that_is_not_left_was_laid_by_a_seat(edition: str) -> None:
    desk = playing(ADA, BEN, edition=edition)
    desk.play_out()
    assert desk.table.phase is Phase.OVER
    figures = figures_view(desk.game)
    assert sum(seat.cards for seat in figures.seats) == 98 - desk.game.left
    assert sum(seat.tricks for seat in figures.seats) == figures.tricks


def test_the_widest_step_says_where_it_is_in_the_replay() -> None:
    desk = playing(ADA, BEN, edition="extreme")
    desk.play_out()
    widest = figures_view(desk.game).widest
    assert widest is not None
    frame = frames_of(desk.game.record((), {})).frames[widest.step]
    laid = next(event for event in frame.events if isinstance(event, CardSeen))
    assert (laid.card, laid.pile, laid.on) == (widest.card, widest.pile, widest.on)
    before = frames_of(desk.game.record((), {})).frames[widest.step - 1]
    assert before.turn == widest.turn
    assert before.seat == widest.seat


@pytest.mark.parametrize("edition", ["original", "extreme+expert", "strict-fire"])
def test_a_lost_game_says_for_each_card_why_no_pile_takes_it(edition: str) -> None:
    desk = playing(ADA, BEN, edition=edition)
    desk.play_out()
    game = table_view(desk.table).game
    assert game is not None
    assert game.ending is not None
    assert not game.ending.is_won
    assert game.turn is not None
    hand = game.ending.hands[game.turn]
    stuck = {(each.card, each.pile): each.why for each in game.ending.stuck}
    assert set(stuck) == {(card, pile) for card in hand for pile in PILES}
    for (card, pile), why in stuck.items():
        fits = pile.takes(card, top=game.piles[pile].top, trick=True)
        assert fits or why != "not-enough"


def test_a_game_that_was_given_up_has_no_stuck_player() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    game = table_view(desk.table).game
    assert game is not None
    assert game.ending is not None
    assert game.ending.stuck == ()
