"""Bots as partners in a plain game, in the seats that a record names `bot:NAME`."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ninetyeight.cli.plain.roster import bot_seats
from ninetyeight.rules import GameError, Record
from ninetyeight.rules.errors import shown

if TYPE_CHECKING:  # bots are loaded for the first game that has one
    from ninetyeight.bots import Bot


@contextmanager
def bots_of(record: Record, asked: Sequence[str]) -> "Iterator[Mapping[int, Bot]]":
    """Start the bots of a game, by seat, before the cards are shown.

    A record may come from anybody, so it alone cannot open a file, import a module or run a
    program: such a bot must be named on the command line as well.
    """
    names = bot_seats(record)
    for name in asked:
        if name not in names.values():
            raise GameError("bot", f"No seat of this game is played by {shown(name)}.")
    if not names:
        yield {}
        return
    if len(names) == record.ruleset.players:
        raise GameError("bot", "Bots hold every seat of this game, so there is none for you.")
    _check_trust(names, asked)
    from ninetyeight.cli.seated_bots import seated

    with seated(list(names.values()), record.ruleset) as found:
        yield dict(zip(names, found, strict=True))


def bots_to_name_again(record: Record) -> tuple[str, ...]:
    """The bots that must be named on the command line to resume this game."""
    return tuple(dict.fromkeys(filter(_runs_user_code, bot_seats(record).values())))


def _check_trust(names: Mapping[int, str], asked: Sequence[str]) -> None:
    for seat, name in names.items():
        if name not in asked and _runs_user_code(name):
            raise GameError(
                "bot", f"Seat {seat + 1} is played by {shown(name)}: name it with --bot as well."
            )


def _runs_user_code(name: str) -> bool:
    """Whether a bot opens a file, imports a module or runs a program."""
    from ninetyeight.bots.naming import BotKind, parse_name

    parsed = parse_name(name)
    return parsed.kind in (BotKind.MODULE, BotKind.PROGRAM) or parsed.file is not None
