"""What a table asks, in words: who said no, who is waited for, who has how long to answer."""

from datetime import UTC, datetime, timedelta

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.message import Presence
from ninetyeight.table import table_view, view_for_person
from ninetyeight.table.absences import awaited_votes, mindable_at
from ninetyeight.terminal.choices import FollowUp, TableChoice, choices_for, menu_for
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.questions import question_words
from ninetyeight.terminal.voice import TableVoice
from table.tables import ADA, BEN, CLEO, Desk, playing

ENGLISH = TableVoice("en")


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


def test_a_bot_is_offered_once_it_may_play_for_somebody_absent() -> None:
    desk = playing(ADA, BEN)
    now = datetime.now(UTC)

    def is_offered(absent_since: datetime) -> bool:
        minds = mindable_at(desk.table, {BEN.id: absent_since})
        presence = Presence(seats=(0,), watchers=0, mindable_at=minds)
        model = model_of(desk, ADA.id, presence)
        menu = menu_for(ENGLISH, model, is_local=False)
        in_menu = [choice for group in menu for choice in group.choices]
        asked = choices_for(ENGLISH, model, is_local=False)
        minding = [
            [each.label for each in offered if isinstance(each.command, ask.MindSeat)]
            for offered in (in_menu, asked)
        ]
        assert minding[0] == minding[1]
        return minding[0] == ["Let a bot play for Ben"]

    grace = desk.table.settings.grace
    assert is_offered(now - grace)
    assert not is_offered(now - grace + timedelta(seconds=20))


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
