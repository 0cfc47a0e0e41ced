"""The kernel agrees with the rules, in random games of all kinds and every game of tiny packs.

`make test` plays 10,000 random games; `make test-long` plays 100,000 and counts the larger packs.
"""

import json
import os
from typing import Any

import pytest

from kernel.counting import count_pack
from kernel.twins import Game
from ninetyeight.rules import ruleset_from_dict
from rules.counting import DATA, decks_of

USUAL_GAMES = 10_000
GAMES = int(os.environ.get("NINETYEIGHT_GAMES", USUAL_GAMES))
CHUNKS = 20
SMALL_PACK = 100_000
"""Packs with more positions than this are counted only by `make test-long`."""
ENTRIES = [
    entry
    for entry in json.loads(DATA.read_text())
    if entry["counts"]["positions"] <= SMALL_PACK or GAMES > USUAL_GAMES
]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_engines_agree_after_every_action(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        Game(seed).play()


@pytest.mark.parametrize(
    "entry", [pytest.param(entry, id=entry["name"].replace(" ", "-")) for entry in ENTRIES]
)
def test_the_kernel_counts_every_game_of_a_tiny_pack(entry: dict[str, Any]) -> None:
    ruleset = ruleset_from_dict(entry["rules"])
    counts = {name: count for name, count in entry["counts"].items() if name != "positions"}
    assert count_pack(ruleset, decks_of(ruleset, entry["seeded_decks"])) == counts
