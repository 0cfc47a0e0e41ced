"""The PettingZoo environment in which all agents act at once."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from ninetyeight.env.actions import PARALLEL_ACTIONS, SIGN_ACTIONS, WAIT
from ninetyeight.env.agents import Agents

ByAgent = dict[str, Any]


class ParallelAgentsEnv(Agents, ParallelEnv[str, dict[str, Any], np.int64 | int]):
    """An agent at each seat, all asked at once; those not on turn wait or show a sign.

    Signs are shown first. The seat on turn has chosen its action without seeing them.
    """

    def __init__(self, players: int = 2, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__(players, render_mode, settings)

    def action_count(self, *, is_choosing: bool) -> int:
        return SIGN_ACTIONS if is_choosing else PARALLEL_ACTIONS

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """Begin the next game, or the one given by the options `deck` and `starter`."""
        self._begin(seed, options)
        seen = {agent: self.observe(agent) for agent in self.agents}
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in seen}

    def step(
        self, actions: Mapping[str, np.int64 | int]
    ) -> tuple[ByAgent, dict[str, float], dict[str, bool], dict[str, bool], ByAgent]:
        """Take an action from every agent; an illegal one ends the game."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        reward = self.single_game.act_together(
            [int(actions.get(agent, WAIT)) for agent in self.possible_agents]
        )
        agents, over = self.agents, self.single_game.is_over
        seen = {agent: self.observe(agent) for agent in agents}
        infos = {agent: {"action_mask": seen[agent]["action_mask"]} for agent in agents}
        if over:
            self.agents = []
            for info in infos.values():
                info |= self.single_game.result
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            dict.fromkeys(agents, reward),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )
