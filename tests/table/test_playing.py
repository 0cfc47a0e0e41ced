"""Laying cards, ending turns, versions, taking back, hints, giving up, and whole games."""

import json
import pickle

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import ConcedeVoted
from ninetyeight.protocol.seen import CardTakenBackSeen
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import END_TURN, Play, Sign, read_record, replay
from ninetyeight.table import table_view, view_for_person, visible_events
from ninetyeight.table.view import finished_record
from table.tables import ADA, BEN, CLEO, A, B, C, Desk, deck_with, over, playing

HANDS = deck_with(5, 15, 25, 40, 60, 80, 90, 7, 17, 27, 50, 70, 85, 95)
"""Ada holds 5 15 25 40 60 80 90, Ben 7 17 27 50 70 85 95."""
LOSING = deck_with(2, 3, 4, 52, 53, 54, 55, 56)
"""Alone: 2 3 4 52 53 54 55 56."""


def test_laying_a_card_is_one_step_of_the_game() -> None:
    desk = playing(ADA, BEN, deck=HANDS)
    assert desk.game.version == 1
    (event,) = desk.ask(ADA, ask.LayCard, card=5, pile="A")
    assert event.kind == "card-laid"
    assert desk.game.version == 2
    assert desk.game.view(0).piles[A] == (5,)


def test_a_step_for_another_version_is_refused() -> None:
    desk = playing(ADA, BEN, deck=HANDS)
    desk.ask(ADA, ask.LayCard, card=5, pile="A")
    for version in (0, 1, 3):
        assert desk.code(ADA, ask.LayCard, card=15, pile="A", version=version) == "stale"
        assert desk.code(ADA, ask.EndTurn, version=version) == "stale"
        assert desk.code(ADA, ask.TakeBack, version=version) == "stale"


def test_only_the_player_on_turn_plays() -> None:
    desk = playing(ADA, BEN, deck=HANDS)
    assert desk.code(BEN, ask.LayCard, card=7, pile="A") == "not-your-turn"
    assert desk.code(BEN, ask.EndTurn) == "not-your-turn"


def test_what_the_rules_refuse_the_table_refuses() -> None:
    """3.6."""
    desk = playing(ADA, BEN, deck=HANDS)
    assert desk.code(ADA, ask.LayCard, card=7, pile="A") == "not-in-hand"
    assert desk.code(ADA, ask.LayCard, card=10**30, pile="A") == "not-in-hand"
    assert desk.code(ADA, ask.EndTurn) == "turn-not-finished"
    desk.ask(ADA, ask.LayCard, card=40, pile="A")
    assert desk.code(ADA, ask.LayCard, card=15, pile="A") == "does-not-fit"


def test_a_turn_ends_by_choice_and_the_next_player_is_on_turn() -> None:
    """2.4, 2.5."""
    desk = playing(ADA, BEN, deck=HANDS)
    desk.ask(ADA, ask.LayCard, card=5, pile="A")
    desk.ask(ADA, ask.LayCard, card=15, pile="A")
    assert view_for_person(desk.table, ADA.id).may_end_turn
    desk.ask(ADA, ask.EndTurn)
    assert desk.turn == 1
    assert len(desk.game.view(0).hand) == 7


def test_the_legal_plays_say_which_would_lose() -> None:
    """3.6: clients ask before such a play."""
    desk = playing(ADA, deck=LOSING, edition="extreme", players=1)
    you = view_for_person(desk.table, ADA.id)
    losing = {(play.card, play.pile) for play in you.plays if play.loses}
    view = desk.game.view(0)
    assert losing == {(play.card, play.pile) for play in view.losing_plays}
    assert {(p.card, p.pile) for p in you.plays} == {
        (p.card, p.pile) for p in view.legal_actions if isinstance(p, Play)
    }


def test_a_backwards_trick_is_shown_as_minus_ten() -> None:
    """2.3."""
    desk = playing(ADA, BEN, deck=HANDS)
    desk.ask(ADA, ask.LayCard, card=15, pile="A")
    steps = {(p.card, p.pile): p.step for p in view_for_person(desk.table, ADA.id).plays}
    assert steps[5, A] == -10
    assert steps[25, A] == 10
    assert steps[90, C] == 10


def test_no_step_is_possible_without_a_game() -> None:
    desk = over(ADA, BEN)
    assert desk.code(ADA, ask.LayCard, card=5, pile="A") == "no-game"
    assert desk.code(ADA, ask.EndTurn) == "no-game"
    assert desk.code(ADA, ask.Concede) == "no-game"
    assert Desk().code(ADA, ask.LayCard, card=5, pile="A") == "no-game"


def test_a_solo_player_takes_back_the_cards_of_the_turn_one_by_one() -> None:
    desk = playing(ADA, deck=LOSING, players=1)
    before = desk.game.state
    desk.play(Play(2, A))
    middle = desk.game.state
    desk.play(Play(3, A))
    (event,) = desk.ask(ADA, ask.TakeBack)
    assert desk.game.state == middle
    (seen,) = visible_events(event, desk.table, "somebody")
    assert seen == CardTakenBackSeen(seat=0, card=3, pile=A)
    desk.ask(ADA, ask.TakeBack)
    assert desk.game.state == before
    assert desk.game.actions == ()
    assert desk.game.version == 5
    assert desk.code(ADA, ask.TakeBack) == "nothing-to-take-back"


def test_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    desk = playing(ADA, deck=LOSING, players=1)
    for action in (Play(2, A), Play(3, A), END_TURN):
        desk.play(action)
    assert desk.code(ADA, ask.TakeBack) == "nothing-to-take-back"
    assert not view_for_person(desk.table, ADA.id).may_take_back


def test_with_partners_cards_are_taken_back_only_if_the_settings_allow_it() -> None:
    desk = playing(ADA, BEN, deck=HANDS)
    desk.play(Play(5, A))
    assert desk.code(ADA, ask.TakeBack) == "no-undo"
    assert not view_for_person(desk.table, ADA.id).may_take_back
    desk = playing(ADA, BEN, deck=HANDS, undo=True)
    desk.play(Play(5, A))
    assert view_for_person(desk.table, ADA.id).may_take_back
    assert not view_for_person(desk.table, BEN.id).may_take_back
    assert desk.code(BEN, ask.TakeBack) == "not-your-turn"
    desk.ask(ADA, ask.TakeBack)
    assert desk.game.view(0).piles[A] == ()


def test_taking_back_restores_the_signs_that_the_card_cleared() -> None:
    """8.5."""
    desk = playing(ADA, BEN, deck=HANDS, undo=True)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like", "B": "leave"})
    desk.play(Play(5, A))
    assert desk.game.signals.of(1, A) is None
    desk.ask(ADA, ask.TakeBack)
    assert desk.game.signals.of(1, A) is Sign.LIKE
    assert desk.game.signals.of(1, B) is Sign.LEAVE


def test_taking_back_keeps_the_talk_and_signs_since() -> None:
    desk = playing(ADA, BEN, CLEO, undo=True)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like", "B": "leave"})
    card = desk.game.view(0).hand[0]
    desk.play(Play(card, A))
    desk.ask(BEN, ask.ShowSigns, signs={"A": "leave", "B": None, "C": "like"})
    desk.ask(CLEO, ask.SayChat, text="not there please")
    said = len(desk.game.talk)
    desk.ask(ADA, ask.TakeBack)
    assert [desk.game.signals.of(1, pile) for pile in (A, B, C)] == [Sign.LEAVE, None, Sign.LIKE]
    assert len(desk.game.talk) == said
    assert all(talk.after == 0 for talk in desk.game.talk)


def test_laying_a_silence_clears_all_signs_and_taking_it_back_restores_them() -> None:
    """6.2: 7 is a Silence."""
    deck = deck_with(7, 8, 9, 11, 12, 13, 15)
    desk = playing(ADA, BEN, deck=deck, edition="extreme", undo=True)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like", "C": "leave"})
    desk.play(Play(7, A))
    assert not desk.game.signals.standing
    desk.play(Play(8, A))
    desk.ask(BEN, ask.ShowSigns, signs={"B": "like"})
    desk.ask(ADA, ask.TakeBack)
    assert not desk.game.signals.standing
    desk.ask(ADA, ask.TakeBack)
    assert desk.game.signals.of(1, A) is Sign.LIKE
    assert desk.game.signals.of(1, C) is Sign.LEAVE
    assert desk.game.signals.of(1, B) is None


def test_hints_are_counted_and_mentioned_in_the_result() -> None:
    desk = playing(ADA, players=1)
    assert view_for_person(desk.table, ADA.id).may_hint
    desk.ask(ADA, ask.TakeHint, level="nudge")
    desk.ask(ADA, ask.TakeHint, level="card")
    desk.ask(ADA, ask.TakeHint, level="move")
    assert desk.game.hints == (1,), "to ask on about the same position is no further hint"
    desk.ask(ADA, ask.LayCard, card=desk.game.hands[0][0], pile="A")
    desk.ask(ADA, ask.TakeHint)
    desk.ask(ADA, ask.Concede)
    view = table_view(desk.table).game
    assert view is not None
    assert view.ending is not None
    assert view.ending.hints == (2,)
    assert desk.code(ADA, ask.TakeHint) == "no-game"


def test_with_partners_there_are_hints_only_if_the_settings_allow_them() -> None:
    assert playing(ADA, BEN).code(ADA, ask.TakeHint) == "no-hints"
    desk = playing(ADA, BEN, hints=True)
    assert desk.code(BEN, ask.TakeHint) == "not-your-turn"
    desk.ask(ADA, ask.TakeHint)


def test_a_game_is_given_up_when_everybody_present_agrees() -> None:
    desk = playing(ADA, BEN, players=3)
    desk.ask(ADA, ask.Concede)
    assert desk.ask(ADA, ask.Concede) == ()
    assert table_view(desk.table).seats[0].agrees_to_concede
    assert desk.table.is_running
    desk.ask(BEN, ask.Concede)
    assert desk.table.phase is Phase.OVER
    assert desk.game.code == "conceded"
    assert desk.game.outcome is None


def test_a_vote_to_give_up_can_be_withdrawn() -> None:
    desk = playing(ADA, BEN)
    assert desk.ask(ADA, ask.Concede, agrees=False) == ()
    desk.ask(ADA, ask.Concede)
    desk.ask(ADA, ask.Concede, agrees=False)
    desk.ask(BEN, ask.Concede)
    assert desk.table.phase is Phase.PLAYING


def test_a_vote_to_play_on_is_shown_to_those_who_asked_to_give_up() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    assert desk.ask(BEN, ask.Concede, agrees=False) == (ConcedeVoted(seat=1, agrees=False),)
    refusals = [seat.refuses_to_concede for seat in table_view(desk.table).seats]
    assert refusals == [False, True, False]
    assert desk.ask(BEN, ask.Concede, agrees=False) == ()


def test_a_vote_to_play_on_can_be_changed() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.ask(CLEO, ask.Concede)
    assert table_view(desk.table).seats[1].refuses_to_concede
    desk.ask(BEN, ask.Concede)
    assert desk.table.phase is Phase.OVER


def test_withdrawing_the_last_yes_withdraws_the_proposal() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.ask(ADA, ask.Concede, agrees=False)
    assert not any(seat.refuses_to_concede for seat in table_view(desk.table).seats)


def test_a_removed_players_vote_to_give_up_does_not_count() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(CLEO, ask.Concede)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(BEN, ask.Remove, seat=2)
    assert desk.table.proposals == ()


def test_leaving_alone_does_not_give_the_game_up() -> None:
    desk = playing(ADA, players=1)
    desk.ask(ADA, ask.Leave)
    assert desk.table.phase is Phase.PLAYING


@pytest.mark.parametrize("edition", ["original", "extreme", "fire", "extreme+expert+strict-fire"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_whole_game_leads_to_its_record(edition: str, players: int) -> None:
    desk = playing(*(ADA, BEN, CLEO)[:players], edition=edition, players=players)
    desk.play_out()
    record = read_record(json.dumps(finished_record(desk.table, desk.game, {"table": "t"})))
    assert replay(record).state == desk.game.state
    assert record.seats is not None
    assert record.seats[0] == "Ada"


def test_refusals_survive_pickling() -> None:
    desk = playing(ADA, BEN)
    for error in (
        desk.refused(BEN, ask.EndTurn),
        desk.refused(BEN, ask.SayChat, text="I have the 47"),
    ):
        copy = pickle.loads(pickle.dumps(error))
        assert (copy.code, copy.message) == (error.code, error.message)
