"""No game ends and nobody is removed against a no, in whatever order people come, go and vote."""

from datetime import UTC, datetime

import pytest
from hypothesis.stateful import run_state_machine_as_test

from ninetyeight.table import seating, voting
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
def test_a_rule_that_is_missing_is_found(
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
