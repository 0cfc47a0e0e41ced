"""Keeps the processes of external bots running between chunks, so that they start only once."""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ninetyeight.bots import Bot
from ninetyeight.bots.external import BotProcess, ExternalBot, bot_process
from ninetyeight.bots.naming import BotName
from ninetyeight.bots.players import Player

IDLE_SECONDS = 60.0
"""How long an unused process is kept, because a cluster's worker may live for days."""

_idle: dict[tuple[BotName, float], list[tuple[float, BotProcess]]] = {}
_lock = threading.Lock()
_reaper: threading.Thread | None = None


@contextmanager
def borrowed_bots(players: Sequence[Player], seconds: float) -> Iterator[tuple[Bot, ...]]:
    """Borrow a running bot for each seat; one process plays all seats of the same bot.

    After an error the processes are ended instead of kept.
    """
    names = {bot.named for bot in players if isinstance(bot, ExternalBot)}
    processes: dict[BotName, BotProcess] = {}
    try:
        for name in names:
            processes[name] = _take(name, seconds)
            processes[name].start()
        yield tuple(
            processes[bot.named] if isinstance(bot, ExternalBot) else bot for bot in players
        )
    except BaseException:
        for process in processes.values():
            process.end()
        raise
    for name, process in processes.items():
        _put_back(name, seconds, process)


def end_idle_bots(unused_for: float = 0.0) -> None:
    """End the processes that have been unused for so many seconds."""
    ended: list[BotProcess] = []
    with _lock:
        now = time.monotonic()
        for key, waiting in list(_idle.items()):
            ended += [process for since, process in waiting if now - since >= unused_for]
            _idle[key] = [each for each in waiting if now - each[0] < unused_for]
            if not _idle[key]:
                del _idle[key]
    for process in ended:
        process.end()


def _take(name: BotName, seconds: float) -> BotProcess:
    with _lock:
        waiting = _idle.get((name, seconds))
        return waiting.pop()[1] if waiting else bot_process(name, seconds)


def _put_back(name: BotName, seconds: float, process: BotProcess) -> None:
    global _reaper
    with _lock:
        _idle.setdefault((name, seconds), []).append((time.monotonic(), process))
        if _reaper is None:
            _reaper = threading.Thread(target=_reap, name="bot reaper", daemon=True)
            _reaper.start()


def _reap() -> None:
    global _reaper
    while True:
        time.sleep(IDLE_SECONDS / 4)
        end_idle_bots(IDLE_SECONDS)
        with _lock:
            if not _idle:
                _reaper = None
                return
