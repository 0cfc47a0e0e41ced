"""A Gymnasium environment in which an agent plays one seat, and bots the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ninetyeight.bots.external import ANSWER_SECONDS
from ninetyeight.bots.players import find_player
from ninetyeight.env.actions import SIGN_ACTIONS, TURN_ACTIONS
from ninetyeight.env.partners import Partners
from ninetyeight.env.rendering import RENDER_MODES, check_render_mode, render_game
from ninetyeight.env.settings import Signs, parse_settings
from ninetyeight.env.single_game import Mask, SingleGame
from ninetyeight.env.spaces import Observation, observation_space
from ninetyeight.env.table_env import begin_game, observe_with_info
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.rules.ruleset import MOST_PLAYERS


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Every step is an action of the agent's seat; then its partners play until it is asked again.

    `partners` names a bot for every other seat, clockwise from the agent's. Bots that you wrote
    yourself run in processes, and have so many `seconds` for an answer.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        partners: Sequence[str] = ("sharp",),
        seat: int = 0,
        seconds: float = ANSWER_SECONDS,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        partners = _listed(partners)
        players = settings.pop("players", 1 + len(partners))
        if players != 1 + len(partners):
            raise GameError(
                "players",
                f"players {shown(players)} does not fit partners {shown(partners)}: name a partner"
                " for every other seat, and leave players out.",
            )
        self.settings = parse_settings({"players": players, **settings})
        if seat not in range(players):
            raise GameError("seat", f"There is no seat {shown(seat)}: use 0 to {players - 1}.")
        self.seat = seat = int(seat)
        self.single_game = SingleGame(self.settings, choosers=(seat,))
        bots = [find_player(name) for name in partners]
        by_seat = {(seat + step) % self.settings.players: bot for step, bot in enumerate(bots, 1)}
        self.partners = Partners(self.single_game, by_seat, seconds)
        chosen = self.settings.signs is Signs.CHOSEN
        self.actions = SIGN_ACTIONS if chosen else TURN_ACTIONS
        self.action_space = spaces.Discrete(self.actions)
        self.observation_space = observation_space(self.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game, and let the partners before the agent play.

        A game that they lose before the agent is asked at all is skipped, unless the options give
        the deck.
        """
        super().reset(seed=seed)
        begin_game(self.single_game, self, seed, options)
        self.partners.play_on()
        while self.single_game.is_over and not (options and "deck" in options):
            begin_game(self.single_game, self, None, options)
            self.partners.play_on()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action of the agent's seat; its partners' plays count towards the reward."""
        assert not self.single_game.is_over, "the game is over: reset before the next step"
        reward = self.single_game.act(int(action)) + self.partners.play_on()
        observation, info = self._seen()
        return observation, reward, self.single_game.is_over, False, info

    def action_masks(self) -> Mask:
        """The legal actions, under the name that sb3-contrib expects."""
        return self.single_game.mask(self.seat, self.actions)

    def render(self) -> Any:
        """Show the game as the agent's seat sees it."""
        return render_game(self.render_mode, self.single_game, self.seat)

    def close(self) -> None:
        """End the partners' processes."""
        self.partners.close()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return observe_with_info(self.single_game, self.seat, self.actions)


def _listed(partners: Any) -> tuple[str, ...]:
    """Make a tuple of the partners; a single one may be a string."""
    if isinstance(partners, str):  # also a sequence, but of letters
        partners = (partners,)
    if not isinstance(partners, Sequence) or not all(isinstance(name, str) for name in partners):
        raise GameError(
            "partners",
            f"partners {shown(partners)}: use the names of bots, such as ('sharp', 'greedy').",
        )
    if len(partners) not in range(1, MOST_PLAYERS):
        raise GameError(
            "partners",
            f"{len(partners)} partners: use 1 to {MOST_PLAYERS - 1}. An agent without partners"
            " plays ninetyeight/Solo-v0.",
        )
    return tuple(partners)
