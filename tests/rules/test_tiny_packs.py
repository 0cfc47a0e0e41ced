"""Every game of a few tiny packs: how many there are and how they end is data."""

import json
from typing import Any

import pytest

from rules.counting import DATA, count_pack, decks_of, ruleset_from

ENTRIES = json.loads(DATA.read_text())
LONG = 50_000
"""With more positions than this a pack is counted in `make test-long` only."""


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(
            entry,
            id=entry["name"].replace(" ", "-"),
            marks=[pytest.mark.long] if entry["counts"]["positions"] > LONG else [],
        )
        for entry in ENTRIES
    ],
)
def test_every_game_of_a_tiny_pack_is_counted(entry: dict[str, Any]) -> None:
    ruleset = ruleset_from(entry["rules"])
    assert count_pack(ruleset, decks_of(ruleset, entry["seeded_decks"])) == entry["counts"]


def test_the_packs_end_in_every_way() -> None:
    for code in ("three", "skull", "fire", "minimum"):
        assert any(entry["counts"]["lost"][code] for entry in ENTRIES)
    assert any(entry["counts"]["won"] for entry in ENTRIES)
