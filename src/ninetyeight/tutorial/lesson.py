"""A lesson: a real table in the middle of a real game, with goals to reach.

The deck is stacked so that the turns before the lesson, the learner's hand and the next cards are
as specified; everything else follows the rules. A lesson is a value and stores nothing: `practice`
works out what a list of commands leads to.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from ninetyeight.protocol.settings import Settings, TalkLevel, WatchPolicy
from ninetyeight.rules import EndTurn, Order, Play, Ruleset, seeded, shuffled
from ninetyeight.table import event as happened
from ninetyeight.table.commitment import NONCE_BYTES, Deal
from ninetyeight.table.evolve import evolve, new_table
from ninetyeight.table.seat import Participant
from ninetyeight.table.table import Table
from ninetyeight.tutorial.goal import LEARNER, PARTNER, Goal
from ninetyeight.tutorial.move import Move, PutSign

YOU = Participant(id="learner", name="You")
FRIEND = Participant(id="partner", name="Mira")
OPEN_NONCE = "0" * 2 * NONCE_BYTES
"""A lesson's deal is not secret: it is in the source."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The partner's moves after a number of goals are reached."""

    goals: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A stacked deal, and the goals that the learner plays towards in it."""

    name: str
    hand: tuple[int, ...]
    """The learner's hand."""
    goals: tuple[Goal, ...]
    edition: str = "original"
    players: int = 1
    before: tuple[Move, ...] = ()
    """What was played before the lesson, starting with seat 0; signs are the partner's."""
    then: tuple[int, ...] = ()
    """The next cards to be drawn."""
    partner: tuple[int, ...] = ()
    """Some of the cards that the partner holds."""
    replies: tuple[Reply, ...] = ()

    @property
    def settings(self) -> Settings:
        """The settings of its table: cards may be taken back, and nobody watches."""
        return Settings(
            edition=self.edition,
            players=self.players,
            talk=TalkLevel.SIGNALS,
            watch=WatchPolicy.NOBODY,
            undo=True,
            hints=False,
        )

    def table(self, at: datetime) -> Table:
        """Set up the table as the learner finds it."""
        settings = self.settings
        table = new_table(self.name, happened.Opened(settings=settings, host=YOU), at)
        for event in self._events(settings.ruleset):
            table = evolve(table, event, at)
        return table

    def _events(self, ruleset: Ruleset) -> Iterator[happened.Event]:
        if self.players > 1:
            yield happened.SeatTaken(seat=PARTNER, person=FRIEND)
        deal = Deal(deck=stacked(self, ruleset), nonce=OPEN_NONCE)
        yield happened.Dealt(deal=deal, is_repeat=True)
        yield happened.StarterChosen(seat=LEARNER, cause=happened.StarterCause.ALONE)
        seat = LEARNER
        for move in self.before:
            match move:
                case Play(card, pile):
                    yield happened.CardLaid(seat=seat, card=card, pile=pile)
                case EndTurn():
                    yield happened.TurnEndChosen(seat=seat)
                    seat = (seat + 1) % self.players
                case PutSign(pile, sign):
                    yield happened.Signalled(seat=PARTNER, signs={pile: sign})


def stacked(lesson: Lesson, ruleset: Ruleset) -> tuple[int, ...]:
    """Stack the deck so that each seat draws the cards it needs in time."""
    named = {*lesson.hand, *lesson.then, *lesson.partner}
    named |= {move.card for move in lesson.before if isinstance(move, Play)}
    rest = [card for card in shuffled(ruleset.pack.cards, seeded(lesson.name)) if card not in named]
    coming = [_coming(lesson, seat) for seat in range(lesson.players)]

    def take(seat: int, count: int) -> list[int]:
        """Deal a seat the next cards it needs, then arbitrary ones."""
        return [coming[seat].pop(0) if coming[seat] else rest.pop() for _ in range(count)]

    deck: list[int] = []
    held = [ruleset.hand_size] * lesson.players
    for seat in range(lesson.players):
        deck += take(seat, ruleset.hand_size)
    seat, tops = LEARNER, list(ruleset.pack.starts)
    for move in lesson.before:
        if isinstance(move, Play):
            tops[move.pile] = move.card
            held[seat] -= 1
        elif isinstance(move, EndTurn):
            is_one = any(ruleset.orders.get(top) is Order.DRAW_ONE for top in tops)
            count = 1 if is_one else ruleset.hand_size - held[seat]
            deck += take(seat, count)
            held[seat] += count
            seat = (seat + 1) % lesson.players
    assert coming == [[] for _ in coming], f"{lesson.name}: too many cards for a hand"
    return *deck, *lesson.then, *rest


def _coming(lesson: Lesson, seat: int) -> list[int]:
    """The cards that a seat needs, in the order it needs them."""
    cards, on_turn = [], LEARNER
    for move in lesson.before:
        if isinstance(move, Play) and on_turn == seat:
            cards.append(move.card)
        elif isinstance(move, EndTurn):
            on_turn = (on_turn + 1) % lesson.players
    return [*cards, *(lesson.hand if seat == LEARNER else lesson.partner)]
