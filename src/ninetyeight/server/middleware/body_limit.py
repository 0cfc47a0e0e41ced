"""Limits on request bodies, which are read whole before the app sees them."""

import asyncio

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ninetyeight.server.connection import client_address
from ninetyeight.server.errors import error_response, response_to, too_many_requests
from ninetyeight.server.limits import ConcurrencyLimit, address_key
from ninetyeight.server.metrics import Metrics

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 1024 * 1024
RECORD_PATHS = ("/api/games", "/api/frames")
"""The paths that accept records."""
MOST_SECONDS = 20.0
RETRY_SECONDS = 1.0
"""The `Retry-After` of an address that is sending too many records."""
_MOST_DIGITS = 10


class BodyLimit:
    """Refuses bodies that are too large with 413, and those that take too long with 408.

    A record is held in memory while it arrives, so an address may send only a few at a time (429).
    """

    def __init__(
        self, app: ASGIApp, metrics: Metrics, *, records: int, seconds: float = MOST_SECONDS
    ) -> None:
        self._app = app
        self._limited = metrics.limited.labels("work")
        self._arriving = ConcurrencyLimit(records)
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _has_body(scope):
            await self._app(scope, receive, send)
            return
        body = await self._body_or_refusal(scope, receive)
        if isinstance(body, Response):
            await body(scope, receive, send)
        else:
            await self._app(scope, _replayed(body, receive), send)

    async def _body_or_refusal(self, scope: Scope, receive: Receive) -> bytes | Response:
        if scope["path"] not in RECORD_PATHS:
            return await self._read_in_time(scope, receive, MOST_BYTES)
        address = address_key(client_address(HTTPConnection(scope)))
        if not self._arriving.enter(address):
            self._limited.inc()
            return response_to(too_many_requests(RETRY_SECONDS))
        try:
            return await self._read_in_time(scope, receive, MOST_RECORD_BYTES)
        finally:
            self._arriving.leave(address)

    async def _read_in_time(self, scope: Scope, receive: Receive, most: int) -> bytes | Response:
        try:
            async with asyncio.timeout(self._seconds):
                body = await _read(scope, receive, most)
        except TimeoutError:
            return error_response(408, "too-slow", "The body did not arrive in time.")
        if body is None:
            message = f"The body is larger than {most // 1024} KiB."
            return error_response(413, "too-large", message, {"Connection": "close"})
        return body


def _has_body(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


async def _read(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """Read a body; None if it is too large. If the client disconnects, return what has arrived."""
    announced = Headers(scope=scope).get("content-length", "")
    if announced.isdecimal() and (len(announced) > _MOST_DIGITS or int(announced) > most):
        return None
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    is_given = False

    async def again() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
