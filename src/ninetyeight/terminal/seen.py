"""What somebody sees of a table at a moment."""

from dataclasses import dataclass

from ninetyeight.protocol.view import GameView, LegalPlay, SeatView, TableView, You
from ninetyeight.rules import Order
from ninetyeight.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Seen:
    """A table, and what is shown to one viewer alone."""

    table: TableView
    you: You

    @property
    def is_player(self) -> bool:
        """Whether the viewer has a seat."""
        return self.you.role == "player"

    @property
    def own(self) -> SeatView | None:
        """The viewer's own seat."""
        if not self.is_player or self.you.seat is None:
            return None
        return self.table.seats[self.you.seat]

    @property
    def is_your_turn(self) -> bool:
        """Whether the viewer is to play."""
        game = self.table.game
        is_on = self.table.phase == "playing" and game is not None
        return is_on and self.is_player and game is not None and game.turn == self.you.seat

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is to do something: play, bid, or settle a tie of bids."""
        game, own = self.table.game, self.own
        if self.table.phase != "bidding" or game is None or own is None:
            return self.is_your_turn
        return self.you.is_host if game.tied else own.bid is None

    @property
    def is_alone(self) -> bool:
        """Whether this is a table for one."""
        return len(self.table.seats) == 1

    @property
    def is_full(self) -> bool:
        """Whether somebody sits on every seat."""
        return all(seat.name is not None or seat.bot is not None for seat in self.table.seats)

    @property
    def may_sign(self) -> bool:
        """Whether signs may be shown now."""
        return self.you.may_talk and not self.is_alone and bool(self.table.settings.signs)

    def name(self, voice: Voice, number: int) -> str:
        """Name who sits on a seat; the viewer is addressed."""
        is_you = self.is_player and number == self.you.seat
        return voice.say("seat-you") if is_you else voice.seat(self.table, number)

    def play(self, card: int | None, pile: str) -> LegalPlay | None:
        """Find the play of a card on a pile, where it may be laid."""
        return next((p for p in self.you.plays if p.card == card and p.pile.name == pile), None)


@dataclass(frozen=True, slots=True)
class Mark:
    """What is printed on a card beside its number."""

    order: Order | None
    burns: bool


def marks_of(game: GameView) -> dict[int, Mark]:
    """Tell what is printed on each card of a game that has more than its number."""
    return marks(game.orders, game.burning)


def marks(orders: dict[str, tuple[int, ...]] | None, burning: tuple[int, ...]) -> dict[int, Mark]:
    """Tell what is printed on the cards, by the layout and the cards that burn."""
    found = {
        card: Mark(Order(order), burns=False)
        for order, cards in (orders or {}).items()
        for card in cards
    }
    for card in burning:
        found[card] = Mark(found[card].order if card in found else None, burns=True)
    return found
