"""What a table asks, in words: who said no, who is waited for, who has how long to answer."""

from datetime import UTC, datetime

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.message import Presence
from ninetyeight.table import table_view, view_for_person
from ninetyeight.terminal.choices import TableChoice, choices_for
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


def test_it_says_who_said_no_and_who_has_how_long_to_answer() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.now = datetime.now(UTC)
    desk.ask(ADA, ask.Concede)
    away = Presence(seats=(0, 1), watchers=0, absent_since={2: desk.now})
    (waits,) = question_words(ENGLISH, model_of(desk, ADA.id, away))
    assert waits.startswith("For giving up: 1 of 3. All must agree.")
    assert "Waiting for an answer from Ben." in waits
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


def test_who_is_to_go_is_not_asked() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    model = model_of(desk, CLEO.id, Presence(seats=(0, 1, 2), watchers=0))
    assert question_words(ENGLISH, model) == []


def test_it_says_who_looks_into_the_hand() -> None:
    desk = playing(ADA, BEN)
    presence = Presence(seats=(0, 1), watchers=2, lookers=("Dora", ""))
    assert question_words(ENGLISH, model_of(desk, ADA.id, presence)) == [
        "Looking into your hand: Dora and Guest."
    ]


def choices_for_ben(desk: Desk, presence: Presence) -> list[TableChoice]:
    return choices_for(ENGLISH, model_of(desk, BEN.id, presence), is_here=False)
