"""Solves the deals of finished games in a separate process, for people who may see all cards.

Its time is shared fairly among addresses, then among the people at one address. Each deal is solved
once: the solution is stored with the game and deleted with it.
"""

import json
import sys
from typing import Any

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
PER_PERSON = 1
"""How many deals may be searched for a person at a time."""
PER_ADDRESS = 4
"""How many deals may be searched for an address at a time."""


class Solver:
    """Works out how deals could have been won, and stores the result."""

    def __init__(self, store: Store, options: Options, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._pool = WorkerPool(
            "solver process", PROGRAM, options.solver_processes, Timeouts(SECONDS)
        )
        self._admission = Admission(
            per_address=PER_ADDRESS,
            per_person=PER_PERSON,
            on_refusal=metrics.limited.labels("solve").inc,
        )

    def wake(self) -> None:
        """Start the process, because it will probably be needed soon."""
        self._pool.wake()

    async def stop(self) -> None:
        await self._pool.stop()

    async def solution(self, game: StoredGame, requester: Requester) -> StoredSolution:
        """Solve the deal of a finished game whose cards the requester may see.

        Raises an `ApiError`: 429 if the requester has too much in progress, 503 if the process is
        too busy.
        """
        start = _start(game)
        if (known := await self._store.deals.solution(game.deal_id, start)) is not None:
            return known
        found = await self._search(game, requester)
        await self._store.deals.keep_solution(game.deal_id, start, found)
        return found

    async def _search(self, game: StoredGame, requester: Requester) -> StoredSolution:
        path = (requester.address, requester.person)
        with self._admission.admit(requester.address, requester.person or requester.address):
            try:
                return await self._pool.ask(game.record.encode, _read, path, wait=WAIT)
            except Unanswered as unanswered:
                self._metrics.undone_work.labels("solve", unanswered.cause.value).inc()
                raise busy(BUSY_RETRY_SECONDS) from None


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
