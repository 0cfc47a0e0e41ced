"""Clocks: none, a limit for each turn, days; computed from instants, and stored as instants."""

from datetime import timedelta

import pytest
from pydantic import ValidationError

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Play
from ninetyeight.table import (
    BotActor,
    BotQuestionKind,
    bot_questions,
    table_from,
    view_for_person,
)
from table.tables import ADA, BEN, CLEO, START, A, dealt, deck_with, kinds, playing

MINUTE = {"kind": "turn", "seconds": 60}
SEAT_MINUTE = MINUTE | {"at_limit": "bot-seat"}
DAYS = {"kind": "days", "days": 3}


def test_without_a_clock_nothing_is_due() -> None:
    desk = playing(ADA, BEN)
    assert desk.table.deadline is None
    assert desk.wait(days=400) == ()


def test_nothing_is_due_before_the_limit_and_at_it_a_bot_plays_this_turn() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    assert desk.table.deadline is not None
    assert desk.table.deadline - START == timedelta(seconds=60)
    assert desk.wait(59.999999) == ()
    assert kinds(desk.wait(0.000001)) == ["seat-minded"]
    assert desk.table.seats[0].minding is Minding.TURN
    assert desk.wait(1000) == ()
    (question,) = bot_questions(desk.table)
    assert (question.seat, question.bot, question.kind) == (0, "sharp", BotQuestionKind.STEP)


def test_while_a_bot_plays_the_turn_its_person_does_not() -> None:
    desk = playing(ADA, BEN, clock=MINUTE, hints=True, undo=True)
    desk.play()
    desk.wait(60)
    card = desk.game.view(0).hand[-1]
    assert desk.code(ADA, ask.LayCard, card=card, pile="A") == "is-minded"
    assert desk.code(ADA, ask.EndTurn) == "is-minded"
    assert desk.code(ADA, ask.TakeBack) == "is-minded"
    assert desk.code(ADA, ask.TakeHint) == "is-minded"
    assert desk.code(ADA, ask.ComeBack) == "is-minded"
    you = view_for_person(desk.table, ADA.id)
    assert you.hand == desk.game.view(0).hand
    assert you.plays == ()
    assert not you.may_end_turn
    assert not you.may_take_back
    assert not you.may_hint


def test_the_seat_is_its_persons_again_when_the_turn_ends() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    desk.wait(60)
    desk.play_turn()
    assert desk.table.seats[0].bot is None
    assert desk.table.seats[0].minding is None
    assert desk.turn == 1
    assert desk.table.deadline == desk.now + timedelta(seconds=60)


def test_the_seat_is_its_persons_again_when_the_game_ends_in_the_turn() -> None:
    """3.3: a skull that nothing covers loses at once."""
    deck = deck_with(10, 49, 52, 91, 20, 30, 60, 70)
    desk = playing(ADA, deck=deck, edition="extreme", clock=MINUTE, players=1)
    desk.wait(60)
    while desk.table.phase is Phase.PLAYING:
        view = desk.game.view(0)
        desk.play(view.losing_plays[0] if view.losing_plays else None)
        if desk.table.is_running and not desk.table.seats[0].bot:
            desk.wait(60)
    assert desk.game.outcome is not None
    assert desk.table.seats[0].bot is None


def test_the_seat_is_its_persons_again_when_the_game_is_given_up_in_the_turn() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    desk.wait(60)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    assert desk.table.seats[0].bot is None
    assert desk.table.seats[0].minding is None
    desk.ask(ADA, ask.Again)
    desk.ask(BEN, ask.Again)
    assert bot_questions(desk.table) == ()


def test_somebody_who_was_away_comes_back_and_the_bot_finishes_the_turn() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    desk.ask(ADA, ask.Leave)
    desk.wait(60)
    assert kinds(desk.ask(ADA, ask.ComeBack)) == ["came-back"]
    assert not desk.table.seats[0].is_away
    assert desk.table.seats[0].minding is Minding.TURN
    desk.play_turn()
    assert desk.table.seats[0].bot is None


def test_talking_does_not_take_the_turn_from_the_bot() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    desk.ask(ADA, ask.Leave)
    desk.wait(60)
    assert kinds(desk.ask(ADA, ask.SayPhrase, code="sorry")) == ["came-back", "phrase-said"]
    assert desk.table.seats[0].minding is Minding.TURN
    assert kinds(desk.ask(ADA, ask.SayPhrase, code="sorry")) == ["phrase-said"]


def test_a_bot_may_take_over_the_seat_until_its_person_returns() -> None:
    desk = playing(ADA, BEN, clock=SEAT_MINUTE)
    desk.wait(60)
    assert desk.table.seats[0].minding is Minding.UNTIL_RETURN
    desk.play_turn()
    desk.play_turn()
    assert desk.turn == 0
    assert desk.table.deadline is None
    desk.wait(30)
    assert kinds(desk.play()) == ["card-laid"]
    assert kinds(desk.ask(ADA, ask.ComeBack)) == ["came-back"]
    assert desk.table.seats[0].bot is None
    assert desk.table.deadline == desk.now + timedelta(seconds=60)


def test_somebody_who_returns_by_playing_continues_the_bots_turn() -> None:
    desk = playing(ADA, BEN, clock=SEAT_MINUTE)
    desk.wait(60)
    desk.play()
    play = view_for_person(desk.table, ADA.id).plays[0]
    events = desk.ask(ADA, ask.LayCard, card=play.card, pile=play.pile)
    assert kinds(events)[:2] == ["came-back", "card-laid"]
    assert desk.table.seats[0].bot is None


def test_a_connected_player_whose_seat_a_bot_minds_has_a_vote_on_giving_up() -> None:
    desk = playing(ADA, BEN, CLEO, clock=SEAT_MINUTE)
    desk.wait(60)
    desk.ask(BEN, ask.Concede)
    assert kinds(desk.ask(CLEO, ask.Concede)) == ["concede-voted"]
    events = desk.ask(ADA, ask.Concede)
    assert kinds(events) == ["came-back", "concede-voted", "conceded"]


def test_a_connected_player_whose_seat_a_bot_minds_has_a_vote_on_removals() -> None:
    desk = playing(ADA, BEN, CLEO, clock=SEAT_MINUTE)
    desk.play_turn()
    desk.wait(60)
    assert desk.table.seats[1].minding is Minding.UNTIL_RETURN
    assert kinds(desk.ask(ADA, ask.Remove, seat=2)) == ["removal-voted"]
    events = desk.ask(BEN, ask.Remove, seat=2)
    assert kinds(events) == ["came-back", "removal-voted", "removed"]


def test_voting_counts_as_returning() -> None:
    desk = playing(ADA, BEN, CLEO, clock=SEAT_MINUTE)
    desk.wait(60)
    desk.ask(BEN, ask.Concede)
    assert kinds(desk.ask(ADA, ask.Concede)) == ["came-back", "concede-voted"]
    assert kinds(desk.ask(CLEO, ask.Concede)) == ["concede-voted", "conceded"]


def test_the_clock_runs_for_the_turn_rather_than_for_each_card() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    before = desk.table.deadline
    desk.wait(20)
    desk.play()
    assert desk.table.deadline == before
    desk.play_turn()
    assert desk.table.deadline == desk.now + timedelta(seconds=60)


def test_taking_back_wins_no_time() -> None:
    desk = playing(ADA, BEN, clock=MINUTE, undo=True)
    before = desk.table.deadline
    desk.wait(20)
    desk.play()
    desk.ask(ADA, ask.TakeBack)
    assert desk.table.deadline == before


def test_leaving_and_coming_back_wins_no_time() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    before = desk.table.deadline
    desk.wait(20)
    desk.ask(ADA, ask.Leave)
    desk.ask(ADA, ask.ComeBack)
    assert desk.table.deadline == before


def test_bots_have_no_deadline() -> None:
    desk = playing(ADA, players=2, clock=MINUTE)
    desk.play_turn()
    assert desk.turn == 1
    assert desk.table.deadline is None
    desk.ask(BotActor(1), ask.LayCard, card=desk.game.view(1).hand[0], pile="B")


def test_play_by_correspondence_counts_days() -> None:
    desk = playing(ADA, BEN, clock=DAYS)
    assert desk.wait(days=2.99) == ()
    assert kinds(desk.wait(days=0.01)) == ["seat-minded"]


def test_correspondence_tables_have_days_for_bids_too() -> None:
    """1.4."""
    desk = dealt(ADA, BEN, clock=DAYS)
    assert desk.table.deadline == START + timedelta(days=3)
    assert desk.wait(days=2) == ()
    assert kinds(desk.wait(days=1)) == ["starter-chosen"]


def test_the_time_to_bid_is_at_least_its_own_limit() -> None:
    desk = dealt(ADA, BEN, clock={"kind": "turn", "seconds": 10}, bid_seconds=90)
    assert desk.table.deadline == START + timedelta(seconds=90)


def test_a_deadline_is_the_same_after_a_restart() -> None:
    desk = playing(ADA, BEN, clock=DAYS)
    desk.wait(days=1)
    desk.play_turn()
    assert table_from("t", desk.log).deadline == desk.table.deadline == desk.now + timedelta(days=3)


def test_a_table_whose_game_is_over_has_no_deadline() -> None:
    desk = playing(ADA, BEN, clock=MINUTE)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    assert desk.table.deadline is None
    assert desk.wait(1000) == ()


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn", "seconds": 9},
        {"kind": "turn", "seconds": 3601},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 31},
        {"kind": "hourglass"},
    ],
)
def test_a_clock_has_its_limits(clock: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Settings(clock=clock)  # type: ignore[arg-type]


def test_a_turn_that_ends_by_a_stop_gives_the_seat_back() -> None:
    """5.2: 3 is a Stop."""
    desk = playing(ADA, BEN, deck=deck_with(3, 8, 9), edition="extreme", clock=MINUTE)
    desk.wait(60)
    desk.play(Play(3, A))
    assert desk.table.seats[0].bot is None
    assert desk.turn == 1
