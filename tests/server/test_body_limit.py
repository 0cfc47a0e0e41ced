"""Bodies that arrive late, in parts, or not at all."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from ninetyeight.server.metrics import Metrics
from ninetyeight.server.middleware.body_limit import MOST_BYTES, BodyLimit


async def echo(_: Scope, receive: Receive, send: Send) -> None:
    body = (await receive())["body"]
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body})


async def ask(receive: Receive, *, length: int) -> tuple[int, bytes]:
    """Send one request; return the status and body of the response."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": "/api/me",
        "headers": [(b"content-length", str(length).encode())],
    }
    await BodyLimit(echo, Metrics(), records=1, seconds=0.05)(scope, receive, send)
    return sent[0]["status"], sent[1]["body"]


@pytest.mark.asyncio
async def test_a_body_that_does_not_arrive_times_out() -> None:
    async def never() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    status, body = await ask(never, length=10)
    assert (status, b"too-slow" in body) == (408, True)


@pytest.mark.asyncio
async def test_a_chunked_body_is_assembled_up_to_its_limit() -> None:
    async def half() -> Message:
        return {"type": "http.request", "body": b"x" * (MOST_BYTES // 2), "more_body": next(more)}

    more = iter([True, False])
    assert await ask(half, length=MOST_BYTES) == (200, b"x" * MOST_BYTES)
    more = iter([True, True, False])
    assert (await ask(half, length=5))[0] == 413


@pytest.mark.asyncio
async def test_a_truncated_body_is_read_as_far_as_it_came() -> None:
    parts: Iterator[Message] = iter(
        [
            {"type": "http.request", "body": b"ab", "more_body": True},
            {"type": "http.disconnect"},
        ]
    )

    async def broken() -> Message:
        return next(parts)

    assert await ask(broken, length=5) == (200, b"ab")
