"""A table at one moment: its seats, its settings and its game."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from ninetyeight.protocol.settings import Pace, Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.table.challenge import Challenge
from ninetyeight.table.chat_line import ChatLine
from ninetyeight.table.game import LiveGame, highest
from ninetyeight.table.proposal import Proposals
from ninetyeight.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table, hidden cards included. Clients are shown a `TableView`."""

    id: str
    settings: Settings
    host: str
    """The id of the person who seats bots, changes settings and starts games."""
    seats: tuple[Seat, ...]
    sequence: int
    """How many events the table has had."""
    opened_at: datetime
    changed_at: datetime
    game: LiveGame | None = None
    is_closed: bool = False
    lines: tuple[ChatLine, ...] = ()
    """The last `MOST_LINES` lines of chat, the latest last."""
    proposals: Proposals = ()
    """What is being voted on, and withdrawn proposals that somebody voted against."""
    wishes: frozenset[int] = frozenset()
    """The seats that want another game."""
    challenge: Challenge | None = None
    """The deal that the table was opened for; its first game uses it."""
    removed: frozenset[str] = frozenset()
    """The ids of people who were removed and may not come back."""

    @property
    def phase(self) -> Phase:
        if self.is_closed:
            return Phase.CLOSED
        if self.game is None:
            return Phase.LOBBY
        if self.game.is_over:
            return Phase.OVER
        return Phase.BIDDING if self.game.state is None else Phase.PLAYING

    @property
    def is_running(self) -> bool:
        return self.phase in (Phase.BIDDING, Phase.PLAYING)

    @property
    def was_alone(self) -> bool:
        """Whether the last game was solitaire."""
        return self.game is not None and self.game.ruleset.players == 1

    @property
    def may_undo(self) -> bool:
        """Whether players of this game may take cards back.

        By default, only somebody who was dealt in as the only person may: people cannot forget a
        card that they have seen, bots can.
        """
        return self._is_for_one_person if self.settings.undo is None else self.settings.undo

    @property
    def may_hint(self) -> bool:
        """Whether players of this game may ask for hints."""
        return self._is_for_one_person if self.settings.hints is None else self.settings.hints

    @property
    def _is_for_one_person(self) -> bool:
        return self.game is not None and len(self.game.dealt_in) == 1

    @property
    def next_challenge(self) -> Challenge | None:
        """The deal of the next game, if that was decided when the table was opened."""
        return self.challenge if self.game is None else None

    @property
    def running_game(self) -> LiveGame | None:
        return self.game if self.is_running else None

    def seat_of(self, person_id: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person_id:
                return number
        return None

    def line(self, number: int) -> ChatLine | None:
        """Find a recent line of chat by the sequence number of its event."""
        return next((line for line in self.lines if line.number == number), None)

    @property
    def active_seats(self) -> frozenset[int]:
        """The seats that their people are playing themselves."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.is_active)

    @property
    def pace(self) -> Pace:
        """How fast bots play now."""
        game = self.running_game
        is_skipping = game is not None and game.is_skipping
        return Pace.INSTANT if is_skipping else self.settings.pace

    @property
    def may_skip(self) -> bool:
        """Whether a bot is on turn and still pauses."""
        game = self.running_game
        if game is None or game.state is None:
            return False
        return self.seats[game.state.seat].bot is not None and self.pace is not Pace.INSTANT

    @property
    def tied_seats(self) -> tuple[int, ...]:
        """The seats that share the highest bid, once everybody has bid (1.4)."""
        game = self.running_game
        if game is None or game.state is not None:
            return ()
        best = highest(game.bids)
        return best if len(best) > 1 else ()

    @property
    def awaited_seats(self) -> tuple[int, ...]:
        """The seats that the table is waiting for."""
        host, game = self.seat_of(self.host), self.game
        if game is None:
            return ()
        match self.phase:
            case Phase.BIDDING if self.tied_seats:
                return () if host is None else (host,)
            case Phase.BIDDING:
                return tuple(number for number, bid in enumerate(game.bids) if bid is None)
            case Phase.PLAYING:
                assert game.state is not None
                return (game.state.seat,)
            case Phase.OVER:
                return tuple(sorted(self.active_seats - self.wishes))
            case _:
                return ()

    @property
    def deadline(self) -> datetime | None:
        """When time runs out and a draw decides who starts (1.4), or a bot takes over."""
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
        """How long players have to agree on who starts."""
        shortest = timedelta(seconds=self.settings.bid_seconds)
        limit = self.settings.clock.limit
        return shortest if limit is None else max(shortest, limit)
