"""What a table asks, in words: who said no, who is waited for, who has how long to answer."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.message import Presence
from ninetyeight.protocol.view import Phase
from ninetyeight.table import table_view, view_for_person
from ninetyeight.table.absences import Absences, awaited_votes, mindable_at
from ninetyeight.terminal.choices import NO_ID, FollowUp, TableChoice, choices_for, menu_for
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.questions import question_words
from ninetyeight.words import Voice
from table.tables import ADA, BEN, CLEO, Desk, dealt, over, playing

ENGLISH = Voice("en")


def model_of(desk: Desk, person_id: str, presence: Presence) -> TableModel:
    model = TableModel()
    model.view = Perspective(table_view(desk.table), view_for_person(desk.table, person_id))
    model.presence = presence
    return model


def test_a_question_names_who_refused_and_how_long_others_have() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.now = datetime.now(UTC)
    desk.ask(ADA, ask.Concede)
    away = Presence(seats=(0, 1), watchers=0, votes=awaited_votes(desk.table, {CLEO.id: desk.now}))
    (waits,) = question_words(ENGLISH, model_of(desk, ADA.id, away))
    assert waits.startswith("1 of 3 want to give up. Waiting for an answer from Ben.")
    assert "Cleo is away and can still answer: " in waits
    assert "seconds left" in waits
    desk.ask(BEN, ask.Concede, agrees=False)
    assert "Ben would like to play on." in " ".join(
        question_words(ENGLISH, model_of(desk, ADA.id, away))
    )


def test_a_removal_can_be_refused() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    here = Presence(seats=(0, 1, 2), watchers=0)
    offered = [choice.command for choice in choices_for_ben(desk, here)]
    assert [(each.seat, each.agrees) for each in offered if isinstance(each, ask.Remove)] == [
        (2, True),
        (2, False),
    ]
    desk.ask(BEN, ask.Remove, seat=2, agrees=False)
    (words,) = question_words(ENGLISH, model_of(desk, ADA.id, here))
    assert "Ben is against removing Cleo." in words
    offered = [choice.command for choice in choices_for_ben(desk, here)]
    assert [each.agrees for each in offered if isinstance(each, ask.Remove)] == [True]


def test_the_player_to_be_removed_is_not_asked() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    model = model_of(desk, CLEO.id, Presence(seats=(0, 1, 2), watchers=0))
    assert question_words(ENGLISH, model) == []


def test_a_player_reads_who_looks_at_their_hand() -> None:
    desk = playing(ADA, BEN)
    presence = Presence(seats=(0, 1), watchers=2, lookers=("Dora", ""))
    assert question_words(ENGLISH, model_of(desk, ADA.id, presence)) == [
        "Looking at your hand: Dora and Guest."
    ]


@pytest.mark.parametrize("table", [dealt, playing, over])
def test_a_bot_is_offered_once_it_may_play_for_somebody_absent(table: Callable[..., Desk]) -> None:
    desk = table(ADA, BEN)
    now, grace = datetime.now(UTC), desk.table.settings.grace
    assert is_a_bot_offered(desk, {BEN.id: now - grace})
    assert not is_a_bot_offered(desk, {BEN.id: now - grace + timedelta(seconds=20)})
    assert not is_a_bot_offered(desk, {})


def test_a_bot_is_offered_at_once_for_somebody_who_left_but_is_still_connected() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    assert is_a_bot_offered(desk, {})
    desk.ask(ADA, ask.MindSeat, seat=1)
    assert not is_a_bot_offered(desk, {})


def is_a_bot_offered(desk: Desk, absences: Absences) -> bool:
    """Whether Ada's menu, and during a game her choices, offer that a bot plays for Ben."""
    minds = mindable_at(desk.table, absences)
    model = model_of(desk, ADA.id, Presence(seats=(0, 1), watchers=0, mindable_at=minds))
    menu = menu_for(ENGLISH, model, is_local=False)
    in_menu = [choice.command for group in menu for choice in group.choices]
    asked = [choice.command for choice in choices_for(ENGLISH, model, is_local=False)]
    minding = ask.MindSeat(id=NO_ID, seat=1)
    assert minding in in_menu or minding not in asked
    if desk.table.phase is Phase.PLAYING:
        assert (minding in in_menu) == (minding in asked)
    return minding in in_menu


def test_the_menu_is_grouped_as_in_the_browser() -> None:
    desk = playing(ADA, BEN)
    model = model_of(desk, ADA.id, Presence(seats=(0, 1), watchers=0))
    groups = menu_for(ENGLISH, model, is_local=False)
    assert [group.title for group in groups] == ["This game", "Help", "Look and sound", "Leave"]
    assert groups[-1].choices[0].ask is FollowUp.CONCEDE
    assert [group.title for group in menu_for(ENGLISH, model, is_local=True)] == [
        "Help",
        "Look and sound",
        "Leave",
    ]


def choices_for_ben(desk: Desk, presence: Presence) -> list[TableChoice]:
    return choices_for(ENGLISH, model_of(desk, BEN.id, presence), is_local=False)
