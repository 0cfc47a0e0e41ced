"""Games with known results, which a replay must reproduce."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ninetyeight.rules import record_from_dict, replay

DATA = Path(__file__).parent.parent / "data"
FILES = (
    "cases/named.jsonl",
    "cases/derived.jsonl",
    "cases/played.jsonl",
    "second_opinion.jsonl",
)


def cases() -> Iterator[Any]:
    for name in FILES:
        for number, line in enumerate((DATA / name).read_text().splitlines(), start=1):
            case = json.loads(line)
            label = f"{Path(name).stem} {number} {case.get('clause', '')} {case.get('says', '')}"
            yield pytest.param(case, id="-".join(re.findall(r"[a-z0-9_]+", label.lower())))


@pytest.mark.parametrize("case", list(cases()))
def test_a_replay_ends_as_the_case_expects(case: dict[str, Any]) -> None:
    game = replay(record_from_dict(case["record"]))
    outcome, expected = game.state.outcome, case["expect"]
    assert {
        "status": "playing" if outcome is None else "won" if outcome.is_won else "lost",
        "code": None if outcome is None else outcome.code,
        "left": game.state.left,
        "turn": game.state.seat,
        "refused": None if game.refused is None else game.refused.index,
    } == {field: expected[field] for field in ("status", "code", "left", "turn", "refused")}
