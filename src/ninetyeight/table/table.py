"""A table at one moment: who sits where, how it plays, and the game that runs."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.table.chat_line import ChatLine
from ninetyeight.table.game import LiveGame, highest
from ninetyeight.table.proposal import Proposals
from ninetyeight.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table, hidden cards included: what one may see of it is a `TableView`."""

    id: str
    settings: Settings
    host: str
    """The person who may change things."""
    seats: tuple[Seat, ...]
    sequence: int
    """How many events there were."""
    opened_at: datetime
    changed_at: datetime
    game: LiveGame | None = None
    is_closed: bool = False
    lines: tuple[ChatLine, ...] = ()
    """The recent lines of chat, the latest last, at most `MOST_LINES`."""
    proposals: Proposals = ()
    """What people are asked, or were asked and said no to."""
    wishes: frozenset[int] = frozenset()
    """The seats that wish another game."""
    removed: frozenset[str] = frozenset()
    """The persons who were removed from this table, by their ids."""

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.is_closed:
            return Phase.CLOSED
        if self.game is None:
            return Phase.LOBBY
        if self.game.is_over:
            return Phase.OVER
        return Phase.BIDDING if self.game.state is None else Phase.PLAYING

    @property
    def is_running(self) -> bool:
        """Whether a game is under way."""
        return self.phase in (Phase.BIDDING, Phase.PLAYING)

    @property
    def was_alone(self) -> bool:
        """Whether the last game had one player."""
        return self.game is not None and self.game.ruleset.players == 1

    @property
    def running_game(self) -> LiveGame | None:
        """The game that is under way."""
        return self.game if self.is_running else None

    def seat_of(self, person_id: str) -> int | None:
        """Find the seat of a person."""
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person_id:
                return number
        return None

    def line(self, number: int) -> ChatLine | None:
        """Find a recent line of chat."""
        return next((line for line in self.lines if line.number == number), None)

    @property
    def active_seats(self) -> frozenset[int]:
        """The seats whose persons play them now."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.is_active)

    @property
    def tied_seats(self) -> tuple[int, ...]:
        """The seats with the highest bid, once all have bid and there are several (1.4)."""
        game = self.running_game
        if game is None or game.state is not None:
            return ()
        best = highest(game.bids)
        return best if len(best) > 1 else ()

    @property
    def deadline(self) -> datetime | None:
        """When a clock runs out: the lot (1.4), or a bot for a person out of time."""
        game = self.running_game
        if game is None:
            return None
        if game.state is None:
            return game.dealt_at + self.bid_limit
        limit = self.settings.clock.limit
        if limit is None or game.turn_began_at is None or self.seats[game.state.seat].bot:
            return None
        return game.turn_began_at + limit

    @property
    def bid_limit(self) -> timedelta:
        """How long players have to agree who starts."""
        shortest = timedelta(seconds=self.settings.bid_seconds)
        limit = self.settings.clock.limit
        return shortest if limit is None else max(shortest, limit)
