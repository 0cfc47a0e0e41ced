"""What a viewer sees of a table at one moment."""

from dataclasses import dataclass

from ninetyeight.protocol.view import GameView, LegalPlay, SeatView, TableView, You
from ninetyeight.rules import Order
from ninetyeight.terminal.voice import TableVoice


@dataclass(frozen=True, slots=True)
class Perspective:
    """A table, and what only this viewer is shown."""

    table: TableView
    you: You

    @property
    def is_player(self) -> bool:
        return self.you.role == "player"

    @property
    def own(self) -> SeatView | None:
        """The viewer's own seat."""
        if not self.is_player or self.you.seat is None:
            return None
        return self.table.seats[self.you.seat]

    @property
    def is_your_turn(self) -> bool:
        game = self.table.game
        is_on = self.table.phase == "playing" and game is not None
        return is_on and self.is_player and game is not None and game.turn == self.you.seat

    @property
    def is_asked(self) -> bool:
        """Whether the viewer has to act: play, bid, or settle a tie of bids."""
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
        return all(seat.name is not None or seat.bot is not None for seat in self.table.seats)

    @property
    def may_sign(self) -> bool:
        """Whether signs may be shown now."""
        return self.you.may_talk and not self.is_alone and bool(self.table.settings.signs)

    def name(self, voice: TableVoice, number: int) -> str:
        """Name the player on a seat; the viewer is "you"."""
        is_you = self.is_player and number == self.you.seat
        return voice.say("seat-you") if is_you else voice.seat(self.table, number)

    def play(self, card: int | None, pile: str) -> LegalPlay | None:
        """Find the legal play of a card on a pile, if any."""
        return next((p for p in self.you.plays if p.card == card and p.pile.name == pile), None)


@dataclass(frozen=True, slots=True)
class Mark:
    """What is printed on a card besides its number."""

    order: Order | None
    burns: bool


def marks_of(game: GameView) -> dict[int, Mark]:
    """Collect the marks on the cards of a game."""
    return marks(game.orders, game.burning)


def marks(orders: dict[str, tuple[int, ...]] | None, burning: tuple[int, ...]) -> dict[int, Mark]:
    """Collect the marks on cards from the layout and the burning cards."""
    found = {
        card: Mark(Order(order), burns=False)
        for order, cards in (orders or {}).items()
        for card in cards
    }
    for card in burning:
        found[card] = Mark(found[card].order if card in found else None, burns=True)
    return found
