"""Long responses, encoded while they are sent, so that only a part is in memory at a time.

No JSON library encodes asynchronous iterators, so the outer object and its lists are written here.
"""

import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

PIECE = 64 * 1024


class StreamedJson(StreamingResponse):
    """A JSON object whose async iterators are streamed as lists."""

    def __init__(
        self, data: Mapping[str, Any], *, filename: str, on_end: Callable[[], None]
    ) -> None:
        super().__init__(
            _pieces(data),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{filename}"'},
        )
        self._on_end = on_end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, and call `on_end` even if the client disconnects early."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._on_end()


async def _pieces(data: Mapping[str, Any]) -> AsyncIterator[bytes]:
    async for part in _parts(data):
        for start in range(0, len(part), PIECE):
            yield part[start : start + PIECE]


async def _parts(data: Mapping[str, Any]) -> AsyncIterator[bytes]:
    opening = b"{"
    for name, value in data.items():
        yield opening + b"\n " + _encoded(name) + b": "
        opening = b","
        if isinstance(value, AsyncIterator):
            separator = b"["
            async for item in value:
                yield separator + b"\n  " + _encoded(item)
                separator = b","
            yield b"[]" if separator == b"[" else b"\n ]"
        else:
            yield _encoded(value)
    yield b"\n}\n"


def _encoded(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
