"""The transitions of the game: `apply(state, action)` returns the next state and the events."""

from dataclasses import dataclass

from ninetyeight.rules.action import Action, EndTurn, Play
from ninetyeight.rules.errors import RefusalCode, Refused
from ninetyeight.rules.event import (
    CardPlayed,
    CardsDrawn,
    Event,
    GameEnded,
    TurnBegan,
    TurnEnd,
    TurnEnded,
)
from ninetyeight.rules.legal import Hand, check, open_actions, without
from ninetyeight.rules.obligations import obligations
from ninetyeight.rules.outcome import Outcome, judge
from ninetyeight.rules.state import State
from ninetyeight.rules.turn import Turn
from ninetyeight.rules.view import redact


@dataclass(frozen=True, slots=True)
class Step:
    """The state after an action, and what happened on the way."""

    state: State
    events: tuple[Event, ...]
    """What happened, hidden cards included."""

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """Return the events as a seat sees them, or a spectator if it is None."""
        return tuple(redact(event, seat) for event in self.events)


def legal_actions(state: State) -> tuple[Action, ...]:
    """List every action that `apply` accepts, even those that lose at once (3.6)."""
    return () if state.outcome else open_actions(state.turn, state.hand)


def outcome(state: State) -> Outcome | None:
    """Return the result of the game, or None while it goes on (3)."""
    return state.outcome


def apply(state: State, action: Action) -> Step:
    """Carry out an action of the player on turn; `Refused` if the rules do not accept it (3.6)."""
    check_action(state, action)
    match action:
        case Play():
            return _play(state, action)
        case EndTurn():
            return _end_turn(state, TurnEnd.CHOICE, ())


def check_action(state: State, action: Action) -> None:
    """Raise what `apply` would raise, without computing the next state."""
    if state.outcome is not None:
        raise Refused(RefusalCode.GAME_OVER, "The game is over: nothing more can be played.")
    check(state.turn, state.hand, action)


def _play(state: State, play: Play) -> Step:
    """Lay the card, then end the game (3.3, 3.4) or the turn (2.4) if that is due."""
    seat, pile, card = state.seat, play.pile, play.card
    played = CardPlayed(seat, card, pile, on=state.turn.tops[pile])
    piles = state.piles
    after = State(
        piles=(*piles[:pile], (*piles[pile], card), *piles[pile + 1 :]),
        hands=_with_hand(state.hands, seat, without(state.hand, card)),
        deck=state.deck,
        turn=state.turn.after(play),
        outcome=None,
    )
    ended = judge(after.turn, after.hand, after.left)
    if ended is not None:
        return _end_game(after, ended, (played,))
    if after.turn.is_over(after.hand):
        return _end_turn(after, _cause(after), (played,))
    return Step(after, (played,))


def _end_turn(state: State, cause: TurnEnd, before: tuple[Event, ...]) -> Step:
    """Draw and pass the turn to the next player with cards, which may lose the game (3.3)."""
    seat, hands = state.seat, state.hands
    drawn = state.deck[: _draw_count(state)]
    hands = _with_hand(hands, seat, tuple(sorted(hands[seat] + drawn)))
    deck = state.deck[len(drawn) :]
    turn = Turn.begin(
        state.ruleset,
        _next_seat(seat, hands),
        tops=state.turn.tops,
        deck_is_empty=not deck,
        cover_next=state.turn.cover_next,
    )
    events = (*before, TurnEnded(seat, cause), CardsDrawn(seat, len(drawn), drawn))
    after = State(state.piles, hands, deck, turn, None)
    began = (*events, TurnBegan(turn.seat))
    lost = judge(turn, after.hand, after.left)
    return _end_game(after, lost, began) if lost else Step(after, began)


def _end_game(state: State, result: Outcome, before: tuple[Event, ...]) -> Step:
    over = State(state.piles, state.hands, state.deck, state.turn, result)
    return Step(over, (*before, GameEnded(result, state.hands, state.deck)))


def _cause(state: State) -> TurnEnd:
    if state.turn.is_stopped:
        return TurnEnd.STOP
    return TurnEnd.THREE if state.turn.is_three else TurnEnd.EMPTY_HAND


def _draw_count(state: State) -> int:
    """Count the cards to draw: a full hand (2.5), unless a visible order limits it (6.5)."""
    missing = state.ruleset.hand_size - len(state.hand)
    limit = obligations(state.turn).draw_limit
    return missing if limit is None else min(missing, limit)


def _next_seat(seat: int, hands: tuple[Hand, ...]) -> int:
    """Find the next seat clockwise that has cards (1.4, 3.2); it may be the same one."""
    players = len(hands)
    return next(
        other
        for other in ((seat + step) % players for step in range(1, players + 1))
        if hands[other]
    )


def _with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
