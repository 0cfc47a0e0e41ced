"""What a viewer sees of a table at one moment."""

from dataclasses import dataclass

from ninetyeight.protocol.view import (
    GameEnding,
    GameView,
    LegalPlay,
    Phase,
    SeatView,
    TableView,
    You,
)
from ninetyeight.rules import Order
from ninetyeight.terminal.cast import Cast, cast_now
from ninetyeight.terminal.names import name_at
from ninetyeight.words import Voice


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
        """The viewer's seat; None for spectators."""
        if not self.is_player or self.you.seat is None:
            return None
        return self.table.seats[self.you.seat]

    @property
    def must_act(self) -> bool:
        """Whether the viewer has to play, bid, or settle a tie of bids."""
        is_running = self.table.phase in (Phase.BIDDING, Phase.PLAYING)
        return is_running and self.is_player and self.you.seat in self.table.awaited

    @property
    def ending(self) -> GameEnding | None:
        """How the game ended; None while it lasts."""
        return None if self.table.game is None else self.table.game.ending

    @property
    def cast(self) -> Cast:
        """Everybody at the table by name, as they sit now."""
        return cast_now(self.table, self.you)

    @property
    def is_alone(self) -> bool:
        return len(self.table.seats) == 1

    @property
    def is_only_person(self) -> bool:
        """Whether the viewer plays with bots alone."""
        people = [seat for seat in self.table.seats if seat.name is not None]
        return self.is_player and len(people) == 1

    @property
    def is_full(self) -> bool:
        return all(seat.name is not None or seat.bot is not None for seat in self.table.seats)

    @property
    def may_sign(self) -> bool:
        return self.you.may_talk and bool(self.you.signs)

    @property
    def sets_pace(self) -> bool:
        """Whether the viewer decides how fast the bots of this table play."""
        return self.you.is_host and any(seat.bot is not None for seat in self.table.seats)

    def name(self, voice: Voice, number: int) -> str:
        """Name the player in a seat; the viewer is "you"."""
        is_you = self.is_player and number == self.you.seat
        return voice.say("seat-you") if is_you else name_at(voice, self.table, number)

    def play(self, card: int | None, pile: str) -> LegalPlay | None:
        """The legal play of a card on a pile, if there is one."""
        return next((p for p in self.you.plays if p.card == card and p.pile.name == pile), None)


@dataclass(frozen=True, slots=True)
class Mark:
    """What is printed on a card besides its number."""

    order: Order | None
    burns: bool


def marks_of(game: GameView) -> dict[int, Mark]:
    """The marks of a game, by card."""
    return marks(game.orders, game.burning)


def marks(orders: dict[str, tuple[int, ...]] | None, burning: tuple[int, ...]) -> dict[int, Mark]:
    """The marks that a layout and the burning cards make, by card."""
    found = {
        card: Mark(Order(order), burns=False)
        for order, cards in (orders or {}).items()
        for card in cards
    }
    for card in burning:
        found[card] = Mark(found[card].order if card in found else None, burns=True)
    return found
