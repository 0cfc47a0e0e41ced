"""Tables for tests: driven by commands, logged, and checked after each one."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.settings import NoClock, Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import (
    END_TURN,
    FULL_PACK,
    STANDARD_LAYOUT,
    Action,
    Bid,
    GameError,
    Pile,
    Play,
    Ruleset,
    seeded,
)
from ninetyeight.table import (
    Actor,
    BotActor,
    Chance,
    Context,
    Deal,
    Event,
    LiveGame,
    LoggedEvent,
    Participant,
    Table,
    decide,
    due_events,
    evolve,
    new_table,
    open_table,
    read_event,
    table_from,
    write_event,
)

START = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
ADA, BEN, CLEO, DORA, EVE = (
    Participant(id=name.lower(), name=name) for name in ("Ada", "Ben", "Cleo", "Dora", "Eve")
)
PEOPLE = (ADA, BEN, CLEO, DORA, EVE)
STRANGER = Participant(id="stranger", name="Somebody")
BOTS = frozenset({"sharp", "greedy", "random"})
NONCE = "5a" * 32


class Desk:
    """A table with its log and its clock."""

    def __init__(self, seed: str = "desk", **settings: Any) -> None:
        self.below = seeded(seed)
        self.now = START
        self.absent: dict[str, datetime] = {}
        first = open_table(Settings(**settings), ADA, self.context)
        self.table = new_table("t", first, self.now)
        self.log = [LoggedEvent(first, self.now)]
        self.asked = 0

    @property
    def context(self) -> Context:
        return Context(self.now, Chance(self.below, lambda: NONCE), BOTS, dict(self.absent))

    @property
    def game(self) -> LiveGame:
        assert self.table.game is not None
        return self.table.game

    @property
    def turn(self) -> int:
        assert self.game.state is not None
        return self.game.state.seat

    def ask(self, actor: Actor, kind: type[Any], /, **fields: Any) -> tuple[Event, ...]:
        """Send a command that is accepted; return the events."""
        return self.happen(decide(self.table, actor, self.command(kind, **fields), self.context))

    def command(self, kind: type[Any], /, **fields: Any) -> Command:
        """Make a command with a new id; a step is for the current version."""
        self.asked += 1
        if issubclass(kind, ask.StepRequest):
            fields.setdefault("version", self.table.game.version if self.table.game else 0)
        command: Command = kind(id=f"c{self.asked}", **fields)
        return command

    def happen(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Log events, and check what must always hold."""
        for event in events:
            assert read_event(write_event(event)) == event
            self.table = evolve(self.table, event, self.now)
            self.log.append(LoggedEvent(event, self.now))
        check(self.table, len(self.log))
        return tuple(events)

    def refused(self, actor: Actor, kind: type[Any], /, **fields: Any) -> GameError:
        """Send a command that is refused; nothing changes."""
        before = self.table
        with pytest.raises(GameError) as caught:
            decide(self.table, actor, self.command(kind, **fields), self.context)
        assert self.table == before == table_from("t", self.log)
        assert caught.value.message.endswith(".")
        return caught.value

    def code(self, actor: Actor, kind: type[Any], /, **fields: Any) -> str:
        """The code of the refusal of a command."""
        return self.refused(actor, kind, **fields).code

    def wait(self, seconds: float = 0, days: float = 0) -> tuple[Event, ...]:
        """Let time pass; return what was due."""
        self.now += timedelta(seconds=seconds, days=days)
        return self.happen(due_events(self.table, self.context))

    def disconnect(self, *people: Participant) -> None:
        """Disconnect these people."""
        for person in people:
            self.absent.setdefault(person.id, self.now)

    def connect(self, *people: Participant) -> None:
        """Connect these people."""
        for person in people:
            self.absent.pop(person.id, None)

    def play(self, action: Action | None = None) -> tuple[Event, ...]:
        """Carry out an action, or the first that does not lose at once."""
        action = action or chosen(self.table)
        seat = self.table.seats[self.turn]
        actor: Actor = BotActor(self.turn)
        if seat.bot is None:
            assert seat.person is not None
            actor = seat.person
        if isinstance(action, Play):
            return self.ask(actor, ask.LayCard, card=action.card, pile=action.pile)
        return self.ask(actor, ask.EndTurn)

    def play_turn(self) -> None:
        """Play to the end of this turn."""
        self.play()
        while self.game.this_turn and self.table.phase is Phase.PLAYING:
            self.play()

    def play_out(self) -> None:
        """Play to the end of the game."""
        while self.table.phase is Phase.PLAYING:
            self.play()


def chosen(table: Table, rng: random.Random | None = None) -> Action:
    """Choose a small step that does not lose at once, if possible."""
    assert table.game is not None
    assert table.game.state is not None
    view = table.game.view(table.game.state.seat)
    losing = set(view.losing_plays)
    safe = [action for action in view.legal_actions if action not in losing]
    actions = safe or list(view.legal_actions)
    if rng is not None:
        return rng.choice(actions)
    ends = [action for action in actions if not isinstance(action, Play)]
    plays = [action for action in actions if isinstance(action, Play)]
    return (
        ends[0] if ends else min(plays, key=lambda p: p.pile.step(view.turn.tops[p.pile], p.card))
    )


def seated(*people: Participant, **settings: Any) -> Desk:
    """A table in the lobby with these people, and bots on the other seats."""
    desk = Desk(**({"players": len(people)} | settings))
    for number, person in enumerate(people):
        if number:
            desk.ask(person, ask.Sit, seat=number)
    for number in range(len(people), desk.table.settings.players):
        desk.ask(ADA, ask.SeatBot, seat=number, bot="greedy")
    return desk


def dealt(*people: Participant, deck: Sequence[int] | None = None, **settings: Any) -> Desk:
    """A table where the cards are dealt and the starter is not chosen yet."""
    desk = seated(*people, **settings)
    if deck is not None:
        desk.below = stacked(deck)
    desk.ask(ADA, ask.Start)
    desk.below = seeded("lots")
    return desk


def playing(*people: Participant, deck: Sequence[int] | None = None, **settings: Any) -> Desk:
    """A table where Ada, on seat 0, is to play first."""
    desk = dealt(*people, deck=deck, **settings)
    if desk.table.phase is Phase.BIDDING:
        desk.ask(ADA, ask.MakeBid, bid=Bid.LIKE)
        bid_all(desk, Bid.RATHER_NOT)
    assert desk.turn == 0
    return desk


def doomed() -> Desk:
    """A table of Extreme where two cards of Ben's fit, a "3!" and a skull, and each loses."""
    layout: dict[str, tuple[int, ...]] = {
        **{order: tuple(numbers) for order, numbers in STANDARD_LAYOUT.as_dict().items()},
        "skull": (10, 49, 52, 99),
        "three": (17, 31, 70, 91),
    }
    deck = deck_with(89, 90, 5, 4, 12, 13, 16, 91, 99, 40, 41, 43, 46, 47)
    desk = playing(ADA, BEN, deck=deck, edition="extreme", layout=layout)
    for action in (Play(89, Pile.A), Play(90, Pile.B), Play(5, Pile.C), Play(4, Pile.D), END_TURN):
        desk.play(action)
    return desk


def bid_all(desk: Desk, bid: Bid) -> None:
    """Bid for everybody who has not."""
    for number, seat in enumerate(desk.table.seats):
        if desk.table.phase is Phase.BIDDING and desk.game.bids[number] is None:
            actor = BotActor(number) if seat.person is None or seat.bot else seat.person
            desk.ask(actor, ask.MakeBid, bid=bid)


def over(*people: Participant, **settings: Any) -> Desk:
    """A table whose game was conceded."""
    desk = playing(*people, **settings)
    for person in people:
        desk.ask(person, ask.Concede)
    assert desk.table.phase is Phase.OVER
    return desk


def deck_with(*cards: int) -> tuple[int, ...]:
    """A deck that starts with these cards and continues in ascending order."""
    return (*cards, *(card for card in FULL_PACK.cards if card not in cards))


def stacked(deck: Sequence[int]) -> Callable[[int], int]:
    """Chance that shuffles the pack into this deck."""
    cards, places = list(FULL_PACK.cards), []
    for last in range(len(cards) - 1, 0, -1):
        place = cards.index(deck[last])
        places.append(place)
        cards[last], cards[place] = cards[place], cards[last]
    queue = iter(places)
    return lambda _: next(queue)


def with_rules(desk: Desk, ruleset: Ruleset, deck: Sequence[int]) -> None:
    """Deal another pack at a table that bids; such packs are only for tests."""
    deal = Deal(deck=tuple(deck), nonce=NONCE)
    desk.table = replace(desk.table, game=replace(desk.game, ruleset=ruleset, deal=deal))


def check(table: Table, events: int) -> None:
    """Check what must always hold."""
    assert table.sequence == events
    people = [seat.person.id for seat in table.seats if seat.person is not None]
    assert len(people) == len(set(people))
    assert len(table.seats) == table.settings.players
    assert table.is_closed or table.seat_of(table.host) is not None
    assert sum(seat.is_open_to_watchers for seat in table.seats) <= 1
    assert table.removed.isdisjoint(people)
    for seat in table.seats:
        assert seat.minding is None or (seat.person is not None and seat.bot is not None)
        assert seat.bot is None or seat.person is None or seat.minding is not None
        assert not seat.is_away or seat.person is not None
        assert seat.minding is not Minding.TURN or table.is_running or table.is_closed
    for number in table.wishes:
        assert table.seats[number].person is not None
    for proposal in table.proposals:
        assert proposal.yes or proposal.no
        assert proposal.yes.isdisjoint(proposal.no)
        assert bool(proposal.yes) == (proposal.asked_at is not None)
        assert proposal.about is None or proposal.asked_at is None or table.host in proposal.yes
    if table.running_game is not None:
        assert not any(seat.is_free for seat in table.seats)
        is_timed = not isinstance(table.settings.clock, NoClock)
        assert table.deadline is None or is_timed or table.phase is Phase.BIDDING
    _check_game(table)


def _check_game(table: Table) -> None:
    game = table.game
    if game is None or game.state is None:
        return
    state = game.state
    cards = [*state.deck, *(card for hand in state.hands for card in hand)]
    cards += [card for pile in state.piles for card in pile]
    assert sorted(cards) == sorted(game.deal.deck)
    assert all(talk.after <= len(game.actions) for talk in game.talk)
    if game.is_over or not game.is_talk_allowed:
        assert not game.signals.standing


A, B, C, D = Pile


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]
