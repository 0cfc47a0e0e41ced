"""Keeps pages of other sites from acting as the person whose browser they run in."""

from collections.abc import Collection

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ninetyeight.server.errors import error_response

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_PAGE_SCHEME = {"ws": "http", "wss": "https"}
_OWN_PORT = {"http": ":80", "https": ":443"}


class OriginCheck:
    """Refuses sockets and unsafe methods from pages of other origins.

    Browsers send the page's origin. Programs send none, but do not have a browser's cookie either.
    """

    def __init__(self, app: ASGIApp, *, allowed: Collection[str]) -> None:
        self._app = app
        self._allowed = frozenset(allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _must_be_checked(scope) and not self._is_allowed(scope):
            refusal = error_response(
                403, "wrong-origin", "Pages from another origin may not do this."
            )
            await refusal(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_allowed(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origins = headers.getlist("origin")
        if not origins:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        scheme = _PAGE_SCHEME.get(scope["scheme"], scope["scheme"])
        own = _plain(f"{scheme}://{headers.get('host', '')}")
        return all(_plain(origin) == own or origin in self._allowed for origin in origins)


def _must_be_checked(scope: Scope) -> bool:
    if scope["type"] == "websocket":
        return True
    return scope["type"] == "http" and scope["method"] not in SAFE_METHODS


def _plain(origin: str) -> str:
    """Normalize an origin as browsers do: lower case, without its scheme's default port."""
    origin = origin.lower()
    return origin.removesuffix(_OWN_PORT.get(origin.partition(":")[0], "\0"))
