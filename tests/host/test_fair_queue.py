"""Time is shared by who pays: laws of the queue, without any process."""

from collections import Counter
from random import Random

import pytest

from ninetyeight.host.fair_queue import FairQueue


def serve(queue: FairQueue[float], seconds: float, waits: dict[str, int]) -> Counter[str]:
    """Serve for a while; whoever was served asks again. Items are how long they take."""
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
def test_everybody_who_wants_it_gets_the_same_time(seed: int) -> None:
    rng, queue = Random(seed), FairQueue[float]()
    for person in "abcd":
        for _ in range(rng.randint(1, 30)):
            queue.put(rng.uniform(0.01, 0.3), ("here", person))
    used = serve(queue, 200.0, {})
    assert max(used.values()) - min(used.values()) < 2 * 0.3


def test_it_is_time_that_counts_and_not_questions() -> None:
    queue, served = FairQueue[float](), dict[str, int]()
    for _ in range(20):
        queue.put(0.2, ("here", "master"))
    queue.put(0.002, ("here", "sharp"))
    serve(queue, 40.0, served)
    assert served["sharp"] == pytest.approx(100 * served["master"], rel=0.05)


def test_who_comes_anew_is_next_and_has_saved_nothing_up() -> None:
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


def test_tables_with_people_get_most_of_it_and_the_others_some() -> None:
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


def test_what_waits_is_bounded_for_each_and_for_all() -> None:
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


def test_nobody_is_remembered_for_long() -> None:
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
    assert len(queue._root.children["here"].children) < 1_000
