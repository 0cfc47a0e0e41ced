"""The pace of bots: the table's own, for everybody, measured in virtual time."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import pytest

from host.hosts import ANNA
from ninetyeight.host import Host
from ninetyeight.protocol.command import (
    ChooseStarter,
    Command,
    EndTurn,
    LayCard,
    MakeBid,
    SeatBot,
    SetPace,
    SkipAhead,
    Start,
)
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Pace, Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid
from simulation.bus import Channel
from simulation.database import new_engine
from simulation.loop import run_virtually
from simulation.processes import PACE, Process
from simulation.world import Weather, World

CALM = Weather(
    slow=0,
    lost_before=0,
    lost_after=0,
    lost_news=0,
    lost_message=0,
    quick_seconds=0,
    skew_seconds=0,
)
"""Everything arrives at once."""
TOLERANCE = 0.01


class Sitting:
    """Anna at a table with bots, in virtual time."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._ids = map(str, itertools.count())
        self._table_id = ""

    async def begin(self, **settings: object) -> None:
        self._table_id = await self._host.open_table(ANNA, Settings.model_validate(settings))
        for seat in range(1, (await self.seen()).table.settings.players):
            await self.do(SeatBot(id=next(self._ids), seat=seat, bot="greedy"))
        await self.do(Start(id=next(self._ids)))
        await self.do(MakeBid(id=next(self._ids), bid=Bid.LIKE))
        while (update := await self.seen()).table.phase is Phase.BIDDING:
            assert update.table.game is not None
            if update.table.game.tied:
                await self.do(ChooseStarter(id=next(self._ids), seat=0))
            await asyncio.sleep(0.01)

    async def seen(self) -> Update:
        return await self._host.state(self._table_id, ANNA.id)

    async def do(self, command: Command) -> None:
        assert isinstance(await self._host.do(self._table_id, ANNA, command), Update)

    async def set_pace(self, pace: Pace) -> None:
        await self.do(SetPace(id=next(self._ids), pace=pace))

    async def skip(self) -> None:
        await self.do(SkipAhead(id=next(self._ids)))

    async def play_turn(self) -> None:
        """Play no more than Anna has to."""
        while not (update := await self.seen()).you.may_end_turn:
            best = min(update.you.plays, key=lambda play: (play.loses, play.step))
            assert update.table.game is not None
            version = update.table.game.version
            lay = LayCard(id=next(self._ids), version=version, card=best.card, pile=best.pile)
            await self.do(lay)
        assert update.table.game is not None
        await self.do(EndTurn(id=next(self._ids), version=update.table.game.version))

    async def version(self) -> int:
        game = (await self.seen()).table.game
        assert game is not None
        return game.version

    async def until_turn(self) -> tuple[float, int]:
        """Wait for Anna's turn; tell the seconds that passed, and how many steps bots made."""
        loop, before = asyncio.get_running_loop(), await self.version()
        began = loop.time()
        while not (await self.seen()).you.is_on_turn:
            await asyncio.sleep(TOLERANCE / 10)
        return loop.time() - began, await self.version() - before


def sitting(scene: Callable[[Sitting], Awaitable[None]]) -> None:
    """Play a scene at the table of a host."""

    async def run() -> None:
        world = World(7, CALM)
        process = Process("only", world, new_engine(), Channel(world))
        await process.start()
        assert process.host is not None
        await scene(Sitting(process.host))

    run_virtually(run())


@pytest.mark.parametrize(
    ("pace", "beat"),
    [
        (Pace.SLOW, 2.5 * PACE),
        (Pace.NORMAL, PACE),
        (Pace.FAST, PACE / 2),
        (Pace.INSTANT, PACE / 12),
    ],
)
def test_bots_make_a_step_with_each_beat_of_the_tables_pace(pace: Pace, beat: float) -> None:
    async def scene(anna: Sitting) -> None:
        await anna.begin(players=3, pace=pace)
        await anna.play_turn()
        seconds, steps = await anna.until_turn()
        assert steps >= 4
        assert seconds == pytest.approx(steps * beat, abs=TOLERANCE)

    sitting(scene)


def test_the_pace_changes_in_the_middle_of_a_pause() -> None:
    async def scene(anna: Sitting) -> None:
        await anna.begin(players=2, pace=Pace.SLOW)
        await anna.play_turn()
        await asyncio.sleep(PACE * 1.2)
        before = await anna.version()
        await anna.set_pace(Pace.NORMAL)
        await asyncio.sleep(PACE * 0.9)
        assert await anna.version() == before + 1, (
            "the second normal beat is over, not the slow one"
        )
        assert (await anna.seen()).table.settings.pace is Pace.NORMAL

    sitting(scene)


def test_skipping_ends_the_pauses_until_the_persons_turn() -> None:
    async def scene(anna: Sitting) -> None:
        await anna.begin(players=3, pace=Pace.SLOW)
        assert not (await anna.seen()).you.may_skip
        await anna.play_turn()
        assert (await anna.seen()).you.may_skip
        await anna.skip()
        assert not (await anna.seen()).you.may_skip
        seconds, steps = await anna.until_turn()
        assert seconds == pytest.approx(steps * PACE / 12, abs=TOLERANCE)
        await anna.play_turn()
        assert (await anna.seen()).you.may_skip
        seconds, steps = await anna.until_turn()
        assert seconds == pytest.approx(steps * PACE * 2.5, abs=TOLERANCE), "slow again"

    sitting(scene)
