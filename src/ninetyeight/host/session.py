"""A session: one socket's connection to a live table."""

import asyncio
from functools import partial

from ninetyeight.host.errors import (
    NotForWatchers,
    SessionEnded,
    StoreUnavailable,
    TableUnreadable,
    log_failure,
    signed_out,
)
from ninetyeight.host.hints import HintTask
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.outbox import Outbox
from ninetyeight.protocol.message import ClientMessage, Look, Ping, Pong, Problem
from ninetyeight.store import TokenRevoked
from ninetyeight.table import Participant

_PONG = Pong().model_dump_json().encode()


class Session:
    """A person connected to a table through one socket."""

    def __init__(self, table: LiveTable, outbox: Outbox) -> None:
        self._table = table
        self._outbox = outbox

    @property
    def person(self) -> Participant:
        return self._outbox.person

    @property
    def table_id(self) -> str:
        return self._table.id

    @property
    def looking_at(self) -> int | None:
        """The seat that a watcher looks at (9.2)."""
        return self._outbox.looking_at

    @property
    def end_reason(self) -> SessionEnded | None:
        """Why the session has ended; None while it is open."""
        return self._outbox.end_reason

    async def next(self) -> bytes:
        """Wait for the next message to this client; `SessionEnded` when no more will come."""
        return await self._outbox.next()

    def drain(self) -> list[bytes]:
        """Take all messages waiting for this client."""
        return self._outbox.drain()

    async def send(self, message: ClientMessage) -> None:
        """Carry out what this client asks for; the answer arrives through `next`."""
        outbox = self._outbox
        if outbox.end_reason is not None:
            return
        if isinstance(message, Ping):
            outbox.put(_PONG)
            return
        if isinstance(message, Look):
            self._table.audience.look_at(outbox, message.seat)
            return
        code, text = "internal", "Something went wrong on the server. Try again."
        try:
            answer = await self._table.do(outbox.person, message, outbox.token_id, outbox)
        except (StoreUnavailable, NotForWatchers, TableUnreadable) as error:
            code, text = error.code, error.message
        except TokenRevoked:
            outbox.cut(signed_out())
            return
        except Exception as error:
            log_failure("A command", error)
        else:
            if isinstance(answer, asyncio.Task):
                answer.add_done_callback(partial(self._send_hint, message.id))
            return
        outbox.put(Problem(answers=message.id, code=code, message=text).model_dump_json().encode())

    async def leave(self) -> None:
        """Disconnect; the person keeps their seat."""
        self._outbox.end(SessionEnded(1000, "The client left."))

    def cut(self, reason: SessionEnded) -> None:
        """Disconnect at once, as when the token was revoked."""
        self._outbox.cut(reason)

    def _send_hint(self, command_id: str, task: HintTask) -> None:
        hint = None if task.cancelled() or task.exception() else task.result()
        if hint is None:
            self._table.audience.show(self._outbox, command_id)
        else:
            self._outbox.put(hint.model_dump_json().encode())
