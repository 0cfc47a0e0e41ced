"""Plays games by typed lines, and reads what they show."""

import re
from dataclasses import replace
from pathlib import Path

from cli.commands import (
    Result,
    loaded,
    run,
    saved,
    stacked,
    typed,
)
from ninetyeight.rules import Record, ruleset_of
from rules.tables import small

CURTAIN = "-" * 40
CLEAR = "\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"
CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
SOLO = stacked(ruleset_of("original", 1), 30, 20, 31, 21, 50, 60, 70, 80)
"""A solo game with these eight cards in hand."""
PAIR = replace(
    stacked(ruleset_of("original", 2), *range(71, 78), *range(31, 38)), seats=("Ada", "Grete")
)
"""A game of Ada, who holds the seventies, and Grete, who holds the thirties."""

SKULL = stacked(small(1, 4, 20, skull=(20,)), 20, 3, 4, 5)
"""A game that a 20 on A loses, because nothing can cover it."""


def play(tmp_path: Path, record: Record, *lines: str) -> tuple[Result, Record]:
    """Continue a record with these lines; return what was shown, and the saved game."""
    file = saved(tmp_path / "game.json", record)
    result = run("play", file, typed=typed(*lines))
    assert (result.code, result.err) == (0, "")
    return result, loaded(file)


def shown(tmp_path: Path, record: Record, *lines: str) -> str:
    return play(tmp_path, record, *lines)[0].out


def plays_of(record: Record) -> str:
    return " ".join(map(str, record.actions))


def hand_line(text: str) -> list[int]:
    """The last hand shown."""
    line = re.findall(r"Your hand: (.*)", text)[-1]
    return [int(card) for card in re.sub(r"\[.*?\]", "", line).split()]
