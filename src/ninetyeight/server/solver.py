"""Solves the deals of finished games in a separate process, for people who may see all cards.

Its time is shared fairly among addresses, then among the people at one address. What it finds is
stored, for all games of the deal with the same rules and the same starter. Requests for it that
come meanwhile share one search; another server process may search at the same time.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from ninetyeight.host.fair_queue import FairQueue
from ninetyeight.host.worker_pool import Timeouts, WorkerPool
from ninetyeight.host.worker_process import Unanswered
from ninetyeight.server.admission import Admission
from ninetyeight.server.errors import busy
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.server.request_workers import BUSY_RETRY_SECONDS, Requester
from ninetyeight.store import Store, StoredGame, StoredSolution

PROGRAM = (sys.executable, "-m", "ninetyeight.host.solver_process")
SECONDS = 30.0
"""How long a search may take; unless the machine is overloaded, it ends earlier by itself."""
WAIT = 40.0
"""How long a deal may wait for its turn."""
MOST_WAITING = 100
"""How many deals may wait: more would not have their turn in time."""
PER_PERSON = 1
"""How many deals may be searched for a person at a time."""
PER_ADDRESS = 4
"""How many deals may be searched for an address at a time."""

_Question = tuple[str, str]
"""A deal, and what else its solution depends on."""


class Solver:
    """Works out how deals could have been won, and stores the result."""

    def __init__(
        self,
        store: Store,
        options: Options,
        metrics: Metrics,
        *,
        program: Sequence[str] = PROGRAM,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._pool = WorkerPool(
            "solver process",
            program,
            options.solver_processes,
            Timeouts(SECONDS),
            FairQueue(most=most_waiting),
        )
        self._searches: dict[_Question, asyncio.Task[StoredSolution]] = {}
        """The searches under way."""
        self._admission = Admission(
            per_address=PER_ADDRESS,
            per_person=PER_PERSON,
            on_refusal=metrics.limited.labels("solve").inc,
        )

    def wake(self) -> None:
        """Start the process, because it will probably be needed soon."""
        self._pool.wake()

    async def stop(self) -> None:
        searches = tuple(self._searches.values())
        for search in searches:
            search.cancel()
        await asyncio.gather(*searches, return_exceptions=True)
        await self._pool.stop()

    async def solution(self, game: StoredGame, requester: Requester) -> StoredSolution:
        """Solve the deal of a finished game whose cards the requester may see.

        Raises an `ApiError`: 429 if the requester has too much in progress, 503 if the process is
        too busy.
        """
        question = game.deal_id, _start(game)
        if (known := await self._store.deals.solution(*question)) is not None:
            return known
        search = self._searches.get(question) or self._begin(question, game, requester)
        return await asyncio.shield(search)  # others may wait for it, too

    def _begin(
        self, question: _Question, game: StoredGame, requester: Requester
    ) -> asyncio.Task[StoredSolution]:
        """Begin a search, which counts as that of whoever asked first."""
        with ExitStack() as admission:
            person = requester.person or requester.address
            admission.enter_context(self._admission.admit(requester.address, person))
            search = asyncio.create_task(self._search(question, game, requester))
            end = admission.pop_all().close

        def ended(_: object) -> None:
            del self._searches[question]
            end()
            if not search.cancelled():
                search.exception()  # marks it as retrieved: everybody who asked may have gone

        self._searches[question] = search
        search.add_done_callback(ended)
        return search

    async def _search(
        self, question: _Question, game: StoredGame, requester: Requester
    ) -> StoredSolution:
        # A search may have ended since the requester looked.
        if (known := await self._store.deals.solution(*question)) is not None:
            return known
        path = (requester.address, requester.person)
        try:
            found = await self._pool.ask(game.record.encode, _read, path, wait=WAIT)
        except Unanswered as unanswered:
            self._metrics.undone_work.labels("solve", unanswered.cause.value).inc()
            raise busy(BUSY_RETRY_SECONDS) from None
        await self._store.deals.keep_solution(*question, found)
        return found


def _start(game: StoredGame) -> str:
    """Name what a solution depends on besides the cards: the rules, and who began."""
    if game.is_imported:  # the only game of its deal, and perhaps too long to parse here
        return ""
    record = json.loads(game.record)
    return _compact_json([record["rules"], record["starter"]])


def _read(answer: bytes) -> StoredSolution:
    """Parse the answer of the process; raise `ValueError` if it is not a solution."""
    match json.loads(answer):
        case {"is_winnable": (bool() | None) as is_winnable, "actions": list(actions)}:
            return StoredSolution(is_winnable, _compact_json(actions) if is_winnable else "")
    raise ValueError("this is not a solution")


def _compact_json(actions: list[Any]) -> str:
    return json.dumps(actions, separators=(",", ":"))
