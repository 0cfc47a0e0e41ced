"""A game whose cards come from chance when they are needed, as OpenSpiel wants it."""

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
    """What a game is worth, to every seat the same."""

    card: float
    won: float
    at_end: bool
    """Whether everything is paid out at the end of the game, and nothing before."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action of a seat, with the cards that it drew by it."""

    seat: int
    action: Action
    ends_turn: bool
    drawn: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SpielPosition:
    """A game at one position, and how it got there.

    It never changes, so copies of a state share it.
    """

    ruleset: Ruleset
    worth: Worth
    needed: int
    """The cards that chance gives before anything else happens."""
    drawn: tuple[int, ...] = ()
    """Those that it has given so far."""
    pending: Action | None = None
    """The action that ends the turn, waiting for the cards that are drawn by it."""
    game: State | None = None
    """The game, once everybody has a hand; the order of its deck means nothing."""
    dealt: tuple[int, ...] = ()
    """The first hands, seat by seat, as chance dealt them."""
    moves: tuple[Move, ...] = ()
    """What has been done since."""

    @classmethod
    def before_the_deal(cls, ruleset: Ruleset, worth: Worth) -> Self:
        """The position in which nobody has a card."""
        return cls(ruleset, worth, needed=ruleset.players * ruleset.hand_size)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.outcome is not None

    @property
    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance or the end."""
        if self.is_over:
            return TERMINAL
        if len(self.drawn) < self.needed:
            return CHANCE
        assert self.game is not None
        return self.game.seat

    @property
    def total(self) -> float:
        """What the game is worth so far."""
        if self.game is None or (self.worth.at_end and not self.is_over):
            return 0.0
        laid = sum(map(len, self.game.piles))
        return self.worth.card * laid + self.worth.won * self._is_won

    @property
    def last_reward(self) -> float:
        """What the last action was worth."""
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
        """The cards that chance may give next."""
        deck = self.ruleset.pack.cards if self.game is None else sorted(self.game.deck)
        return [card for card in deck if card not in self.drawn]

    @property
    def legal_numbers(self) -> list[int]:
        """The numbers of what the seat on turn may do."""
        return [] if self.game is None else sorted(map(number_of, legal_actions(self.game)))

    @property
    def history(self) -> Iterator[tuple[int, int]]:
        """Who did what, as OpenSpiel counts players and actions; nothing may be pending."""
        for card in self.dealt:
            yield CHANCE, card - FULL_PACK.low
        for move in self.moves:
            yield move.seat, number_of(move.action)
            for card in move.drawn:
                yield CHANCE, card - FULL_PACK.low

    def after(self, number: int) -> "SpielPosition":
        """The position after an action of the seat on turn, or after a card from chance."""
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
        moves = (*self.moves, Move(seat, action, ends_turn, drawn))
        return replace(self, needed=0, drawn=(), pending=None, game=step.state, moves=moves)

    def story(self, seat: int | None) -> str:
        """Describe all that a seat has seen; for None, all that everybody has seen."""
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
