"""Counts every game of a tiny pack: numbers that any second implementation must match.

A game is a whole sequence of accepted actions, up to the end. All of them are counted, also those
in which players play against their own interest. Run as a program it prints the counts of
`tests/data/tiny_packs.json` anew.
"""

import itertools
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ninetyeight.rules import (
    Duty,
    Ruleset,
    State,
    apply,
    legal_actions,
    ruleset_from_dict,
    seeded,
    setup,
    shuffled,
)

DATA = Path(__file__).parent.parent / "data" / "tiny_packs.json"
CODES = ("all-played", *(duty.value for duty in Duty))


@dataclass(frozen=True, slots=True)
class Count:
    """How many games follow a position, by how they end, and how many cards they leave."""

    by_code: tuple[int, ...]
    left: int
    """The cards left, summed over all games."""

    def __add__(self, other: "Count") -> "Count":
        codes = zip(self.by_code, other.by_code, strict=True)
        return Count(tuple(a + b for a, b in codes), self.left + other.left)


NOTHING = Count((0,) * len(CODES), 0)


def count_games(state: State, known: dict[object, Count]) -> Count:
    """Count every game that follows this position, visiting each position once."""
    if state.outcome is not None:
        code = state.outcome.code
        return Count(tuple(int(code == other) for other in CODES), state.outcome.left)
    key = _future(state)
    if key not in known:
        total = NOTHING
        for action in legal_actions(state):
            total += count_games(apply(state, action).state, known)
        known[key] = total
    return known[key]


def decks_of(ruleset: Ruleset, decks: int | None) -> Iterator[tuple[int, ...]]:
    """Return every deck of the pack, or a number of them shuffled from the seeds "1", "2", ..."""
    if decks is None:
        yield from itertools.permutations(ruleset.pack.cards)
    else:
        for seed in range(1, decks + 1):
            yield shuffled(ruleset.pack.cards, seeded(str(seed)))


def count_pack(ruleset: Ruleset, decks: Iterable[tuple[int, ...]]) -> dict[str, Any]:
    """Count every game of a ruleset over these decks, seat 0 starting."""
    total, number = NOTHING, 0
    known: dict[object, Count] = {}
    for deck in decks:
        total += count_games(setup(ruleset, deck), known)
        number += 1
    ends = dict(zip(CODES, total.by_code, strict=True))
    return {
        "decks": number,
        "positions": len(known),
        "games": sum(total.by_code),
        "won": ends.pop("all-played"),
        "lost": ends,
        "left": total.left,
    }


def _future(state: State) -> object:
    """Return what the rest of the game depends on, which excludes the cards below the tops."""
    turn = state.turn
    return (
        state.hands,
        state.deck,
        turn.seat,
        turn.tops,
        turn.minimum,
        turn.due,
        turn.cover_next,
        turn.bound,
        len(turn.plays),
        turn.is_three,
    )


def main() -> None:
    """Recount every entry of the data file and write it."""
    entries = json.loads(DATA.read_text())
    for entry in entries:
        ruleset = ruleset_from_dict(entry["rules"])
        entry["counts"] = count_pack(ruleset, decks_of(ruleset, entry["seeded_decks"]))
    DATA.write_text(json.dumps(entries, indent=1) + "\n")


if __name__ == "__main__":
    main()
