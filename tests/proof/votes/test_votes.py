"""No game ends and nobody is removed against a no, in whatever order people come, go and vote."""

from datetime import UTC, datetime

import pytest
from hypothesis.stateful import run_state_machine_as_test

from host.hosts import ANNA, BEN, fresh
from ninetyeight.protocol.command import SayPhrase
from ninetyeight.table import seating, voting
from ninetyeight.talk import PhraseCode
from proof.votes.hosts import HostVotes
from proof.votes.model import Votes
from proof.votes.prove import of

EXAMPLES = 120
HOST_EXAMPLES = 8


def test_no_order_of_events_ends_a_game_against_a_no() -> None:
    Votes.figures.clear()
    run_state_machine_as_test(Votes, settings=of(EXAMPLES, is_repeatable=True))
    seen = {name for name, count in Votes.figures.items() if count > 0}
    assert {"given up", "removed", "silent and away", "minded", "played on alone"} <= seen


@pytest.mark.parametrize(
    ("where", "name", "broken"),
    [
        (voting, "is_blocked", lambda *_: False),
        (voting, "silence_counts_at", lambda *_: datetime.min.replace(tzinfo=UTC)),
        (seating, "may_be_minded_at", lambda _, absent_since: absent_since),
    ],
    ids=["a no does not block", "silence counts at once", "a bot takes over at once"],
)
def test_a_missing_rule_is_detected(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, broken: object
) -> None:
    monkeypatch.setattr(where, name, broken)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(Votes, settings=of(EXAMPLES, is_repeatable=True, shrinks=False))


def test_two_processes_end_no_game_against_a_no() -> None:
    HostVotes.figures.clear()
    run_state_machine_as_test(
        HostVotes, settings=of(HOST_EXAMPLES, is_repeatable=True, shrinks=False)
    )
    assert {"given up", "removed", "restarts"} <= set(HostVotes.figures)


@pytest.mark.parametrize("is_command_first", [True, False], ids=["a command", "the clock"])
def test_an_absent_person_counts_as_present_from_their_command_on(
    *, is_command_first: bool
) -> None:
    votes = HostVotes()

    async def race() -> None:
        command = votes.do("one", BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
        clock = votes.pass_time("two")
        for step in (command, clock) if is_command_first else (clock, command):
            await step

    try:
        votes.open()
        votes.restart("two")  # everybody was connected there
        votes.give_up(agrees=True, name="two", person=ANNA)
        votes.wait(60)
        votes.run(race())
        assert votes.table is not None
        assert votes.table.is_running is is_command_first
    finally:
        votes.teardown()
