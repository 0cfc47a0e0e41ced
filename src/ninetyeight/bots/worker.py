"""The process in which bots think: questions arrive on its input, answers leave on its output.

`python -m ninetyeight.bots.worker` sends `READY` once the kernel is loaded, answers one question at
a time, and exits when its input ends. Messages are JSON (`question_json`). A question holds all
that its bot may know, and nothing of it is ever printed.

With `--own-bots` it also loads bots of the owner of this machine. With the name of a bot, or
`module:Class`, it serves that bot alone and sends `Loaded` when the bot is ready, or `Failed`; its
owner gets to see the tracebacks.
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
from ninetyeight.bots.lookup import find_bot, registered_bot
from ninetyeight.bots.messages import (
    READY,
    claim_pipes,
    lower_priority,
    serve_questions,
    write_message,
)
from ninetyeight.bots.question import Failed, Loaded, answer
from ninetyeight.bots.question_json import read_question, write_answer
from ninetyeight.bots.registry import BOTS
from ninetyeight.rules import GameError

OWN_BOTS = "--own-bots"
"""Accept files, modules and programs as names of bots too: see `find_bot`."""


def main() -> None:
    source, target = claim_pipes()
    find = _registered_bot
    if OWN_BOTS in sys.argv[1:]:
        find = _own_bot
    elif len(sys.argv) > 1:
        _serve_one(sys.argv[1], source, target)
        return
    lower_priority()
    _warm_up()
    write_message(target, 0, READY)
    serve_questions(source, target, lambda body: _answered(body, find))


def _warm_up() -> None:
    """Load what a bot at a table answers with, or compile it."""
    # Imported here because the host reads this module's names, and runs without the kernel.
    from ninetyeight.kernel.warm import SINGLE_CHOICES, warm_up

    warm_up(SINGLE_CHOICES)


def _answered(body: bytes, find: Callable[[str], Bot]) -> bytes:
    """Answer a question; of an error, tell only its type."""
    try:
        question = read_question(body)
        return write_answer(answer(question, find(question.bot)))
    except Exception as error:
        return write_answer(Failed(type(error).__name__))


def _serve_one(spec: str, source: BinaryIO, target: BinaryIO) -> None:
    """Serve one bot of the owner of this machine."""
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
    serve_questions(source, target, lambda body: _answered_to_owner(body, bot))


def _answered_to_owner(body: bytes, bot: Bot) -> bytes:
    try:
        return write_answer(answer(read_question(body), bot))
    except Exception as error:
        said = " ".join(str(error).split())
        told = f"{type(error).__name__}: {said}".rstrip(": ") + "."
        return write_answer(Failed(told, traceback.format_exc()))


def _end_with_parent(parent: int) -> None:
    """Exit with the parent even while the bot thinks: a bot that hangs reads no input."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


@lru_cache(maxsize=32)
def _registered_bot(name: str) -> Bot:
    """Find a bot by name only: nobody at a table may have a module imported."""
    return registered_bot(name)


@lru_cache(maxsize=32)
def _own_bot(name: str) -> Bot:
    return find_bot(name)


if __name__ == "__main__":
    main()
