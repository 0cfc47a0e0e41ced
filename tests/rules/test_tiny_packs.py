"""Every game of a few tiny packs is counted and compared with known numbers."""

import json
from typing import Any

import pytest

from ninetyeight.rules import ruleset_from_dict
from rules.counting import DATA, count_pack, decks_of

ENTRIES = json.loads(DATA.read_text())


@pytest.mark.parametrize(
    "entry",
    [pytest.param(entry, id=entry["name"].replace(" ", "-")) for entry in ENTRIES],
)
def test_every_game_of_a_tiny_pack_is_counted(entry: dict[str, Any]) -> None:
    ruleset = ruleset_from_dict(entry["rules"])
    assert count_pack(ruleset, decks_of(ruleset, entry["seeded_decks"])) == entry["counts"]


def test_the_packs_end_in_every_way() -> None:
    for code in ("three", "skull", "fire", "minimum"):
        assert any(entry["counts"]["lost"][code] for entry in ENTRIES)
    assert any(entry["counts"]["won"] for entry in ENTRIES)
