"""Hosts: requests that name another server in their Host header are refused.

A page elsewhere can let its own name point to this machine (DNS rebinding). To the browser this
server's answers are then that page's own. The name gives it away.
"""

import re
import socket
from collections.abc import Collection
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ninetyeight.server.errors import error_response

MISDIRECTED = 421
_NOT_IN_A_HOST = re.compile(r"[\s@/\\?#]")


class HostCheck:
    """Answers requests for this server's own names: addresses, this machine's, the given ones."""

    def __init__(self, app: ASGIApp, *, allowed: Collection[str]) -> None:
        self._app = app
        self._allowed = frozenset(name.lower() for name in allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through, or refuse it."""
        if scope["type"] in ("http", "websocket") and not self._is_own(scope):
            refusal = error_response(
                MISDIRECTED, "wrong-host", "This server is not called so; see the setting hosts."
            )
            await refusal(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        named = Headers(scope=scope).getlist("host")
        if len(named) != 1:
            return False
        name = host_name(named[0])
        return name is not None and (
            name in self._allowed or _is_address(name) or _is_this_machine(name)
        )


def host_name(host: str) -> str | None:
    """Read the name in a Host header, without its port; None if it cannot be read."""
    if _NOT_IN_A_HOST.search(host):  # a URL may have a user, a path and more before or after it
        return None
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    """Whether it is an IP address: no name that somebody else could point here."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_this_machine(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost") or name in _own_names()


@cache
def _own_names() -> frozenset[str]:
    """Names of this machine in its network; `.local` is what others nearby call it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"})
