"""Counts every game of a tiny pack with the kernel alone, as `rules.counting` does by the rules."""

from collections.abc import Iterable
from typing import Any

from kernel.twins import dealt
from ninetyeight.kernel import packing
from ninetyeight.kernel.engine import DRAWN, RESULT, TURN, cards_left
from ninetyeight.kernel.finish import RUNNING
from ninetyeight.kernel.packing import RESULTS, Packed
from ninetyeight.rules import Ruleset
from rules.counting import CODES, NOTHING, Count

PLACES = [CODES.index(code) if code in CODES else None for code in RESULTS]
"""Where the results of the kernel stand among the codes."""


def count_pack(ruleset: Ruleset, decks: Iterable[tuple[int, ...]]) -> dict[str, Any]:
    """Count every game of a ruleset over these decks, seat 0 starting."""
    total, number = NOTHING, 0
    known: dict[object, Count] = {}
    for deck in decks:
        total += count_games(dealt(ruleset, deck, 0), known)
        number += 1
    ends = dict(zip(CODES, total.by_code, strict=True))
    return {
        "decks": number,
        "games": sum(total.by_code),
        "won": ends.pop("all-played"),
        "lost": ends,
        "left": total.left,
    }


def count_games(packed: Packed, known: dict[object, Count]) -> Count:
    """Count every game that follows this position, visiting each position once."""
    game, hands = packed.game, packed.hands
    result = int(game[RESULT])
    if result != RUNNING:
        place = PLACES[result]
        by_code = tuple(int(place == other) for other in range(len(CODES)))
        return Count(by_code, int(cards_left(packed.rules, hands, game)))
    deck = packed.deck[game[DRAWN] :]
    key = (int(game[TURN]), deck.tobytes(), hands.tobytes())
    if key not in known:
        total = NOTHING
        for action in packing.legal_actions(packed):
            after = packed._replace(game=game.copy(), hands=hands.copy())
            packing.apply(after, action)
            total += count_games(after, known)
        known[key] = total
    return known[key]
