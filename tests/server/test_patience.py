"""How long a connection may take, told by a clock that the tests turn on."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable
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
    """Open a gate; give it with its port."""
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
            for guard in gate._guards:
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


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.005)


async def ask(made: socket.socket, head: bytes) -> None:
    await asyncio.get_running_loop().sock_sendall(made, head)


async def test_who_says_nothing_is_let_go() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as silent:
            await until(lambda: len(gate) == 1)
            gate.look(time.monotonic())
            assert len(gate) == 1
            gate.look(time.monotonic() + HEAD_SECONDS)
            assert await read(silent) == b""


async def test_a_loop_that_cannot_tell_who_comes_is_served_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on Windows; the loop of this test is one that can."""

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


async def test_half_a_head_is_not_waited_for() -> None:
    state = ServerState()
    async with gate_at(state) as (gate, port):
        with closing(client(port)) as slow:
            await ask(slow, b"GET / HTTP/1.1\r\n")
            await until(lambda: any(getattr(each, "url", b"") for each in state.connections))
            gate.look(time.monotonic() + HEAD_SECONDS)
            assert (await read(slow)).startswith(b"HTTP/1.1 408 ")
            assert await read(slow) == b""
            gate.look(time.monotonic() + CLOSE_SECONDS)
            await until(lambda: len(gate) == 0)


async def test_between_two_requests_empty_lines_do_not_buy_time() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as lines:
            await ask(lines, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await read(lines)).endswith(b"well")
            await ask(lines, b"\r\n")
            gate.look(time.monotonic() + HEAD_SECONDS)
            assert await read(lines) == b""


WEBSOCKET = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def test_a_socket_that_is_never_accepted_is_let_go() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as waiting:
            await ask(waiting, WEBSOCKET.replace(b"GET /", b"GET /never"))
            await until(lambda: len(gate) == 1)
            await asyncio.sleep(0.05)
            gate.look(time.monotonic() + HANDSHAKE_SECONDS - 1)
            assert len(gate) == 1
            gate.look(time.monotonic() + HANDSHAKE_SECONDS)
            assert await read(waiting) == b""
            await until(lambda: len(gate) == 0)


async def test_requests_that_are_sent_ahead_are_not_read_without_bound() -> None:
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
                most_ahead = max(most_ahead, len(connection._ahead))
            await sending
    assert 0 < most_begun <= PIECE // len(request) + 1
    assert most_ahead <= MOST_AT_ONCE


@pytest.mark.parametrize("head", [b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n", WEBSOCKET])
async def test_who_does_not_read_is_let_go(head: bytes) -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as lazy:
            await ask(lazy, head)
            await until(lambda: _unread(gate) > 0)
            began = await _stuck(gate)
            gate.look(began + STALL_SECONDS - 1)
            assert len(gate) == 1
            gate.look(began + STALL_SECONDS + 1)
            await until(lambda: len(gate) == 0)


async def test_what_one_address_leaves_unread_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer may be large, and so may the number of connections that leave one unread."""
    monkeypatch.setattr("ninetyeight.server.transport.gate.MOST_UNREAD_BYTES", LARGE)
    async with gate_at() as (gate, port):
        with ExitStack() as stack:
            clients = [stack.enter_context(closing(client(port))) for _ in range(8)]
            await until(lambda: len(gate) == 8)
            for each in clients:  # one after the other, so that the last is the one who stays
                await ask(each, b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
                taken = len(await read(each))
            assert sum(guard.buffered for guard in gate._guards) <= LARGE
            await until(lambda: len(gate) < 4)
            while taken < LARGE:
                more = len(await read(clients[-1]))
                assert more
                taken += more


async def test_who_reads_slowly_is_not_let_go() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as slow:
            await ask(slow, b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
            await until(lambda: _unread(gate) > 0)
            now = await _stuck(gate)
            for _ in range(3):
                taken = 0
                while taken < 300_000:
                    taken += len(await read(slow))
                now = max(now, await _stuck(gate)) + STALL_SECONDS / 2
                gate.look(now)
                assert len(gate) == 1


async def test_a_connection_that_was_closed_is_gone_though_nobody_reads() -> None:
    async with gate_at() as (gate, port):
        with closing(client(port)) as lazy:
            await ask(lazy, b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
            await until(lambda: _unread(gate) > 0)
            await _stuck(gate)
            (guard,) = gate._guards
            assert guard._transport is not None
            guard._transport.close()
            now = time.monotonic()
            gate.look(now)
            assert len(gate) == 1
            gate.look(now + CLOSE_SECONDS)
            await until(lambda: len(gate) == 0)


def _unread(gate: Gate) -> int:
    return sum(
        guard._transport.get_write_buffer_size()
        for guard in gate._guards
        if guard._transport is not None
    )


async def _stuck(gate: Gate) -> float:
    """Wait until nothing moves any more."""
    before = -1
    while (now := sum(guard.unread for guard in gate._guards)) != before:
        before = now
        await asyncio.sleep(0.05)
    return time.monotonic()
