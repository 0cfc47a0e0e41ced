"""Parses the names of bots; every command uses this one parser.

| name | bot |
|---|---|
| `sharp`, `master@2000` | one of Ninety-Eight's own |
| `sharp:FILE`, `master:FILE`, `planner:FILE` | the same with weights from a file (docs/lab.md) |
| `NAME` | one that an installed package registers as an entry point |
| `module:Class` | a class in your own module |
| `program:COMMAND` | any program that speaks JSON lines |

Parsing a name neither opens a file nor imports a module.
"""

import shlex
from dataclasses import dataclass
from enum import Enum, auto

from ninetyeight.bots.plugins import known_bots, plugins
from ninetyeight.bots.registry import BOTS, listing_named
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

PROGRAM = "program"
TRAINABLE = ("planner", "sharp", "master")
"""The bots whose weights can come from a file."""


class BotKind(Enum):
    """Where a bot comes from."""

    COMPILED = auto()
    """One of Ninety-Eight's own, which the kernel plays."""
    PACKAGE = auto()
    MODULE = auto()
    PROGRAM = auto()


@dataclass(frozen=True, slots=True)
class BotName:
    """What a bot's name asks for, such as `sharp:FILE` or `program:COMMAND`."""

    text: str
    """As it was typed."""
    kind: BotKind
    target: str
    """The part before the file, or the command of a program; otherwise all of the text."""
    file: str | None = None
    """The file of weights."""

    @property
    def is_external(self) -> bool:
        """Whether it is not one of Ninety-Eight's own, and so runs in its own process."""
        return self.kind is not BotKind.COMPILED


def parse_name(text: str) -> BotName:
    """Parse the name of a bot; `GameError` if no bot can have it."""
    prefix, colon, rest = text.partition(":")
    if colon and prefix == PROGRAM:
        command_words(rest)
        return BotName(text, BotKind.PROGRAM, rest)
    if prefix.partition("@")[0] in BOTS:
        listing, _ = listing_named(prefix)
        if colon:
            _check_file(text, listing.name, rest)
        return BotName(text, BotKind.COMPILED, prefix, rest if colon else None)
    if colon:
        _check_class(text)
        return BotName(text, BotKind.MODULE, text)
    check_registered(text)
    return BotName(text, BotKind.PACKAGE, text)


def program_name(command: str) -> str:
    """Return the name of the bot that runs this command."""
    return f"{PROGRAM}:{command}"


def split_team(text: str) -> tuple[str, ...]:
    """Split a team such as `sharp,mybot:Nearest`; a comma in quotes belongs to a name."""
    names, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            names.append("")
            continue
        names[-1] += letter
        if letter in "\"'" and quote in ("", letter):
            quote = "" if quote else letter
    return tuple(names)


def check_registered(name: str) -> None:
    """Refuse a name that no installed package registers."""
    found = plugins()
    if name in found.points:
        return
    told = [line for line in found.problems if f"bot {name}:" in line]
    names = ", ".join(known_bots())
    raise GameError(
        "bot", " ".join([f"There is no bot {shown(name)}; the bots are {names}.", *told])
    )


def command_words(command: str) -> list[str]:
    """Split the command of a program as a shell would."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise GameError("program", f"{shown(command)} is not a command: {error}.") from None
    if not words:
        raise GameError("program", "The command of the program is empty.")
    return words


def _check_file(text: str, bot: str, file: str) -> None:
    if bot not in TRAINABLE:
        raise GameError("bot", f"{bot} has no weights to load, so {shown(text)} is not a bot.")
    if not file:
        raise GameError("bot", f"{shown(text)} names no file: write {bot}:FILE.")


def _check_class(text: str) -> None:
    module, _, attribute = text.partition(":")
    parts = (*module.split("."), *attribute.split("."))
    if not all(part.isidentifier() for part in parts):
        raise GameError("bot", f"{shown(text)} is not a bot: write module:Class.")
