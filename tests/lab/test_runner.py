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
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import ChunkQueue, Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.local import Processes, Threads
from ninetyeight.lab.executors.runner import ChunkedRun, EarlyStop
from ninetyeight.rules import GameError


class Notes(RunListener):
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def compiling(self) -> None:
        self.heard.append("compiling")

    def compiled(self) -> None:
        self.heard.append("compiled")

    def warn(self, message: str) -> None:
        self.heard.append(message)


@pytest.fixture(autouse=True)
def chunks_of_seven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the chunks as small as the first."""
    monkeypatch.setattr(ChunkQueue, "note_speed", lambda *_: None)


THREADS = Backend(lambda: ThreadPoolExecutor(2), 2)
PROCESSES = Backend(lambda: Processes(2), 2)


def done_by(
    task: Any,
    backend: Backend,
    interrupt: Interrupt | None = None,
    listener: RunListener | None = None,
) -> tuple[list[int], EarlyStop | None]:
    done: list[int] = []
    run = ChunkedRun(
        ChunkQueue([Span(0, 60)], first_chunk=7),
        lambda span: partial(task, span),
        lambda _, output: done.extend(output),
        listener or RunListener(),
        should_stop=lambda: interrupt is not None and interrupt.requested,
    )
    stop = run.run_on(backend)
    return sorted(done), stop


def test_everything_is_done_once() -> None:
    assert done_by(numbers, THREADS) == (list(range(60)), None)


class Plain(ThreadPoolExecutor):
    """Shuts down as executors did before there was `cancel_futures`, and as Dask's still does."""

    def shutdown(self, *, wait: bool = True) -> None:  # type: ignore[override]
        super().shutdown(wait=wait)


def test_an_executor_need_not_know_how_to_cancel() -> None:
    assert done_by(numbers, Backend(lambda: Plain(2), 2)) == (list(range(60)), None)


def test_what_has_not_begun_is_cancelled_when_a_run_ends_early() -> None:
    futures: list[Future[Any]] = []

    class Watched(Plain):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            futures.append(super().submit(*args, **kwargs))
            return futures[-1]

    def task(_: Span) -> None:
        time.sleep(0.05)
        raise OSError("disk full")

    _, stop = done_by(task, Backend(lambda: Watched(1), 4))
    assert stop == EarlyStop("A worker failed: OSError: disk full")
    assert any(future.cancelled() for future in futures)


def test_an_error_of_ours_is_told_as_it_is() -> None:
    task = partial(numbers_until, 30, GameError("value", "The file is broken."))
    done, stop = done_by(task, THREADS)
    assert stop == EarlyStop("The file is broken.")
    assert done == list(range(len(done)))


def test_an_error_of_a_worker_is_told_in_one_line() -> None:
    done, stop = done_by(partial(numbers_until, 30, OSError("disk\nfull")), THREADS)
    assert stop == EarlyStop("A worker failed: OSError: disk full")
    assert set(done) <= set(range(30))


def test_a_worker_that_dies_is_replaced_and_nothing_is_missing(tmp_path: Path) -> None:
    notes = Notes()
    done, stop = done_by(
        partial(numbers_unless_killed, tmp_path / "flag", 1), PROCESSES, listener=notes
    )
    assert (done, stop) == (list(range(60)), None)
    assert notes.heard == ["A worker died (BrokenProcessPool); its games are played again."]


def test_workers_that_die_again_and_again_end_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "MOST_LOSSES", 1)
    done, stop = done_by(partial(numbers_unless_killed, tmp_path / "flag", 99), PROCESSES)
    assert stop == EarlyStop("Workers died 2 times (BrokenProcessPool), so this run stops.")
    assert 30 not in done
    assert len(set(done)) == len(done)


def test_a_wish_to_stop_keeps_what_was_done() -> None:
    interrupt = Interrupt()

    def task(span: Span) -> list[int]:
        interrupt.requested = interrupt.requested or span.start >= 20
        return numbers(span)

    done, stop = done_by(task, Backend(lambda: Threads(1), 1), interrupt)
    assert stop is not None
    assert stop.is_interrupt
    assert set(range(20)) <= set(done) < set(range(60))


def test_a_wish_to_stop_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "GRACE_SECONDS", 0.2)
    interrupt = Interrupt()

    def task(_: Span) -> None:
        interrupt.requested = True
        time.sleep(20)

    began = time.monotonic()
    done, stop = done_by(task, Backend(lambda: Threads(1), 1), interrupt)
    assert time.monotonic() - began < 10
    assert done == []
    assert stop is not None


@pytest.mark.parametrize(
    ("is_compiling", "heard"), [(True, ["compiling", "compiled"]), (False, [])]
)
def test_a_slow_start_is_told_where_the_kernel_is_compiled(
    *, is_compiling: bool, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "COMPILING_SECONDS", 0.01)
    monkeypatch.setattr(runner, "load_kernel", lambda: time.sleep(0.15))
    monkeypatch.setattr(runner, "is_compiling", lambda: is_compiling)
    notes = Notes()
    assert (
        done_by(numbers, Backend(lambda: Threads(1), 1, is_local=True), listener=notes)[1] is None
    )
    assert notes.heard == heard


def test_a_kernel_is_compiled_where_it_was_not_on_disk() -> None:
    successor = njit(lambda number: number + 1)
    assert not is_compiling([successor])
    assert successor(1) == 2
    assert is_compiling([successor])


def test_a_short_job_starts_no_workers() -> None:
    def refuse() -> Threads:
        raise AssertionError("no worker is needed")

    backend = Backend(refuse, 2, in_process_seconds=30, is_local=True)
    assert done_by(numbers, backend) == (list(range(60)), None)


def test_two_interrupts_are_an_order() -> None:
    with Interrupt() as interrupt:
        signal.raise_signal(signal.SIGINT)
        assert interrupt.requested
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
