"""The worker process that runs bots: questions arrive on stdin, answers leave on stdout.

`python -m ninetyeight.bots.worker` sends `READY` once the kernel is loaded, answers one question at
a time, and exits when its input ends. Messages are JSON (`question_json`). A question holds all
that its bot may know, and none of it is ever printed.

With `--own-bots` it also loads bots that the owner of this machine names by file, module or
program. With the name of a bot, or `module:Class`, it serves only that bot and sends `Loaded` when
the bot is ready, or `Failed`; its owner gets to see the tracebacks.
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
"""The option that accepts files, modules and programs as names of bots too, see `find_bot`."""


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
    """Load or compile the kernel functions that a bot needs at a table."""
    # Imported here because the host imports this module and must run without the kernel.
    from ninetyeight.kernel.warm import SINGLE_CHOICES, warm_up

    warm_up(SINGLE_CHOICES)


def _answered(body: bytes, find: Callable[[str], Bot]) -> bytes:
    """Answer a question; of an error, pass on only its type."""
    try:
        question = read_question(body)
        return write_answer(answer(question, find(question.bot)))
    except Exception as error:
        return write_answer(Failed(type(error).__name__))


def _serve_one(spec: str, source: BinaryIO, target: BinaryIO) -> None:
    """Serve one bot, for the owner of this machine."""
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
        told = f"{type(error).__name__}: {said}".rstrip(":. ") + "."
        return write_answer(Failed(told, traceback.format_exc()))


def _end_with_parent(parent: int) -> None:
    """Exit with the parent even while a bot thinks: a hanging bot never sees its input end."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


@lru_cache(maxsize=32)
def _registered_bot(name: str) -> Bot:
    """Find a registered bot: players at a table must not be able to import a module."""
    return registered_bot(name)


@lru_cache(maxsize=32)
def _own_bot(name: str) -> Bot:
    return find_bot(name)


if __name__ == "__main__":
    main()
