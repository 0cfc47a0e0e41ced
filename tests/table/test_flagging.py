"""Riddles that no filter catches: people at the table flag a line, which hides it."""

import json
from collections.abc import Callable

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.seen import ChatSeen, LineFlaggedSeen, SeenEvent
from ninetyeight.rules import Chat, read_record
from ninetyeight.table import BotActor, LoggedEvent, Participant, evolve, table_from, visible_events
from ninetyeight.table import event as happened
from ninetyeight.table.chat_line import MOST_LINES
from ninetyeight.table.snapshot import read_snapshot, write_snapshot
from ninetyeight.table.view import finished_record
from table.tables import (
    ADA,
    BEN,
    CLEO,
    STRANGER,
    Desk,
    dealt,
    deck_with,
    over,
    playing,
    seated,
)

RIDDLE = "my house number, you were there"
EVERYBODY = (ADA, BEN, CLEO, STRANGER)


def say(desk: Desk, person: Participant, text: str = RIDDLE) -> int:
    """Say a line; return its number."""
    desk.ask(person, ask.SayChat, text=text)
    return desk.table.sequence


def told(desk: Desk, person: Participant) -> list[SeenEvent]:
    """Everything that somebody who connects now is sent."""
    table, seen = None, list[SeenEvent]()
    for count, entry in enumerate(desk.log, 1):
        table = (
            table_from("t", desk.log[:1]) if table is None else evolve(table, entry.event, entry.at)
        )
        assert table.sequence == count
        seen += visible_events(entry.event, table, person.id, now=desk.table)
    return seen


def chat(desk: Desk, person: Participant) -> list[ChatSeen]:
    return [event for event in told(desk, person) if isinstance(event, ChatSeen)]


def recorded(desk: Desk) -> list[str]:
    record = read_record(json.dumps(finished_record(desk.table, desk.game, {})))
    return [talk.said.text for talk in record.talk if isinstance(talk.said, Chat)]


def give_up(desk: Desk) -> None:
    for person in (ADA, BEN, CLEO):
        desk.ask(person, ask.Concede)


def test_a_line_is_shown_with_its_number() -> None:
    desk = playing(ADA, BEN, CLEO)
    (said,) = desk.ask(BEN, ask.SayChat, text=RIDDLE)
    for person in EVERYBODY:
        assert visible_events(said, desk.table, person.id) == (
            ChatSeen(seat=1, line=desk.table.sequence, text=RIDDLE, game=1),
        )


def test_everybody_sees_who_flagged_a_line_and_its_writer_also_sees_the_line() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    (flagged,) = desk.ask(ADA, ask.FlagLine, line=line)
    assert flagged == happened.LineFlagged(seat=0, line=line, is_flagged=True)
    for person in EVERYBODY:
        assert visible_events(flagged, desk.table, person.id) == (
            LineFlaggedSeen(
                seat=0,
                line=line,
                writer=1,
                is_flagged=True,
                is_hidden=True,
                text=RIDDLE if person is BEN else "",
            ),
        )


def test_somebody_who_comes_later_does_not_get_the_text() -> None:
    desk = playing(ADA, BEN, CLEO)
    say(desk, CLEO, "hello")
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    for person in (ADA, CLEO, STRANGER):
        assert [(each.text, each.is_hidden) for each in chat(desk, person)] == [
            ("hello", False),
            ("", True),
        ]
        assert RIDDLE not in str(told(desk, person))
    assert [(each.text, each.is_hidden) for each in chat(desk, BEN)] == [
        ("hello", False),
        (RIDDLE, True),
    ]


def test_a_withdrawn_flag_shows_the_line_again() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    (back,) = desk.ask(ADA, ask.FlagLine, line=line, is_flagged=False)
    for person in EVERYBODY:
        (seen,) = visible_events(back, desk.table, person.id)
        assert isinstance(seen, LineFlaggedSeen)
        assert (seen.is_flagged, seen.is_hidden, seen.text) == (False, False, RIDDLE)
        assert chat(desk, person) == [ChatSeen(seat=1, line=line, text=RIDDLE, game=1)]


def test_a_line_flagged_again_is_hidden_in_earlier_events() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    for is_flagged in (True, False, True):
        desk.ask(ADA, ask.FlagLine, line=line, is_flagged=is_flagged)
    assert RIDDLE not in str(told(desk, CLEO))


def test_a_line_is_shown_again_once_nobody_flags_it() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    desk.ask(CLEO, ask.FlagLine, line=line)
    desk.ask(ADA, ask.FlagLine, line=line, is_flagged=False)
    assert [each.is_hidden for each in chat(desk, STRANGER)] == [True]
    assert desk.ask(ADA, ask.FlagLine, line=line, is_flagged=False) == ()
    desk.ask(CLEO, ask.FlagLine, line=line, is_flagged=False)
    assert [each.text for each in chat(desk, STRANGER)] == [RIDDLE]


def test_flagging_twice_has_no_effect() -> None:
    desk = playing(ADA, BEN)
    line = say(desk, BEN)
    assert desk.ask(ADA, ask.FlagLine, line=line, is_flagged=False) == ()
    assert desk.ask(ADA, ask.FlagLine, line=line) != ()
    assert desk.ask(ADA, ask.FlagLine, line=line) == ()


def test_only_lines_of_chat_can_be_flagged() -> None:
    desk = playing(ADA, BEN)
    say(desk, BEN)
    desk.ask(BEN, ask.SayPhrase, code="hello")
    phrase = desk.table.sequence
    for line in (1, phrase, phrase + 1, 2**80):
        assert desk.code(ADA, ask.FlagLine, line=line) == "no-such-line"
        assert desk.code(ADA, ask.FlagLine, line=line, is_flagged=False) == "no-such-line"


def test_nobody_flags_a_line_of_their_own() -> None:
    desk = playing(ADA, BEN)
    line = say(desk, ADA)
    assert desk.code(ADA, ask.FlagLine, line=line) == "oneself"
    assert desk.code(ADA, ask.FlagLine, line=line, is_flagged=False) == "oneself"


def test_a_line_is_its_writers_own_on_another_seat_too() -> None:
    desk = seated(ADA, BEN, players=3)
    line = say(desk, BEN)
    desk.ask(ADA, ask.ClearSeat, seat=2)
    desk.ask(BEN, ask.Sit, seat=2)
    desk.ask(CLEO, ask.Sit, seat=1)
    assert desk.code(BEN, ask.FlagLine, line=line) == "oneself"
    (flagged,) = desk.ask(CLEO, ask.FlagLine, line=line)
    (seen,) = visible_events(flagged, desk.table, BEN.id)
    assert isinstance(seen, LineFlaggedSeen)
    assert (seen.seat, seen.writer, seen.text) == (1, 2, RIDDLE)


def test_only_people_with_a_seat_flag() -> None:
    desk = playing(ADA, BEN, players=3)
    line = say(desk, BEN)
    assert desk.code(STRANGER, ask.FlagLine, line=line) == "not-seated"
    assert desk.code(BotActor(2), ask.FlagLine, line=line) == "not-seated"
    desk.ask(ADA, ask.Remove, seat=1)
    assert desk.code(BEN, ask.FlagLine, line=line) == "not-seated"


@pytest.mark.parametrize("make", [seated, dealt, playing, over])
def test_lines_are_flagged_before_in_and_after_a_game(make: Callable[..., Desk]) -> None:
    desk = make(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    assert RIDDLE not in str(told(desk, CLEO))


def test_a_line_of_the_lobby_is_flagged_in_the_game_too() -> None:
    desk = seated(ADA, BEN)
    line = say(desk, BEN)
    desk.ask(ADA, ask.Start)
    desk.ask(ADA, ask.FlagLine, line=line)
    assert RIDDLE not in str(told(desk, ADA))


def test_under_silence_lines_are_flagged_nevertheless() -> None:
    """6.2: what was said before a Silence can still give a number away."""
    desk = playing(ADA, BEN, deck=deck_with(7, 8, 9, 11, 12, 13, 15), edition="extreme")
    line = say(desk, BEN)
    desk.ask(ADA, ask.LayCard, card=7, pile="A")
    assert desk.code(BEN, ask.SayChat, text="hello") == "silence"
    desk.ask(ADA, ask.FlagLine, line=line)
    assert [each.is_hidden for each in chat(desk, ADA)] == [True]


def test_whoever_is_muted_is_not_heard_when_a_line_shows_again() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    for is_flagged in (True, False):
        (event,) = desk.ask(CLEO, ask.FlagLine, line=line, is_flagged=is_flagged)
        assert visible_events(event, desk.table, ADA.id, unheard={BEN.id}) == ()
        assert len(visible_events(event, desk.table, STRANGER.id)) == 1


def test_a_flagged_line_is_in_no_record_until_it_shows_again() -> None:
    desk = playing(ADA, BEN, CLEO)
    lines = [say(desk, BEN, "first"), say(desk, BEN), say(desk, CLEO, "last")]
    desk.ask(ADA, ask.FlagLine, line=lines[1])
    give_up(desk)
    assert recorded(desk) == ["first", "last"]
    desk.ask(ADA, ask.FlagLine, line=lines[1], is_flagged=False)
    assert recorded(desk) == ["first", RIDDLE, "last"]


def test_a_line_is_flagged_after_its_game_until_the_next_deal() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    give_up(desk)
    desk.ask(ADA, ask.FlagLine, line=line)
    assert recorded(desk) == []
    for person in (ADA, BEN, CLEO):
        desk.ask(person, ask.Again)
    assert desk.game.number == 2
    assert desk.code(ADA, ask.FlagLine, line=line, is_flagged=False) == "no-such-line"
    assert RIDDLE not in str(told(desk, CLEO))


def test_a_card_that_is_taken_back_leaves_a_hidden_line_hidden() -> None:
    desk = playing(ADA, BEN, CLEO, undo=True)
    desk.play()
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    desk.ask(ADA, ask.TakeBack)
    assert not desk.game.talk
    desk.ask(ADA, ask.FlagLine, line=line, is_flagged=False)
    assert [talk.after for talk in desk.game.talk] == [0]


def test_a_table_remembers_so_many_lines_and_no_more() -> None:
    desk = seated(ADA, BEN)
    first, second = say(desk, BEN, "one"), say(desk, BEN, "two")
    for _ in range(MOST_LINES - 1):
        say(desk, BEN, "hello")
    assert len(desk.table.lines) == MOST_LINES
    assert desk.code(ADA, ask.FlagLine, line=first) == "no-such-line"
    desk.ask(ADA, ask.FlagLine, line=second)


def test_a_flag_outlasts_the_line_that_the_table_remembers() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    for _ in range(MOST_LINES):
        say(desk, CLEO, "hello")
    assert desk.table.line(line) is None
    give_up(desk)
    assert RIDDLE not in recorded(desk)


def test_the_words_of_who_was_removed_do_not_come_back_into_the_record() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    desk.ask(ADA, ask.Remove, seat=1)
    desk.ask(CLEO, ask.Remove, seat=1)
    desk.ask(ADA, ask.FlagLine, line=line, is_flagged=False)
    for person in (ADA, CLEO):
        desk.ask(person, ask.Concede)
    assert recorded(desk) == []


def test_a_line_of_who_is_erased_is_remembered_no_more() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    desk.happen([happened.PersonErased(person_id=BEN.id)])
    assert RIDDLE not in write_snapshot(desk.table)
    assert desk.code(ADA, ask.FlagLine, line=line, is_flagged=False) == "no-such-line"


def test_a_log_without_the_words_of_who_is_erased_can_still_be_read() -> None:
    """The flag stays in the log and names nobody; nobody is sent it any more."""
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    desk.log = [
        LoggedEvent(happened.ChatSaid(seat=1, text=""), entry.at)
        if isinstance(entry.event, happened.ChatSaid)
        else entry
        for entry in desk.log
    ]
    desk.table = table_from("t", desk.log)
    assert (desk.table.lines, desk.game.talk) == ((), ())
    assert not any(isinstance(each, ChatSeen | LineFlaggedSeen) for each in told(desk, CLEO))


def test_flags_are_in_snapshots() -> None:
    desk = playing(ADA, BEN, CLEO)
    line = say(desk, BEN)
    desk.ask(ADA, ask.FlagLine, line=line)
    again = read_snapshot(write_snapshot(desk.table))
    assert again == desk.table
    assert again is not None
    desk.table = again
    desk.ask(ADA, ask.FlagLine, line=line, is_flagged=False)
    assert [each.text for each in chat(desk, STRANGER)] == [RIDDLE]
