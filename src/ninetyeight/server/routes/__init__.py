"""The routes of the HTTP API, one file for each noun."""

from typing import Any

from ninetyeight.protocol.http import Fault

_SAYS = {
    400: "The request cannot be read.",
    401: "Nobody knows who asks.",
    403: "This is not allowed.",
    404: "There is no such thing, or not for you.",
    408: "The body did not come in time.",
    409: "It cannot be done now.",
    413: "The body is too large.",
    422: "The input is not valid.",
    429: "Too much at once; Retry-After says how long to wait.",
    503: "The database is away, or there is too much to do.",
}
_ALWAYS = (400, 403, 408, 413, 422, 429, 503)


def faults(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe the errors of a route: those that all have, and its own."""
    return {
        status: {"model": Fault, "description": _SAYS[status]}
        for status in sorted({*_ALWAYS, *statuses})
    }
