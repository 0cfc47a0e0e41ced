"""Takes the client's address, scheme and host from a trusted proxy."""

from starlette.types import ASGIApp, Receive, Scope, Send

_TLS = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}


class ProxyHeaders:
    """Replaces the connection's address, scheme and host with those that a trusted proxy reports.

    Proxies append to X-Forwarded-For, so the last address is the one that the trusted proxy saw.
    Anything before it may have been made up by the client.
    """

    def __init__(self, app: ASGIApp, *, is_trusted: bool) -> None:
        self._app = app
        self._is_trusted = is_trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_trusted and scope["type"] in ("http", "websocket"):
            scope = _forwarded(scope)
        await self._app(scope, receive, send)


def _forwarded(scope: Scope) -> Scope:
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    changed = dict(scope)
    last = headers.get(b"x-forwarded-for", "").rpartition(",")[2].strip()
    if last:
        changed["client"] = (last, 0)
    if headers.get(b"x-forwarded-proto", "").rpartition(",")[2].strip() == "https":
        changed["scheme"] = _TLS[scope["scheme"]]
    host = headers.get(b"x-forwarded-host", "").rpartition(",")[2].strip()
    if host:
        others = [pair for pair in scope["headers"] if pair[0] != b"host"]
        changed["headers"] = [(b"host", host.encode("latin-1")), *others]
    return changed
