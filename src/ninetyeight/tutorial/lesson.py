"""A lesson: a real table in the middle of a real game, and goals to reach there.

Its deck is stacked so that the turns before it, the learner's hand and the next cards are as typed;
everything else is as the rules have it. A lesson is a value: `practice` says what commands lead to
in it, so nothing of it is stored, counted or listed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

from ninetyeight.protocol.settings import Settings, TalkLevel, Watch
from ninetyeight.rules import (
    CardPlayed,
    CardsDrawn,
    Event,
    Order,
    Pile,
    Play,
    Ruleset,
    Sign,
    State,
    TurnEnd,
    TurnEnded,
    seeded,
    shuffled,
)
from ninetyeight.table import event as happened
from ninetyeight.table.commitment import NONCE_BYTES, Deal
from ninetyeight.table.evolve import evolve, new_table
from ninetyeight.table.game import LiveGame
from ninetyeight.table.seat import Participant
from ninetyeight.table.table import Table

LEARNER, PARTNER = 0, 1
"""The seats of a lesson."""
YOU = Participant(id="learner", name="You")
FRIEND = Participant(id="partner", name="Mira")
OPEN_NONCE = "0" * 2 * NONCE_BYTES
"""A lesson's deal is no secret: it stands in the program."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card."""

    card: int
    pile: Pile


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""


@dataclass(frozen=True, slots=True)
class Show:
    """Show a sign."""

    pile: Pile
    sign: Sign


Move = Lay | End | Show


def moves(text: str) -> tuple[Move, ...]:
    """Read moves: `12A` lays a card, `end` ends the turn, `A:leave` shows a sign.

    >>> moves("12A end")
    (Lay(card=12, pile=<Pile.A: 0>), End())
    """
    return tuple(map(_move, text.split()))


def _move(word: str) -> Move:
    if word == "end":
        return End()
    letter, is_sign, sign = word.partition(":")
    if is_sign:
        return Show(Pile.named(letter), Sign(sign))
    return Lay(int(word[:-1]), Pile.named(word[-1]))


@dataclass(frozen=True, slots=True)
class Past:
    """What happened in a lesson so far, without what was taken back."""

    game: LiveGame
    events: tuple[Event, ...]
    """What the steps of both players led to."""

    @property
    def state(self) -> State:
        """The game now."""
        assert self.game.state is not None
        return self.game.state

    @property
    def laid(self) -> tuple[Play, ...]:
        """The cards that the learner laid."""
        played = (event for event in self.events if isinstance(event, CardPlayed))
        return tuple(Play(event.card, event.pile) for event in played if event.seat == LEARNER)

    @property
    def tricks(self) -> tuple[Pile, ...]:
        """The piles that were turned back."""
        played = (event for event in self.events if isinstance(event, CardPlayed))
        return tuple(event.pile for event in played if event.is_trick)

    @property
    def ends(self) -> tuple[TurnEnd, ...]:
        """How the learner's turns ended."""
        ended = (event for event in self.events if isinstance(event, TurnEnded))
        return tuple(event.cause for event in ended if event.seat == LEARNER)

    @property
    def drawn(self) -> tuple[int, ...]:
        """How many cards the learner drew, each time."""
        drew = (event for event in self.events if isinstance(event, CardsDrawn))
        return tuple(event.count for event in drew if event.seat == LEARNER)

    def has_laid(self, card: int) -> bool:
        """Whether the learner laid this card."""
        return any(play.card == card for play in self.laid)

    def lies_open(self, card: int) -> bool:
        """Whether a card lies on top of a pile."""
        return card in self.state.turn.tops


Asked = Callable[[Past], bool]


def _never(_: Past) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to reach, a way to it for those who ask, and how it is missed."""

    is_reached: Asked
    way: tuple[Move, ...]
    """The first of these that is possible is what a hint says."""
    is_missed: Asked = _never
    takes_any_card: bool = False
    """Whether it is reached by several cards, of which any will do."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the partner does once so many goals are reached."""

    goals: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of the tutorial."""

    name: str
    hand: tuple[int, ...]
    """The learner's."""
    goals: tuple[Goal, ...]
    edition: str = "original"
    players: int = 1
    before: tuple[Move, ...] = ()
    """What was played before, from seat 0 on; signs are the partner's."""
    then: tuple[int, ...] = ()
    """The cards that are drawn next."""
    partner: tuple[int, ...] = ()
    """Cards that the partner holds, among others."""
    replies: tuple[Reply, ...] = ()

    @property
    def settings(self) -> Settings:
        """How its table plays: cards may be taken back, and nobody watches."""
        return Settings(
            edition=self.edition,
            players=self.players,
            talk=TalkLevel.SIGNALS,
            watch=Watch.NOBODY,
            undo=True,
            hints=False,
        )

    def table(self, at: datetime) -> Table:
        """Give the table as the learner finds it."""
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
                case Lay(card, pile):
                    yield happened.CardLaid(seat=seat, card=card, pile=pile)
                case End():
                    yield happened.TurnEndChosen(seat=seat)
                    seat = (seat + 1) % self.players
                case Show(pile, sign):
                    yield happened.Signalled(seat=PARTNER, signs={pile: sign})


def stacked(lesson: Lesson, ruleset: Ruleset) -> tuple[int, ...]:
    """Stack the deck so that everybody gets the cards of a lesson in time."""
    named = {*lesson.hand, *lesson.then, *lesson.partner}
    named |= {move.card for move in lesson.before if isinstance(move, Lay)}
    rest = [card for card in shuffled(ruleset.pack.cards, seeded(lesson.name)) if card not in named]
    coming = [_coming(lesson, seat) for seat in range(lesson.players)]

    def take(seat: int, count: int) -> list[int]:
        """Give a seat its next cards, and any where it needs none."""
        return [coming[seat].pop(0) if coming[seat] else rest.pop() for _ in range(count)]

    deck: list[int] = []
    held = [ruleset.hand_size] * lesson.players
    for seat in range(lesson.players):
        deck += take(seat, ruleset.hand_size)
    seat, tops = LEARNER, list(ruleset.pack.starts)
    for move in lesson.before:
        if isinstance(move, Lay):
            tops[move.pile] = move.card
            held[seat] -= 1
        elif isinstance(move, End):
            is_one = any(ruleset.orders.get(top) is Order.DRAW_ONE for top in tops)
            count = 1 if is_one else ruleset.hand_size - held[seat]
            deck += take(seat, count)
            held[seat] += count
            seat = (seat + 1) % lesson.players
    assert coming == [[] for _ in coming], f"{lesson.name}: too many cards for a hand"
    return *deck, *lesson.then, *rest


def _coming(lesson: Lesson, seat: int) -> list[int]:
    """List the cards that a seat needs, in the order in which it needs them."""
    cards, on_turn = [], LEARNER
    for move in lesson.before:
        if isinstance(move, Lay) and on_turn == seat:
            cards.append(move.card)
        elif isinstance(move, End):
            on_turn = (on_turn + 1) % lesson.players
    return [*cards, *(lesson.hand if seat == LEARNER else lesson.partner)]
