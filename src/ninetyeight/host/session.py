"""A session: one socket's connection to a live table."""

from ninetyeight.host.errors import (
    NotForWatchers,
    SessionEnded,
    StoreUnavailable,
    TableUnreadable,
    log_failure,
    signed_out,
)
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.outbox import Outbox
from ninetyeight.protocol.message import ClientMessage, Look, Ping, Pong, Problem
from ninetyeight.store import TokenRevoked
from ninetyeight.table import Participant

_PONG = Pong().model_dump_json().encode()


class Session:
    """A person at a table, through one socket."""

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
        """Why the session has ended; None while it goes on."""
        return self._outbox.end_reason

    async def next(self) -> bytes:
        """Wait for the next message to this client; `SessionEnded` when no more will come."""
        return await self._outbox.next()

    def drain(self) -> list[bytes]:
        """Take all messages that wait for this client."""
        return self._outbox.drain()

    async def send(self, message: ClientMessage) -> None:
        """Carry out what this client asks for; the answer arrives through `next`."""
        audience, outbox = self._table.audience, self._outbox
        if outbox.end_reason is not None:
            return
        if isinstance(message, Ping):
            audience.send(outbox, _PONG)
            return
        if isinstance(message, Look):
            audience.look_at(outbox, message.seat)
            return
        code, text = "internal", "Something went wrong here. Try again."
        try:
            await self._table.do_for(outbox, message)
        except (StoreUnavailable, NotForWatchers, TableUnreadable) as error:
            code, text = error.code, error.message
        except TokenRevoked:
            audience.cut(outbox, signed_out())
            return
        except Exception as error:
            log_failure("A command", error)
        else:
            return
        problem = Problem(answers=message.id, code=code, message=text)
        audience.send(outbox, problem.model_dump_json().encode())

    async def leave(self) -> None:
        """Disconnect; the person keeps their seat."""
        self._table.audience.part(self._outbox)
        self._outbox.end(SessionEnded(1000, "The client left."))

    def cut(self, reason: SessionEnded) -> None:
        """Disconnect at once: nothing more is read, and commands on their way are dropped."""
        self._table.audience.cut(self._outbox, reason)
