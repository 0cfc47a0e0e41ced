"""What every request is answered with: the store, the host, the limits, the clock."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from ninetyeight.host import Host
from ninetyeight.server.errors import too_many
from ninetyeight.server.health import HealthCheck
from ninetyeight.server.limits import Buckets, Counted
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.offload import Offload
from ninetyeight.server.options import Options
from ninetyeight.server.sockets import Sockets
from ninetyeight.server.trust import Trust
from ninetyeight.store import Store

HOUR = 3600
MINUTE = 60
DOWNLOAD_WAIT = 10.0
"""When to come again while a download is under way, in seconds."""


class Limits:
    """The limits that are asked for by name."""

    def __init__(self, options: Options, metrics: Metrics) -> None:
        self._metrics = metrics
        self._downloads = Counted(1)
        self._buckets = {
            "person": Buckets(options.person_rate, options.person_burst),
            "new-people": Buckets(options.new_people_per_hour / HOUR, options.new_people_per_hour),
            "redeem": Buckets(options.codes_per_minute / MINUTE, options.codes_per_minute),
            "import": Buckets(options.imports_per_hour / HOUR, options.imports_per_hour),
            "address-import": Buckets(
                options.address_imports_per_hour / HOUR, options.address_imports_per_hour
            ),
            "replay": Buckets(options.replays_per_minute / MINUTE, options.replays_per_minute),
            "lesson": Buckets(
                options.lesson_steps_per_minute / MINUTE, options.lesson_steps_per_minute
            ),
        }

    def wait(self, limit: str, key: str) -> float:
        """Count a request; return for how many seconds to wait, 0 if it may go on."""
        wait = self._buckets[limit].take(key)
        if wait:
            self._metrics.limited.labels(limit).inc()
        return wait

    def enter_download(self, person_id: str) -> Callable[[], None]:
        """Begin a long download, unless this person has one; give what ends it."""
        if not self._downloads.enter(person_id):
            self._metrics.limited.labels("downloads").inc()
            raise too_many(DOWNLOAD_WAIT)
        return partial(self._downloads.leave, person_id)

    def check(self, limit: str, key: str) -> None:
        """Count a request, and refuse it where the limit is reached."""
        if wait := self.wait(limit, key):
            raise too_many(wait)


@dataclass(frozen=True, slots=True)
class Service:
    """The parts of a running server."""

    options: Options
    store: Store
    host: Host
    offload: Offload
    limits: Limits
    sockets: Sockets
    trust: Trust
    metrics: Metrics
    clock: Callable[[], datetime]
    health: HealthCheck


def service(connection: HTTPConnection) -> Service:
    """Find the service of the app that a request came to."""
    found = connection.app.state.service
    assert isinstance(found, Service)
    return found


Here = Annotated[Service, Depends(service)]
