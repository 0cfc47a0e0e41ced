"""What a game demands, in one sentence: the same in both clients, and true to the rules."""

import json
import re
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

from ninetyeight.rules import BASES, EXTRAS, Fire, GameError, Ruleset, ruleset_of
from ninetyeight.rules.ruleset import MOST_PLAYERS
from ninetyeight.words import LANGUAGES, Voice, demands

SENTENCES: dict[str, str] = json.loads(
    (Path(__file__).parent.parent / "data" / "demands.json").read_text(encoding="utf-8")
)
"""What every game demands, in English; the web client's tests read it too."""


class Demands(NamedTuple):
    """What the demands of a game depend on."""

    minimum: int
    hand: int
    cover: str | None
    has_orders: bool


def demanded(ruleset: Ruleset) -> Demands:
    """Read the demands from the rules, without the code that words them."""
    cover = None
    if ruleset.fire is Fire.NEXT_CARD or (ruleset.fire is Fire.NEXT_TURN and ruleset.players == 1):
        cover = "next" if ruleset.players == 1 else "anyone"
    elif ruleset.fire is Fire.NEXT_TURN:
        cover = "turn"
    return Demands(ruleset.minimum, ruleset.hand_size, cover, ruleset.layout is not None)


def every_edition() -> list[str]:
    found = []
    for base in BASES:
        for count in range(len(EXTRAS) + 1):
            for extras in combinations(EXTRAS, count):
                edition = "+".join([base, *extras])
                try:
                    ruleset_of(edition, 1)
                except GameError:
                    continue
                found.append(edition)
    return found


def test_every_game_demands_what_the_shared_table_says() -> None:
    said = {
        f"{edition}, {players}": demands(Voice("en"), ruleset_of(edition, players))
        for edition in every_edition()
        for players in range(1, MOST_PLAYERS + 1)
    }
    assert said == SENTENCES


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_demands_are_worded_differently_and_with_their_numbers(language: str) -> None:
    said: dict[str, Demands] = {}
    for edition in every_edition():
        for players in range(1, MOST_PLAYERS + 1):
            found = demanded(ruleset_of(edition, players))
            sentence = demands(Voice(language), ruleset_of(edition, players))
            marked = [6] * (found.cover is not None) + [28] * found.has_orders
            numbers = [found.hand, *marked]
            assert [int(each) for each in re.findall(r"\d+", sentence)] == numbers
            assert said.setdefault(sentence, found) == found
    assert len(set(said.values())) == len(said)
