"""From what a server shows of a table to the `View` that bots choose by.

Two things stand in no single update: which cards were laid in this turn, and in which order. The
events tell, so `plays_after` keeps count of them.
"""

from collections.abc import Sequence

from ninetyeight.protocol.seen import (
    CardSeen,
    CardTakenBackSeen,
    DealtSeen,
    PersonErasedSeen,
    SeenEvent,
    TurnBeganSeen,
)
from ninetyeight.protocol.view import GameView, TableView, You
from ninetyeight.rules import PILES, Pile, Play, Ruleset, Signal, Signals, View
from ninetyeight.rules.turn import Tops, Turn

Plays = tuple[Play, ...]


def plays_after(plays: Plays, events: Sequence[SeenEvent]) -> Plays:
    """Give the cards that were laid in the running turn, after some events."""
    if any(isinstance(event, PersonErasedSeen) for event in events):
        plays = ()  # what was told before is told anew
    for event in events:
        match event:
            case CardSeen(card=card, pile=pile):
                plays = (*plays, Play(card, pile))
            case CardTakenBackSeen():
                plays = plays[:-1]
            case DealtSeen() | TurnBeganSeen():
                plays = ()
            case _:
                pass
    return plays


def view_of(table: TableView, you: You, plays: Plays) -> View:
    """Give what the own seat sees of the game that runs, as `rules.view_for` would."""
    game = table.game
    assert game is not None
    assert game.ending is None
    assert you.seat is not None
    ruleset = table.settings.ruleset
    seats = table.seats[: ruleset.players]
    return View(
        seat=you.seat,
        hand=you.hand,
        hand_sizes=tuple(seat.hand_size or 0 for seat in seats),
        deck_size=game.deck_size,
        piles=tuple(pile.cards for pile in game.piles),
        turn=_turn(game, ruleset, you.seat, plays),
        outcome=None,
        revealed=None,
    )


def signals_of(table: TableView) -> Signals:
    """Give the signs that stand."""
    return Signals(
        frozenset(
            Signal(number, pile, sign)
            for number, seat in enumerate(table.seats)
            for pile, sign in seat.signs.items()
        )
    )


def _turn(game: GameView, ruleset: Ruleset, own: int, plays: Plays) -> Turn:
    """Play the running turn again from where it began."""
    assert len(plays) == game.turn_plays
    turn = Turn.begin(
        ruleset,
        own if game.turn is None else game.turn,
        tops=_tops_before(game, ruleset, plays),
        deck_is_empty=game.deck_size == 0,
        # A fire that the last turn left to the next card; once a card is laid it is of no account.
        cover_next=None if game.owed is None or plays else game.owed.cover_next,
    )
    for play in plays:
        turn = turn.after(play)
    return turn


def _tops_before(game: GameView, ruleset: Ruleset, plays: Plays) -> Tops:
    laid = {play.card for play in plays}

    def top(pile: Pile) -> int:
        older = [card for card in game.piles[pile].cards if card not in laid]
        return older[-1] if older else ruleset.pack.starts[pile]

    return tuple(top(pile) for pile in PILES)
