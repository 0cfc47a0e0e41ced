"""One person among bots: taking cards back and hints, without learning what bots hold."""

from dataclasses import replace

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.rules import Pile, Play, Sign
from ninetyeight.table import (
    BotActor,
    Challenge,
    Chance,
    Context,
    Participant,
    bot_questions,
    new_table,
    open_table,
    remove_person,
    sign_questions,
)
from ninetyeight.table.view import table_view, view_for_person
from table.tables import ADA, BEN, BOTS, NONCE, Desk, deck_with, playing

A, B, C, D = Pile
HANDS = deck_with(5, 6, 95, 96, 50, 51, 7, 8, 9, 92, 93, 52)
"""Ada's six cards come first."""


def has_help(desk: Desk) -> tuple[bool, bool]:
    """Whether the table says that there are undo and hints."""
    game = table_view(desk.table).game
    assert game is not None
    return game.has_undo, game.has_hints


def playing_with_bots(players: int = 3, **settings: object) -> Desk:
    return playing(ADA, deck=HANDS, players=players, **settings)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_one_person_may_take_back_and_ask_for_hints_however_many_bots_play(players: int) -> None:
    desk = playing(ADA, players=players)
    assert has_help(desk) == (True, True)
    before = view_for_person(desk.table, ADA.id)
    assert before.may_hint
    assert not before.may_take_back
    desk.play()
    assert view_for_person(desk.table, ADA.id).may_take_back
    desk.ask(ADA, ask.TakeBack)
    desk.ask(ADA, ask.TakeHint)
    assert desk.game.hints[0] == 1
    after = view_for_person(desk.table, ADA.id)
    assert (after.hand, after.plays) == (before.hand, before.plays)


def test_two_people_with_a_bot_have_neither() -> None:
    desk = playing(ADA, BEN, players=3)
    assert has_help(desk) == (False, False)
    desk.play()
    assert desk.code(ADA, ask.TakeBack) == "no-undo"
    assert desk.code(ADA, ask.TakeHint) == "no-hints"


def test_the_settings_decide_for_one_person_too() -> None:
    assert has_help(playing_with_bots(undo=False, hints=True)) == (False, True)
    assert has_help(playing_with_bots(undo=True, hints=False)) == (True, False)


def test_whoever_was_dealt_in_counts_to_the_end_of_the_game() -> None:
    desk = playing(ADA, BEN, players=3)
    desk.ask(BEN, ask.Leave)
    desk.ask(ADA, ask.MindSeat, seat=1)
    assert has_help(desk) == (False, False)
    desk.happen(remove_person(desk.table, BEN.id, desk.context))
    assert has_help(desk) == (False, False)
    desk.ask(ADA, ask.Concede)
    desk.ask(ADA, ask.Again)
    assert has_help(desk) == (True, True), "the next game is dealt to Ada and bots"


def test_a_guest_who_never_sat_down_does_not_count() -> None:
    desk = playing_with_bots()
    watching = view_for_person(desk.table, Participant(id="zoe", name="Zoe").id)
    assert (watching.may_hint, watching.may_take_back) == (False, False)
    assert has_help(desk) == (True, True)


def test_a_deal_to_beat_is_played_by_the_same_rules() -> None:
    desk = playing_with_bots()
    context = Context(desk.now, Chance(desk.below, lambda: NONCE), BOTS)
    challenge = Challenge(game_id="beaten", deck=desk.game.deal.deck, is_known=False)
    opened = open_table(desk.table.settings, ADA, context, challenge)
    other = Desk(players=3)
    other.table = new_table("t", opened, desk.now)
    other.log = [replace(other.log[0], event=opened)]
    for seat in (1, 2):
        other.ask(ADA, ask.SeatBot, seat=seat, bot="greedy")
    other.ask(ADA, ask.Start)
    assert other.game.challenge_of == "beaten"
    assert has_help(other) == (True, True)


def test_a_turn_that_bots_have_answered_stays() -> None:
    desk = playing_with_bots()
    desk.play_turn()
    assert desk.code(ADA, ask.TakeBack) == "not-your-turn"
    assert not view_for_person(desk.table, ADA.id).may_take_back
    while desk.turn != 0:
        desk.play_turn()
    assert desk.code(ADA, ask.TakeBack) == "nothing-to-take-back"


def test_bots_do_not_comment_on_a_card_that_may_be_taken_back() -> None:
    """Otherwise one could try out every card to learn what bots hold."""
    desk = playing_with_bots()
    assert [question.seat for question in sign_questions(desk.table)] == [1, 2]
    desk.play(Play(5, A))
    assert sign_questions(desk.table) == ()
    desk.play(Play(6, A))
    assert sign_questions(desk.table) == ()
    desk.ask(ADA, ask.EndTurn)
    assert [question.seat for question in sign_questions(desk.table)] == [2]
    desk.play()
    assert sign_questions(desk.table), "a bot never takes anything back"


def test_where_nothing_is_taken_back_bots_comment_on_every_card() -> None:
    desk = playing_with_bots(undo=False)
    desk.play(Play(5, A))
    assert [question.seat for question in sign_questions(desk.table)] == [1, 2]


def test_bots_are_asked_as_if_a_card_taken_back_had_never_been_played() -> None:
    straight, wavering = playing_with_bots(), playing_with_bots()
    for desk in (straight, wavering):
        desk.ask(BotActor(1), ask.ShowSigns, signs={"A": "like", "C": "leave"})
    for play in (Play(95, A), Play(50, C)):
        wavering.play(play)
    for _ in range(2):
        wavering.ask(ADA, ask.TakeBack)
    for desk in (straight, wavering):
        assert desk.game.signals.of(1, C) is Sign.LEAVE
    assert _asked(straight, sign_questions) == _asked(wavering, sign_questions)
    for desk in (straight, wavering):
        for action in (Play(5, A), Play(6, A)):
            desk.play(action)
        desk.ask(ADA, ask.EndTurn)
    assert _asked(straight, bot_questions) == _asked(wavering, bot_questions)
    assert straight.game.record((), {}) == wavering.game.record((), {})


def _asked(desk: Desk, questions: object) -> list[object]:
    """What the table asks of its bots, whenever it does."""
    assert callable(questions)
    return [replace(each, version=0) for each in questions(desk.table)]
