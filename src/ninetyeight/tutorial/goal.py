"""The goals of lessons: what the learner should achieve, a way to do it, and how to miss it."""

from collections.abc import Callable
from dataclasses import dataclass

from ninetyeight.rules import (
    CardPlayed,
    CardsDrawn,
    Event,
    Pile,
    Play,
    Sign,
    State,
    TurnEnd,
    TurnEnded,
    legal_actions,
)
from ninetyeight.table.game import LiveGame
from ninetyeight.tutorial.move import Move, moves

LEARNER, PARTNER = 0, 1
"""The seats of a lesson."""


@dataclass(frozen=True, slots=True)
class LessonHistory:
    """What has happened in a lesson, except for what was taken back."""

    game: LiveGame
    events: tuple[Event, ...]
    """What both players' actions led to."""

    @property
    def state(self) -> State:
        assert self.game.state is not None
        return self.game.state

    @property
    def plays(self) -> tuple[Play, ...]:
        """The learner's plays."""
        played = (event for event in self.events if isinstance(event, CardPlayed))
        return tuple(Play(event.card, event.pile) for event in played if event.seat == LEARNER)

    @property
    def tricks(self) -> tuple[Pile, ...]:
        """The piles that a backwards trick was played on."""
        played = (event for event in self.events if isinstance(event, CardPlayed))
        return tuple(event.pile for event in played if event.is_trick)

    @property
    def turn_ends(self) -> tuple[TurnEnd, ...]:
        """How the learner's turns ended."""
        ended = (event for event in self.events if isinstance(event, TurnEnded))
        return tuple(event.cause for event in ended if event.seat == LEARNER)

    @property
    def draws(self) -> tuple[int, ...]:
        """How many cards the learner drew, each time."""
        drew = (event for event in self.events if isinstance(event, CardsDrawn))
        return tuple(event.count for event in drew if event.seat == LEARNER)

    def has_played(self, *cards: int) -> bool:
        return {play.card for play in self.plays} >= set(cards)

    def has_played_on(self, pile: Pile) -> bool:
        return any(play.pile is pile for play in self.plays)

    def has_ended_turn(self) -> bool:
        return bool(self.turn_ends)

    def is_on_top(self, card: int) -> bool:
        return card in self.state.turn.tops

    def sign_on(self, pile: Pile) -> Sign | None:
        """The learner's sign."""
        return self.game.signals.of(LEARNER, pile)


Condition = Callable[[LessonHistory], bool]


def _never(_: LessonHistory) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Goal:
    """What the learner should achieve next."""

    is_reached: Condition
    way: tuple[Move, ...]
    """Moves that lead to it; the first possible one is suggested."""
    is_missed: Condition = _never
    takes_any_card: bool = False
    """Whether cards other than those of `way` lead to it just as well."""


def first_play(way: str, *, ascends: bool) -> Goal:
    """Play on a pile of this direction."""
    return Goal(lambda past: any(play.pile.ascends == ascends for play in past.plays), moves(way))


def second_play(way: str, *, ascends: bool) -> Goal:
    """Play a second card on the same pile of this direction."""

    def piles(past: LessonHistory) -> list[Pile]:
        return [play.pile for play in past.plays if play.pile.ascends == ascends]

    def is_missed(past: LessonHistory) -> bool:
        plays = (action for action in legal_actions(past.state) if isinstance(action, Play))
        return past.has_ended_turn() or not any(play.pile in piles(past) for play in plays)

    return Goal(
        lambda past: any(piles(past).count(pile) > 1 for pile in piles(past)), moves(way), is_missed
    )


def play(card: int, pile: Pile) -> Goal:
    """Play this card before the turn ends."""
    return Goal(
        lambda past: past.has_played(card), (Play(card, pile),), LessonHistory.has_ended_turn
    )


def trick(card: int, pile: Pile) -> Goal:
    """Turn a pile back with this card."""
    return Goal(
        lambda past: pile in past.tricks,
        (Play(card, pile),),
        lambda past: past.has_played(card) or past.has_played_on(pile),
    )


def cover(card: int, way: str, *, is_missed: Condition = _never) -> Goal:
    """Cover a card on top of a pile."""
    return Goal(lambda past: not past.is_on_top(card), moves(way), is_missed)


def owe_nothing(way: str) -> Goal:
    """Meet every obligation of the turn."""
    return Goal(lambda past: past.state.obligations.are_met, moves(way))


def end_turn(way: str, *, takes_any_card: bool = False) -> Goal:
    return Goal(LessonHistory.has_ended_turn, moves(way), takes_any_card=takes_any_card)
