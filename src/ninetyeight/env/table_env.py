"""A Gymnasium environment in which one agent plays every seat, or the only one."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ninetyeight.env.actions import TURN_ACTIONS
from ninetyeight.env.rendering import RENDER_MODES, check_render_mode, render_game
from ninetyeight.env.settings import Signs, check_solo, parse_settings
from ninetyeight.env.single_game import Mask, SingleGame
from ninetyeight.env.spaces import Observation, observation_space
from ninetyeight.rules import GameError


class TableEnv(gymnasium.Env[Observation, np.int64]):
    """Every step is an action of the seat on turn, chosen from what that seat sees.

    With one player it is the solo game. With more, the agent plays all seats, each without seeing
    the other hands: it learns one policy that every seat of a team can play.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012  as Gymnasium has it
    actions = TURN_ACTIONS

    def __init__(self, render_mode: str | None = None, **settings: Any) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.settings = parse_settings(settings)
        if self.settings.signs is not Signs.WRITTEN:
            raise GameError(
                "signs", "An agent that plays all seats cannot choose signs: use signs='written'."
            )
        self.single_game = SingleGame(self.settings)
        self.action_space = spaces.Discrete(self.actions)
        self.observation_space = observation_space(self.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game, or the one given by the options `deck` and `starter`."""
        super().reset(seed=seed)
        begin_game(self.single_game, self, seed, options)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the action of the seat on turn; an illegal one ends the game."""
        assert not self.single_game.is_over, "the game is over: reset before the next step"
        reward = self.single_game.act(int(action))
        observation, info = self._seen()
        return observation, reward, self.single_game.is_over, False, info

    def action_masks(self) -> Mask:
        """The legal actions, under the name that sb3-contrib expects."""
        return self.single_game.mask(self.single_game.seat, self.actions)

    def render(self) -> Any:
        """Show the game as the seat on turn sees it."""
        return render_game(self.render_mode, self.single_game, self.single_game.seat)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return observe_with_info(self.single_game, self.single_game.seat, self.actions)


class SoloEnv(TableEnv):
    """`TableEnv` for the solo game only."""

    def __init__(self, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__(render_mode, **check_solo(settings))


def observe_with_info(
    single_game: SingleGame, seat: int, actions: int
) -> tuple[Observation, dict[str, Any]]:
    """A seat's observation and info, as `reset` and `step` return them."""
    mask = single_game.mask(seat, actions)
    info = {"action_mask": mask, "seat": seat}
    if single_game.is_over:
        info |= single_game.result
    return {"observation": single_game.observe(seat), "action_mask": mask}, info


def begin_game(
    single_game: SingleGame,
    env: "gymnasium.Env[Any, Any]",
    seed: int | None,
    options: dict[str, Any] | None,
) -> None:
    """Begin the next game; its deals are random if no seed was ever given."""
    if seed is not None:
        single_game.seed(seed)
    elif single_game.tables.dealt[0] == 0:
        single_game.seed(int(env.np_random.integers(1 << 62)))
    given = options or {}
    single_game.deal(given.get("deck"), given.get("starter"))
