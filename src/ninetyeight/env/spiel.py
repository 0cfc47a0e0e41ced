"""An OpenSpiel game with chance nodes for every card: `pyspiel.load_game("python_ninetyeight")`.

Importing this registers the game. The number of players and the edition are parameters, such as
`python_ninetyeight(players=3,edition=extreme+expert)`. Seat 0 starts, and there are no signs.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pyspiel

from ninetyeight.env.actions import CARDS, TURN_ACTIONS, action_of, number_of
from ninetyeight.env.observation import PARTS, SIZE, observed, scaled
from ninetyeight.env.setting import REWARDS, Reward
from ninetyeight.rules import (
    FULL_PACK,
    Action,
    CardsDrawn,
    EndTurn,
    Play,
    Signals,
    State,
    apply,
    legal_actions,
    ruleset_of,
    setup,
    view_for,
)
from ninetyeight.rules.ruleset import MOST_PLAYERS

NAME = "python_ninetyeight"
DEFAULTS = {"players": 2, "edition": "original"}
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Ninety-Eight",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.REWARDS,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)
_REWARDS = REWARDS[Reward.CARDS]


class SpielGame(pyspiel.Game):
    """The rules of a table, for OpenSpiel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.ruleset = ruleset_of(given["edition"], given["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=TURN_ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=self.ruleset.players,
            min_utility=0.0,
            max_utility=CARDS * _REWARDS.card + _REWARDS.won,
            utility_sum=None,
            max_game_length=2 * CARDS,  # each turn has at least one card, and one end
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        """Give the moment before the first card is dealt."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        """Give somebody who looks at states."""
        if params:
            raise ValueError(f"Observers have no parameters, and these were given: {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind)


class SpielState(pyspiel.State):
    """A game of the rules whose deck is drawn, card by card, when a card is needed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.ruleset = game.ruleset
        self.game_state: State | None = None
        """The game, once everybody has a hand; the order of its deck means nothing."""
        self.drawn: tuple[int, ...] = ()
        """The cards that chance gave since a card is needed."""
        self.needed = self.ruleset.players * self.ruleset.hand_size
        self.pending: Action | None = None
        """The action that ends the turn, waiting for the cards that are drawn by it."""
        self.stories: tuple[str, ...] = ("",) * self.ruleset.players
        """For each seat, all that it has seen."""
        self.reward = 0.0
        self.total = 0.0

    def current_player(self) -> int:
        """Say who is asked: chance while cards are drawn, or a seat."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if len(self.drawn) < self.needed:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.game_state is not None
        return self.game_state.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game_state is not None and self.game_state.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the cards that may come next, each as likely as the others."""
        deck: Iterable[int] = self.ruleset.pack.cards
        if self.game_state is not None:
            deck = sorted(self.game_state.deck)
        cards = [card for card in deck if card not in self.drawn]
        return [(card - FULL_PACK.low, 1 / len(cards)) for card in cards]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.game_state
        if state is None or player != state.seat:
            return []
        return sorted(map(number_of, legal_actions(state)))

    def _apply_action(self, action: int) -> None:
        if self.current_player() != pyspiel.PlayerId.CHANCE:
            self.reward = 0.0
            self._begin_action(action)
        else:
            self.drawn = (*self.drawn, FULL_PACK.low + action)
        if len(self.drawn) < self.needed:
            return
        if self.game_state is None:
            self._begin_game()
        elif self.pending is not None:
            self._finish_action(self.game_state, self.pending)

    def _begin_game(self) -> None:
        rest = [card for card in self.ruleset.pack.cards if card not in self.drawn]
        self.game_state = setup(self.ruleset, (*self.drawn, *rest))
        self.stories = tuple(f"{' '.join(map(str, hand))} |" for hand in self.game_state.hands)
        self._need(0)

    def _begin_action(self, action: int) -> None:
        """Ask chance for as many cards as this action draws; then it is done."""
        state, wanted = self.game_state, action_of(action)
        assert state is not None
        assert isinstance(wanted, Play | EndTurn)
        self.pending = wanted
        events = apply(state, wanted).events
        self._need(sum(event.count for event in events if isinstance(event, CardsDrawn)))

    def _finish_action(self, state: State, action: Action) -> None:
        rest = tuple(card for card in state.deck if card not in self.drawn)
        known = State(state.piles, state.hands, self.drawn + rest, state.turn, None)
        step = apply(known, action)
        self.stories = tuple(
            f"{story} {action}{self._told(state.seat, seat)}"
            for seat, story in enumerate(self.stories)
        )
        self.game_state, self.pending = step.state, None
        self._need(0)
        won = step.state.outcome is not None and step.state.outcome.is_won
        self.reward = _REWARDS.card * isinstance(action, Play) + _REWARDS.won * won
        self.total += self.reward

    def _told(self, drawer: int, seat: int) -> str:
        if not self.drawn:
            return ""
        cards = " ".join(map(str, sorted(self.drawn))) if seat == drawer else f"{len(self.drawn)}"
        return f" +{cards} |"

    def _need(self, cards: int) -> None:
        self.drawn, self.needed = (), cards

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {FULL_PACK.low + action}"
        return str(action_of(action))

    def rewards(self) -> list[float]:
        """Give what the last action was worth, to every seat the same."""
        return [self.reward] * self.ruleset.players

    def returns(self) -> list[float]:
        """Give what the game was worth so far, to every seat the same."""
        return [self.total] * self.ruleset.players

    def __str__(self) -> str:
        state = self.game_state
        if state is None:
            return f"dealt: {' '.join(map(str, self.drawn))}"
        hands = " / ".join(" ".join(map(str, hand)) for hand in state.hands)
        waiting = f", {self.pending} draws {' '.join(map(str, self.drawn))}" if self.pending else ""
        return f"{_public(state)}, hands {hands}{waiting}"


class Observer:
    """Looks at states: what a seat sees now, or all that it has seen (perfect recall)."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.tensor: Any = None if kind.perfect_recall else np.zeros(SIZE, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict = {part.name: self.tensor[part.slice] for part in PARTS}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees, with numbers from 0 to 1; while cards are dealt, nothing."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.game_state is not None:
            self.tensor[:] = scaled(observed(view_for(state.game_state, player), Signals()))

    def string_from(self, state: SpielState, player: int) -> str | None:
        """Tell what a seat sees, or has seen."""
        if self.kind.perfect_recall:
            return state.stories[player]
        words = []
        game = state.game_state
        if game is None:
            return ""
        if self.kind.public_info:
            words.append(_public(game))
        if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            words.append(f"hand {' '.join(map(str, game.hands[player]))}")
        return ", ".join(words)


def _public(state: State) -> str:
    """Tell what lies open: the piles, the deck's size, the turn."""
    piles = " ".join(
        " ".join(map(str, (f"{number}:", *pile))) for number, pile in enumerate(state.piles)
    )
    played = " ".join(map(str, state.turn.plays))
    sizes = " ".join(str(len(hand)) for hand in state.hands)
    return f"piles {piles}, turn of {state.seat} {played}, sizes {sizes}, deck {len(state.deck)}"


pyspiel.register_game(GAME_TYPE, SpielGame)
