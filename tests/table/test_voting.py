"""Giving up and removing: who is asked, who has time, whose no stands, and when it is decided."""

import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.view import Phase, TableView
from ninetyeight.table import due_at, evolve, new_table, read_event, table_view
from ninetyeight.table.event import Event, Opened
from table.tables import ADA, BEN, CLEO, DORA, Desk, over, playing

OLD_LOG = Path(__file__).parents[1] / "data" / "old_votes.jsonl"
GRACE = 30
DAY = 86_400
DAYS: dict[str, Any] = {"kind": "days", "days": 1}


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def shown(desk: Desk) -> TableView:
    return table_view(desk.table)


# ---------------------------------------------------------------------- a bot for who is away


def test_a_bot_plays_for_nobody_whose_connection_broke_a_moment_ago() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "is-present"
    desk.disconnect(BEN)
    desk.wait(GRACE - 1)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.wait(1)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]


def test_the_table_says_how_long_one_may_be_away() -> None:
    desk = playing(ADA, BEN, grace_seconds=120)
    desk.disconnect(BEN)
    desk.wait(119)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.wait(1)
    desk.ask(ADA, ask.MindSeat, seat=1)


def test_who_says_goodbye_leaves_the_seat_to_a_bot_at_once() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]


def test_by_correspondence_the_clock_decides_when_a_bot_plays() -> None:
    desk = playing(ADA, BEN, clock=DAYS)
    desk.disconnect(BEN)
    desk.wait(DAY / 2)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.play_turn()
    desk.now += timedelta(days=1)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    assert kinds(desk.wait()) == ["seat-minded"]


def test_by_correspondence_a_rematch_waits_as_long_as_a_turn_for_who_is_away() -> None:
    desk = over(ADA, BEN, clock=DAYS)
    desk.disconnect(BEN)
    desk.wait(DAY - 1)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.wait(1)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]


# ---------------------------------------------------------------------- a no stands


def test_a_no_stands_while_a_bot_minds_the_seat() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.disconnect(BEN)
    desk.wait(10 * DAY)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]
    desk.ask(ADA, ask.Concede)
    assert desk.wait(10 * DAY) == ()
    assert desk.table.phase is Phase.PLAYING


def test_a_no_stands_after_leaving() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    assert kinds(desk.ask(BEN, ask.Leave)) == ["went-away"]
    desk.disconnect(BEN)
    assert desk.wait(10 * DAY) == ()
    assert desk.table.phase is Phase.PLAYING


def test_asking_again_does_not_undo_a_no() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.ask(ADA, ask.Concede, agrees=False)
    assert shown(desk).questions == ()
    desk.disconnect(BEN)
    desk.wait(DAY)
    desk.ask(ADA, ask.Concede)
    assert desk.wait(DAY) == ()
    assert shown(desk).questions[0].no == (1,)
    desk.connect(BEN)
    assert kinds(desk.ask(BEN, ask.Concede)) == ["concede-voted", "conceded"]


def test_a_new_game_is_asked_about_anew() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.ask(BEN, ask.Concede)
    desk.ask(ADA, ask.Again)
    desk.ask(BEN, ask.Again)
    assert desk.table.proposals == ()


def test_who_plays_on_after_all_has_said_no() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    desk.ask(ADA, ask.Concede, agrees=False)
    desk.disconnect(ADA, CLEO)
    assert desk.wait(DAY) == ()
    assert desk.table.phase is Phase.PLAYING


def test_a_no_to_a_removal_stands_while_its_owner_is_gone() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    assert kinds(desk.ask(BEN, ask.Remove, seat=2, agrees=False)) == ["removal-voted"]
    desk.disconnect(BEN)
    desk.wait(GRACE)
    desk.ask(ADA, ask.MindSeat, seat=1)
    assert desk.ask(ADA, ask.Remove, seat=2) == ()
    assert desk.wait(DAY) == ()
    assert desk.table.seat_of(CLEO.id) == 2
    assert shown(desk).questions[0].no == (1,)


def test_a_no_to_a_removal_outlasts_the_game_and_the_question() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(BEN, ask.Remove, seat=2, agrees=False)
    desk.ask(ADA, ask.Remove, seat=2, agrees=False)
    desk.ask(ADA, ask.Start)
    desk.disconnect(BEN)
    desk.ask(ADA, ask.Remove, seat=2)
    assert desk.wait(GRACE) == ()
    assert desk.table.seat_of(CLEO.id) == 2


def test_the_host_closes_no_game_of_somebody_who_is_away() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    desk.disconnect(BEN)
    desk.wait(DAY)
    assert desk.code(ADA, ask.Close) == "game-running"
    desk.ask(ADA, ask.MindSeat, seat=1)
    assert desk.code(ADA, ask.Close) == "game-running"


# ---------------------------------------------------------------------- time for those who are away


def test_giving_up_waits_for_somebody_whose_connection_broke() -> None:
    desk = playing(ADA, BEN)
    desk.disconnect(BEN)
    desk.wait(DAY)
    assert kinds(desk.ask(ADA, ask.Concede)) == ["concede-voted"]
    assert desk.wait(GRACE - 1) == ()
    assert kinds(desk.wait(1)) == ["conceded"]


def test_a_removal_waits_for_a_voter_whose_connection_broke() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.disconnect(BEN)
    assert kinds(desk.ask(ADA, ask.Remove, seat=2)) == ["removal-voted"]
    assert desk.wait(GRACE - 1) == ()
    assert kinds(desk.wait(1)) == ["removed"]


def test_who_went_lately_has_the_time_from_then_on() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    assert desk.wait(DAY) == ()
    desk.disconnect(BEN)
    assert desk.wait(GRACE - 1) == ()
    assert kinds(desk.wait(1)) == ["conceded"]


def test_who_comes_back_in_time_is_asked_and_may_say_no() -> None:
    desk = playing(ADA, BEN)
    desk.disconnect(BEN)
    desk.ask(ADA, ask.Concede)
    desk.wait(GRACE - 1)
    desk.connect(BEN)
    assert desk.wait(DAY) == ()
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.disconnect(BEN)
    assert desk.wait(DAY) == ()


def test_a_no_in_the_last_moment_counts() -> None:
    desk = playing(ADA, BEN)
    desk.disconnect(BEN)
    desk.ask(ADA, ask.Concede)
    desk.now += timedelta(seconds=GRACE)
    assert kinds(desk.ask(BEN, ask.Concede, agrees=False)) == ["concede-voted"]
    assert desk.table.phase is Phase.PLAYING


def test_who_is_there_and_silent_holds_up_the_decision() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.disconnect(CLEO)
    desk.ask(ADA, ask.Concede)
    assert desk.wait(DAY) == ()
    assert kinds(desk.ask(BEN, ask.Concede)) == ["concede-voted", "conceded"]


def test_leaving_does_not_shorten_the_time_to_say_no() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    assert kinds(desk.ask(CLEO, ask.Leave)) == ["went-away"]
    desk.disconnect(CLEO)
    assert kinds(desk.wait(GRACE)) == ["conceded"]


def test_a_bot_for_the_last_who_was_asked_gives_nothing_up() -> None:
    desk = playing(ADA, BEN)
    desk.disconnect(BEN)
    desk.wait(GRACE)
    desk.ask(ADA, ask.Concede)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]
    assert desk.table.phase is Phase.PLAYING
    assert kinds(desk.wait(GRACE)) == ["conceded"]


def test_by_correspondence_one_has_as_long_to_answer_as_for_a_turn() -> None:
    desk = playing(ADA, BEN, clock=DAYS)
    desk.disconnect(BEN)
    desk.play_turn()
    desk.ask(ADA, ask.Concede)
    assert "conceded" not in kinds(desk.wait(DAY - 1))
    assert "conceded" in kinds(desk.wait(1))


def test_a_question_is_due_when_the_last_who_is_away_has_had_the_time() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    assert due_at(desk.table, desk.context) is None
    desk.disconnect(BEN)
    assert due_at(desk.table, desk.context) is None
    desk.wait(10)
    desk.disconnect(CLEO)
    assert due_at(desk.table, desk.context) == desk.now + timedelta(seconds=GRACE)
    desk.ask(CLEO, ask.Concede, agrees=False)
    assert due_at(desk.table, desk.context) is None


def test_where_nobody_can_know_who_is_there_nobody_is_away() -> None:
    """After a restart, or without Redis, an absence has only just begun."""
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    for _ in range(10):
        desk.absent = {BEN.id: desk.now + timedelta(seconds=GRACE)}
        assert desk.wait(GRACE) == ()
        assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"


# ---------------------------------------------------------------------- what is shown, and the rest


def test_everybody_sees_what_is_asked_and_who_answered_what() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.ask(ADA, ask.Remove, seat=1)
    giving_up, removal = shown(desk).questions
    assert (giving_up.about, giving_up.yes, giving_up.no) == (None, (0,), (1,))
    assert giving_up.silent == (2,)
    assert giving_up.ends_at - giving_up.asked_at == timedelta(seconds=GRACE)
    assert (removal.about, removal.yes, removal.no, removal.silent) == (1, (0,), (), (2,))
    assert shown(desk).removal == {1: (0,)}


def test_another_host_asks_anew() -> None:
    desk = playing(ADA, BEN, CLEO, DORA)
    desk.ask(ADA, ask.Remove, seat=3)
    desk.ask(BEN, ask.Remove, seat=3)
    desk.ask(CLEO, ask.Remove, seat=3, agrees=False)
    desk.ask(ADA, ask.Leave)
    assert desk.table.host == BEN.id
    assert shown(desk).questions == ()
    desk.ask(BEN, ask.Remove, seat=3)
    assert shown(desk).questions[0].no == (2,)


def test_what_the_host_takes_back_nobody_else_asks() -> None:
    desk = playing(ADA, BEN, CLEO, DORA)
    desk.ask(ADA, ask.Remove, seat=3)
    desk.ask(BEN, ask.Remove, seat=3)
    desk.ask(ADA, ask.Remove, seat=3, agrees=False)
    assert shown(desk).questions == ()
    assert desk.code(CLEO, ask.Remove, seat=3) == "not-asked"


def test_who_is_to_go_is_not_asked() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(BEN, ask.Remove, seat=1) == "oneself"
    assert kinds(desk.ask(ADA, ask.Remove, seat=1)) == ["removal-voted", "removed"]


def test_a_removal_may_settle_what_else_was_asked() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    desk.ask(CLEO, ask.Concede, agrees=False)
    desk.ask(ADA, ask.Remove, seat=2)
    events = desk.ask(BEN, ask.Remove, seat=2)
    assert kinds(events) == ["removal-voted", "removed", "conceded"]


def test_a_closed_table_asks_nothing() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(ADA, ask.Close)
    assert shown(desk).questions == ()
    desk.disconnect(BEN)
    assert desk.wait(DAY) == ()


@pytest.mark.parametrize("minding", list(Minding))
def test_out_of_time_is_not_out_of_the_vote(minding: Minding) -> None:
    at_limit = "bot-turn" if minding is Minding.TURN else "bot-seat"
    desk = playing(ADA, BEN, clock={"kind": "turn", "seconds": 60, "at_limit": at_limit})
    desk.ask(BEN, ask.Concede)
    assert kinds(desk.wait(60)) == ["seat-minded"]
    assert desk.table.seats[0].minding is minding
    assert desk.wait(DAY) == ()
    assert "conceded" in kinds(desk.ask(ADA, ask.Concede))


def test_a_log_from_before_the_grace_period_means_what_it_meant() -> None:
    log = [json.loads(line) for line in OLD_LOG.read_text().splitlines()]
    table = None
    for line in log:
        event, at = read_event(json.dumps(line["event"])), datetime.fromisoformat(line["at"])
        if table is None:
            assert isinstance(event, Opened)
            table = new_table("t", event, at)
        else:
            table = evolve(table, event, at)
        people = [None if seat.person is None else seat.person.id for seat in table.seats]
        bots = [seat.bot for seat in table.seats]
        assert (table.phase, table.host) == (line["phase"], line["host"])
        assert (people, bots) == (line["seats"], line["bots"])
    assert {"conceded", "removed", "seat-minded"} <= {line["event"]["kind"] for line in log}
    assert table is not None
    assert table.settings.grace_seconds == GRACE
