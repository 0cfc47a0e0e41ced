"""A game whose cards are drawn only when they are needed, as OpenSpiel's chance nodes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Self

import pyspiel

from ninetyeight.env.actions import action_of, number_of
from ninetyeight.rules import (
    FULL_PACK,
    Action,
    CardsDrawn,
    EndTurn,
    Play,
    State,
    TurnEnded,
    apply,
    legal_actions,
    setup,
)
from ninetyeight.rules.engine import Step
from ninetyeight.rules.ruleset import Ruleset

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


@dataclass(frozen=True, slots=True)
class Worth:
    """What plays and wins are worth, to every seat the same."""

    card: float
    won: float
    at_end: bool
    """Whether rewards are only paid at the end of the game."""


@dataclass(frozen=True, slots=True)
class SpielMove:
    """An action of a seat, and the cards that it drew with it."""

    seat: int
    action: Action
    ends_turn: bool
    drawn: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SpielPosition:
    """A position of a game and its history; immutable, so copies of a state share it."""

    ruleset: Ruleset
    worth: Worth
    needed: int
    """How many cards chance deals before anything else happens."""
    drawn: tuple[int, ...] = ()
    """Those dealt so far."""
    pending: Action | None = None
    """The action that ended the turn, while its cards are being drawn."""
    game: State | None = None
    """The game, once everybody has a hand; the order of its deck is meaningless."""
    dealt: tuple[int, ...] = ()
    """The first hands, seat by seat, as chance dealt them."""
    moves: tuple[SpielMove, ...] = ()
    """Everything done since the deal."""

    @classmethod
    def before_the_deal(cls, ruleset: Ruleset, worth: Worth) -> Self:
        """The position before anybody has a card."""
        return cls(ruleset, worth, needed=ruleset.players * ruleset.hand_size)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def is_over(self) -> bool:
        return self.game is not None and self.game.outcome is not None

    @property
    def current_player(self) -> int:
        """The seat on turn, or OpenSpiel's number for chance or the end."""
        if self.is_over:
            return TERMINAL
        if len(self.drawn) < self.needed:
            return CHANCE
        assert self.game is not None
        return self.game.seat

    @property
    def total(self) -> float:
        """The sum of all rewards so far."""
        if self.game is None or (self.worth.at_end and not self.is_over):
            return 0.0
        laid = sum(map(len, self.game.piles))
        return self.worth.card * laid + self.worth.won * self._is_won

    @property
    def last_reward(self) -> float:
        """The reward of the last action."""
        if self.worth.at_end:
            return self.total
        if self.pending is not None or not self.moves:
            return 0.0
        laid = isinstance(self.moves[-1].action, Play)
        return self.worth.card * laid + self.worth.won * self._is_won

    @property
    def _is_won(self) -> bool:
        return self.game is not None and self.game.outcome is not None and self.game.outcome.is_won

    @property
    def open_cards(self) -> list[int]:
        """The cards that may be drawn next."""
        deck = self.ruleset.pack.cards if self.game is None else sorted(self.game.deck)
        return [card for card in deck if card not in self.drawn]

    @property
    def legal_numbers(self) -> list[int]:
        """The numbers of the legal actions."""
        return [] if self.game is None else sorted(map(number_of, legal_actions(self.game)))

    @property
    def history(self) -> Iterator[tuple[int, int]]:
        """Who did what, in OpenSpiel's numbers; no cards may be waiting to be drawn."""
        for card in self.dealt:
            yield CHANCE, card - FULL_PACK.low
        for move in self.moves:
            yield move.seat, number_of(move.action)
            for card in move.drawn:
                yield CHANCE, card - FULL_PACK.low

    def after(self, number: int) -> "SpielPosition":
        """The position after an action of the seat on turn, or after a drawn card."""
        if self.current_player == CHANCE:
            return self._after_card(FULL_PACK.low + number)
        action = action_of(number)
        assert isinstance(action, Play | EndTurn)
        assert self.game is not None
        step = apply(self.game, action)
        draws = sum(event.count for event in step.events if isinstance(event, CardsDrawn))
        if draws:
            return replace(self, needed=draws, drawn=(), pending=action)
        return self._after_move(self.game.seat, action, step)

    def _after_card(self, card: int) -> "SpielPosition":
        drawn = (*self.drawn, card)
        if len(drawn) < self.needed:
            return replace(self, drawn=drawn)
        if self.game is None:
            rest = (card for card in self.ruleset.pack.cards if card not in drawn)
            game = setup(self.ruleset, (*drawn, *rest))
            return replace(self, needed=0, drawn=(), dealt=drawn, game=game)
        assert self.pending is not None
        rest = (card for card in self.game.deck if card not in drawn)
        known = replace(self.game, deck=(*drawn, *rest))
        return self._after_move(known.seat, self.pending, apply(known, self.pending), drawn)

    def _after_move(
        self, seat: int, action: Action, step: Step, drawn: tuple[int, ...] = ()
    ) -> "SpielPosition":
        ends_turn = any(isinstance(event, TurnEnded) for event in step.events)
        moves = (*self.moves, SpielMove(seat, action, ends_turn, drawn))
        return replace(self, needed=0, drawn=(), pending=None, game=step.state, moves=moves)

    def story(self, seat: int | None) -> str:
        """Describe all that a seat has seen, or for None all that everybody has seen."""
        if self.game is None:
            return ""
        words = [*_listed(self.first_hand(seat) if seat is not None else ()), "|"]
        for move in self.moves:
            words.append(str(move.action))
            if move.drawn:
                told = _listed(move.drawn) if move.seat == seat else (str(len(move.drawn)),)
                words.extend((f"+{' '.join(told)}", "|"))
        return " ".join(words)

    def first_hand(self, seat: int) -> tuple[int, ...]:
        size = self.ruleset.hand_size
        return self.dealt[seat * size : (seat + 1) * size]


def _listed(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, sorted(cards)))
