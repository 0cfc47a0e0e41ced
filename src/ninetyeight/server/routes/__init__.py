"""The routes of the HTTP API, one file for each noun."""

from typing import Any

from ninetyeight.protocol.http import Fault

_DESCRIPTIONS = {
    400: "The request cannot be parsed.",
    401: "You are not signed in.",
    403: "You are not allowed to do this.",
    404: "It does not exist, or you may not see it.",
    408: "The body did not arrive in time.",
    409: "It cannot be done now.",
    413: "The body is too large.",
    422: "The input is not valid.",
    429: "Too many requests; Retry-After says how long to wait.",
    503: "The database is unavailable, or the server is too busy.",
}
_ALWAYS = (400, 403, 408, 413, 422, 429, 503)


def faults(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Document a route's errors for OpenAPI: its own, and those that every route may return."""
    return {
        status: {"model": Fault, "description": _DESCRIPTIONS[status]}
        for status in sorted({*_ALWAYS, *statuses})
    }
