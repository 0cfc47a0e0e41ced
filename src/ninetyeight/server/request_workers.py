"""Work that would hold everybody up is done in other processes, in turns and within limits.

Records are replayed and lessons gone through in `ninetyeight.host.request_worker`. Time there is
shared by address, and at one address by person; what one of them may have under way is limited.
"""

import sys
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from ninetyeight.host.request_worker import pack_work, read_work
from ninetyeight.host.worker_pool import Timeouts, WorkerPool
from ninetyeight.host.worker_process import Unanswered
from ninetyeight.rules import GameError
from ninetyeight.server.connection import client_address
from ninetyeight.server.errors import busy, too_many_requests
from ninetyeight.server.limits import ConcurrencyLimit, address_key
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.store import Person

PROGRAM = (sys.executable, "-m", "ninetyeight.host.request_worker")
SECONDS = 10.0
"""How long any of this work may take; the largest record takes about one."""
WAIT = 10.0
"""How long it may wait for its turn."""
AGAIN = 1.0
"""When to try again where so much is under way, in seconds."""
AGAIN_BUSY = 5.0


@dataclass(frozen=True, slots=True)
class Requester:
    """Whose work it is."""

    address: str
    person: str = ""
    """Empty for who did not say who they are."""


def requester_of(request: Request, person: Person | None = None) -> Requester:
    """Name who a request comes from."""
    return Requester(address_key(client_address(request)), "" if person is None else person.id)


class RequestWorkers:
    """Processes that do the work of requests; they start when they are first needed."""

    def __init__(self, options: Options, metrics: Metrics) -> None:
        self._pool = WorkerPool(
            "request process", PROGRAM, options.work_processes, Timeouts(SECONDS)
        )
        self._addresses = ConcurrencyLimit(options.work_per_address)
        self._people = ConcurrencyLimit(options.work_per_person)
        self._metrics = metrics

    def wake(self) -> None:
        """Start the processes, if they do not run: somebody will need them soon."""
        self._pool.wake()

    async def stop(self) -> None:
        """End the processes."""
        await self._pool.stop()

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The processes that run now."""
        return self._pool.process_ids

    async def do(
        self, requester: Requester, work: str, body: bytes = b"", **how: object
    ) -> tuple[dict[str, Any], bytes]:
        """Have something done; 429 where they have too much under way, 503 where everybody has."""
        self._enter(requester)
        try:
            head, answer = await self._pool.ask(
                lambda: pack_work({"work": work, **how}, body),
                read_work,
                (requester.address, requester.person),
                wait=WAIT,
            )
        except Unanswered as unanswered:
            self._metrics.undone_work.labels(work, unanswered.cause.value).inc()
            raise busy(AGAIN_BUSY) from None
        finally:
            self._leave(requester)
        if "error" in head:
            raise GameError(str(head["error"]), str(head["message"]))
        return head, answer

    def _enter(self, requester: Requester) -> None:
        if not self._addresses.enter(requester.address):
            self._refuse()
        if requester.person and not self._people.enter(requester.person):
            self._addresses.leave(requester.address)
            self._refuse()

    def _leave(self, requester: Requester) -> None:
        self._addresses.leave(requester.address)
        if requester.person:
            self._people.leave(requester.person)

    def _refuse(self) -> None:
        self._metrics.limited.labels("work").inc()
        raise too_many_requests(AGAIN)
