"""The real host with controlled randomness and time, to prove that nothing leaks.

The log is in memory, the clock advances on command, the deck is stacked, and bots answer at once.
What every person is sent is read from their sessions byte by byte.
"""

import asyncio
import random
import re
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import cast

from host.hosts import live
from ninetyeight.bots import Choice, Plan
from ninetyeight.bots.question import Answer
from ninetyeight.bots.substitute import greedy
from ninetyeight.host import BotWorkers, Host, LocalBus, Session, SessionEnded
from ninetyeight.host.runner import Runner
from ninetyeight.protocol.command import Command, Start
from ninetyeight.protocol.message import ClientMessage, Hint, Refusal, Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import PILES, Bid, GameError, seeded
from ninetyeight.store import Store
from ninetyeight.table import BotQuestion, BotQuestionKind, Chance, Participant, Table
from proof.leaks.memory_store import MemoryStore
from table.tables import stacked

COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')
MOST_BY_THEMSELVES = 2000
"""More steps than a whole game of bots takes, with all its signs."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A person sends a message over the socket."""

    person: Participant
    message: ClientMessage


@dataclass(frozen=True, slots=True)
class Do:
    """A person makes an HTTP request."""

    person: Participant
    command: Command


@dataclass(frozen=True, slots=True)
class Probe:
    """A person tries something that is refused here, but might not be with other hidden cards."""

    person: Participant
    message: ClientMessage


@dataclass(frozen=True, slots=True)
class Come:
    """A person connects, having seen everything up to a sequence, or nothing."""

    person: Participant
    since: int | None = None


@dataclass(frozen=True, slots=True)
class Go:
    """A person's sockets close."""

    person: Participant


@dataclass(frozen=True, slots=True)
class See:
    """A person asks for the current view."""

    person: Participant


@dataclass(frozen=True, slots=True)
class Wait:
    """Time passes."""

    seconds: int


Step = Ask | Do | Probe | Come | Go | See | Wait
Traffic = dict[str, list[bytes]]
"""What each viewer was sent in a step: people by id, bots by `bot:` and their seat."""
LISTS = ""
"""The viewer that stands for everybody, who sees the table in lists."""


class ScriptedBots:
    """Bots that answer at once, or as they did in the other deal.

    Their questions are compared, too: a bot is a viewer who may know what its seat may know.
    """

    def __init__(self, given: dict[int, list[Answer]] | None = None) -> None:
        self.names = frozenset({"sharp", "greedy"})
        self.asked: list[BotQuestion] = []
        self.answers: dict[int, list[Answer]] = {}
        self._given: dict[int, deque[Answer]] | None = None
        if given is not None:
            self._given = {seat: deque(answers) for seat, answers in given.items()}

    def wake(self) -> None:
        """They are always ready."""

    async def ask(
        self,
        want: BotQuestion,
        seed: int,
        _: Plan | None = None,
        *,
        account: object = None,  # noqa: ARG002
    ) -> Answer:
        self.asked.append(want)
        if self._given is None:
            answer = thought_of(want, random.Random(seed))
        else:
            answer = self._given[want.seat].popleft()
        self.answers.setdefault(want.seat, []).append(answer)
        return answer


def thought_of(want: BotQuestion, rng: random.Random) -> Answer:
    """Answer a question by nothing but the question."""
    match want.kind:
        case BotQuestionKind.BID:
            return rng.choice(list(Bid))
        case BotQuestionKind.SIGNS:
            allowed = sorted(want.allowed)
            return {pile: rng.choice(allowed) for pile in PILES if allowed and rng.random() < 0.2}
        case BotQuestionKind.STEP:
            return Choice(greedy(want.view))


class Clock:
    """A clock that advances on command."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


class Stage:
    """One table of a host, and everybody who is connected to it."""

    def __init__(self, deck: Sequence[int], bots: ScriptedBots) -> None:
        self.bots = bots
        self.clock = Clock()
        self.store = MemoryStore()
        self._deck = deck
        self._below: Callable[[int], int] = seeded("before the deal")
        chance = Chance(lambda most: self._below(most), lambda: secrets.token_hex(32))
        self._host = Host(
            cast("Store", self.store),
            name="stage",
            bots=cast("BotWorkers", bots),
            bus=LocalBus(),
            clock=self.clock,
            chance=chance,
            pace=0.0,
        )
        self.sessions: dict[str, list[Session]] = {}
        self._said: Traffic = {}
        self._rows = 0

    async def open(self, settings: Settings, host: Participant) -> None:
        """Open the table."""
        self.id = await self._host.open_table(host, settings)
        self._live_table = live(self._host, self.id)
        self._runner = Runner(self._live_table, self._host.context, 0.0, lambda: True)

    async def deal(self, host: Participant) -> None:
        """Deal the deck of this stage."""
        self._below = stacked(self._deck)
        await self.do(host, Start(id="start"))
        self._below = seeded("after the deal")

    async def do(self, person: Participant, command: Command) -> None:
        """Do something that must not be refused, before anybody watches."""
        answer = await self._host.do(self.id, person, command)
        assert isinstance(answer, Update), answer

    @property
    def table(self) -> Table:
        """The table with everything that is hidden."""
        return self._live_table.table

    async def settle(self) -> None:
        """Run everything that happens by itself: clocks, bots, hints."""
        for _ in range(MOST_BY_THEMSELVES):
            await self._live_table.hints.wait()
            if not self._runner.is_needed or not await self._runner.do_next():
                break
        else:
            raise AssertionError("the bots never end")
        await asyncio.sleep(0)  # hints are given to their askers by callbacks

    async def step(self, step: Step) -> Traffic:
        """Make one thing happen and all that follows by itself; return what everybody was sent."""
        self.bots.asked.clear()
        match step:
            case Ask(person, message) | Probe(person, message):
                for session in self.sessions.get(person.id, ())[:1]:
                    await session.send(message)
            case Do(person, command):
                await self._note(person, self._host.do(self.id, person, command))
            case See(person):
                await self._note(person, self._host.state(self.id, person.id))
            case Come(person, since):
                await self._come(person, since)
            case Go(person):
                for session in self.sessions.pop(person.id, ()):
                    await self._take(person.id, session)
                    await session.leave()
            case Wait(seconds):
                self.clock.now += timedelta(seconds=seconds)
        await self.settle()
        return await self._taken()

    async def _note(self, person: Participant, asking: Awaitable[Update | Refusal | Hint]) -> None:
        try:
            answer = await asking
        except GameError as error:
            self._say(person.id, f"{error.code} {error.message}".encode())
        else:
            self._say(person.id, answer.model_dump_json().encode())

    async def _come(self, person: Participant, since: int | None) -> None:
        try:
            session = await self._host.join(self.id, person, since=since)
        except GameError as error:
            self._say(person.id, f"{error.code} {error.message}".encode())
        else:
            self.sessions.setdefault(person.id, []).append(session)

    async def _take(self, viewer: str, session: Session) -> None:
        """Read all that is queued for a socket, and the code with which the host closed it."""
        try:
            for message in session.drain():
                self._say(viewer, message)
            if session.end_reason is not None:
                await session.next()
        except SessionEnded as end:
            self._say(viewer, f"closed {end.code} {end.reason}".encode())

    def _say(self, viewer: str, message: bytes) -> None:
        message = message.replace(self.id.encode(), b"TABLE")
        self._said.setdefault(viewer, []).append(COMMITMENT.sub(b'"commitment":""', message))

    async def _taken(self) -> Traffic:
        for viewer, sessions in self.sessions.items():
            for session in sessions:
                await self._take(viewer, session)
            # Somebody who was sent away is told so only once.
            sessions[:] = [session for session in sessions if session.end_reason is None]
        for want in self.bots.asked:
            person = self.table.seats[want.seat].person
            for viewer in (f"bot:{want.seat}", *([person.id] if person else [])):
                self._say(viewer, repr(want).encode())
        for row in self.store.log.rows[self._rows :]:
            self._say(LISTS, repr(row).encode())
        self._rows = len(self.store.log.rows)
        said, self._said = self._said, {}
        return said
