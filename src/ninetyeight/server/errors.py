"""Error responses: a status, a stable code and a message, never a traceback."""

import logging
import math
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ninetyeight.protocol.http import Fault
from ninetyeight.rules import GameError

log = logging.getLogger("ninetyeight.server")

STATUS_OF = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-person": 404,
    "no-such-token": 404,
    "no-such-lesson": 404,
    "not-signed-in": 401,
    "no-watchers": 403,
    "was-removed": 403,
    "store": 503,
    "table-unreadable": 503,
    "database": 503,
    "sequence-taken": 503,
    "conflict": 409,
}
"""The statuses of errors from the store and the host; any other code is a 422."""

CODES = {
    400: ("bad-request", "The request cannot be parsed."),
    404: ("not-found", "There is nothing at this address."),
    405: ("method-not-allowed", "This method is not allowed here."),
}


class ApiError(GameError):
    """An error with the HTTP status of its response."""

    def __init__(
        self, status: int, code: str, message: str, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(code, message)
        self.status = status
        self.headers = dict(headers or {})
        """Additional headers of the response."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.status, self.code, self.message, self.headers)


def not_signed_in() -> ApiError:
    return ApiError(
        401,
        "not-signed-in",
        "Sign in first: POST /api/me with a name, or send a bearer token.",
        {"WWW-Authenticate": "Bearer"},
    )


def too_many_requests(seconds: float) -> ApiError:
    """Make the error for a limit that was reached; `seconds` is how long to wait."""
    wait = max(1, math.ceil(seconds))
    return ApiError(
        429,
        "too-many-requests",
        f"Too many requests: try again in {wait} seconds.",
        {"Retry-After": str(wait)},
    )


def busy(seconds: float) -> ApiError:
    """Make the error for an overloaded server; `seconds` is how long to wait."""
    wait = max(1, math.ceil(seconds))
    return ApiError(
        503,
        "busy",
        f"The server is too busy: try again in {wait} seconds.",
        {"Retry-After": str(wait)},
    )


def too_many_sockets() -> ApiError:
    return ApiError(429, "too-many-sockets", "You have too many connections open.")


def install_error_handlers(app: FastAPI) -> None:
    """Make the app turn every error into a `Fault`."""
    app.add_exception_handler(GameError, _answered)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _answered)


def error_response(
    status: int, code: str, message: str, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    """Make the response to a request that failed."""
    body = Fault(code=code, message=message).model_dump()
    return JSONResponse(body, status, dict(headers or {}))


def response_to(error: Exception) -> JSONResponse:
    """Make the response to an error. A bug is logged by its type and reported without details."""
    if isinstance(error, ApiError):
        return error_response(error.status, error.code, error.message, error.headers)
    if isinstance(error, GameError):
        wait = getattr(error, "retry_after", None)
        headers = {} if wait is None else {"Retry-After": str(wait)}
        return error_response(STATUS_OF.get(error.code, 422), error.code, error.message, headers)
    log.error("request failed", extra={"error": type(error).__name__})
    return error_response(500, "server-error", "The server failed; the error was logged.")


async def _answered(_: Request, error: Exception) -> JSONResponse:
    return response_to(error)


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return error_response(422, "invalid", describe_invalid(error.errors()))


def describe_invalid(errors: Any) -> str:
    """Describe the first validation error in one line, without repeating the input."""
    if not errors:
        return "The input is not valid."
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if not _is_tag(part))
    what = str(first["msg"]).removeprefix("Value error, ").rstrip(".")
    line = f"{where}: {what}." if where else f"{what}."
    return line.encode(errors="replace").decode()[:500]


def _is_tag(part: object) -> bool:
    return isinstance(part, str) and part in ("body", "query", "path")


async def _http_error(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code, message = CODES.get(error.status_code, ("refused", "The request was refused."))
    return error_response(error.status_code, code, message, error.headers)
