"""A client's connection to one table, in this process or on a server."""

import secrets
from enum import StrEnum
from typing import Protocol

from ninetyeight.protocol.message import ClientMessage, ServerMessage


class Link(StrEnum):
    """Changes in the state of the connection."""

    LOST = "lost"
    """The table cannot be reached; commands wait."""
    BACK = "back"
    """The table can be reached again; an update with what was missed comes next."""


Incoming = ServerMessage | Link
"""What `Connection.next` returns."""


class Connection(Protocol):
    """How a client reaches one table, the same in this process and on a server."""

    async def send(self, message: ClientMessage) -> None:
        """Send a message; the answer arrives through `next`.

        Raises `ConnectionClosed` once it has ended for good. While the link is lost, commands wait.
        """

    async def next(self) -> Incoming:
        """Wait for the next message. Raises `ConnectionClosed` once it has ended for good."""

    async def close(self) -> None:
        """Disconnect. The seat is kept."""


def new_id() -> str:
    """Make an id for a command, by which the server recognizes repeats."""
    return secrets.token_urlsafe(12)
