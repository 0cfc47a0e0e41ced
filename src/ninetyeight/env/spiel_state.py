"""A state of the OpenSpiel game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pyspiel

from ninetyeight.env.actions import action_of
from ninetyeight.env.spiel_position import CHANCE, SpielPosition
from ninetyeight.env.spiel_resampling import resample
from ninetyeight.rules import FULL_PACK, State


class SpielState(pyspiel.State):
    """A game whose cards are drawn one by one when they are needed."""

    def __init__(self, game: Any, position: SpielPosition) -> None:
        super().__init__(game)
        self.position = position

    @property
    def game_state(self) -> State | None:
        """The state by the rules, once everybody has a hand; its deck has no true order."""
        return self.position.game

    def current_player(self) -> int:
        """The seat on turn, or chance while cards are drawn."""
        return self.position.current_player

    def is_terminal(self) -> bool:
        return self.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, with equal probabilities."""
        cards = self.position.open_cards
        return [(card - FULL_PACK.low, 1 / len(cards)) for card in cards]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_numbers if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {FULL_PACK.low + action}"
        return str(action_of(action))

    def rewards(self) -> list[float]:
        """The reward of the last action, the same for every seat."""
        return [self.position.last_reward] * self.position.ruleset.players

    def returns(self) -> list[float]:
        """The sum of all rewards so far, the same for every seat."""
        return [self.position.total] * self.position.ruleset.players

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Draw a state that a player cannot tell from this one; hidden cards are dealt again.

        All such states and their histories are equally likely. OpenSpiel's C++ cannot call this: it
        is for search in Python, such as `open_spiel.python.algorithms.ismcts`.
        """
        state: SpielState = self.get_game().new_initial_state()
        sampled = resample(self.position, player_id, probability_sampler)
        for player, action in sampled.history:
            state.position = _Written(player)  # type: ignore[assignment]
            state.apply_action(action)
        state.position = sampled
        return state

    def __str__(self) -> str:
        position = self.position
        drawn = " ".join(map(str, position.drawn))
        if position.game is None:
            return f"dealt: {drawn}"
        hands = " / ".join(" ".join(map(str, hand)) for hand in position.game.hands)
        waiting = f", {position.pending} draws {drawn}" if position.pending else ""
        return f"{public_string(position.game)}, hands {hands}{waiting}"


@dataclass(frozen=True, slots=True)
class _Written:
    """Stands in for a position while OpenSpiel records a history that is already known."""

    current_player: int

    def after(self, _: int) -> "_Written":
        return self


def public_string(state: State) -> str:
    """Describe what everybody sees: the piles, the deck's size, the turn."""
    piles = " ".join(
        " ".join(map(str, (f"{number}:", *pile))) for number, pile in enumerate(state.piles)
    )
    played = " ".join(map(str, state.turn.plays))
    sizes = " ".join(str(len(hand)) for hand in state.hands)
    return f"piles {piles}, turn of {state.seat} {played}, sizes {sizes}, deck {len(state.deck)}"
