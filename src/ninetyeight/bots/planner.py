"""The planner's value: a sum of named features, each with a weight that a person can read.

The weights stand in `planner.json`, for each number of players, made by `ninetyeight lab train
--bot planner`. A weight is what one unit of its feature adds to the odds of winning, as a logit.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninetyeight.bots.values import write_json
from ninetyeight.kernel.compiled import FEATURES, PILE_FEATURES, Net
from ninetyeight.kernel.packing import packed_net
from ninetyeight.rules import GameError, Ruleset

FILE = Path(__file__).parent / "values" / "planner.json"
WIDTH = 16

PILE_WEIGHTS: dict[str, tuple[int, ...]] = {
    "own_trick": (3,),
    "unseen_trick": (4,),
    "own_card_next": (5, 6, 7),
    "own_before_any_unseen": (9,),
    "own_is_the_next": (10,),
    "unseen_before_own": (15,),
    "unseen_before_second_own": (16,),
    "own_nearest": (17,),
    "own_second_nearest": (18,),
    "own_within_ten": (19,),
    "unseen_within_ten": (21,),
    "unseen_behind": (31,),
    "pair_in_hand": (24, 25),
    "pair_half_in_hand": (26, 27, 29),
    "pair_unseen": (28, 30),
    "others_like_it": (37, 40),
    "others_want_it_left": (38, 41),
    "took_a_liked_pile": (44, 46),
    "did_not_leave_it": (43, 45),
    "did_not_leave_it_by_far": (47,),
    "lasting_order_on_top": (32, 33, 34, 35),
    "fire_on_top": (36,),
}
"""The features of a pile that go by one name, summed over all four piles."""
TIGHT_AND_LOOSE: dict[str, int] = {"top": 0, "top_above_50": 1, "top_above_80": 2}
"""Features with one weight for the tighter and one for the looser pile of a direction."""
TABLE_WEIGHTS: dict[str, int] = {
    "cards_left": 0,
    "deck": 1,
    "deck_is_empty": 2,
    "hand": 3,
    "few_cards_left": 8,
    "short_deck": 9,
    "own_dead": 10,
    "unseen_dead": 11,
    "own_dead_but_saved": 12,
    "unseen_dead_but_saved": 13,
    "own_within_five": 15,
    "own_within_twenty": 17,
    "unseen_share_within_two": 18,
    "unseen_share_within_five": 19,
    "unseen_share_within_twenty": 21,
    "unseen_share_dead": 22,
    "tops": 23,
    "tops_above_200": 24,
    "next_hand_too_small": 47,
}
"""The features of the whole table, by name."""


HANDICAPS = ("card_not_owed", "step")
"""What is taken off a turn's odds of winning, in the order of `Net.handicap`."""


def weight_names() -> tuple[str, ...]:
    """List the names of all weights that are learned, in the order of `mixing`."""
    sides = tuple(f"{name}_{side}" for name in TIGHT_AND_LOOSE for side in ("tight", "loose"))
    return (*PILE_WEIGHTS, *sides, *TABLE_WEIGHTS, "always")


@lru_cache(maxsize=1)
def mixing() -> NDArray[np.float32]:
    """Say which features each named weight adds up: a row for a feature, a column for a name."""
    names = weight_names()
    matrix = np.zeros((FEATURES, len(names) - 1), np.float32)
    for name, places in PILE_WEIGHTS.items():
        for slot in range(4):
            for place in places:
                matrix[slot * PILE_FEATURES + place, names.index(name)] = 1
    for name, place in TIGHT_AND_LOOSE.items():
        for slot in range(4):
            side = "tight" if slot in (0, 2) else "loose"
            matrix[slot * PILE_FEATURES + place, names.index(f"{name}_{side}")] = 1
    for name, place in TABLE_WEIGHTS.items():
        matrix[4 * PILE_FEATURES + place, names.index(name)] = 1
    return matrix


def net_of(weights: NDArray[np.float32], handicap: NDArray[np.float32]) -> Net:
    """Give named weights the form of a network: the sum and its opposite, each where positive."""
    hidden = np.zeros((FEATURES, WIDTH), np.float32)
    hidden_bias = np.zeros(WIDTH, np.float32)
    second = np.zeros((WIDTH, WIDTH), np.float32)
    out = np.zeros((WIDTH, 2), np.float32)
    line = mixing() @ weights[:-1].astype(np.float32)
    for unit, sign in ((0, 1), (1, -1)):
        hidden[:, unit] = sign * line
        hidden_bias[unit] = sign * weights[-1]
        second[unit, unit] = 1
        out[unit, 0] = sign
    nothing = np.zeros(WIDTH, np.float32)
    return Net(hidden, hidden_bias, second, nothing, out, np.zeros(2, np.float32), handicap)


def save_weights(
    weights: NDArray[np.float32],
    handicap: NDArray[np.float32],
    players: int,
    history: dict[str, Any],
    path: Path,
) -> None:
    """Write the weights of one number of players, to three digits, beside the others."""
    content = json.loads(path.read_text()) if path.exists() else {}
    content.setdefault("weights", {})
    content.setdefault("history", {})
    named = zip(weight_names(), (round(float(weight), 3) for weight in weights), strict=True)
    taken_off = zip(HANDICAPS, (round(float(each), 5) for each in handicap), strict=True)
    content["weights"][str(players)] = dict(named) | dict(taken_off)
    content["history"][str(players)] = history
    write_json(path, content)


def parse_weights(content: bytes, name: str) -> dict[int, Net]:
    """Read the content of a file of named weights: a value for each number of players in it."""
    try:
        told = json.loads(content)["weights"]
        nets = {int(players): _net(named) for players, named in told.items()}
    except KeyError as error:
        raise _no_weights(name, f"it has no {error}") from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise _no_weights(name, str(error)) from None
    if not nets:
        raise _no_weights(name, "it is empty")
    return nets


def planner_net(ruleset: Ruleset) -> Net:
    """Give the planner's value for a game; the same weights serve all editions."""
    return _shipped()[ruleset.players]


@lru_cache(maxsize=1)
def _shipped() -> dict[int, Net]:
    return parse_weights(FILE.read_bytes(), FILE.name)


def _net(named: dict[str, float]) -> Net:
    weights = np.array([named[name] for name in weight_names()], np.float32)
    handicap = np.array([named[name] for name in HANDICAPS], np.float32)
    if not (np.isfinite(weights).all() and np.isfinite(handicap).all()):
        raise ValueError("it holds NaN or infinity")
    return packed_net(net_of(weights, handicap))


def _no_weights(name: str, why: str) -> GameError:
    said = " ".join(why.split()).rstrip(".")
    return GameError("value", f"{name}: this is no file of named weights ({said}).")
