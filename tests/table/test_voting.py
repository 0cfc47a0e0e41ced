"""Votes on giving up and removals: who votes, who has time, whose no counts, when they pass."""

import json
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.view import Phase, TableView
from ninetyeight.rules import Action, State, Step, apply
from ninetyeight.table import evolve, new_table, read_event, table_view
from ninetyeight.table.event import Opened
from table.tables import ADA, BEN, CLEO, DORA, Desk, kinds, over, playing

OLD_LOG = Path(__file__).parents[1] / "data" / "old_votes.jsonl"
GRACE = 30
DAY = 86_400


def shown(desk: Desk) -> TableView:
    return table_view(desk.table)


# ---------------------------------------------------------------------- a no remains


def test_a_no_remains_while_a_bot_minds_the_seat() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.disconnect(BEN)
    desk.wait(10 * DAY)
    assert kinds(desk.ask(ADA, ask.MindSeat, seat=1)) == ["seat-minded"]
    desk.ask(ADA, ask.Concede)
    assert desk.wait(10 * DAY) == ()
    assert desk.table.phase is Phase.PLAYING


def test_a_no_remains_after_leaving() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    assert kinds(desk.ask(BEN, ask.Leave)) == ["went-away"]
    desk.disconnect(BEN)
    assert desk.wait(10 * DAY) == ()
    assert desk.table.phase is Phase.PLAYING


def test_proposing_again_does_not_clear_a_no() -> None:
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


def test_a_new_game_clears_the_votes() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede, agrees=False)
    desk.ask(BEN, ask.Concede)
    desk.ask(ADA, ask.Again)
    desk.ask(BEN, ask.Again)
    assert desk.table.proposals == ()


def test_a_yes_can_become_a_no() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    desk.ask(ADA, ask.Concede, agrees=False)
    desk.disconnect(ADA, CLEO)
    assert desk.wait(DAY) == ()
    assert desk.table.phase is Phase.PLAYING


def test_a_no_to_a_removal_remains_while_its_voter_is_away() -> None:
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


def test_a_no_to_a_removal_outlasts_the_game_and_the_proposal() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(BEN, ask.Remove, seat=2, agrees=False)
    desk.ask(ADA, ask.Remove, seat=2, agrees=False)
    desk.ask(ADA, ask.Start)
    desk.disconnect(BEN)
    desk.ask(ADA, ask.Remove, seat=2)
    assert desk.wait(GRACE) == ()
    assert desk.table.seat_of(CLEO.id) == 2


def test_the_host_cannot_close_a_game_of_somebody_who_is_away() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    desk.disconnect(BEN)
    desk.wait(DAY)
    assert desk.code(ADA, ask.Close) == "game-running"
    desk.ask(ADA, ask.MindSeat, seat=1)
    assert desk.code(ADA, ask.Close) == "game-running"


# ---------------------------------------------------------------------- steps while a vote is open


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """The actions that the rules have applied."""
    actions: list[Action] = []

    def note(state: State, action: Action) -> Step:
        actions.append(action)
        return apply(state, action)

    monkeypatch.setattr("ninetyeight.table.evolution.play.apply", note)
    return actions


def test_deciding_on_a_step_applies_no_rules_while_a_vote_is_open(applied: list[Action]) -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Concede)
    desk.play_turn()
    assert shown(desk).questions
    assert tuple(applied) == desk.game.actions, "evolving applies each action once"


def test_a_step_that_comes_too_late_does_not_prevent_a_decision() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Concede)
    desk.disconnect(BEN)
    desk.now += timedelta(seconds=GRACE)
    assert kinds(desk.play())[-1] == "conceded"


# ---------------------------------------------------------------------- what is shown, and the rest


def test_everybody_sees_the_proposals_and_the_votes() -> None:
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


def test_a_new_host_has_to_propose_again() -> None:
    desk = playing(ADA, BEN, CLEO, DORA)
    desk.ask(ADA, ask.Remove, seat=3)
    desk.ask(BEN, ask.Remove, seat=3)
    desk.ask(CLEO, ask.Remove, seat=3, agrees=False)
    desk.ask(ADA, ask.Leave)
    assert desk.table.host == BEN.id
    assert shown(desk).questions == ()
    desk.ask(BEN, ask.Remove, seat=3)
    assert shown(desk).questions[0].no == (2,)


def test_a_proposal_that_the_host_withdraws_is_withdrawn() -> None:
    desk = playing(ADA, BEN, CLEO, DORA)
    desk.ask(ADA, ask.Remove, seat=3)
    desk.ask(BEN, ask.Remove, seat=3)
    desk.ask(ADA, ask.Remove, seat=3, agrees=False)
    assert shown(desk).questions == ()
    assert desk.code(CLEO, ask.Remove, seat=3) == "not-asked"


def test_a_removal_needs_no_vote_of_its_target() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(BEN, ask.Remove, seat=1) == "oneself"
    assert kinds(desk.ask(ADA, ask.Remove, seat=1)) == ["removal-voted", "removed"]


def test_a_removal_may_settle_another_proposal() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Concede)
    desk.ask(BEN, ask.Concede)
    desk.ask(CLEO, ask.Concede, agrees=False)
    desk.ask(ADA, ask.Remove, seat=2)
    events = desk.ask(BEN, ask.Remove, seat=2)
    assert kinds(events) == ["removal-voted", "removed", "conceded"]


def test_a_closed_table_has_no_open_proposals() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(ADA, ask.Close)
    assert shown(desk).questions == ()
    desk.disconnect(BEN)
    assert desk.wait(DAY) == ()


@pytest.mark.parametrize("minding", list(Minding))
def test_a_player_out_of_time_keeps_their_vote(minding: Minding) -> None:
    at_limit = "bot-turn" if minding is Minding.TURN else "bot-seat"
    desk = playing(ADA, BEN, clock={"kind": "turn", "seconds": 60, "at_limit": at_limit})
    desk.ask(BEN, ask.Concede)
    assert kinds(desk.wait(60)) == ["seat-minded"]
    assert desk.table.seats[0].minding is minding
    assert desk.wait(DAY) == ()
    assert "conceded" in kinds(desk.ask(ADA, ask.Concede))


def test_an_old_log_without_grace_periods_leads_to_the_same_table() -> None:
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
