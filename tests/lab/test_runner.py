"""Runs: whatever happens to a worker, what was done is kept and said."""

import signal
import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from numba import njit

from lab.tasks import numbers, numbers_unless_killed, numbers_until
from ninetyeight.kernel.cache import is_compiling
from ninetyeight.lab.executors import runner
from ninetyeight.lab.executors.backend import Engine
from ninetyeight.lab.executors.chunks import Backlog, Span
from ninetyeight.lab.executors.listener import Interrupt, Watch
from ninetyeight.lab.executors.local import Processes, Threads
from ninetyeight.lab.executors.runner import Ending, run
from ninetyeight.rules import GameError


class Notes(Watch):
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def compiling(self) -> None:
        self.heard.append("compiling")

    def compiled(self) -> None:
        self.heard.append("compiled")

    def trouble(self, message: str) -> None:
        self.heard.append(message)


@pytest.fixture(autouse=True)
def chunks_of_seven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the chunks as small as the first."""
    monkeypatch.setattr(Backlog, "measured", lambda *_: None)


THREADS = Engine(lambda: ThreadPoolExecutor(2), 2)
PROCESSES = Engine(lambda: Processes(2), 2)


def done_by(
    task: Any, engine: Engine, interrupt: Interrupt | None = None, watch: Watch | None = None
) -> tuple[list[int], Ending | None]:
    done: list[int] = []
    ending = run(
        [Span(0, 60)],
        lambda span: partial(task, span),
        engine,
        take=lambda _, output: done.extend(output),
        first_chunk=7,
        watch=watch or Watch(),
        interrupt=interrupt or Interrupt(),
    )
    return sorted(done), ending


def test_everything_is_done_once() -> None:
    assert done_by(numbers, THREADS) == (list(range(60)), None)


class Plain(ThreadPoolExecutor):
    """Shuts down as executors did before there was `cancel_futures`, and as Dask's still does."""

    def shutdown(self, *, wait: bool = True) -> None:  # type: ignore[override]
        super().shutdown(wait=wait)


def test_an_executor_need_not_know_how_to_cancel() -> None:
    assert done_by(numbers, Engine(lambda: Plain(2), 2)) == (list(range(60)), None)


def test_what_has_not_begun_is_cancelled_when_a_run_ends_early() -> None:
    futures: list[Future[Any]] = []

    class Watched(Plain):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            futures.append(super().submit(*args, **kwargs))
            return futures[-1]

    def task(_: Span) -> None:
        time.sleep(0.05)
        raise OSError("disk full")

    _, ending = done_by(task, Engine(lambda: Watched(1), 4))
    assert ending == Ending("A worker failed: OSError: disk full")
    assert any(future.cancelled() for future in futures)


def test_an_error_of_ours_is_told_as_it_is() -> None:
    task = partial(numbers_until, 30, GameError("value", "The file is broken."))
    done, ending = done_by(task, THREADS)
    assert ending == Ending("The file is broken.")
    assert done == list(range(len(done)))


def test_an_error_of_a_worker_is_told_in_one_line() -> None:
    done, ending = done_by(partial(numbers_until, 30, OSError("disk\nfull")), THREADS)
    assert ending == Ending("A worker failed: OSError: disk full")
    assert set(done) <= set(range(30))


def test_a_worker_that_dies_is_replaced_and_nothing_is_missing(tmp_path: Path) -> None:
    notes = Notes()
    done, ending = done_by(
        partial(numbers_unless_killed, tmp_path / "flag", 1), PROCESSES, watch=notes
    )
    assert (done, ending) == (list(range(60)), None)
    assert notes.heard == ["A worker died (BrokenProcessPool): its games are played again."]


def test_workers_that_die_again_and_again_end_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "MOST_LOSSES", 1)
    done, ending = done_by(partial(numbers_unless_killed, tmp_path / "flag", 99), PROCESSES)
    assert ending == Ending("Workers died 2 times (BrokenProcessPool), so this run stops.")
    assert 30 not in done
    assert len(set(done)) == len(done)


def test_a_wish_to_stop_keeps_what_was_done() -> None:
    interrupt = Interrupt()

    def task(span: Span) -> list[int]:
        interrupt.asked = interrupt.asked or span.start >= 20
        return numbers(span)

    done, ending = done_by(task, Engine(lambda: Threads(1), 1), interrupt)
    assert ending is not None
    assert ending.is_interrupt
    assert set(range(20)) <= set(done) < set(range(60))


def test_a_wish_to_stop_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "GRACE_SECONDS", 0.2)
    interrupt = Interrupt()

    def task(_: Span) -> None:
        interrupt.asked = True
        time.sleep(20)

    began = time.monotonic()
    done, ending = done_by(task, Engine(lambda: Threads(1), 1), interrupt)
    assert time.monotonic() - began < 10
    assert done == []
    assert ending is not None


@pytest.mark.parametrize(
    ("is_compiling", "heard"), [(True, ["compiling", "compiled"]), (False, [])]
)
def test_a_slow_start_is_told_where_the_kernel_is_compiled(
    *, is_compiling: bool, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "COMPILING_SECONDS", 0.01)
    monkeypatch.setattr(runner, "warm_up", lambda: time.sleep(0.15))
    monkeypatch.setattr(runner, "is_compiling", lambda: is_compiling)
    notes = Notes()
    assert done_by(numbers, Engine(lambda: Threads(1), 1, is_near=True), watch=notes)[1] is None
    assert notes.heard == heard


def test_a_kernel_is_compiled_where_it_was_not_on_disk() -> None:
    successor = njit(lambda number: number + 1)
    assert not is_compiling([successor])
    assert successor(1) == 2
    assert is_compiling([successor])


def test_a_short_job_starts_no_workers() -> None:
    def refuse() -> Threads:
        raise AssertionError("no worker is needed")

    engine = Engine(refuse, 2, near_seconds=30, is_near=True)
    assert done_by(numbers, engine) == (list(range(60)), None)


def test_two_interrupts_are_an_order() -> None:
    with Interrupt() as interrupt:
        signal.raise_signal(signal.SIGINT)
        assert interrupt.asked
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_threads_pass_exceptions_on_and_can_be_called_off() -> None:
    executor = Threads(1)
    slow = executor.submit(time.sleep, 0.2)
    while not slow.running():
        time.sleep(0.001)
    never = executor.submit(numbers, Span(0, 1))
    executor.shutdown(wait=True, cancel_futures=True)
    assert never.cancelled()
    assert slow.result() is None
    other = Threads(1)
    with pytest.raises(ZeroDivisionError):
        other.submit(lambda: 1 // 0).result()
    other.shutdown()
