"""Writes a script by playing it: plays, talk, probes, votes, clocks, people who come and go."""

import itertools
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from ninetyeight.bots.question import Answer
from ninetyeight.bots.substitute import greedy
from ninetyeight.protocol import command as asked
from ninetyeight.protocol.command import Command, HintLevel
from ninetyeight.protocol.message import Look, Ping
from ninetyeight.protocol.settings import Settings, TalkLevel, WatchPolicy
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import (
    EDITION_NAMES,
    FULL_PACK,
    Action,
    Bid,
    GameError,
    Play,
    edition_of,
    ruleset_of,
)
from ninetyeight.table import Participant, Table
from ninetyeight.table.view import is_hand_open
from ninetyeight.talk import PhraseCode
from proof.leaks.stage import (
    Ask,
    Come,
    Do,
    Go,
    Probe,
    ScriptedBots,
    See,
    Stage,
    Step,
    Traffic,
    Wait,
)

PLAYERS = range(2, 6)
SEATED = tuple(Participant(id=f"person-{n}", name=n) for n in ("Ada", "Ben", "Cleo", "Dora", "Eve"))
WATCHER = Participant(id="watcher", name="Wanda")
LOOKER = Participant(id="looker", name="Lou")
"""Somebody without a seat who looks at a hand whose player allows it."""
HIDDEN = range(1, 101)
TEXTS = ("hello", "leave A alone", "I have the 47", "сорок семь", "two cards", "3!", "drei", "ok")
SIGNS = ("like", "leave", "turn", None)
CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "none"},
    {"kind": "turn", "seconds": 30},
    {"kind": "turn", "seconds": 30, "at_limit": "bot-seat"},
    {"kind": "days", "days": 1},
)


def _editions() -> tuple[str, ...]:
    """One name for each ruleset that can be combined from the editions."""
    names = []
    for size in range(1, len(EDITION_NAMES) + 1):
        for some in itertools.combinations(EDITION_NAMES, size):
            with suppress(GameError):
                names.append(edition_of(ruleset_of("+".join(some), PLAYERS[0])))
    return tuple(dict.fromkeys(name for name in names if name is not None))


EDITIONS = _editions()


@dataclass
class Script:
    """A part of a game as played with one deck."""

    seed: int
    settings: Settings
    people: tuple[Participant, ...]
    """The people on the first seats; bots have the others."""
    deck: tuple[int, ...]
    steps: list[Step] = field(default_factory=list)
    traffic: list[Traffic] = field(default_factory=list)
    """What every viewer was sent in each step."""
    bot_answers: dict[int, list[Answer]] = field(default_factory=dict)
    known: dict[str, set[int]] = field(default_factory=dict)
    """The cards that each viewer saw in hands."""
    log: list[str] = field(default_factory=list)
    """The events of the log."""

    @property
    def viewers(self) -> tuple[str, ...]:
        bots = range(len(self.people), self.settings.players)
        people = (*self.people, WATCHER, LOOKER)
        return (*(person.id for person in people), *(f"bot:{seat}" for seat in bots))


async def written(seed: int) -> Script:
    """Play a part of a game; the seed decides its edition and number of players."""
    rng = random.Random(seed)
    players = PLAYERS[seed % len(PLAYERS)]
    deck = list(FULL_PACK.cards)
    rng.shuffle(deck)
    script = Script(
        seed,
        _settings(rng, EDITIONS[seed // len(PLAYERS) % len(EDITIONS)], players),
        SEATED[: rng.choice((players, players, max(2, players - 1)))],
        tuple(deck),
    )
    bots = ScriptedBots()
    stage = Stage(script.deck, bots)
    await begin(stage, script)
    await _Writer(script, stage, rng).write()
    script.bot_answers = bots.answers
    return script


def _settings(rng: random.Random, edition: str, players: int) -> Settings:
    return Settings(
        edition=edition,
        players=players,
        talk=rng.choice((TalkLevel.FREE, TalkLevel.FREE, *TalkLevel)),
        watch=rng.choice((WatchPolicy.SEAT, WatchPolicy.SEAT, *WatchPolicy)),
        clock=rng.choice(CLOCKS),  # type: ignore[arg-type]
        undo=rng.choice((None, True)),
        hints=rng.choice((None, True)),
        relaxed_signs=rng.random() < 0.5,
        minder=rng.choice(("sharp", "greedy")),
    )


async def begin(stage: Stage, script: Script) -> None:
    """Seat everybody, and deal."""
    host = script.people[0]
    await stage.open(script.settings, host)
    for seat, person in enumerate(script.people[1:], 1):
        await stage.do(person, asked.Sit(id="sit", seat=seat))
    for seat in range(len(script.people), script.settings.players):
        await stage.do(host, asked.SeatBot(id=f"bot-{seat}", seat=seat, bot="greedy"))
    await stage.deal(host)


class _Writer:
    """Chooses what happens next, and makes it happen."""

    def __init__(self, script: Script, stage: Stage, rng: random.Random) -> None:
        self._script = script
        self._stage = stage
        self._rng = rng
        self._ids = itertools.count()

    async def write(self) -> None:
        """Play for a while before anybody watches, then let everybody watch."""
        rng = self._rng
        unseen = rng.choice((0, 0, 0, 8, 16, 30))
        everybody = (*self._script.people, WATCHER, LOOKER)
        for _ in range(unseen):
            step = self._goes_on(is_unseen=True)
            if step is None or not await self._happens(step):
                break
        for person in everybody:
            await self._happens(Come(person))
        if self._script.settings.watch is WatchPolicy.SEAT:
            seat = rng.randrange(len(self._script.people))
            allow = asked.AllowWatchers(id=self._id)
            await self._happens(Ask(self._script.people[seat], allow))
            await self._happens(Ask(LOOKER, Look(seat=seat)))
        for _ in range(rng.randint(8, 28)):
            if self._table.is_closed or not await self._happens(self._next()):
                break

    @property
    def _table(self) -> Table:
        return self._stage.table

    async def _happens(self, step: Step) -> bool:
        """Make a step happen, unless it ends the game, because then everything is open."""
        if self._table.game is not None and self._table.game.is_over:
            return False
        traffic = await self._stage.step(step)
        assert self._table.game is not None
        if self._table.game.is_over:
            return False
        assert not self._stage.store.log.games
        script = self._script
        script.steps.append(step)
        script.traffic.append(traffic)
        script.log = [entry.body for entry in self._stage.store.log.entries]
        self._learn()
        return True

    def _learn(self) -> None:
        """Note the cards that each viewer may know by now."""
        game, known = self._table.game, self._script.known
        assert game is not None
        for viewer in self._script.viewers:
            seat = self._table.seat_of(viewer)
            if viewer.startswith("bot:"):
                seat = int(viewer[4:])
            for session in self._stage.sessions.get(viewer, ()):
                looked_at = session.looking_at
                if seat is None and looked_at is not None and is_hand_open(self._table, looked_at):
                    seat = looked_at
            if seat is not None:
                known.setdefault(viewer, set()).update(game.hands[seat])

    def _next(self) -> Step:
        rng = self._rng
        dice = rng.random()
        if dice < 0.35 and (step := self._goes_on()) is not None:
            return step
        if dice < 0.5:
            return self._probe()
        if dice < 0.55:
            return Wait(rng.choice((5, 30, 60, 90_000)))
        if dice < 0.65:
            return self._door()
        if dice < 0.71:
            return self._look()
        person = rng.choice((*self._script.people * 3, WATCHER, LOOKER))
        return self._asked(person, self._anything())

    def _asked(self, person: Participant, command: Command) -> Step:
        is_connected = person.id in self._stage.sessions
        return (Ask if is_connected and self._rng.random() < 0.8 else Do)(person, command)

    def _goes_on(self, *, is_unseen: bool = False) -> Step | None:
        """Advance the game: bid, decide, lay a card or end the turn."""
        table, game, rng = self._table, self._table.game, self._rng
        assert game is not None
        if table.phase is Phase.BIDDING:
            return self._bid(table)
        if table.phase is not Phase.PLAYING or game.state is None:
            return None
        seat = table.seats[game.state.seat]
        if seat.person is None or seat.bot is not None:
            return None
        if not is_unseen and rng.random() < 0.2:
            return self._asked(seat.person, self._second_thoughts(game.version))
        view = game.view(game.state.seat)
        safe = [each for each in view.legal_actions if each not in set(view.losing_plays)]
        is_odd = safe and rng.random() < 0.15
        action = rng.choice(safe) if is_odd else greedy(view)
        command = self._command(action, game.version)
        return Do(seat.person, command) if is_unseen else self._asked(seat.person, command)

    def _second_thoughts(self, version: int) -> Command:
        if self._rng.random() < 0.5:
            return asked.TakeBack(id=self._id, version=version)
        return asked.TakeHint(id=self._id, level=self._rng.choice(list(HintLevel)))

    def _bid(self, table: Table) -> Step:
        rng, game = self._rng, table.game
        assert game is not None
        if table.tied_seats and (host := table.seat_of(table.host)) is not None:
            person = table.seats[host].person
            assert person is not None
            return Do(person, asked.ChooseStarter(id=self._id, seat=rng.choice(table.tied_seats)))
        for number, seat in enumerate(table.seats):
            if seat.person is not None and seat.bot is None and game.bids[number] is None:
                return Do(seat.person, asked.MakeBid(id=self._id, bid=rng.choice(list(Bid))))
        return Wait(90_000)

    def _command(self, action: Action, version: int) -> Command:
        if isinstance(action, Play):
            return asked.LayCard(id=self._id, version=version, card=action.card, pile=action.pile)
        return asked.EndTurn(id=self._id, version=version)

    def _probe(self) -> Step:
        """Try a card that is not in the hand or does not fit; the refusal must say no more."""
        rng, table = self._rng, self._table
        assert table.game is not None
        person = rng.choice((*self._script.people, WATCHER))
        seat = table.seat_of(person.id)
        held = () if seat is None else table.game.hands[seat]
        cards = [card for card in HIDDEN if card not in held]
        version = max(0, table.game.version - rng.choice((0, 0, 0, 0, 1)))
        lay = asked.LayCard(
            id=self._id,
            version=version,
            card=rng.choice(cards),
            pile=rng.choice("ABCD"),  # type: ignore[arg-type]
        )
        return Probe(person, lay)

    def _door(self) -> Step:
        rng = self._rng
        person = rng.choice((*self._script.people, WATCHER, LOOKER))
        if person.id not in self._stage.sessions:
            return Come(person, rng.choice((None, 0, self._table.sequence - 2)))
        dice = rng.random()
        if dice < 0.25:
            return Go(person)
        if dice < 0.5:
            return See(person)
        if dice < 0.9:
            return Come(person, rng.randint(1, self._table.sequence + 1))
        return Ask(person, Ping())

    def _look(self) -> Step:
        """Look at a hand, whether its player allows it or not, or stop allowing it."""
        seats = [n for n, seat in enumerate(self._table.seats) if seat.is_open_to_watchers]
        for seat in seats:
            person = self._table.seats[seat].person
            if person is not None and self._rng.random() < 0.3:
                return self._asked(person, asked.AllowWatchers(id=self._id, are_allowed=False))
        if LOOKER.id not in self._stage.sessions:
            return Come(LOOKER)
        return Ask(LOOKER, Look(seat=self._rng.choice((*seats, *range(len(self._table.seats))))))

    def _anything(self) -> Command:
        """Make a request that succeeds or fails whatever is hidden."""
        rng, table = self._rng, self._table
        assert table.game is not None
        seat, pile = rng.randrange(self._script.settings.players), rng.choice("ABCD")
        kinds: tuple[tuple[int, type[Any], dict[str, Any]], ...] = (
            (6, asked.ShowSigns, {"signs": {pile: rng.choice(SIGNS), "A": rng.choice(SIGNS)}}),
            (3, asked.SayPhrase, {"code": rng.choice(list(PhraseCode)), "pile": pile}),
            (6, asked.SayChat, {"text": rng.choice(TEXTS)}),
            (4, asked.TakeBack, {"version": table.game.version}),
            (4, asked.TakeHint, {"level": rng.choice(list(HintLevel))}),
            (3, asked.Concede, {"agrees": rng.random() < 0.5}),
            (3, asked.MindSeat, {"seat": seat}),
            (2, asked.Leave, {}),
            (2, asked.ComeBack, {}),
            (2, asked.Remove, {"seat": seat, "agrees": rng.random() < 0.8}),
            (2, asked.Mute, {"seat": seat, "is_muted": rng.random() < 0.7}),
            (5, asked.AllowWatchers, {"are_allowed": rng.random() < 0.8}),
            (2, asked.MakeBid, {"bid": rng.choice(list(Bid))}),
            (1, asked.ChooseStarter, {"seat": seat}),
            (1, asked.Start, {}),
            (1, asked.Again, {"same_deal": rng.random() < 0.5}),
            (1, asked.SeatBot, {"seat": seat, "bot": rng.choice(("greedy", "genius"))}),
            (1, asked.Sit, {"seat": seat}),
            (1, asked.ClearSeat, {"seat": seat}),
            (1, asked.ChangeSettings, {"settings": Settings()}),
            (1, asked.Close, {}),
        )
        _, kind, fields = rng.choices(kinds, weights=[weight for weight, _, _ in kinds])[0]
        command: Command = kind(id=self._id, **fields)
        return command

    @property
    def _id(self) -> str:
        return f"c{next(self._ids)}"
