"""Refuses requests whose Host header names another server.

A page elsewhere can point its own name at this machine (DNS rebinding), so that the browser treats
this server's responses as that page's own. The Host header gives it away.
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
    """Lets requests through for IP addresses, this machine's names and the allowed ones."""

    def __init__(self, app: ASGIApp, *, allowed: Collection[str]) -> None:
        self._app = app
        self._allowed = frozenset(name.lower() for name in allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_own(scope):
            refusal = error_response(
                MISDIRECTED,
                "wrong-host",
                "This is not the server's host name; see the setting `hosts`.",
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
    """Return the name in a Host header, without its port; None if it is malformed."""
    if _NOT_IN_A_HOST.search(host):  # urlsplit would take them for a user, a path and so on
        return None
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    """Whether it is an IP address, which cannot be pointed elsewhere."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_this_machine(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost") or name in _own_names()


@cache
def _own_names() -> frozenset[str]:
    """Names of this machine on its network; `.local` is for multicast DNS."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"})
