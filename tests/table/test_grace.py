"""Absent players: how long they have to come back or vote, and when a bot may take over."""

from datetime import timedelta
from typing import Any

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase
from ninetyeight.table import due_at
from table.tables import ADA, BEN, CLEO, kinds, over, playing

GRACE = 30
DAY = 86_400
DAYS: dict[str, Any] = {"kind": "days", "days": 1}

# ---------------------------------------------------------------------- a bot takes over


def test_a_bot_cannot_take_over_during_the_grace_period() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "is-present"
    desk.disconnect(BEN)
    desk.wait(GRACE - 1)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.wait(1)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]


def test_the_settings_say_how_long_one_may_be_away() -> None:
    desk = playing(ADA, BEN, grace_seconds=120)
    desk.disconnect(BEN)
    desk.wait(119)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.wait(1)
    desk.ask(ADA, ask.MindSeat, seat=1)


def test_a_bot_can_take_over_at_once_for_somebody_who_left() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]


def test_by_correspondence_only_the_clock_lets_a_bot_play() -> None:
    desk = playing(ADA, BEN, clock=DAYS)
    desk.disconnect(BEN)
    desk.wait(DAY / 2)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.play_turn()
    desk.now += timedelta(days=1)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    assert kinds(desk.wait()) == ["seat-minded"]


def test_a_correspondence_rematch_waits_for_absent_players_as_long_as_a_turn() -> None:
    desk = over(ADA, BEN, clock=DAYS)
    desk.disconnect(BEN)
    desk.wait(DAY - 1)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
    desk.wait(1)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]


# ---------------------------------------------------------------------- time to vote


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


def test_somebody_who_just_left_has_the_whole_time_from_then() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    assert desk.wait(DAY) == ()
    desk.disconnect(BEN)
    assert desk.wait(GRACE - 1) == ()
    assert kinds(desk.wait(1)) == ["conceded"]


def test_somebody_who_comes_back_in_time_may_vote_no() -> None:
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


def test_a_silent_player_who_is_present_delays_the_decision() -> None:
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


def test_replacing_the_last_voter_by_a_bot_decides_nothing() -> None:
    desk = playing(ADA, BEN)
    desk.disconnect(BEN)
    desk.wait(GRACE)
    desk.ask(ADA, ask.Concede)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]
    assert desk.table.phase is Phase.PLAYING
    assert kinds(desk.wait(GRACE)) == ["conceded"]


def test_correspondence_players_have_as_long_to_vote_as_for_a_turn() -> None:
    desk = playing(ADA, BEN, clock=DAYS)
    desk.disconnect(BEN)
    desk.play_turn()
    desk.ask(ADA, ask.Concede)
    assert "conceded" not in kinds(desk.wait(DAY - 1))
    assert "conceded" in kinds(desk.wait(1))


def test_a_proposal_is_due_when_the_last_absent_player_has_had_enough_time() -> None:
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


def test_nobody_counts_as_away_while_presence_is_unknown() -> None:
    """After a restart, or without Redis, an absence has only just begun."""
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    for _ in range(10):
        desk.absent = {BEN.id: desk.now + timedelta(seconds=GRACE)}
        assert desk.wait(GRACE) == ()
        assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
