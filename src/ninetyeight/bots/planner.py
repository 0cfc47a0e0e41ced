"""The planner's value: a sum of named features, each with a weight that a person can read.

`planner.json` holds the weights for each number of players, written by `ninetyeight lab train
--bot planner`. A weight is what one unit of its feature adds to the log-odds of winning.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninetyeight.bots.values import write_json
from ninetyeight.kernel.feature_table import FEATURES, PileFeature, TableFeature, places_of
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.packing import packed_net
from ninetyeight.rules import GameError, Ruleset

FILE = Path(__file__).parent / "values" / "planner.json"
WIDTH = 16

PILE_WEIGHTS: dict[str, tuple[PileFeature, ...]] = {
    "own_trick": (PileFeature.OWN_TRICK,),
    "unseen_trick": (PileFeature.UNSEEN_TRICK,),
    "own_card_next": (
        PileFeature.OWN_ONE_AHEAD,
        PileFeature.OWN_TWO_AHEAD,
        PileFeature.OWN_THREE_AHEAD,
    ),
    "own_before_any_unseen": (PileFeature.OWN_BEFORE_ANY_UNSEEN,),
    "own_is_the_next": (PileFeature.OWN_IS_THE_NEXT,),
    "unseen_before_own": (PileFeature.UNSEEN_BEFORE_OWN,),
    "unseen_before_second_own": (PileFeature.UNSEEN_BEFORE_SECOND_OWN,),
    "own_nearest": (PileFeature.OWN_NEAREST,),
    "own_second_nearest": (PileFeature.OWN_SECOND_NEAREST,),
    "own_within_ten": (PileFeature.OWN_WITHIN_TEN,),
    "unseen_within_ten": (PileFeature.UNSEEN_WITHIN_TEN,),
    "unseen_behind": (PileFeature.UNSEEN_BEHIND,),
    "pair_in_hand": (PileFeature.NEAR_PAIR_IN_HAND, PileFeature.FAR_PAIR_IN_HAND),
    "pair_half_in_hand": (
        PileFeature.NEAR_PAIR_LOWER_OWN,
        PileFeature.NEAR_PAIR_HIGHER_OWN,
        PileFeature.FAR_PAIR_HALF_OWN,
    ),
    "pair_unseen": (PileFeature.NEAR_PAIR_UNSEEN, PileFeature.FAR_PAIR_UNSEEN),
    "others_like_it": (PileFeature.NEXT_LIKES_IT, PileFeature.OTHERS_LIKE_IT),
    "others_want_it_left": (PileFeature.NEXT_WANTS_IT_LEFT, PileFeature.OTHERS_WANT_IT_LEFT),
    "took_a_liked_pile": (PileFeature.TAKEN_FROM_NEXT, PileFeature.TAKEN_FROM_OTHERS),
    "did_not_leave_it": (PileFeature.NOT_LEFT_TO_NEXT, PileFeature.NOT_LEFT_TO_OTHERS),
    "did_not_leave_it_by_far": (PileFeature.NOT_LEFT_BY_FAR,),
    "lasting_order_on_top": (PileFeature.LASTING_ORDER,),
    "fire_on_top": (PileFeature.FIRE,),
}
"""The features of a pile that share one weight, summed over all four piles."""
TIGHT_AND_LOOSE = (PileFeature.TOP, PileFeature.TOP_ABOVE_50, PileFeature.TOP_ABOVE_80)
"""Features with one weight for the tighter and one for the looser of the two piles each way."""
TABLE_WEIGHTS = (
    TableFeature.CARDS_LEFT,
    TableFeature.DECK,
    TableFeature.DECK_IS_EMPTY,
    TableFeature.HAND,
    TableFeature.FEW_CARDS_LEFT,
    TableFeature.SHORT_DECK,
    TableFeature.OWN_DEAD,
    TableFeature.UNSEEN_DEAD,
    TableFeature.OWN_DEAD_BUT_SAVED,
    TableFeature.UNSEEN_DEAD_BUT_SAVED,
    TableFeature.OWN_WITHIN_FIVE,
    TableFeature.OWN_WITHIN_TWENTY,
    TableFeature.UNSEEN_SHARE_WITHIN_TWO,
    TableFeature.UNSEEN_SHARE_WITHIN_FIVE,
    TableFeature.UNSEEN_SHARE_WITHIN_TWENTY,
    TableFeature.UNSEEN_SHARE_DEAD,
    TableFeature.TOPS,
    TableFeature.TOPS_ABOVE_200,
    TableFeature.NEXT_HAND_TOO_SMALL,
)
"""The features of the whole table that have a weight of their own."""


HANDICAPS = ("card_not_owed", "step")
"""What is subtracted from a turn's odds of winning, in the order of `Net.handicap`."""


def weight_names() -> tuple[str, ...]:
    """List the names of all learned weights, in the order of the columns of `mixing`."""
    sides = tuple(
        f"{feature.label}_{side}" for feature in TIGHT_AND_LOOSE for side in ("tight", "loose")
    )
    return (*PILE_WEIGHTS, *sides, *(feature.label for feature in TABLE_WEIGHTS), "always")


@lru_cache(maxsize=1)
def mixing() -> NDArray[np.float32]:
    """Return the matrix from features (rows) to named weights (columns)."""
    names = weight_names()
    matrix = np.zeros((FEATURES, len(names) - 1), np.float32)
    for name, features in PILE_WEIGHTS.items():
        for feature in features:
            matrix[list(places_of(feature)), names.index(name)] = 1
    for feature in TIGHT_AND_LOOSE:
        for slot, place in enumerate(places_of(feature)):
            side = "tight" if slot in (0, 2) else "loose"
            matrix[place, names.index(f"{feature.label}_{side}")] = 1
    for each in TABLE_WEIGHTS:
        matrix[each, names.index(each.label)] = 1
    return matrix


def net_of(weights: NDArray[np.float32], handicap: NDArray[np.float32]) -> Net:
    """Express named weights as a network whose two units hold the sum and its negative."""
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
    """Save the weights for one number of players, to three digits, next to the others."""
    content = json.loads(path.read_text()) if path.exists() else {}
    content.setdefault("weights", {})
    content.setdefault("history", {})
    named = zip(weight_names(), (round(float(weight), 3) for weight in weights), strict=True)
    handicaps = zip(HANDICAPS, (round(float(each), 5) for each in handicap), strict=True)
    content["weights"][str(players)] = dict(named) | dict(handicaps)
    content["history"][str(players)] = history
    write_json(path, content)


def parse_weights(content: bytes, name: str) -> dict[int, Net]:
    """Parse a file of named weights into a network for each number of players."""
    try:
        weights = json.loads(content)["weights"]
        nets = {int(players): _net(named) for players, named in weights.items()}
    except KeyError as error:
        raise _no_weights(name, f"it has no {error}") from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise _no_weights(name, str(error)) from None
    if not nets:
        raise _no_weights(name, "it is empty")
    return nets


def planner_net(ruleset: Ruleset) -> Net:
    """Return the planner's value for a game; the same weights serve all editions."""
    return _shipped()[ruleset.players]


@lru_cache(maxsize=1)
def _shipped() -> dict[int, Net]:
    return parse_weights(FILE.read_bytes(), FILE.name)


def _net(named: dict[str, float]) -> Net:
    weights = np.array([named[name] for name in weight_names()], np.float32)
    handicap = np.array([named[name] for name in HANDICAPS], np.float32)
    if not (np.isfinite(weights).all() and np.isfinite(handicap).all()):
        raise ValueError("it contains NaN or infinity")
    return packed_net(net_of(weights, handicap))


def _no_weights(name: str, why: str) -> GameError:
    said = " ".join(why.split()).rstrip(".")
    return GameError("value", f"{name}: this is not a file of named weights ({said}).")
