"""The laws of the fair queue, without any process."""

from collections import Counter
from random import Random

import pytest

from ninetyeight.host.fair_queue import FairQueue


def serve(queue: FairQueue[float], seconds: float, waits: dict[str, int]) -> Counter[str]:
    """Serve for a while; whoever was served asks again. An item is the time it takes."""
    used: Counter[str] = Counter()
    while sum(used.values()) < seconds:
        waiting = queue.take()
        assert waiting is not None
        who = waiting.path[-1]
        used[who] += waiting.item  # type: ignore[assignment]
        queue.settle(waiting, waiting.item)
        waits[who] = waits.get(who, 0) + 1
        queue.put(waiting.item, waiting.path)
    return used


@pytest.mark.parametrize("seed", range(5))
def test_everybody_with_questions_gets_the_same_time(seed: int) -> None:
    rng, queue = Random(seed), FairQueue[float]()
    for person in "abcd":
        for _ in range(rng.randint(1, 30)):
            queue.put(rng.uniform(0.01, 0.3), ("here", person))
    used = serve(queue, 200.0, {})
    assert max(used.values()) - min(used.values()) < 2 * 0.3


def test_time_counts_rather_than_the_number_of_questions() -> None:
    queue, served = FairQueue[float](), dict[str, int]()
    for _ in range(20):
        queue.put(0.2, ("here", "master"))
    queue.put(0.002, ("here", "sharp"))
    serve(queue, 40.0, served)
    assert served["sharp"] == pytest.approx(100 * served["master"], rel=0.05)


def test_a_newcomer_is_next_but_has_saved_up_nothing() -> None:
    queue = FairQueue[float]()
    for person in "abcd":
        for _ in range(20):
            queue.put(0.1, ("here", person))
    serve(queue, 10.0, {})
    for _ in range(30):
        queue.put(0.1, ("here", "new"))
    taken = queue.take()
    assert taken is not None
    assert taken.path[-1] == "new"
    queue.settle(taken, 0.1)
    used = serve(queue, 10.0, {})
    assert used["new"] == pytest.approx(used["a"], abs=0.3)


def test_tables_with_people_get_most_of_the_time_and_the_others_some() -> None:
    queue = FairQueue[float]({"here": 8.0, "away": 1.0})
    for number in range(40):
        queue.put(0.1, ("away", f"a{number}"))
    queue.put(0.1, ("here", "h"))
    used = serve(queue, 90.0, {})
    assert used["h"] == pytest.approx(80.0, abs=1.0)


def test_two_processes_do_not_serve_the_same_person_first() -> None:
    queue = FairQueue[float]()
    for person in "ab":
        for _ in range(5):
            queue.put(0.1, ("here", person))
    serve(queue, 1.95, {})  # ten each
    both = [queue.take(), queue.take()]
    assert {waiting.path[-1] for waiting in both if waiting is not None} == {"a", "b"}


def test_waiting_questions_are_limited_per_person_and_in_total() -> None:
    queue = FairQueue[float](most=5, most_each=2)
    kept = [queue.put(0.1, ("here", person)) for person in "aaabbbccc"]
    assert [waiting is not None for waiting in kept] == [
        True, True, False, True, True, False, True, False, False,
    ]  # fmt: skip
    for waiting in kept:
        if waiting is not None:
            queue.discard(waiting)
    assert len(queue) == 0
    assert queue.take() is None


def test_idle_people_are_soon_forgotten() -> None:
    queue = FairQueue[float]()
    queue.put(0.1, ("here", "steady"))
    for number in range(5_000):
        queue.put(0.1, ("here", f"p{number}"))
        for _ in range(2):
            waiting = queue.take()
            assert waiting is not None
            queue.settle(waiting, 0.1)
            queue.discard(waiting)
            if waiting.path[-1] == "steady":
                queue.put(0.1, waiting.path)
                break
    assert queue.accounts < 1_000
