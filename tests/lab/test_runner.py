"""Runs keep and report finished games, whatever happens to a worker."""

import signal
import threading
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
from waiting import PATIENCE


class Notes(RunListener):
    """Remembers what is reported."""

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
    """Keep all chunks as small as the first."""
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
        interrupt,
    )
    stop = run.run_on(backend)
    return sorted(done), stop


def test_every_game_is_played_once() -> None:
    assert done_by(numbers, THREADS) == (list(range(60)), None)


class Plain(ThreadPoolExecutor):
    """Shuts down without `cancel_futures`, as old executors and Dask's do."""

    def shutdown(self, *, wait: bool = True) -> None:  # type: ignore[override]
        super().shutdown(wait=wait)


def test_an_executor_need_not_support_cancellation() -> None:
    assert done_by(numbers, Backend(lambda: Plain(2), 2)) == (list(range(60)), None)


def test_waiting_chunks_are_cancelled_when_a_run_ends_early() -> None:
    futures: list[Future[Any]] = []
    are_waiting, run_is_over = threading.Event(), threading.Event()

    class Watched(Plain):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            futures.append(super().submit(*args, **kwargs))
            if len(futures) == 3:
                are_waiting.set()
            return futures[-1]

    def task(span: Span) -> None:
        if span.start == 0:
            assert are_waiting.wait(PATIENCE)
            raise OSError("disk full")
        run_is_over.wait(PATIENCE)

    _, stop = done_by(task, Backend(lambda: Watched(1), 4))
    run_is_over.set()
    assert stop == EarlyStop("A worker failed: OSError: disk full")
    assert futures[-1].cancelled()


def test_a_game_error_of_a_worker_keeps_its_message() -> None:
    task = partial(numbers_until, 30, GameError("value", "The file is broken."))
    done, stop = done_by(task, THREADS)
    assert stop == EarlyStop("The file is broken.")
    assert done == list(range(len(done)))


def test_any_other_error_of_a_worker_is_reported_in_one_line() -> None:
    done, stop = done_by(partial(numbers_until, 30, OSError("disk\nfull")), THREADS)
    assert stop == EarlyStop("A worker failed: OSError: disk full")
    assert set(done) <= set(range(30))


def test_a_worker_that_dies_is_replaced_and_no_game_is_missing(tmp_path: Path) -> None:
    notes = Notes()
    done, stop = done_by(
        partial(numbers_unless_killed, tmp_path / "flag", 1), PROCESSES, listener=notes
    )
    assert (done, stop) == (list(range(60)), None)
    assert notes.heard == ["A worker died (BrokenProcessPool); its games will be played again."]


def test_workers_that_keep_dying_end_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "MOST_LOSSES", 1)
    done, stop = done_by(partial(numbers_unless_killed, tmp_path / "flag", 99), PROCESSES)
    assert stop == EarlyStop("Workers died 2 times (BrokenProcessPool), so the run stops.")
    assert 30 not in done
    assert len(set(done)) == len(done)


def test_an_interrupt_keeps_finished_games() -> None:
    interrupt = Interrupt()

    def task(span: Span) -> list[int]:
        interrupt.requested = interrupt.requested or span.start >= 20
        return numbers(span)

    done, stop = done_by(task, Backend(lambda: Threads(1), 1), interrupt)
    assert stop is not None
    assert stop.is_interrupt
    assert set(range(20)) <= set(done) < set(range(60))


def test_an_interrupt_does_not_wait_for_a_chunk_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "GRACE_SECONDS", 0.0)
    interrupt, run_is_over = Interrupt(), threading.Event()

    def task(span: Span) -> list[int]:
        interrupt.requested = True
        run_is_over.wait(PATIENCE)
        return numbers(span)

    done, stop = done_by(task, Backend(lambda: Threads(1), 1), interrupt)
    run_is_over.set()
    assert done == []
    assert stop is not None


@pytest.mark.parametrize(
    ("is_compiling", "heard"), [(True, ["compiling", "compiled"]), (False, [])]
)
def test_a_slow_start_is_reported_if_the_kernel_is_being_compiled(
    *, is_compiling: bool, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    is_asked = threading.Event()

    def ask() -> bool:
        is_asked.set()
        return is_compiling

    monkeypatch.setattr(runner, "COMPILING_SECONDS", 0.0)
    monkeypatch.setattr(runner, "load_kernel", lambda: is_asked.wait(PATIENCE))
    monkeypatch.setattr(runner, "is_compiling", ask)
    notes = Notes()
    assert (
        done_by(numbers, Backend(lambda: Threads(1), 1, is_local=True), listener=notes)[1] is None
    )
    assert notes.heard == heard


def test_compiling_is_noticed_if_a_function_was_not_on_disk() -> None:
    successor = njit(lambda number: number + 1)
    assert not is_compiling([successor])
    assert successor(1) == 2
    assert is_compiling([successor])


def test_a_short_job_starts_no_workers() -> None:
    def refuse() -> Threads:
        raise AssertionError("no worker is needed")

    backend = Backend(refuse, 2, in_process_seconds=30, is_local=True)
    assert done_by(numbers, backend) == (list(range(60)), None)


def test_the_second_ctrl_c_ends_the_program_at_once() -> None:
    with Interrupt() as interrupt:
        signal.raise_signal(signal.SIGINT)
        assert interrupt.requested
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_threads_pass_exceptions_on_and_can_be_cancelled() -> None:
    executor, has_begun, may_end = Threads(1), threading.Event(), threading.Event()

    def slow() -> bool:
        has_begun.set()
        return may_end.wait(PATIENCE)

    running = executor.submit(slow)
    assert has_begun.wait(PATIENCE)
    never = executor.submit(numbers, Span(0, 1))
    executor.shutdown(wait=False, cancel_futures=True)
    assert never.cancelled()
    may_end.set()
    executor.shutdown(wait=True)
    assert running.result()
    other = Threads(1)
    with pytest.raises(ZeroDivisionError):
        other.submit(lambda: 1 // 0).result()
    other.shutdown()
