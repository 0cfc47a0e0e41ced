"""A table's socket: updates out, commands in, and a close code that says why it ended."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, Request, Response, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ninetyeight.host import NoSuchTable, NotForWatchers, Session, SessionEnded, TableUnreadable
from ninetyeight.protocol.command import TakeHint
from ninetyeight.protocol.message import (
    CLIENT_MESSAGE,
    ClientMessage,
    CloseCode,
    Look,
    Ping,
    Problem,
)
from ninetyeight.rules import GameError
from ninetyeight.server.access import check_can_view
from ninetyeight.server.connection import client_address
from ninetyeight.server.errors import (
    ApiError,
    describe_invalid,
    not_signed_in,
    response_to,
    too_many_sockets,
)
from ninetyeight.server.identity import Reader, authenticate, check_scope, participant
from ninetyeight.server.limits import address_key
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.server.sockets import SocketClose
from ninetyeight.store import Scope, SignedIn

log = logging.getLogger("ninetyeight.server.sockets")
LONGEST_PAUSE = 1.0
"""The longest pause before reading the next message of a client that sends too many, in seconds."""
MOST_SINCE = 10**9

router = APIRouter(tags=["tables"])


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(websocket: WebSocket, table_id: str, service: ServiceDep) -> None:
    """Serve one socket; refuse it before the upgrade if the person may not have it."""
    try:
        async with _joined(websocket, table_id, service) as (pump, closing):
            await websocket.accept()
            close = await pump.run(closing)
    except WebSocketDisconnect:
        return
    except Exception as error:  # whatever it is, report it to the client; others are not affected
        if websocket.application_state is WebSocketState.CONNECTING:
            refusal = response_to(error)
            service.metrics.closed_sockets.labels(str(refusal.status_code)).inc()
            await websocket.send_denial_response(refusal)
            return
        close = _close_for(error)
    if close is not None:
        service.metrics.closed_sockets.labels(str(int(close.code))).inc()
        await _close(websocket, close)


@router.get("/api/tables/{table_id}/socket", status_code=204, responses=faults(401, 404))
async def ask_for_socket(
    request: Request, table_id: str, person: Reader, service: ServiceDep
) -> Response:
    """Check whether you may open a socket: browsers do not tell pages why a handshake failed."""
    if not service.sockets.has_room(person.id, address_key(client_address(request))):
        raise too_many_sockets()
    await check_can_view(service, table_id, person.id)
    return Response(status_code=204)


@asynccontextmanager
async def _joined(
    websocket: WebSocket, table_id: str, service: Service
) -> AsyncIterator[tuple["_Pump", "asyncio.Future[SocketClose]"]]:
    """Join the table before the socket is accepted, and leave it on exit."""
    since = _since(websocket)
    login = await authenticate(websocket, service)
    if login is None:
        raise not_signed_in()
    person = login.person
    service.limits.check("person", person.id)
    address = address_key(client_address(websocket))
    counted = service.sockets.enter(person.id, login.token_id, address)
    if counted is None:
        service.metrics.limited.labels("sockets").inc()
        raise too_many_sockets()
    try:
        await check_can_view(service, table_id, person.id)
        session = await service.host.join(
            table_id, participant(person), since=since, token_id=login.token_id
        )
        try:
            yield _Pump(websocket, session, login, service), counted.closing
        finally:
            await session.leave()
    finally:
        service.sockets.leave(counted)


def _close_for(error: Exception) -> SocketClose:
    """Choose how an error closes an open socket."""
    if isinstance(error, NoSuchTable | NotForWatchers | TableUnreadable):
        return SocketClose(error.close_code, error.message)
    if isinstance(error, GameError):
        return SocketClose(CloseCode.SERVER_ERROR, error.message)
    log.error("socket failed", extra={"error": type(error).__name__})
    return SocketClose(CloseCode.SERVER_ERROR, "The server failed; the error was logged.")


class _Pump:
    """Carries messages both ways until one side ends the session."""

    def __init__(
        self, websocket: WebSocket, session: Session, login: SignedIn, service: Service
    ) -> None:
        self._websocket = websocket
        self._session = session
        self._login = login
        self._service = service
        self._sent = service.metrics.messages.labels("out")
        self._received = service.metrics.messages.labels("in")

    async def run(self, closing: "asyncio.Future[SocketClose]") -> SocketClose | None:
        tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all())]
        waited: list[asyncio.Future[Any]] = [*tasks, closing]
        try:
            done, _ = await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if closing.done():
                self._session.cut(SessionEnded(closing.result().code, closing.result().reason))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        close: SocketClose | None = (
            closing.result() if closing.done() else next(iter(done)).result()
        )
        return close

    async def _send_all(self) -> SocketClose | None:
        try:
            while True:
                await self._websocket.send_text((await self._session.next()).decode())
                self._sent.inc()
        except SessionEnded as ended:
            return SocketClose(ended.code, ended.reason)
        except WebSocketDisconnect:
            return None

    async def _receive_all(self) -> SocketClose | None:
        limits, person_id = self._service.limits, self._login.person.id
        try:
            while (received := await self._websocket.receive())["type"] != "websocket.disconnect":
                self._received.inc()
                wait = limits.wait("person", person_id)
                data = received.get("text") or received.get("bytes") or ""
                message = self._accept(data, is_too_fast=wait > 0)
                if isinstance(message, Problem):
                    await self._websocket.send_text(message.model_dump_json())
                    self._sent.inc()
                else:
                    await self._session.send(message)
                if wait:
                    await asyncio.sleep(min(wait, LONGEST_PAUSE))
        except SessionEnded as ended:
            return SocketClose(ended.code, ended.reason)
        except WebSocketDisconnect:
            pass
        return None

    def _accept(self, data: str | bytes, *, is_too_fast: bool) -> ClientMessage | Problem:
        """Parse a message, or say why it is not passed on."""
        try:
            message: ClientMessage = CLIENT_MESSAGE.validate_json(data)
        except (ValidationError, RecursionError) as error:
            return Problem(code="unreadable", message=_complaint(error), answers=None)
        answers = getattr(message, "id", None)
        if is_too_fast:
            text = "Too many messages."
            return Problem(code="too-many-requests", message=text, answers=answers)
        try:
            if not isinstance(message, Look | Ping):
                check_scope(self._login, Scope.PLAY)
            if isinstance(message, TakeHint):
                address = address_key(client_address(self._websocket))
                self._service.limits.check("hint", address)
        except GameError as error:
            return Problem(code=error.code, message=error.message, answers=answers)
        return message


def _since(websocket: WebSocket) -> int | None:
    """Read the sequence number that the client last saw from its query string."""
    text = websocket.query_params.get("since")
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) < len(str(MOST_SINCE)):
        return int(text)
    raise ApiError(400, "bad-request", "since must be a whole number.")


def _complaint(error: Exception) -> str:
    errors: Any = error.errors(include_url=False) if isinstance(error, ValidationError) else ()
    return describe_invalid(errors)


async def _close(websocket: WebSocket, close: SocketClose) -> None:
    if websocket.application_state is not WebSocketState.CONNECTED:
        return
    reason = close.reason.encode()[:120].decode(errors="ignore")
    try:
        await websocket.close(close.code, reason)
    except (RuntimeError, WebSocketDisconnect):
        return  # the client closed first
