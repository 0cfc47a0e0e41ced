"""Reads what a player types: `34A 36A .`, `undo`, `?` and so on."""

import re
from enum import StrEnum

from ninetyeight.rules import END_TURN, Action, GameError, Pile, Play

_CARD = re.compile(r"([0-9]{1,2})([A-Za-z])")


class PlainCommand(StrEnum):
    """What a player can type besides plays."""

    HELP = "help"
    TABLE = "table"
    UNDO = "undo"
    HINT = "hint"
    CARDS = "cards"
    QUIT = "quit"


_OTHER_WORDS = {
    "?": PlainCommand.HELP,
    "h": PlainCommand.HELP,
    "t": PlainCommand.TABLE,
    "u": PlainCommand.UNDO,
    "i": PlainCommand.HINT,
    "c": PlainCommand.CARDS,
    "q": PlainCommand.QUIT,
    "exit": PlainCommand.QUIT,
}
COMMANDS = {command.value: command for command in PlainCommand} | _OTHER_WORDS
"""Every word for every command, the same in all languages."""
LONGEST_SHOWN = 40


class NotUnderstood(GameError):
    """A word that is neither a play nor a command."""

    def __init__(self, word: str) -> None:
        super().__init__("not-understood", f"{word!r} is not understood.")
        self.word = word if len(word) <= LONGEST_SHOWN else f"{word[:LONGEST_SHOWN]}…"


def parse_line(line: str) -> list[Action | PlainCommand]:
    """Read a line, or raise `NotUnderstood` if any word of it is unknown.

    A space may separate a card from its pile, and commas may separate plays.

    >>> [str(word) for word in parse_line("34a 36 B .")]
    ['34A', '36B', '.']
    """
    text = re.sub(r"([0-9])\s+([A-Za-z])\b", r"\1\2", line.replace(",", " "))
    text = re.sub(r"\.", " . ", text)
    return [_parse_word(word) for word in text.split()]


def is_quit(answer: str) -> bool:
    """Whether the answer to any question means that the players want to stop."""
    return COMMANDS.get(answer.strip().lower()) is PlainCommand.QUIT


def _parse_word(word: str) -> Action | PlainCommand:
    if word == ".":
        return END_TURN
    if word.lower() in COMMANDS:
        return COMMANDS[word.lower()]
    if match := _CARD.fullmatch(word):
        return Play(int(match[1]), Pile.named(match[2].upper()))
    raise NotUnderstood(word)
