"""Worker processes for requests that take long enough to hold up all others.

`ninetyeight.host.request_worker` replays records and runs lessons. Its time is shared fairly among
addresses, then among the people at one address; both are limited in how much they may have in
progress.
"""

import sys
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from ninetyeight.host.request_worker import pack_work, read_work
from ninetyeight.host.worker_pool import Timeouts, WorkerPool
from ninetyeight.host.worker_process import Unanswered
from ninetyeight.rules import GameError
from ninetyeight.server.admission import Admission
from ninetyeight.server.connection import client_address
from ninetyeight.server.errors import busy
from ninetyeight.server.limits import address_key
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.store import Person

PROGRAM = (sys.executable, "-m", "ninetyeight.host.request_worker")
SECONDS = 10.0
"""How long a request may take a worker; the largest record takes about a second."""
WAIT = 10.0
"""How long it may wait for its turn."""
FIRST_WAIT = 18.0
"""How long it may wait while the processes start, which takes a slow machine longer than any work.
The web client waits 20 s."""
BUSY_RETRY_SECONDS = 5.0
"""The `Retry-After` if the workers are too busy."""


@dataclass(frozen=True, slots=True)
class Requester:
    """Who sent a request."""

    address: str
    person: str = ""
    """The id of the person; empty if they are not signed in."""


def requester_of(request: Request, person: Person | None = None) -> Requester:
    return Requester(address_key(client_address(request)), "" if person is None else person.id)


class RequestWorkers:
    """The pool of worker processes, which start on first use."""

    def __init__(self, options: Options, metrics: Metrics) -> None:
        self._pool = WorkerPool(
            "request process",
            PROGRAM,
            options.work_processes,
            Timeouts(SECONDS, first_wait=FIRST_WAIT),
        )
        self._metrics = metrics
        self._admission = Admission(
            per_address=options.work_per_address,
            per_person=options.work_per_person,
            on_refusal=metrics.limited.labels("work").inc,
        )

    def wake(self) -> None:
        """Start the processes, because they will probably be needed soon."""
        self._pool.wake()

    async def stop(self) -> None:
        await self._pool.stop()

    @property
    def process_ids(self) -> tuple[int, ...]:
        return self._pool.process_ids

    async def do(
        self, requester: Requester, work: str, body: bytes = b"", **how: object
    ) -> tuple[dict[str, Any], bytes]:
        """Have a worker do this, and return its answer.

        Raises an `ApiError`: 429 if the requester has too much in progress, 503 if the workers are
        too busy.
        """
        with self._admission.admit(requester.address, requester.person):
            try:
                head, answer = await self._pool.ask(
                    lambda: pack_work({"work": work, **how}, body),
                    read_work,
                    (requester.address, requester.person),
                    wait=WAIT if self._pool.is_ready else FIRST_WAIT,
                )
            except Unanswered as unanswered:
                self._metrics.undone_work.labels(work, unanswered.cause.value).inc()
                raise busy(BUSY_RETRY_SECONDS) from None
        if "error" in head:
            raise GameError(str(head["error"]), str(head["message"]))
        return head, answer
