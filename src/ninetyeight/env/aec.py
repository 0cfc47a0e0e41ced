"""The PettingZoo environment in which agents act in turn (AEC)."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from ninetyeight.env.actions import SIGN_ACTIONS, TURN_ACTIONS
from ninetyeight.env.agents import Agents


class AgentsEnv(Agents, AECEnv[str, dict[str, Any], np.int64 | int | None]):
    """An agent at each seat, all with the same reward.

    If agents choose their signs, all others are asked, clockwise, before the seat on turn acts:
    each shows a sign, takes one back or waits.
    """

    def __init__(self, players: int = 2, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__(players, render_mode, settings)

    def action_count(self, *, is_choosing: bool) -> int:
        return SIGN_ACTIONS if is_choosing else TURN_ACTIONS

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game, or the one given by the options `deck` and `starter`."""
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.single_game.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: np.int64 | int | None) -> None:
        """Take the action of the agent asked; an illegal one ends the game."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        reward = self.single_game.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        for other in self.agents:
            self.rewards[other] = reward
            self._cumulative_rewards[other] += reward
        self._ask()
        if self.single_game.is_over:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Select the next agent, and put its legal actions in its info."""
        agent = self.possible_agents[self.single_game.seat]
        self.agent_selection = agent
        self._now = super().observe(agent)
        self.infos[agent] = {"action_mask": self._now["action_mask"]}

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(self.single_game.result) for agent in self.agents}
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's observation and legal actions."""
        if agent == self.agent_selection and not self.single_game.is_over:
            return self._now
        return super().observe(agent)
