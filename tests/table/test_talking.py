"""Clauses 6.2 and 8: signs, phrases and chat; what is refused, and what is offered instead."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from pydantic import ValidationError

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid, Phrase, Pile, Play, Sign
from ninetyeight.table import (
    BotActor,
    NumberNamed,
    decide,
    due_events,
    table_view,
    view_for_person,
    visible_events,
)
from ninetyeight.table.event import Muted
from ninetyeight.talk import PhraseCode
from table.tables import (
    ADA,
    BEN,
    CLEO,
    A,
    C,
    Desk,
    bid_all,
    dealt,
    deck_with,
    over,
    playing,
    seated,
)

SILENT = deck_with(7, 8, 9, 11, 12, 13, 15)
"""Ada holds the Silence 7."""


def silenced() -> Desk:
    desk = playing(ADA, BEN, deck=SILENT, edition="extreme")
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like", "C": "leave"})
    desk.play(Play(7, A))
    return desk


def test_a_sign_remains_until_its_seat_changes_it() -> None:
    """8.5."""
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like", "C": "leave"})
    assert table_view(desk.table).seats[1].signs == {A: Sign.LIKE, C: Sign.LEAVE}
    assert desk.ask(BEN, ask.ShowSigns, signs={"A": "like"}) == ()
    desk.ask(BEN, ask.ShowSigns, signs={"A": None, "C": "like"})
    assert table_view(desk.table).seats[1].signs == {C: Sign.LIKE}


def test_a_card_clears_the_signs_on_its_pile() -> None:
    """8.5."""
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like", "C": "leave"})
    desk.play(Play(desk.game.view(0).hand[0], A))
    assert table_view(desk.table).seats[1].signs == {C: Sign.LEAVE}


def test_the_third_sign_is_for_relaxed_tables() -> None:
    """8.5."""
    assert playing(ADA, BEN).code(BEN, ask.ShowSigns, signs={"A": "turn"}) == "sign-not-allowed"
    desk = playing(ADA, BEN, relaxed_signs=True)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "turn"})
    assert desk.game.signals.of(1, A) is Sign.TURN


def test_one_refused_sign_refuses_all_of_them() -> None:
    desk = playing(ADA, BEN)
    both = {"A": "like", "B": "turn"}
    assert desk.code(BEN, ask.ShowSigns, signs=both) == "sign-not-allowed"
    assert not desk.game.signals.standing


def test_signs_can_only_be_shown_in_running_games() -> None:
    assert seated(ADA, BEN).code(ADA, ask.ShowSigns, signs={"A": "like"}) == "no-game"
    assert over(ADA, BEN).code(ADA, ask.ShowSigns, signs={"A": "like"}) == "no-game"


def test_no_sign_remains_when_the_game_is_over() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like"})
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    assert table_view(desk.table).seats[1].signs == {}


@pytest.mark.parametrize("code", list(PhraseCode))
def test_every_phrase_can_be_said_with_or_without_a_pile(code: PhraseCode) -> None:
    desk = playing(ADA, BEN)
    (said,) = desk.ask(BEN, ask.SayPhrase, code=code)
    (about,) = desk.ask(BEN, ask.SayPhrase, code=code, pile="C")
    assert visible_events(said, desk.table, ADA.id) == (said,)
    assert about.model_dump(mode="json")["pile"] == "C"
    assert [talk.said for talk in desk.game.talk] == [Phrase(1, code), Phrase(1, f"{code}:C")]


@pytest.mark.parametrize("make", [seated, dealt, playing, over])
def test_people_talk_before_in_and_after_a_game(make: Callable[..., Desk]) -> None:
    desk = make(ADA, BEN)
    desk.ask(ADA, ask.SayChat, text="hello everybody")
    desk.ask(BEN, ask.SayPhrase, code="hello")
    you = view_for_person(desk.table, ADA.id)
    assert you.may_talk
    assert you.may_chat


@pytest.mark.parametrize("make", [dealt, playing])
@pytest.mark.parametrize("text", ["I have the 47", "forty-seven!", "meine 12 passt"])
def test_a_number_is_refused_while_a_game_runs(make: Callable[..., Desk], text: str) -> None:
    """8.1, 8.6."""
    desk = make(ADA, BEN)
    assert desk.code(ADA, ask.SayChat, text=text) == "number-named"


@pytest.mark.parametrize("make", [seated, over])
def test_numbers_may_be_named_in_the_lobby_and_after_the_end(make: Callable[..., Desk]) -> None:
    desk = make(ADA, BEN)
    desk.ask(ADA, ask.SayChat, text="I had the 47, be back at 18:30")


def test_a_refused_line_says_why_and_offers_the_nearest_sign() -> None:
    desk = playing(ADA, BEN)
    error = desk.refused(ADA, ask.SayChat, text="I have a 47 for pile A")
    assert isinstance(error, NumberNamed)
    assert "47" in error.refusal.found
    assert error.refusal.offer is not None
    assert error.refusal.offer.pile is Pile.A


def test_a_line_is_judged_in_its_language_and_all_others() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(ADA, ask.SayChat, text="моя сорок семь", language="ru") == "number-named"
    desk.ask(ADA, ask.SayChat, text="Lasst bitte den Stapel A in Ruhe", language="de")


def test_signals_only_means_no_chat() -> None:
    desk = playing(ADA, BEN, talk="signals")
    assert desk.code(ADA, ask.SayChat, text="hello") == "no-chat"
    desk.ask(ADA, ask.ShowSigns, signs={"A": "like"})
    desk.ask(ADA, ask.SayPhrase, code="hello")
    you = view_for_person(desk.table, ADA.id)
    assert (you.may_talk, you.may_chat) == (True, False)


def test_at_a_silent_table_nobody_can_say_anything() -> None:
    desk = playing(ADA, players=2, talk="none")
    assert desk.code(ADA, ask.SayChat, text="hello") == "no-talk"
    assert desk.code(ADA, ask.SayPhrase, code="hello") == "no-talk"
    assert desk.code(ADA, ask.ShowSigns, signs={"A": "like"}) == "no-talk"
    assert desk.code(BotActor(1), ask.ShowSigns, signs={"A": "like"}) == "no-talk"
    assert not view_for_person(desk.table, ADA.id).may_talk


def test_under_silence_nobody_talks_and_no_sign_remains() -> None:
    """6.2, 8.4."""
    desk = silenced()
    for person in (ADA, BEN):
        assert desk.code(person, ask.SayChat, text="hello") == "silence"
        assert desk.code(person, ask.SayPhrase, code="hello") == "silence"
        assert desk.code(person, ask.ShowSigns, signs={"A": "like"}) == "silence"
        assert desk.code(person, ask.ShowSigns, signs={"A": None}) == "silence"
        you = view_for_person(desk.table, person.id)
        assert (you.may_talk, you.may_chat) == (False, False)
    assert all(not seat.signs for seat in table_view(desk.table).seats)


def test_under_silence_a_game_may_be_given_up_by_agreement() -> None:
    """6.2: playing, ending a turn and agreeing to give up are not communication."""
    desk = silenced()
    for seat in desk.table.seats:
        assert seat.person is not None
        desk.ask(seat.person, ask.Concede)
    assert desk.table.phase is Phase.OVER
    assert desk.game.is_conceded


def test_under_silence_a_refused_line_is_not_judged() -> None:
    """6.2: the refusal of a line with a number is that of one without, and offers no sign."""
    desk = silenced()
    named, plain = (
        desk.refused(BEN, ask.SayChat, text=text) for text in ("47 on A", "leave A alone")
    )
    assert not isinstance(named, NumberNamed)
    assert (named.code, named.message) == (plain.code, plain.message)


def test_under_silence_bots_show_no_signs() -> None:
    desk = playing(ADA, deck=SILENT, edition="extreme", players=2)
    desk.play(Play(7, A))
    assert desk.code(BotActor(1), ask.ShowSigns, signs={"A": "like"}) == "silence"


def test_a_covered_silence_lets_people_talk_again() -> None:
    """6.1."""
    desk = silenced()
    desk.play(Play(8, A))
    desk.ask(BEN, ask.SayChat, text="at last")
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like"})


def test_silence_means_nothing_when_the_game_is_over() -> None:
    desk = silenced()
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    desk.ask(BEN, ask.SayChat, text="I held the 47")


def test_in_the_original_game_the_card_of_a_silence_is_a_number() -> None:
    """6.7."""
    desk = playing(ADA, BEN, deck=SILENT)
    desk.play(Play(7, A))
    desk.ask(BEN, ask.SayChat, text="hello")


def test_a_muted_player_is_hidden_from_one_and_heard_by_the_others() -> None:
    desk = playing(ADA, BEN, CLEO)
    assert view_for_person(desk.table, ADA.id, unheard={BEN.id}).muted == (1,)
    assert view_for_person(desk.table, BEN.id).muted == ()
    for kind, fields in ((ask.SayChat, {"text": "hello"}), (ask.SayPhrase, {"code": "hello"})):
        (said,) = desk.ask(BEN, kind, **fields)
        assert visible_events(said, desk.table, ADA.id, unheard={BEN.id}) == ()
        own = visible_events(said, desk.table, BEN.id)
        others = visible_events(said, desk.table, CLEO.id, unheard={ADA.id})
        assert [each.kind for each in (*own, *others)] == [said.kind] * 2


def test_a_mute_names_both_people_and_changes_nothing_else() -> None:
    desk = playing(ADA, BEN, CLEO)
    for is_muted in (True, True, False):
        command = desk.command(ask.Mute, seat=1, is_muted=is_muted)
        (muted,) = decide(desk.table, ADA, command, desk.context)
        assert muted == Muted(by=ADA.id, person_id=BEN.id, is_muted=is_muted)
        assert visible_events(muted, desk.table, BEN.id) == ()


def test_a_vote_that_is_due_is_not_settled_by_a_mute() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.absent = {BEN.id: desk.now, CLEO.id: desk.now}
    desk.ask(ADA, ask.Concede)
    desk.now += timedelta(days=30)
    command = desk.command(ask.Mute, seat=1)
    (muted,) = decide(desk.table, ADA, command, desk.context)
    assert isinstance(muted, Muted)
    assert due_events(desk.table, desk.context)


def test_a_mute_in_an_old_log_changes_only_the_sequence() -> None:
    desk = playing(ADA, BEN)
    before = desk.table
    desk.happen([Muted(by=ADA.id, person_id=BEN.id, is_muted=True)])
    assert replace(desk.table, sequence=before.sequence, changed_at=before.changed_at) == before


def test_a_mute_follows_the_person_to_another_seat() -> None:
    desk = seated(ADA, BEN, players=3)
    desk.ask(ADA, ask.ClearSeat, seat=2)
    desk.ask(BEN, ask.Sit, seat=2)
    assert view_for_person(desk.table, ADA.id, unheard={BEN.id}).muted == (2,)


def test_only_other_people_can_be_muted() -> None:
    desk = playing(ADA, BEN, players=3)
    assert desk.code(ADA, ask.Mute, seat=0) == "oneself"
    assert desk.code(ADA, ask.Mute, seat=2) == "no-person"
    assert desk.code(ADA, ask.Mute, seat=4) == "no-person"


@pytest.mark.parametrize("text", ["", "   ", "\u3164", "a\x07b", "a\u202eb", "a\u200bb", "x" * 301])
def test_a_line_needs_visible_characters_and_none_that_hide(text: str) -> None:
    with pytest.raises(ValidationError):
        ask.SayChat(id="c", text=text)


def test_pasted_text_becomes_one_line() -> None:
    assert ask.SayChat(id="c", text="  hello\n\tall ").text == "hello all"


def test_talk_is_in_the_record_after_its_action() -> None:
    desk = dealt(ADA, BEN)
    desk.ask(BEN, ask.SayChat, text="hello")
    desk.ask(ADA, ask.MakeBid, bid="like")
    bid_all(desk, Bid.RATHER_NOT)
    desk.play()
    desk.ask(ADA, ask.ShowSigns, signs={"A": "like"})
    assert [talk.after for talk in desk.game.talk] == [0, 1]
