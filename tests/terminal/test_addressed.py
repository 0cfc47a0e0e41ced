"""The log says you to the one who reads it, and names to others."""

import pytest

from ninetyeight.protocol import event as events
from ninetyeight.protocol import seen
from ninetyeight.protocol.event import StarterCause
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.rules import Bid, Pile, Sign, TurnEnd
from ninetyeight.table import Participant, table_view, view_for_person
from ninetyeight.terminal.model import LogLine
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.sentences import sentence
from ninetyeight.words import LANGUAGES, Voice
from table.tables import ADA, BEN, CLEO, playing

LAID = seen.CardSeen(seat=0, card=23, pile=Pile.A, on=33, is_trick=True)


def flagged(*, is_flagged: bool) -> seen.LineFlaggedSeen:
    """Let Ada flag a line of Ben's."""
    return seen.LineFlaggedSeen(
        seat=0,
        line=7,
        writer=1,
        is_flagged=is_flagged,
        is_hidden=is_flagged,
        text="my house number",
    )


def told(
    event: SeenEvent, person: Participant, language: str = "en", *, is_shared: bool = False
) -> str:
    table = playing(ADA, BEN).table
    view = Perspective(table_view(table), view_for_person(table, person.id))
    return LogLine(event, view.cast, is_shared).sentence(Voice(language))


@pytest.mark.parametrize(
    ("event", "to_ada", "to_ben"),
    [
        (
            LAID,
            "You play 23 on pile A: the backwards trick!",
            "Ada plays 23 on pile A: the backwards trick!",
        ),
        (
            events.BidMade(seat=0, bid=Bid.LIKE),
            "You would like to start.",
            "Ada would like to start.",
        ),
        (
            events.StarterChosen(seat=0, cause=StarterCause.LOT),
            "You start: drawn by lot.",
            "Ada starts: drawn by lot.",
        ),
        (
            seen.TurnEndedSeen(seat=0, cause=TurnEnd.STOP),
            "Stop! Your turn is over.",
            "Stop! Ada\u2019s turn is over.",
        ),
        (
            seen.CardsDrawnSeen(seat=0, count=0, cards=()),
            "You draw no cards.",
            "Ada draws no cards.",
        ),
        (seen.TurnBeganSeen(seat=0), "It is your turn.", "It is Ada\u2019s turn."),
        (
            events.Signalled(seat=0, signs={Pile.A: Sign.LIKE, Pile.B: None}),
            "You would like pile A. You take your sign on pile B back.",
            "Ada would like pile A. Ada takes the sign on pile B back.",
        ),
        (seen.ChatSeen(seat=0, line=7, text="Hi!"), "You: Hi!", "Ada: Hi!"),
        (
            flagged(is_flagged=True),
            "You flag a line that gives a number away.",
            "Ada thinks that your line “my house number” gives a number away. It is hidden now; "
            "signs and phrases are there for this.",
        ),
        (
            flagged(is_flagged=False),
            "You take your flag back.",
            "Ada takes the flag on your line “my house number” back.",
        ),
        (events.HintTaken(seat=0), "You take a hint.", "Ada takes a hint."),
        (
            events.RemovalVoted(seat=1, by=0, agrees=True),
            "You are in favour of removing Ben.",
            "Ada is in favour of removing you.",
        ),
    ],
)
def test_an_event_addresses_whoever_caused_it_and_names_them_to_others(
    event: SeenEvent, to_ada: str, to_ben: str
) -> None:
    assert (told(event, ADA), told(event, BEN)) == (to_ada, to_ben)


def test_watchers_and_people_at_a_shared_keyboard_read_names() -> None:
    said = "Ada plays 23 on pile A: the backwards trick!"
    assert told(LAID, CLEO) == said
    assert told(LAID, ADA, is_shared=True) == said
    assert told(seen.TurnBeganSeen(seat=0), ADA, is_shared=True) == "It is Ada\u2019s turn."


def test_others_read_who_flagged_a_line() -> None:
    said = "Ada flags a line that gives a number away."
    assert told(flagged(is_flagged=True), CLEO) == said
    assert told(flagged(is_flagged=True), ADA, is_shared=True) == said
    assert told(flagged(is_flagged=False), CLEO) == "Ada takes a flag back."


def test_whoever_draws_reads_the_cards_even_at_a_shared_keyboard() -> None:
    drawn = seen.CardsDrawnSeen(seat=0, count=2, cards=(34, 61))
    assert told(drawn, ADA) == "You draw: 34 and 61"
    assert told(drawn, ADA, is_shared=True) == "You draw: 34 and 61"


def test_a_record_names_everybody_although_all_hands_are_open() -> None:
    drawn = seen.CardsDrawnSeen(seat=0, count=2, cards=(34, 61))
    assert sentence(Voice("en"), drawn, lambda _: "Ada") == "Ada draws 2 cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_addresses_the_reader_without_a_name(language: str) -> None:
    for event in (LAID, events.StarterChosen(seat=0, cause=StarterCause.ALONE)):
        assert "Ada" not in told(event, ADA, language)
        assert "Ada" in told(event, BEN, language)
