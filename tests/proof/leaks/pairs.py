"""Clause 9.3 on the wire: deals that differ only in what a viewer cannot know send it the same.

A script is played twice: with its own deck, and with one in which the cards that the viewer never
saw are elsewhere. Others do the same both times. Then every byte sent to this viewer is the same,
except for the commitment and the table's id, which are random. The clock is part of the script.
"""

import argparse
import asyncio
import json
import os
import random
import re
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import Any
from unittest.mock import patch

from ninetyeight.host.broadcast import Broadcast
from ninetyeight.rules import END_TURN, Action, Event, GameError, Play, State, apply, setup
from ninetyeight.table import event as happened
from ninetyeight.table import read_event
from proof.leaks.script import SEATED, Script, begin, written
from proof.leaks.stage import LISTS, Probe, ScriptedBots, Stage, Traffic

KIND = re.compile(rb'{"kind":"([a-z-]+)"(?:,"answers":"\w+","code":"([a-z-]+)")?')
SEEDS_APART = 1_000_000
"""How far apart the seeds of two processes are."""
DEALS = 40
"""How many other deals are tried to find one that looks the same to a viewer."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two deals that look the same to a viewer, and what the viewer was sent in both."""

    script: Script
    viewer: str
    moved: int
    """How many cards are elsewhere in the other deal."""
    one: list[list[bytes]]
    other: list[list[bytes]]

    @property
    def messages(self) -> int:
        return sum(map(len, self.one))

    @property
    def difference(self) -> str | None:
        """Describe where the two differ, with all that is needed to reproduce it."""
        if self.one == self.other:
            return None
        sides = zip(self.one, self.other, strict=True)
        place = next(number for number, (one, other) in enumerate(sides) if one != other)
        what = f"seed {self.script.seed}, {self.viewer}, {self.script.steps[place]!r}"
        return f"{what}:\n{self.one[place]}\n{self.other[place]}"


async def pairs_of(script: Script) -> AsyncIterator[Pair]:
    """Make a pair for every viewer for whom another deal exists."""
    for viewer in script.viewers:
        rng = random.Random(f"{script.seed}/{viewer}")
        deck = other_deck(script, viewer, rng)
        if deck is None:
            continue
        traffic = await played_again(script, viewer, deck)
        moved = sum(one != other for one, other in zip(script.deck, deck, strict=True))
        yield Pair(script, viewer, moved, _seen(script.traffic, viewer), _seen(traffic, viewer))


def _seen(traffic: Sequence[Traffic], viewer: str) -> list[list[bytes]]:
    return [[*step.get(viewer, ()), *step.get(LISTS, ())] for step in traffic]


async def played_again(script: Script, viewer: str, deck: Sequence[int]) -> list[Traffic]:
    """Play a script with another deck, without the probes of others that were refused."""
    stage = Stage(deck, ScriptedBots(script.bot_answers))
    traffic = []
    with _heard_by(viewer):
        await begin(stage, script)
        for step in script.steps:
            is_mine = not isinstance(step, Probe) or step.person.id == viewer
            traffic.append(await stage.step(step) if is_mine else {})
    assert stage.table.game is not None
    assert not stage.table.game.is_over
    return traffic


@contextmanager
def _heard_by(viewer: str) -> Iterator[None]:
    """Skip updates for others, which nobody compares and which take most of the time."""
    write = Broadcast.encode

    def for_viewer(batch: Broadcast, person_id: str, *rest: Any) -> bytes:
        return write(batch, person_id, *rest) if person_id == viewer else b""

    with patch.object(Broadcast, "encode", for_viewer):
        yield


def other_deck(script: Script, viewer: str, rng: random.Random) -> tuple[int, ...] | None:
    """Deal again what a viewer never saw, so that everything public happens as before."""
    events = [read_event(body) for body in script.log]
    laid = {event.card for event in events if isinstance(event, happened.CardLaid)}
    seen = laid | script.known.get(viewer, set())
    places = [place for place, card in enumerate(script.deck) if card not in seen]
    public = _public(script, script.deck, events)
    assert public is not None
    for number in range(DEALS):
        deck = list(script.deck)
        chosen = places if number < DEALS // 2 else rng.sample(places, min(2, len(places)))
        cards = [deck[place] for place in chosen]
        rng.shuffle(cards)
        for place, card in zip(chosen, cards, strict=True):
            deck[place] = card
        if tuple(deck) != script.deck and _public(script, deck, events) == public:
            return tuple(deck)
    return None


def _public(
    script: Script, deck: Sequence[int], events: Sequence[happened.Event]
) -> list[tuple[Event, ...]] | None:
    """What everybody sees if a deck is played by the rules; None if that is impossible."""
    states: list[State] = []
    shown: list[tuple[Event, ...]] = []
    try:
        for event in events:
            match event:
                case happened.StarterChosen(seat=seat):
                    states = [setup(script.settings.ruleset, tuple(deck), seat)]
                    shown.append(())
                case happened.CardLaid(card=card, pile=pile):
                    shown.append(_applied(states, Play(card, pile)))
                case happened.TurnEndChosen():
                    shown.append(_applied(states, END_TURN))
                case happened.CardTakenBack():
                    states.pop()
            if states and states[-1].outcome is not None:
                return None
    except GameError:
        return None
    return shown


def _applied(states: list[State], action: Action) -> tuple[Event, ...]:
    step = apply(states[-1], action)
    states.append(step.state)
    return step.events_for(None)


@dataclass
class Tally:
    """How much was compared."""

    pairs: int = 0
    messages: int = 0
    bytes: int = 0
    moved: int = 0
    editions: Counter[str] = field(default_factory=Counter)
    players: Counter[int] = field(default_factory=Counter)
    viewers: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    """The kinds of messages that viewers were sent, and the codes of refusals."""
    differences: list[str] = field(default_factory=list)

    def add(self, pair: Pair) -> None:
        """Count a pair."""
        self.pairs += 1
        self.messages += pair.messages
        self.bytes += sum(len(message) for step in pair.one for message in step)
        self.moved += pair.moved
        self.editions[pair.script.settings.edition] += 1
        self.players[pair.script.settings.players] += 1
        self.viewers[_role(pair.viewer)] += 1
        for step in pair.one:
            for message in step:
                self.kinds[_kind(message)] += 1
        if pair.difference is not None:
            self.differences.append(pair.difference)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            *(getattr(self, each.name) + getattr(other, each.name) for each in fields(self))
        )


def _role(viewer: str) -> str:
    if viewer.startswith("bot:"):
        return "bot"
    return "player" if viewer in [person.id for person in SEATED] else viewer


def _kind(message: bytes) -> str:
    if not message.startswith(b"{"):
        return message.split(b"(")[0].split()[0].decode()
    found = KIND.match(message)
    assert found is not None
    return found[1].decode() + (f" {found[2].decode()}" if found[2] else "")


async def compared(pairs: int, first_seed: int = 0, *, is_looking: bool = False) -> Tally:
    """Compare so many pairs, over all editions and numbers of players in turn.

    A search for a difference may stop at the first one.
    """
    tally, seed = Tally(), first_seed
    while tally.pairs < pairs and not (is_looking and tally.differences):
        async for pair in pairs_of(await written(seed)):
            tally.add(pair)
        seed += 1
    return tally


def run(pairs: int, first_seed: int) -> Tally:
    """Compare so many pairs in this process."""
    return asyncio.run(compared(pairs, first_seed))


def main() -> None:
    """Compare many pairs, and print one JSON object."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--pairs", type=int, default=20_000)
    arguments.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = arguments.parse_args()
    began = time.perf_counter()
    share = -(-options.pairs // options.processes)
    seeds = [SEEDS_APART * number for number in range(options.processes)]
    with ProcessPoolExecutor(options.processes) as pool:
        tallies = list(pool.map(run, [share] * options.processes, seeds))
    total = sum(tallies[1:], tallies[0])
    figures = {
        "proof": "nothing leaks",
        "pairs": total.pairs,
        "differences": len(total.differences),
        "first_difference": next(iter(total.differences), None),
        "messages_compared": total.messages,
        "bytes_compared": total.bytes,
        "cards_moved_on_average": round(total.moved / total.pairs, 1),
        "editions": len(total.editions),
        "players": dict(sorted(total.players.items())),
        "viewers": dict(total.viewers),
        "kinds": dict(sorted(total.kinds.items())),
        "seconds": round(time.perf_counter() - began, 1),
    }
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.exit(bool(total.differences))


if __name__ == "__main__":
    main()
