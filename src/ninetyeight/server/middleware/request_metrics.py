"""Counts, times and logs requests."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ninetyeight.server.metrics import Metrics

log = logging.getLogger("ninetyeight.server.requests")
NO_ROUTE = "-"
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class RequestMetrics:
    """Records each request by route, method and status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_and_note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note_status)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", NO_ROUTE)
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._metrics.requests.labels(route, method, str(status)).inc()
        self._metrics.request_seconds.observe(seconds)
        about = {"route": route, "method": method, "status": status, "ms": round(seconds * 1e3, 1)}
        log.info("request", extra=about)
