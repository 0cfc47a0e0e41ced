"""How well a policy plays given deals: the deals on which others were measured, too."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninetyeight.env.single_game import Mask
from ninetyeight.env.vector_env import VectorTableEnv
from ninetyeight.kernel.arrays import Bytes, Numbers
from ninetyeight.kernel.finish import RUNNING, WON

Policy = Callable[[Bytes, Mask], Numbers]
"""Chooses an action for each row, from the observations and the masks."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What came out, a place for each deal."""

    result: Numbers
    """1 for a win, and else what it was lost by, as `RESULT_NAMES` names it."""
    left: Numbers
    """The cards that were left (3.5)."""

    @property
    def won(self) -> NDArray[np.bool_]:
        """Which deals were won."""
        won: NDArray[np.bool_] = self.result == WON
        return won


def evaluate(policy: Policy, decks: Bytes, **settings: Any) -> Evaluation:
    """Play every deck to its end, all seats by this policy; the setting is that of `TableEnv`."""
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
