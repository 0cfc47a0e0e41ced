"""A process in which bots think: questions come in on its input, answers go out on its output.

Whoever asks starts `python -m ninetyeight.bots.worker`. It says `READY` once the kernel is loaded,
answers one question after another, and ends with its input. Messages are JSON (`question_json`).
What a bot knows is in the question, and nothing of it is ever printed.

With `--own-bots` it finds bots of its owner as well. With the name of a bot, or `module:Class`, it
is that bot's process: it says `Loaded` when the bot is ready, or `Failed`. Such a bot is its
owner's, who is told what went wrong in it.
"""

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import lru_cache
from typing import BinaryIO

from ninetyeight.bots.bot import Bot, Cost
from ninetyeight.bots.finding import find_bot, registered_bot
from ninetyeight.bots.messages import READY, answer_all, own_pipes, step_back, write_message
from ninetyeight.bots.question import Failed, Loaded, Question, answer
from ninetyeight.bots.question_json import read_question, write_answer
from ninetyeight.bots.registry import BOTS
from ninetyeight.rules import GameError, Sign, Signals, ruleset_of, setup, view_for

OWN_BOTS = "--own-bots"
"""Answers for bots as people name them, also files, modules and programs: see `find_bot`."""


def main() -> None:
    """Answer until the input ends."""
    source, target = own_pipes()
    find = _registered_bot
    if OWN_BOTS in sys.argv[1:]:
        find = _own_bot
    elif len(sys.argv) > 1:
        _serve_one(sys.argv[1], source, target)
        return
    step_back()
    _warm_up()
    write_message(target, 0, READY)
    answer_all(source, target, lambda body: _answered(body, find))


def _answered(body: bytes, find: Callable[[str], Bot]) -> bytes:
    """Answer a question; of an error, only which one it was."""
    try:
        question = read_question(body)
        return write_answer(answer(question, find(question.bot)))
    except Exception as error:
        return write_answer(Failed(type(error).__name__))


def _serve_one(spec: str, source: BinaryIO, target: BinaryIO) -> None:
    """Answer for one bot, which is its owner's."""
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    try:
        bot = find_bot(spec)
    except GameError as error:
        write_message(target, 0, write_answer(Failed(error.message)))
        return
    if spec.partition("@")[0] in BOTS:
        _warm_up()
    loaded = Loaded(bot.name, bot.sentence, getattr(bot, "cost", Cost.THINKING))
    write_message(target, 0, write_answer(loaded))
    answer_all(source, target, lambda body: _answered_to_owner(body, bot))


def _answered_to_owner(body: bytes, bot: Bot) -> bytes:
    try:
        return write_answer(answer(read_question(body), bot))
    except Exception as error:
        said = " ".join(str(error).split())
        told = f"{type(error).__name__}: {said}".rstrip(": ") + "."
        return write_answer(Failed(told, traceback.format_exc()))


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
            answer(Question(kind, bot, view, Signals(), none, 1), _registered_bot(bot))


if __name__ == "__main__":
    main()
