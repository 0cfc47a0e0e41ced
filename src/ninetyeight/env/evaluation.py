"""Evaluates a policy on given deals, so that it can be compared with others on the same ones."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninetyeight.env.single_game import Mask
from ninetyeight.env.vector_env import VectorTableEnv
from ninetyeight.kernel.arrays import Bytes, Numbers
from ninetyeight.kernel.finish import RUNNING, WON

BatchPolicy = Callable[[Bytes, Mask], Numbers]
"""Chooses an action for each row of observations and masks."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How each deal ended."""

    result: Numbers
    """1 for a win; any other number is a reason to lose, see `single_game.RESULT_NAMES`."""
    left: Numbers
    """How many cards were left (3.5)."""

    @property
    def won(self) -> NDArray[np.bool_]:
        """Whether each deal was won."""
        won: NDArray[np.bool_] = self.result == WON
        return won


def evaluate(policy: BatchPolicy, decks: Bytes, **settings: Any) -> Evaluation:
    """Play every deck to its end, with this policy on all seats; settings are as for `TableEnv`."""
    env = VectorTableEnv(len(decks), copy=False, **settings)
    seen, _ = env.reset(seed=0, options={"decks": decks})
    result, left = env.results.copy(), env.left.copy()
    running = result == RUNNING
    while running.any():
        seen, *_ = env.step(policy(seen["observation"], seen["action_mask"]))
        over = running & (env.results != RUNNING)
        result[over], left[over] = env.results[over], env.left[over]
        running &= ~over
    return Evaluation(result, left)
