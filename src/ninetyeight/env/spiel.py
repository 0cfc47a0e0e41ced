"""An OpenSpiel game with chance nodes for every card: `pyspiel.load_game("python_ninetyeight")`.

Importing this registers the game. `docs/environments.md` describes its parameters, as in
`python_ninetyeight(players=3,edition=extreme+expert)`. Seat 0 starts, and there are no signs.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

import pyspiel

from ninetyeight.bots.agreements import parse_option
from ninetyeight.env.actions import CARDS, TURN_ACTIONS
from ninetyeight.env.settings import REWARDS, Reward
from ninetyeight.env.spiel_observer import Observer
from ninetyeight.env.spiel_position import SpielPosition, Worth
from ninetyeight.env.spiel_state import SpielState
from ninetyeight.rules import FULL_PACK, GameError, Ruleset, ruleset_of
from ninetyeight.rules.errors import shown
from ninetyeight.rules.pack import Pack
from ninetyeight.rules.ruleset import MOST_PLAYERS

__all__ = ["DEFAULTS", "NAME", "RewardModel", "SpielGame", "SpielState"]

NAME = "python_ninetyeight"


class RewardModel(StrEnum):
    """When rewards are paid, in OpenSpiel's terms."""

    TERMINAL = "terminal"
    """All at the end, as OpenSpiel's search needs it."""
    REWARDS = "rewards"
    """As cards are laid."""


DEFAULTS: dict[str, int | str] = {
    "players": 2,
    "edition": "original",
    "reward": str(Reward.CARDS),
    "reward_model": str(RewardModel.TERMINAL),
    "highest": FULL_PACK.high,
    "hand_size": 0,
}
"""The parameters; a hand size of 0 means that of the rules."""


def game_type(model: RewardModel) -> pyspiel.GameType:
    """Describe the game for OpenSpiel."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Ninety-Eight",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL,
        reward_model=getattr(pyspiel.GameType.RewardModel, model.name),
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):
    """The game for one set of parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        model = parse_option(RewardModel, "reward_model", given["reward_model"])
        reward = parse_option(Reward, "reward", given["reward"])
        self.ruleset = _ruleset(given)
        cards = len(self.ruleset.pack.cards)
        worth = Worth(
            card=1 / cards if reward is Reward.CARDS else 0.0,
            won=REWARDS[reward].won,
            at_end=model is RewardModel.TERMINAL,
        )
        self._begin = SpielPosition.before_the_deal(self.ruleset, worth)
        info = pyspiel.GameInfo(
            num_distinct_actions=TURN_ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=self.ruleset.players,
            min_utility=0.0,
            max_utility=cards * worth.card + worth.won,
            utility_sum=None,
            max_game_length=2 * cards,  # each turn has at least one card, and one end
        )
        super().__init__(game_type(model), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The state before the first card is dealt."""
        return SpielState(self, self._begin)

    def max_chance_nodes_in_history(self) -> int:
        """The number of cards, as each is drawn once."""
        return len(self.ruleset.pack.cards)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        if params:
            raise ValueError(f"Observers take no parameters, but got {params}.")
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _ruleset(given: Mapping[str, Any]) -> Ruleset:
    printed = ruleset_of(given["edition"], given["players"])
    if printed.layout is not None and given["highest"] != FULL_PACK.high:
        raise GameError(
            "highest",
            f"highest {shown(given['highest'])}: extreme needs all cards up to {FULL_PACK.high},"
            " because they carry its orders.",
        )
    return replace(
        printed,
        pack=Pack(FULL_PACK.low, given["highest"]),
        hand_size=given["hand_size"] or printed.hand_size,
    )


pyspiel.register_game(game_type(RewardModel.TERMINAL), SpielGame)
