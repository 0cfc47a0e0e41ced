"""Searches of the solver: one for each deal, and not too many at a time."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from ninetyeight.server.errors import ApiError
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.server.request_workers import Requester
from ninetyeight.server.solver import PER_ADDRESS, Solver
from ninetyeight.store import Store, StoredGame, StoredSolution, open_store
from store.rows import game
from waiting import PATIENCE, poll_async, until

pytestmark = pytest.mark.asyncio

PROGRAM = Path(__file__).parent / "scripted_solver.py"
WON = StoredSolution(is_winnable=True, actions='[["end"]]')
ADA, BEN, CLEO = (Requester(address, address) for address in ("ada", "ben", "cleo"))


class CountedDeals:
    """The deals of a store, with a count of how often somebody looked for a solution."""

    def __init__(self, store: Store) -> None:
        self._deals = store.deals
        self.looks = 0

    async def solution(self, deal_id: str, start: str) -> StoredSolution | None:
        found = await self._deals.solution(deal_id, start)
        self.looks += 1
        return found

    async def keep_solution(self, deal_id: str, start: str, found: StoredSolution) -> None:
        await self._deals.keep_solution(deal_id, start, found)


@dataclass
class Setting:
    """A solver with a scripted process."""

    store: Store
    deals: CountedDeals
    solver: Solver
    asked: Path
    gate: Path

    @property
    def searches(self) -> int:
        """How many deals the process was asked about."""
        return self.asked.read_text().count("\n") if self.asked.exists() else 0

    async def solve(self, game: StoredGame, requester: Requester = ADA) -> StoredSolution:
        return await asyncio.wait_for(self.solver.solution(game, requester), PATIENCE)

    def begin(self, game: StoredGame, requester: Requester = ADA) -> "asyncio.Task[StoredSolution]":
        return asyncio.create_task(self.solve(game, requester))

    async def until_asked(self, count: int = 1) -> None:
        async def is_asked() -> bool:
            return self.searches >= count

        await poll_async(is_asked, "the process was asked")

    async def until_looked(self, count: int) -> None:
        """Wait for so many looks: one for each request, and one more when it begins a search."""
        await until(lambda: self.deals.looks >= count, "solutions were looked for")

    async def say(self, what: str = "answer") -> None:
        """Let the process go on."""
        await asyncio.to_thread(self.gate.write_text, what)

    async def answer(self, count: int) -> None:
        """Let the process answer this many questions, its first ones."""
        for number in range(1, count + 1):
            await self.until_asked(number)
            await self.say()

    async def add(self, game_id: str, **others: Any) -> StoredGame:
        """Add a game that was played here."""
        record = {"rules": {"players": 1}, "deck": [2, 3], "starter": 0, **others.pop("record", {})}
        added = game(game_id, "anna", record=json.dumps(record), **others)
        await self.store.games.add(added)
        return added


@asynccontextmanager
async def running(folder: Path, *, is_gated: bool = False, **limits: int) -> AsyncIterator[Setting]:
    asked, gate = folder / "asked", folder / "gate"
    program = [sys.executable, str(PROGRAM), str(asked)]
    if is_gated:
        os.mkfifo(gate)
        program.append(str(gate))
    async with await open_store("sqlite://", folder) as store:
        deals = CountedDeals(store)
        counted = cast("Store", type("CountedStore", (), {"deals": deals})())
        solver = Solver(counted, Options(data=folder), Metrics(), program=program, **limits)
        try:
            yield Setting(store, deals, solver, asked, gate)
        finally:
            await solver.stop()


async def refused(setting: Setting, game: StoredGame, requester: Requester) -> tuple[int, str]:
    with pytest.raises(ApiError) as caught:
        await setting.solve(game, requester)
    assert int(caught.value.headers["Retry-After"]) > 0
    return caught.value.status, caught.value.code


async def test_what_was_found_holds_for_all_games_of_a_deal(tmp_path: Path) -> None:
    async with running(tmp_path) as setting:
        first = await setting.add("g", deal_id="d")
        again = await setting.add("h", deal_id="d")
        assert await setting.solve(first) == WON
        assert await setting.solve(first) == WON
        assert await setting.solve(again, BEN) == WON
        assert setting.searches == 1


async def test_it_is_looked_for_again_if_somebody_else_began_or_the_rules_differ(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as setting:
        records: tuple[dict[str, Any], ...] = ({}, {"starter": 1}, {"rules": {"players": 2}})
        for number, record in enumerate(records):
            await setting.solve(await setting.add(f"g{number}", deal_id="d", record=record))
            assert setting.searches == number + 1


async def test_the_same_cards_in_an_imported_game_are_another_deal(tmp_path: Path) -> None:
    """Otherwise the time of the answer would confirm a guess of a deck."""
    async with running(tmp_path) as setting:
        await setting.solve(await setting.add("g"))
        await setting.solve(await setting.add("import", imported_by="anna"))
        assert setting.searches == 2


async def test_requests_at_the_same_time_share_a_search(tmp_path: Path) -> None:
    async with running(tmp_path, is_gated=True) as setting:
        first = await setting.add("g", deal_id="d")
        again = await setting.add("h", deal_id="d")
        requests = [setting.begin(first)]
        await setting.until_asked()
        requests += [setting.begin(first), setting.begin(again, BEN), setting.begin(again, CLEO)]
        await setting.until_looked(5)
        await setting.say()
        assert await asyncio.gather(*requests) == [WON] * 4
        assert await setting.solve(again, BEN) == WON
        assert setting.searches == 1


async def test_a_search_goes_on_without_whoever_asked_first(tmp_path: Path) -> None:
    async with running(tmp_path, is_gated=True) as setting:
        wanted = await setting.add("g")
        gone = setting.begin(wanted)
        await setting.until_asked()
        other = setting.begin(wanted, BEN)
        await setting.until_looked(3)
        gone.cancel()
        await setting.say()
        assert await other == WON
        assert setting.searches == 1


async def test_a_search_that_fails_fails_for_all_and_is_begun_again(tmp_path: Path) -> None:
    async with running(tmp_path, is_gated=True) as setting:
        wanted = await setting.add("g")
        requests = [setting.begin(wanted)]
        await setting.until_asked()
        requests.append(setting.begin(wanted, BEN))
        await setting.until_looked(3)
        await setting.say("crash")
        for failed in await asyncio.gather(*requests, return_exceptions=True):
            assert isinstance(failed, ApiError)
            assert (failed.status, failed.code) == (503, "busy")
        again = setting.begin(wanted)
        await setting.until_asked(2)
        await setting.say()
        assert await again == WON


async def test_a_person_has_one_search_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path, is_gated=True) as setting:
        one, two = await setting.add("g"), await setting.add("h")
        request = setting.begin(one)
        await setting.until_asked()
        assert await refused(setting, two, ADA) == (429, "too-many-requests")
        joined = setting.begin(one, Requester("elsewhere", ADA.person))
        await setting.say()
        assert [await request, await joined] == [WON, WON]
        request = setting.begin(two)
        await setting.until_asked(2)
        await setting.say()
        assert await request == WON


async def test_an_address_has_a_few_searches_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path, is_gated=True) as setting:
        people = [Requester("home", f"person {number}") for number in range(PER_ADDRESS + 1)]
        games = [await setting.add(f"g{number}") for number in range(len(people))]
        requests = [setting.begin(*pair) for pair in list(zip(games, people, strict=True))[:-1]]
        await setting.until_looked(2 * PER_ADDRESS)
        assert await refused(setting, games[-1], people[-1]) == (429, "too-many-requests")
        await setting.answer(PER_ADDRESS)
        assert await asyncio.gather(*requests) == [WON] * PER_ADDRESS


async def test_a_full_queue_refuses_a_search(tmp_path: Path) -> None:
    async with running(tmp_path, is_gated=True, most_waiting=1) as setting:
        games = [await setting.add(name) for name in "ghi"]
        requests = [setting.begin(games[0], ADA)]
        await setting.until_asked()
        requests.append(setting.begin(games[1], BEN))
        await setting.until_looked(4)
        assert await refused(setting, games[2], CLEO) == (503, "busy")
        await setting.answer(2)
        assert await asyncio.gather(*requests) == [WON, WON]
