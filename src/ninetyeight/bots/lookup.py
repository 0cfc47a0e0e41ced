"""Finds a bot by the name that people type, and creates it in this process."""

import importlib
import sys
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING

from ninetyeight.bots.bot import Bot
from ninetyeight.bots.naming import BotKind, BotName, check_registered, parse_name
from ninetyeight.bots.plugins import plugins
from ninetyeight.bots.registry import BOTS, listing_named
from ninetyeight.rules import GameError

if TYPE_CHECKING:
    from ninetyeight.bots.compiled_bots import CompiledBot

METHODS = ("choose", "signs", "bid")


def find_bot(name: str) -> Bot:
    """Find a bot, see `naming`; modules come from Python's path or the current folder."""
    parsed = parse_name(name)
    match parsed.kind:
        case BotKind.COMPILED:
            from ninetyeight.bots.compiled_bots import compiled_bot

            return compiled_bot(parsed)
        case BotKind.PACKAGE:
            return registered_bot(name)
        case BotKind.MODULE:
            return _of_module(name)
        case BotKind.PROGRAM:
            from ninetyeight.bots.program_bot import ProgramBot

            return ProgramBot(parsed.target)


def bot_named(name: str) -> "CompiledBot":
    """Find one of Ninety-Eight's own; `master@2000` is a master that tries 2,000 worlds in a turn.

    It opens no file, so the name need not be trusted.
    """
    listing_named(name)  # refuses a wrong name without the kernel
    from ninetyeight.bots.compiled_bots import compiled_bot

    return compiled_bot(BotName(name, BotKind.COMPILED, name))


def registered_bot(name: str) -> Bot:
    """Find a bot by its registered name: one of Ninety-Eight's own, or of a package.

    The name cannot make it open a file or import a module, so it need not be trusted.
    """
    if name.partition("@")[0] in BOTS:
        return bot_named(name)
    check_registered(name)
    return _made(plugins().points[name], name)


def _of_module(name: str) -> Bot:
    if "" not in sys.path:
        sys.path.insert(0, "")  # the current folder, as for `python -m`
        importlib.invalidate_caches()
    attribute = name.partition(":")[2]
    return _made(EntryPoint(attribute.rpartition(".")[2], name, ""), name)


def _made(point: EntryPoint, name: str) -> Bot:
    """Import a bot, calling it if it is a class; refuse anything that is not a bot."""
    try:
        found = point.load()
        bot = found() if isinstance(found, type) else found
    except Exception as error:
        said = " ".join(str(error).split())
        raise GameError(
            "bot", f"The bot {name} cannot be loaded: {type(error).__name__}: {said}"
        ) from error
    missing = [method for method in METHODS if not callable(getattr(bot, method, None))]
    missing += [field for field in ("name", "sentence") if not hasattr(bot, field)]
    if missing:
        raise GameError(
            "bot",
            f"{name} is not a bot: it has no {', no '.join(missing)}. A subclass of"
            " ninetyeight.bots.BasicBot needs only play.",
        )
    made: Bot = bot
    return made
