"""Processes for requests that take long enough to hold everybody else up.

`ninetyeight.host.request_worker` replays records and runs lessons. Its time is shared fairly among
addresses, then among the people of one address, and each may have only so much under way.
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
"""The longest that one piece of work may take; the largest record takes about a second."""
WAIT = 10.0
"""The longest that it may wait for its turn."""
AGAIN = 1.0
"""The `Retry-After` of somebody who has too much under way, in seconds."""
AGAIN_BUSY = 5.0
"""The `Retry-After` of a server that is too busy for everybody."""


@dataclass(frozen=True, slots=True)
class Requester:
    """Who asked for the work."""

    address: str
    person: str = ""
    """The id of the person; empty for somebody who is not signed in."""


def requester_of(request: Request, person: Person | None = None) -> Requester:
    return Requester(address_key(client_address(request)), "" if person is None else person.id)


class RequestWorkers:
    """The pool of worker processes; they start when they are first needed."""

    def __init__(self, options: Options, metrics: Metrics) -> None:
        self._pool = WorkerPool(
            "request process", PROGRAM, options.work_processes, Timeouts(SECONDS)
        )
        self._addresses = ConcurrencyLimit(options.work_per_address)
        self._people = ConcurrencyLimit(options.work_per_person)
        self._metrics = metrics

    def wake(self) -> None:
        """Start the processes ahead of time, because somebody is about to need them."""
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
        """Have work done. Raises 429 if the requester has too much under way, 503 if all do."""
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
