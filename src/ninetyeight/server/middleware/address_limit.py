"""The rate limit on each address."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ninetyeight.server.connection import client_address
from ninetyeight.server.errors import error_response, too_many_requests
from ninetyeight.server.limits import RateLimiter, address_key
from ninetyeight.server.metrics import Metrics


class AddressLimit:
    """Answers 429 if an address sends too many requests, and closes the connection.

    Refusing takes time too. A client that keeps sending must reconnect, which the gate limits.
    """

    def __init__(self, app: ASGIApp, buckets: RateLimiter, metrics: Metrics) -> None:
        self._app = app
        self._buckets = buckets
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            wait = self._buckets.take(address_key(client_address(HTTPConnection(scope))))
            if wait:
                self._metrics.limited.labels("address").inc()
                error = too_many_requests(wait)
                headers = {**(error.headers or {}), "Connection": "close"}
                refusal = error_response(error.status, error.code, error.message, headers)
                await refusal(scope, receive, send)
                return
        await self._app(scope, receive, send)
