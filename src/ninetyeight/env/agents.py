"""What both PettingZoo environments share: agents, spaces, seeds and rendering."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces

from ninetyeight.env.rendering import RENDER_MODES, check_render_mode, render_game
from ninetyeight.env.settings import Signs, parse_settings
from ninetyeight.env.single_game import SingleGame
from ninetyeight.env.spaces import observation_space, state_space
from ninetyeight.kernel.arrays import Bytes


class Agents:
    """A table with an agent at each seat."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ninetyeight_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": True,
        "render_fps": 4,
    }

    def __init__(self, players: int, render_mode: str | None, settings: dict[str, Any]) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.settings = parse_settings({"players": players, **settings})
        self.single_game = SingleGame(self.settings, choosers=range(players))
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.actions = self.action_count(is_choosing=self.settings.signs is Signs.CHOSEN)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: spaces.Discrete(self.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.actions) for agent in self.possible_agents
        }
        self.state_space = state_space()

    def action_count(self, *, is_choosing: bool) -> int:
        raise NotImplementedError

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's observation and legal actions."""
        seat = self._seat_of[agent]
        return {
            "observation": self.single_game.observe(seat),
            "action_mask": self.single_game.mask(seat, self.actions),
        }

    def state(self) -> Bytes:
        """The global state, which holds hidden information; see `docs/environments.md`."""
        return self.single_game.state()

    def render(self) -> Any:
        """Show the game as seen by the seat that is asked."""
        return render_game(self.render_mode, self.single_game, self.single_game.seat)

    def close(self) -> None:
        """Do nothing: there are no windows to close."""

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        if seed is not None:
            self.single_game.seed(seed)
        elif self.single_game.tables.dealt[0] == 0:
            self.single_game.seed(int(np.random.default_rng().integers(1 << 62)))
        given = options or {}
        self.single_game.deal(given.get("deck"), given.get("starter"))
        self.agents = list(self.possible_agents)
