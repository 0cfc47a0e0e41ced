"""A session: one connected socket at a table, with what it has yet to read."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from ninetyeight.host.errors import (
    TOO_SLOW,
    NotForWatchers,
    SessionEnded,
    StoreAway,
    TableUnreadable,
    log_failure,
    signed_out,
)
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.message import ClientMessage, Look, Ping, Pong, Problem
from ninetyeight.store import TokenRevoked
from ninetyeight.table import Participant

if TYPE_CHECKING:
    from ninetyeight.host.room import Room

MOST_WAITING = 256
"""The messages that may wait for a client; one that does not read them is let go."""
MOST_WAITING_BYTES = 512 * 1024
"""How large they may be together; one that waits alone may be larger."""
_PONG = Pong().model_dump_json().encode()


class Session:
    """A person at a table, through one socket."""

    def __init__(self, room: "Room", person: Participant, token_id: str | None = None) -> None:
        self.person = person
        self.token_id = token_id
        """The token by which the person came; None where people need none."""
        self.looking_at: int | None = None
        """The seat that somebody without one looks at (9.2)."""
        self._room = room
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._something = asyncio.Event()
        self._end: SessionEnded | None = None
        self._is_cut = False

    @property
    def is_cut(self) -> bool:
        """Whether nothing of what this client asked for is to be done any more."""
        return self._is_cut

    @property
    def table_id(self) -> str:
        """The table."""
        return self._room.id

    async def next(self) -> bytes:
        """Give the next message for this client; `SessionEnded` when there will be no more."""
        while not self._waiting:
            if self._end is not None:
                raise SessionEnded(self._end.code, self._end.reason)
            self._something.clear()
            await self._something.wait()
        message = self._waiting.popleft()
        self._waiting_bytes -= len(message)
        return message

    async def send(self, message: ClientMessage) -> None:
        """Do what this client asks; what comes of it arrives through `next`."""
        if self._end is not None:
            return
        match message:
            case Ping():
                self.put(_PONG)
            case Look(seat=seat):
                self.looking_at = seat
                self._room.show(self)
                self._room.show_presence(is_told=True)
            case _:
                await self._ask(message)

    async def leave(self) -> None:
        """Go; the seat stays."""
        self._room.part(self)
        self.end(SessionEnded(1000, "The client left."))

    def put(self, message: bytes) -> None:
        """Let a message wait for the client."""
        if self._end is not None:
            return
        if self._is_full(len(message)):
            self._waiting.clear()
            self._waiting_bytes = 0
            self._room.part(self)
            self.end(SessionEnded(TOO_SLOW, "Too many messages waited to be read."))
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        self._something.set()

    def end(self, why: SessionEnded) -> None:
        """End it from here, after what waits."""
        if self._end is None:
            self._end = why
            self._something.set()

    def cut(self, why: SessionEnded) -> None:
        """End it at once: what waits is not read any more, and what was asked for is not done."""
        self._is_cut = True
        self._waiting.clear()
        self._waiting_bytes = 0
        self._room.part(self)
        self.end(why)

    def _is_full(self, more: int) -> bool:
        is_large = self._waiting_bytes + more > MOST_WAITING_BYTES
        return len(self._waiting) >= MOST_WAITING or (is_large and bool(self._waiting))

    async def _ask(self, command: Command) -> None:
        code, message = "internal", "Something went wrong here. Try again."
        try:
            await self._room.ask(self, command)
        except (StoreAway, NotForWatchers, TableUnreadable) as error:
            code, message = error.code, error.message
        except TokenRevoked:
            self.cut(signed_out())
            return
        except Exception as error:
            log_failure("A command", error)
        else:
            return
        problem = Problem(answers=command.id, code=code, message=message)
        self.put(problem.model_dump_json().encode())
