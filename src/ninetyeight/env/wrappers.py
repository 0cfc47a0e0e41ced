"""A wrapper for agents that need one flat vector."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ninetyeight.env.observation import SIZE, scaled
from ninetyeight.env.single_game import Mask
from ninetyeight.env.spaces import Observation

FlatRow = NDArray[np.float32]


class Plain(gymnasium.ObservationWrapper[FlatRow, np.int64, Observation]):
    """Scales observations to numbers from 0 to 1; masks are in `info` and `action_masks()`."""

    def __init__(self, env: gymnasium.Env[Observation, np.int64]) -> None:
        super().__init__(env)
        self.observation_space = spaces.Box(0.0, 1.0, (SIZE,), np.float32)

    def observation(self, observation: Observation) -> FlatRow:
        return scaled(observation["observation"])

    def action_masks(self) -> Mask:
        """The legal actions, under the name that sb3-contrib expects."""
        env: Any = self.unwrapped
        masks: Mask = env.action_masks()
        return masks
