"""Replays games, and reads what is printed."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from cli.commands import (
    careful_actions,
    run,
    saved,
    stacked,
)
from ninetyeight.rules import (
    Record,
    ruleset_of,
)

FIELDS = ["file", "status", "code", "left", "turn", "actions", "refused", "reason", "error"]
COLOUR = re.compile(r"\x1b\[[0-9;]*(3[0-8]|9[0-7])[0-9;]*m")
CODES = re.compile(r"\x1b\[[0-9;]*m")


def results(*files: str) -> list[dict[str, Any]]:
    result = run("replay", "--json", *files)
    assert result.err == ""
    return [json.loads(line) for line in result.out.splitlines()]


def story(tmp_path: Path, record: Record) -> str:
    result = run("replay", saved(tmp_path / "story.json", record))
    assert (result.code, result.err) == (0, "")
    return result.out


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def won_game() -> Record:
    record = stacked(ruleset_of("original", 2))
    return replace(record, actions=careful_actions(record))
