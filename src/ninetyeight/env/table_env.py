"""A Gymnasium environment in which one agent plays every seat, or the only one."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ninetyeight.env.actions import TURN_ACTIONS
from ninetyeight.env.match import Mask, Match
from ninetyeight.env.rendering import RENDER_MODES, check_render_mode, rendered
from ninetyeight.env.setting import Signs, setting_of, solo
from ninetyeight.env.spaces import Observation, observation_space
from ninetyeight.rules import GameError


class TableEnv(gymnasium.Env[Observation, np.int64]):
    """Every step is the action of the seat on turn, chosen by what that seat sees.

    With one player it is the solo game. With more, the agent plays all seats, each without
    knowledge of the other hands: what is learned here is what each seat of a team plays.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012  as Gymnasium has it
    actions = TURN_ACTIONS

    def __init__(self, render_mode: str | None = None, **setting: Any) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.setting = setting_of(setting)
        if self.setting.signs is not Signs.WRITTEN:
            raise GameError("signs", "One agent for all seats has nobody to choose signs for.")
        self.match = Match(self.setting)
        self.action_space = spaces.Discrete(self.actions)
        self.observation_space = observation_space(self.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game; with the options `deck` and `starter`, a given one."""
        super().reset(seed=seed)
        begin(self.match, self, seed, options)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the action of the seat on turn; one that is not legal ends the game."""
        assert not self.match.is_over, "the game is over: reset before the next step"
        reward = self.match.act(int(action))
        observation, info = self._seen()
        return observation, reward, self.match.is_over, False, info

    def action_masks(self) -> Mask:
        """Give what is legal now, as sb3-contrib asks for it."""
        return self.match.mask(self.match.seat, self.actions)

    def render(self) -> Any:
        """Show the game as the seat sees it whose turn it is."""
        return rendered(self.render_mode, self.match, self.match.seat)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return seen(self.match, self.match.seat, self.actions)


class SoloEnv(TableEnv):
    """The solo game, under a name of its own."""

    def __init__(self, render_mode: str | None = None, **setting: Any) -> None:
        super().__init__(render_mode, **solo(setting))


def seen(match: Match, seat: int, actions: int) -> tuple[Observation, dict[str, Any]]:
    """Give what a seat sees and may do, and the info beside it."""
    mask = match.mask(seat, actions)
    info = {"action_mask": mask, "seat": seat}
    if match.is_over:
        info |= match.result
    return {"observation": match.observe(seat), "action_mask": mask}, info


def begin(
    match: Match,
    env: "gymnasium.Env[Any, Any]",
    seed: int | None,
    options: dict[str, Any] | None,
) -> None:
    """Begin the next game; without a seed ever given, of deals that nobody knows."""
    if seed is not None:
        match.seed(seed)
    elif match.tables.dealt[0] == 0:
        match.seed(int(env.np_random.integers(1 << 62)))
    wishes = options or {}
    match.deal(wishes.get("deck"), wishes.get("starter"))
