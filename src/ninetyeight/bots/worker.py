"""A process in which bots think: questions come in on its input, answers go out on its output.

Whoever asks starts `python -m ninetyeight.bots.worker`. A message is its length in 4 bytes and a
pickle. The process says `READY` once the kernel is loaded, answers one question after another, and
ends with its input. What a bot knows is in the question, and nothing of it is ever printed.

With `--own-bots` it finds bots of its owner as well. With the name of a bot, or `module:Class`, it
is that bot's process: it says `Loaded` when the bot is ready, or `Failed`. Such a bot is its
owner's, who is told what went wrong in it.
"""

import os
import pickle
import signal
import sys
import threading
import time
import traceback
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, BinaryIO

from ninetyeight.bots.bot import Bot, Choice, Cost, Plan
from ninetyeight.bots.finding import find_bot, registered_bot
from ninetyeight.bots.registry import BOTS
from ninetyeight.rules import Bid, GameError, Pile, Sign, Signals, View, ruleset_of, setup, view_for

LENGTH_BYTES = 4
OWN_BOTS = "--own-bots"
"""Answers for bots as people name them, also files, modules and programs: see `find_bot`."""
READY = "ready"
"""What a process says when it is able to answer at once."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, with all that it may know."""

    kind: str
    """`bid`, `signs` or `step`."""
    bot: str
    view: View
    signals: Signals
    allowed: frozenset[Sign]
    seed: int
    plan: Plan | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A bot of somebody's own is ready."""

    name: str
    sentence: str
    cost: Cost


@dataclass(frozen=True, slots=True)
class Failed:
    """A bot raised an error; at a server's table, which one is all that is told."""

    error: str
    trace: str = ""
    """The traceback, for the owner of the bot."""


Answer = Bid | dict[Pile, Sign] | Choice
"""The answer to each kind of question, in this order."""


def pack(message: object) -> bytes:
    """Give a message the form in which it goes through a pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def answer(question: Question, bot: Bot | None = None) -> Answer:
    """Ask the bot."""
    bot = bot or _registered_bot(question.bot)
    match question.kind:
        case "bid":
            return bot.bid(question.view)
        case "signs":
            return bot.signs(question.view, allowed=question.allowed)
        case _:
            return bot.choose(
                question.view,
                question.signals,
                seed=question.seed,
                allowed=question.allowed,
                plan=question.plan,
            )


def main() -> None:
    """Answer until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # who asks decides when it ends
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    find = _registered_bot
    if OWN_BOTS in sys.argv[1:]:
        find = _own_bot
    elif len(sys.argv) > 1:
        _serve_one(sys.argv[1], source, target)
        return
    _warm_up()
    _write(target, READY)
    while (question := _read(source)) is not None:
        try:
            _write(target, answer(question, find(question.bot)))
        except Exception as error:
            _write(target, Failed(type(error).__name__))


def _serve_one(spec: str, source: BinaryIO, target: BinaryIO) -> None:
    """Answer for one bot, which is its owner's."""
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    try:
        bot = find_bot(spec)
    except GameError as error:
        _write(target, Failed(error.message))
        return
    if spec.partition("@")[0] in BOTS:
        _warm_up()
    _write(target, Loaded(bot.name, bot.sentence, getattr(bot, "cost", Cost.THINKING)))
    while (question := _read(source)) is not None:
        try:
            _write(target, answer(question, bot))
        except Exception as error:
            said = " ".join(str(error).split())
            told = f"{type(error).__name__}: {said}".rstrip(": ") + "."
            _write(target, Failed(told, traceback.format_exc()))


def _end_with_parent(parent: int) -> None:
    """End with who asks, even while the bot thinks: a bot that hangs does not see its input end."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


@lru_cache(maxsize=32)
def _registered_bot(name: str) -> Bot:
    """Find a bot by its name alone: nobody at a table may have a module imported."""
    return registered_bot(name)


@lru_cache(maxsize=32)
def _own_bot(name: str) -> Bot:
    """Find any bot, for the owner of this machine."""
    return find_bot(name)


def _warm_up() -> None:
    """Load the kernel, or compile it, by asking everything once."""
    ruleset = ruleset_of("original", 2)
    view = view_for(setup(ruleset, tuple(ruleset.pack.cards)), 0)
    none: frozenset[Sign] = frozenset()
    for bot in ("sharp", "master@1"):
        for kind in ("bid", "signs", "step"):
            answer(Question(kind, bot, view, Signals(), none, 1))


def _read(source: BinaryIO) -> Any:
    head = source.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    return pickle.loads(source.read(int.from_bytes(head, "big")))


def _write(target: BinaryIO, message: object) -> None:
    target.write(pack(message))
    target.flush()


if __name__ == "__main__":
    # What is pickled belongs to this module by its name, not to `__main__`.
    from ninetyeight.bots.worker import main as run

    run()
