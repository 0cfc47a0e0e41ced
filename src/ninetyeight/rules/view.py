"""What a seat or a spectator may see; nothing hidden leaves the rules another way (9)."""

from dataclasses import dataclass, replace

from ninetyeight.rules.action import Action, Play
from ninetyeight.rules.event import (
    CardPlayed,
    CardsDrawn,
    Event,
    GameEnded,
    TurnBegan,
    TurnEnded,
)
from ninetyeight.rules.finish import breaks_turn, doomed_by
from ninetyeight.rules.legal import Hand, open_actions, open_plays, without
from ninetyeight.rules.obligations import Duty, Obligations, obligations
from ninetyeight.rules.outcome import Outcome
from ninetyeight.rules.pile import Pile
from ninetyeight.rules.ruleset import Ruleset
from ninetyeight.rules.state import Piles, State
from ninetyeight.rules.turn import Turn


@dataclass(frozen=True, slots=True)
class Revealed:
    """What was hidden during the game, shown once it is over (9.3)."""

    hands: tuple[Hand, ...]
    deck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat or a spectator sees it (9.1, 9.2).

    Signs are kept apart, in `Signals`: players make them, and no rule of play reads them.
    """

    seat: int | None
    """The seat whose view this is; None for a spectator."""
    hand: Hand
    """The seat's own hand; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    deck_size: int
    piles: Piles
    """The cards on each pile in the order played."""
    turn: Turn
    """The current turn, or the last one of a finished game."""
    outcome: Outcome | None
    revealed: Revealed | None
    """All hands and the deck, once the game is over."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this game, with the layout of the orders."""
        return self.turn.ruleset

    @property
    def is_on_turn(self) -> bool:
        """Whether this seat may act now."""
        return self.outcome is None and self.turn.seat == self.seat

    @property
    def obligations(self) -> Obligations:
        """What binds the player on turn."""
        return obligations(self.turn)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What this seat may do now; empty when it is not on turn."""
        return open_actions(self.turn, self.hand) if self.is_on_turn else ()

    @property
    def fitting_piles(self) -> tuple[Pile, ...]:
        """The piles that take a card of this seat's hand (2.2, 2.3).

        Off turn these are the piles of its next turn, if nothing is played before.
        """
        if self.seat is None or self.outcome is not None:
            return ()
        turn = self.turn if self.is_on_turn else self._next_turn(self.seat)
        plays = open_plays(turn, self.hand, obligations(turn))
        return tuple(sorted({play.pile for play in plays}))

    @property
    def losing_plays(self) -> tuple[Play, ...]:
        """The legal plays that lose, at once or by a later card of this turn."""
        return tuple(
            action
            for action in self.legal_actions
            if isinstance(action, Play) and self.loses_by(action)
        )

    def loses_by(self, play: Play) -> bool:
        """Whether the turn cannot be finished after a legal play without breaking an order (3.3).

        If so, the game is lost, with this card or with a later one of the turn. The answer uses
        only the seat's own hand and the table; whether the next player can go on is hidden.
        """
        return breaks_turn(self.turn, self.hand, play)

    def ends_turn_by(self, play: Play) -> bool:
        """Whether the turn ends by itself after a legal play (2.4)."""
        return self.turn.after(play).is_over(without(self.hand, play.card))

    @property
    def doomed_by(self) -> Duty | None:
        """The duty that every play would break, or None if some play does not lose."""
        return doomed_by(self.turn, self.hand) if self.is_on_turn else None

    def after(self, event: Event) -> "View":
        """Return the view after an event that was redacted for this seat."""
        match event:
            case CardPlayed(seat, card, pile):
                play = Play(card, pile)
                piles = list(self.piles)
                piles[pile] = (*piles[pile], card)
                return replace(
                    self._with_count(seat, -1),
                    hand=without(self.hand, card),
                    piles=tuple(piles),
                    turn=self.turn.after(play),
                )
            case CardsDrawn(seat, count, cards):
                own = cards if cards is not None and seat == self.seat else ()
                return replace(
                    self._with_count(seat, count),
                    hand=tuple(sorted((*self.hand, *own))),
                    deck_size=self.deck_size - count,
                )
            case TurnBegan(seat):
                return replace(self, turn=self._next_turn(seat))
            case TurnEnded():
                return self
            case GameEnded(outcome, hands, deck):
                return replace(self, outcome=outcome, revealed=Revealed(hands, deck))

    def _with_count(self, seat: int, change: int) -> "View":
        sizes = self.hand_sizes
        return replace(self, hand_sizes=(*sizes[:seat], sizes[seat] + change, *sizes[seat + 1 :]))

    def _next_turn(self, seat: int) -> Turn:
        return Turn.begin(
            self.ruleset,
            seat,
            tops=self.turn.tops,
            deck_is_empty=self.deck_size == 0,
            cover_next=self.turn.cover_next,
        )


def view_for(state: State, seat: int | None) -> View:
    """Return what a seat sees of a game, or a spectator if it is None (9)."""
    if seat is not None:
        state.ruleset.check_seat(seat)
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        deck_size=len(state.deck),
        piles=state.piles,
        turn=state.turn,
        outcome=state.outcome,
        revealed=Revealed(state.hands, state.deck) if state.outcome else None,
    )


def redact(event: Event, seat: int | None) -> Event:
    """Hide which cards the other seats drew, leaving only how many (9.3)."""
    match event:
        case CardsDrawn(drawer) if drawer != seat:
            return replace(event, cards=None)
        case _:
            return event
