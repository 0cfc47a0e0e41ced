"""Finds a bot as people name it: by a name, or `module:Class` for one of their own."""

import importlib
import sys
from importlib.metadata import EntryPoint

from ninetyeight.bots.bot import Bot
from ninetyeight.bots.plugins import known_bots, plugins
from ninetyeight.bots.registry import BOTS, bot_named
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

METHODS = ("choose", "signs", "bid")


def find_bot(name: str) -> Bot:
    """Find a bot: a name, or `module:Class` from Python's path or the folder one is in."""
    return _of_module(name) if ":" in name else registered_bot(name)


def registered_bot(name: str) -> Bot:
    """Find a bot by its name alone: one of Ninety-Eight's own, or of a package."""
    if name.partition("@")[0] in BOTS:
        return bot_named(name)
    found = plugins()
    if name in found.points:
        return _made(found.points[name], name)
    told = [line for line in found.problems if f"bot {name}:" in line]
    names = ", ".join(known_bots())
    raise GameError(
        "bot", " ".join([f"There is no bot {shown(name)}; the bots are {names}.", *told])
    )


def _of_module(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    parts = (*module.split("."), *attribute.split("."))
    if not all(part.isidentifier() for part in parts):
        raise GameError("bot", f"{shown(name)} is no bot: name one as module:Class.")
    if "" not in sys.path:
        sys.path.insert(0, "")  # the folder one is in, as for `python -m`
        importlib.invalidate_caches()
    return _made(EntryPoint(attribute.rpartition(".")[2], name, ""), name)


def _made(point: EntryPoint, name: str) -> Bot:
    """Import a bot; a class is made into one, and what is none is refused."""
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
            f"{name} is no bot: it has no {', no '.join(missing)}. A class made from"
            " ninetyeight.bots.BasicBot has everything but play.",
        )
    made: Bot = bot
    return made
