"""Under crashes, delays, outages and wrong clocks, a table keeps all its promises.

`python -m proof.simulated --schedules 2000` runs many more; a seed that breaks runs again alone.
"""

from dataclasses import replace

import pytest

from ninetyeight.protocol.command import SayChat
from ninetyeight.table import Participant
from simulation.history import Broken, History, LoggedTable, check
from simulation.schedule import run_schedule
from simulation.world import Weather

ADA = Participant(id="ada", name="Ada")
EMPTY = LoggedTable((), (), (), {})


@pytest.mark.parametrize("seed", range(6))
def test_a_schedule_keeps_every_promise(seed: int) -> None:
    assert run_schedule(seed).entries


def test_the_same_seed_gives_the_same_run() -> None:
    assert run_schedule(7) == run_schedule(7)


def test_a_worse_world_keeps_every_promise() -> None:
    stormy = Weather(slow=0.2, lost_before=0.05, lost_after=0.05, lost_news=0.3, lost_message=0.1)
    assert run_schedule(11, stormy).entries


def asked() -> History:
    history = History()
    history.ask(ADA, SayChat(id="1", text="Hello"), 1.0)
    return history


def test_a_lost_acknowledged_command_is_detected() -> None:
    history = asked()
    history.answer(history.requests["ada:1"], {"kind": "update", "sequence": 3}, 2.0)
    with pytest.raises(Broken, match="acknowledged, and is not in the log"):
        check(history, EMPTY)


def test_an_executed_refused_command_is_detected() -> None:
    history = asked()
    history.answer(history.requests["ada:1"], {"kind": "refusal", "code": "closed"}, 2.0)
    with pytest.raises(Broken, match="was refused"):
        check(history, replace(EMPTY, commands={"ada:1": 3}))


def test_a_different_answer_to_the_same_request_is_detected() -> None:
    history = asked()
    request = history.requests["ada:1"]
    history.answer(request, {"kind": "refusal", "code": "closed"}, 2.0)
    with pytest.raises(Broken, match="and then"):
        history.answer(request, {"kind": "update", "sequence": 3}, 5.0)


def test_a_later_request_that_is_earlier_in_the_log_is_detected() -> None:
    history = asked()
    history.answer(history.requests["ada:1"], {"kind": "update", "sequence": 5}, 2.0)
    history.ask(ADA, SayChat(id="2", text="Hello again"), 3.0)
    with pytest.raises(Broken, match="before what came before it"):
        check(history, replace(EMPTY, commands={"ada:1": 5, "ada:2": 4}))
