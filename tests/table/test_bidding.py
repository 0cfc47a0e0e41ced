"""Clause 1.4: everybody looks at their own hand, then the starter is chosen."""

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import StarterCause, StarterChosen
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid, Pack, Pile, Ruleset, Sign
from ninetyeight.table import (
    BotActor,
    BotQuestionKind,
    bot_questions,
    table_view,
    view_for_person,
    visible_events,
)
from table.tables import ADA, BEN, CLEO, DORA, Desk, bid_all, dealt, over, playing, with_rules

LIKE, SAME, NOT = Bid.LIKE, Bid.ALL_THE_SAME, Bid.RATHER_NOT


def cause(desk: Desk) -> StarterCause:
    event = desk.log[-1].event
    assert isinstance(event, StarterChosen)
    return event.cause


def test_everybody_sees_their_own_hand_before_bidding() -> None:
    desk = dealt(ADA, BEN)
    for seat, person in enumerate((ADA, BEN)):
        you = view_for_person(desk.table, person.id)
        assert you.hand == desk.game.hands[seat]
        assert you.plays == ()
        assert not you.may_end_turn


def test_the_single_highest_bid_starts() -> None:
    desk = dealt(ADA, BEN, CLEO)
    desk.ask(ADA, ask.MakeBid, bid=SAME)
    desk.ask(BEN, ask.MakeBid, bid=LIKE)
    assert desk.table.phase is Phase.BIDDING
    desk.ask(CLEO, ask.MakeBid, bid=NOT)
    assert desk.game.starter == desk.turn == 1
    assert cause(desk) is StarterCause.BIDS


def test_the_host_decides_between_equal_bids() -> None:
    desk = dealt(ADA, BEN, CLEO)
    assert desk.code(ADA, ask.ChooseStarter, seat=0) == "no-tie"
    desk.ask(ADA, ask.MakeBid, bid=NOT)
    bid_all(desk, SAME)
    view = table_view(desk.table).game
    assert view is not None
    assert view.tied == (1, 2)
    assert desk.code(BEN, ask.ChooseStarter, seat=1) == "not-host"
    assert desk.code(ADA, ask.ChooseStarter, seat=0) == "not-tied"
    desk.ask(ADA, ask.ChooseStarter, seat=2)
    assert desk.turn == 2
    assert cause(desk) is StarterCause.HOST


def test_a_bid_may_change_while_it_is_open() -> None:
    desk = dealt(ADA, BEN)
    desk.ask(ADA, ask.MakeBid, bid=SAME)
    assert desk.ask(ADA, ask.MakeBid, bid=SAME) == ()
    desk.ask(BEN, ask.MakeBid, bid=SAME)
    desk.ask(BEN, ask.MakeBid, bid=NOT)
    assert desk.turn == 0


def test_a_draw_decides_after_the_time_limit() -> None:
    desk = dealt(ADA, BEN, bid_seconds=30)
    assert desk.wait(29.999) == ()
    desk.wait(0.001)
    assert cause(desk) is StarterCause.LOT
    assert desk.table.phase is Phase.PLAYING


def test_the_draw_is_among_the_highest_bids_made() -> None:
    starters = set()
    for lot in range(2):
        desk = dealt(ADA, BEN, CLEO, DORA)
        desk.ask(BEN, ask.MakeBid, bid=SAME)
        desk.ask(CLEO, ask.MakeBid, bid=NOT)
        desk.ask(DORA, ask.MakeBid, bid=SAME)
        desk.below = lambda bound, lot=lot: lot % bound  # type: ignore[misc]
        desk.wait(60)
        starters.add(desk.turn)
    assert starters == {1, 3}


def test_a_solo_player_does_not_bid() -> None:
    desk = dealt(ADA, players=1)
    assert desk.table.phase is Phase.PLAYING
    assert cause(desk) is StarterCause.ALONE
    assert desk.code(ADA, ask.MakeBid, bid=LIKE) == "not-bidding"


def test_bots_are_asked_for_bids() -> None:
    desk = dealt(ADA, players=3)
    assert [(question.seat, question.kind) for question in bot_questions(desk.table)] == [
        (1, BotQuestionKind.BID),
        (2, BotQuestionKind.BID),
    ]
    desk.ask(BotActor(1), ask.MakeBid, bid=LIKE)
    assert [question.seat for question in bot_questions(desk.table)] == [2]
    desk.ask(BotActor(2), ask.MakeBid, bid=NOT)
    desk.ask(ADA, ask.MakeBid, bid=NOT)
    assert [(question.seat, question.kind) for question in bot_questions(desk.table)] == [
        (1, BotQuestionKind.STEP)
    ]


def test_nobody_bids_once_the_starter_is_chosen() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(BEN, ask.MakeBid, bid=LIKE) == "not-bidding"
    assert desk.code(ADA, ask.ChooseStarter, seat=1) == "no-tie"


def test_no_card_is_laid_before_the_starter_is_chosen() -> None:
    desk = dealt(ADA, BEN)
    card = desk.game.hands[0][0]
    assert desk.code(ADA, ask.LayCard, card=card, pile="A") == "no-game"
    assert desk.code(ADA, ask.EndTurn) == "no-game"


def test_a_game_given_up_during_the_bids_has_no_starter() -> None:
    desk = dealt(ADA, BEN)
    bid_all(desk, SAME)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    assert desk.table.phase is Phase.OVER
    assert desk.table.tied_seats == ()
    assert desk.code(ADA, ask.ChooseStarter, seat=0) == "no-tie"
    assert desk.code(ADA, ask.MakeBid, bid=LIKE) == "not-bidding"
    view = table_view(desk.table).game
    assert view is not None
    assert view.ending is not None
    assert view.ending.left == 98
    assert view.ending.owed is None
    assert view.turn is None
    assert desk.wait(10_000) == ()


def test_after_a_game_nobody_bids() -> None:
    assert over(ADA, BEN).code(ADA, ask.MakeBid, bid=LIKE) == "not-bidding"


@pytest.mark.parametrize("starter", [0, 1])
def test_a_game_may_be_lost_at_its_start(starter: int) -> None:
    """3.3 is asked when a turn begins, so also of the first: seat 1 has one card too few."""
    desk = dealt(ADA, BEN)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like"})
    with_rules(desk, Ruleset(2, 1, pack=Pack(2, 4)), (2, 3, 4))
    assert view_for_person(desk.table, ADA.id).hand == (2,)
    open_view = table_view(desk.table).model_dump_json()
    assert '"ending":null' in open_view
    assert desk.game.view(0).outcome is None
    assert desk.game.view(None).revealed is None
    bidder = (ADA, BEN)[starter]
    desk.log = desk.log[: desk.table.sequence]
    desk.ask(bidder, ask.MakeBid, bid=LIKE)
    events = desk.ask((BEN, ADA)[starter], ask.MakeBid, bid=NOT)
    assert desk.table.phase is Phase.OVER
    assert desk.game.signals.of(1, Pile.A) is None
    seen = visible_events(events[-1], desk.table, ADA.id)
    assert [each.kind for each in seen] == ["starter-chosen", "turn-began", "game-ended"]
    view = table_view(desk.table).game
    assert view is not None
    assert view.ending is not None
    assert view.ending.code == "minimum"
    assert view.ending.owed is not None
    assert view.ending.owed.cards == 2
    assert desk.wait(10_000) == ()


def test_signs_shown_during_the_bids_remain_in_the_game() -> None:
    """1.4: players agree under the talk rules of 8."""
    desk = dealt(ADA, BEN)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like"})
    desk.ask(ADA, ask.MakeBid, bid=LIKE)
    desk.ask(BEN, ask.MakeBid, bid=NOT)
    assert desk.game.signals.of(1, Pile.A) is Sign.LIKE
