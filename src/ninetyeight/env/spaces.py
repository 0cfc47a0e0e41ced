"""The Gymnasium spaces that all environments share."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ninetyeight.env.observation import SIZE, highest
from ninetyeight.env.single_game import STATE_SIZE
from ninetyeight.kernel.arrays import Bytes

Observation = dict[str, Any]
"""`observation`, see `env.observation`, and `action_mask`, which is 1 for each legal action."""


def observation_space(actions: int) -> spaces.Dict:
    """The space of an agent's observation and action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(SIZE, np.uint8), highest(), dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def state_space() -> spaces.Box:
    """The space of global states."""
    most: Bytes = np.ones(STATE_SIZE, np.uint8)
    most[:SIZE] = highest()
    most[-98:] = 98
    return spaces.Box(np.zeros(STATE_SIZE, np.uint8), most, dtype=np.uint8)
