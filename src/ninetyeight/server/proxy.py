"""Who asks and by which address, also where a proxy stands in between."""

from ipaddress import ip_address

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

FORWARDED = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"forwarded")
_TLS = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}


class Proxy:
    """Puts what a trusted proxy says in place of what the connection says.

    Proxies add to the right of X-Forwarded-For, so the last address is the one that the own proxy
    saw; what stands before it, anybody may have written.
    """

    def __init__(self, app: ASGIApp, *, is_trusted: bool) -> None:
        self._app = app
        self._is_trusted = is_trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Rewrite one request."""
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


def address_of(connection: HTTPConnection) -> str:
    """Give the address that a request comes from."""
    return connection.client.host if connection.client else ""


def is_secure(connection: HTTPConnection) -> bool:
    """Whether a request came over TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def is_from_this_machine(connection: HTTPConnection) -> bool:
    """Whether a program on this machine asks, and not a proxy for somebody else."""
    if any(name in FORWARDED for name, _ in connection.scope["headers"]):
        return False
    try:
        return ip_address(address_of(connection)).is_loopback
    except ValueError:
        return False
