"""How long a connection may take, in virtual time."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from functools import partial
from typing import Any

import pytest
import uvicorn
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from ninetyeight.server import Options
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.transport import Acceptor, Gate, GuardedHttp
from ninetyeight.server.transport.guard import CLOSE_SECONDS, HEAD_SECONDS, STALL_SECONDS
from ninetyeight.server.transport.http import PIECE
from ninetyeight.server.transport.websocket import HANDSHAKE_SECONDS
from waiting import until, until_idle

pytestmark = pytest.mark.asyncio
MOST_AT_ONCE = 256 * 1024
"""What a loop takes from the system at once."""
ROOM = 4096
"""What the system takes for a client that does not read."""


LARGE = 4 * 1024 * 1024
"""An answer of which the system takes only a part."""


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["path"] == "/never":
        await asyncio.Event().wait()
    elif scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "bytes": bytes(10_000)})
    elif scope["path"] == "/large":
        await PlainTextResponse(bytes(LARGE))(scope, receive, send)
    elif scope["path"] == "/long":
        await StreamingResponse(_for_ever())(scope, receive, send)
    else:
        await PlainTextResponse("well")(scope, receive, send)


async def _for_ever() -> AsyncIterator[bytes]:
    while True:
        yield bytes(10_000)
        await asyncio.sleep(0)


@asynccontextmanager
async def gate_at(state: ServerState | None = None) -> AsyncIterator[tuple[Gate, int]]:
    """Open a gate; yield it with its port."""
    gate = Gate(Options(), Metrics(), 1000)
    config = uvicorn.Config(app, http="httptools", lifespan="off", log_config=None)
    config.load()
    given: dict[str, Any] = {
        "config": config,
        "server_state": state or ServerState(),
        "app_state": {},
    }
    with socket.create_server(("127.0.0.1", 0)) as listener:
        acceptor = Acceptor(listener, gate, partial(GuardedHttp, gate=gate, **given))
        try:
            yield gate, listener.getsockname()[1]
        finally:
            acceptor.close()
            for guard in tuple(gate.guards):
                guard.drop()


def client(port: int) -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
    made.connect(("127.0.0.1", port))
    made.setblocking(False)  # noqa: FBT003
    return made


async def read(made: socket.socket) -> bytes:
    try:
        return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(made, 65536), 20)
    except ConnectionResetError:
        return b""


async def ask(made: socket.socket, head: bytes) -> None:
    await asyncio.get_running_loop().sock_sendall(made, head)


async def test_a_silent_connection_is_dropped() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as silent:
            await until_idle()
            gate.check(time.monotonic())
            assert len(gate) == 1
            gate.check(time.monotonic() + HEAD_SECONDS)
            assert await read(silent) == b""


async def test_a_loop_that_hides_the_peer_address_is_supported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on Windows."""

    def cannot(*_: object) -> None:
        raise NotImplementedError

    with monkeypatch.context() as patched:
        loop = asyncio.get_running_loop()
        patched.setattr(loop, "add_reader", cannot)
        opened = gate_at()
        gate, port = await opened.__aenter__()
    with closing(client(port)) as asking:
        await ask(asking, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await read(asking)).endswith(b"well")
        assert len(gate) == 1
    await opened.__aexit__(None, None, None)


async def test_half_a_head_times_out() -> None:
    state = ServerState()
    async with gate_at(state) as (gate, port):
        with closing(client(port)) as slow:
            await ask(slow, b"GET / HTTP/1.1\r\n")
            await until(lambda: any(getattr(each, "url", b"") for each in state.connections))
            gate.check(time.monotonic() + HEAD_SECONDS)
            assert (await read(slow)).startswith(b"HTTP/1.1 408 ")
            assert await read(slow) == b""
            gate.check(time.monotonic() + CLOSE_SECONDS)
            await until(lambda: len(gate) == 0)


async def test_empty_lines_between_requests_do_not_buy_time() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as lines:
            await ask(lines, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await read(lines)).endswith(b"well")
            await ask(lines, b"\r\n")
            gate.check(time.monotonic() + HEAD_SECONDS)
            assert await read(lines) == b""


WEBSOCKET = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def test_a_socket_that_is_never_accepted_is_dropped() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as waiting:
            await ask(waiting, WEBSOCKET.replace(b"GET /", b"GET /never"))
            await until_idle()
            gate.check(time.monotonic() + HANDSHAKE_SECONDS - 1)
            assert len(gate) == 1
            gate.check(time.monotonic() + HANDSHAKE_SECONDS)
            assert await read(waiting) == b""
            await until(lambda: len(gate) == 0)


async def test_pipelined_requests_are_not_read_without_limit() -> None:
    request, state = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", ServerState()
    async with gate_at(state) as (_, port):
        with closing(client(port)) as eager:
            sending = asyncio.create_task(ask(eager, request * 20_000))
            answers, most_begun, most_ahead = 0, 0, 0
            while answers < 20_000:
                answers += (await read(eager)).count(b"well")
                (connection,) = state.connections
                assert isinstance(connection, GuardedHttp)
                most_begun = max(most_begun, len(connection.pipeline))
                most_ahead = max(most_ahead, connection.unparsed)
            await sending
    assert 0 < most_begun <= PIECE // len(request) + 1
    assert most_ahead <= MOST_AT_ONCE


@pytest.mark.parametrize("head", [b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n", WEBSOCKET])
async def test_a_client_that_does_not_read_is_dropped(head: bytes) -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as lazy:
            await ask(lazy, head)
            await until(lambda: _unread(gate) > 0)
            began = await _stuck()
            gate.check(began + STALL_SECONDS - 1)
            assert len(gate) == 1
            gate.check(began + STALL_SECONDS + 1)
            await until(lambda: len(gate) == 0)


async def test_the_unread_data_of_one_address_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Responses may be large, and so may the number of connections that leave one unread."""
    monkeypatch.setattr("ninetyeight.server.transport.gate.MOST_UNREAD_BYTES", LARGE)
    async with gate_at() as (gate, port):
        with ExitStack() as stack:
            clients = [stack.enter_context(closing(client(port))) for _ in range(8)]
            await until(lambda: len(gate) == 8)
            for each in clients:  # one after the other, so that the last is the one who stays
                await ask(each, b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
                taken = len(await read(each))
            assert _unread(gate) <= LARGE
            await until(lambda: len(gate) < 4)
            while taken < LARGE:
                more = len(await read(clients[-1]))
                assert more
                taken += more


async def test_a_slow_reader_is_not_dropped() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as slow:
            await ask(slow, b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
            await until(lambda: _unread(gate) > 0)
            now = await _stuck()
            for _ in range(3):
                taken = 0
                while taken < 300_000:
                    taken += len(await read(slow))
                now = max(now, await _stuck()) + STALL_SECONDS / 2
                gate.check(now)
                assert len(gate) == 1


async def test_a_closed_connection_is_gone_even_if_nobody_reads() -> None:
    state = ServerState()
    async with gate_at(state) as (gate, port):
        with closing(client(port)) as lazy:
            await ask(lazy, b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
            await until(lambda: _unread(gate) > 0)
            await until_idle()
            (connection,) = state.connections
            connection.transport.close()
            now = time.monotonic()
            gate.check(now)
            assert len(gate) == 1
            gate.check(now + CLOSE_SECONDS)
            await until(lambda: len(gate) == 0)


def _unread(gate: Gate) -> int:
    return sum(guard.buffered for guard in gate.guards)


async def _stuck() -> float:
    """Wait until nothing moves any more; return the time."""
    await until_idle()
    return time.monotonic()
