"""The full state of a game, hidden cards included, and the deal that begins it (1)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ninetyeight.rules.legal import Hand
from ninetyeight.rules.obligations import Obligations, obligations
from ninetyeight.rules.outcome import Outcome, judge
from ninetyeight.rules.ruleset import Ruleset
from ninetyeight.rules.turn import Turn

Piles = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game at one moment. Players see only a `View` of it."""

    piles: Piles
    """The cards on each pile in the order played, without the start (1.1)."""
    hands: tuple[Hand, ...]
    """The hand of each seat, lowest card first."""
    deck: tuple[int, ...]
    """The cards to draw, the next one first."""
    turn: Turn
    """The current turn, or the last one of a finished game."""
    outcome: Outcome | None
    """The result, or None while the game goes on."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this game."""
        return self.turn.ruleset

    @property
    def seat(self) -> int:
        """The seat on turn, or the last one of a finished game."""
        return self.turn.seat

    @property
    def hand(self) -> Hand:
        """The hand of the seat on turn."""
        return self.hands[self.turn.seat]

    @property
    def obligations(self) -> Obligations:
        """What binds the player on turn."""
        return obligations(self.turn)

    @property
    def left(self) -> int:
        """The number of cards in hands and deck (3.5)."""
        return sum(map(len, self.hands)) + len(self.deck)


def setup(ruleset: Ruleset, deck: Sequence[int], starter: int = 0) -> State:
    """Deal the deck and begin the turn of the player who starts (1)."""
    ruleset.check_seat(starter)
    hands, rest = deal(ruleset, deck)
    turn = Turn.begin(ruleset, starter, tops=ruleset.pack.starts, deck_is_empty=not rest)
    return State(
        piles=((), (), (), ()),
        hands=hands,
        deck=rest,
        turn=turn,
        outcome=judge(turn, hands[starter], len(deck)),
    )


def deal(ruleset: Ruleset, deck: Sequence[int]) -> tuple[tuple[Hand, ...], tuple[int, ...]]:
    """Deal a deck in blocks, seat 0 first, into the hands and the cards left to draw (1.3)."""
    ruleset.pack.check_deck(deck)
    size, dealt = ruleset.hand_size, ruleset.players * ruleset.hand_size
    hands = tuple(tuple(sorted(deck[at : at + size])) for at in range(0, dealt, size))
    return hands, tuple(deck[dealt:])
