"""What a client of one table has, whether the table is in this program or on a server."""

import secrets
from enum import StrEnum
from typing import Protocol

from ninetyeight.protocol.message import ClientMessage, ServerMessage


class Link(StrEnum):
    """News of the way to a table itself."""

    LOST = "lost"
    """The table cannot be reached just now; what is sent waits."""
    BACK = "back"
    """It can be reached again; an update with what happened meanwhile comes next."""


News = ServerMessage | Link
"""What a connection has to tell."""


class Connection(Protocol):
    """A way to one table."""

    async def send(self, message: ClientMessage) -> None:
        """Send a message; what comes of it arrives through `next`.

        `ConnectionClosed` if it is over for good. While the link is lost, commands wait.
        """

    async def next(self) -> News:
        """Give what the table says next; `ConnectionClosed` when it is over for good."""

    async def close(self) -> None:
        """End it; the seat stays."""


def new_id() -> str:
    """Make an id for a command, by which a repeat of it is known."""
    return secrets.token_urlsafe(12)
