"""Builds the `View` that bots need from a server's view of a table."""

from ninetyeight.protocol.view import GameView, TableView, You
from ninetyeight.rules import PILES, Pile, Play, Ruleset, Signal, Signals, View
from ninetyeight.rules.turn import Tops, Turn


def view_of(table: TableView, you: You) -> View:
    """Build your seat's view of the running game, equal to that of `rules.view_for`."""
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
        turn=_turn(game, ruleset, you.seat),
        outcome=None,
        revealed=None,
    )


def signals_of(table: TableView) -> Signals:
    return Signals(
        frozenset(
            Signal(number, pile, sign)
            for number, seat in enumerate(table.seats)
            for pile, sign in seat.signs.items()
        )
    )


def _turn(game: GameView, ruleset: Ruleset, own: int) -> Turn:
    """Replay the current turn from its start."""
    plays = tuple(Play(laid.card, laid.pile) for laid in game.laid)
    turn = Turn.begin(
        ruleset,
        own if game.turn is None else game.turn,
        tops=_tops_before(game, ruleset, plays),
        deck_is_empty=game.deck_size == 0,
        # A fire that the last turn left uncovered; once a card was played it no longer matters.
        cover_next=None if game.owed is None or plays else game.owed.cover_next,
    )
    for play in plays:
        turn = turn.after(play)
    return turn


def _tops_before(game: GameView, ruleset: Ruleset, plays: tuple[Play, ...]) -> Tops:
    laid = {play.card for play in plays}

    def top(pile: Pile) -> int:
        older = [card for card in game.piles[pile].cards if card not in laid]
        return older[-1] if older else ruleset.pack.starts[pile]

    return tuple(top(pile) for pile in PILES)
