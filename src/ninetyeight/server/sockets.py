"""The sockets that are open: how many each person and address has, and how to end them."""

import asyncio
from dataclasses import dataclass, field

from ninetyeight.server.limits import Counted


@dataclass(frozen=True, slots=True)
class End:
    """How a socket ends."""

    code: int
    reason: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class OpenSocket:
    """A socket that is counted."""

    person_id: str
    token_id: str
    """The token by which its person came; the secret itself is remembered nowhere."""
    address: str
    ending: "asyncio.Future[End]" = field(repr=False)
    """Ends the socket from outside, once it has a result."""


class Sockets:
    """The open sockets of this process."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._persons = Counted(per_person)
        self._addresses = Counted(per_address)
        self._by_token: dict[str, set[OpenSocket]] = {}

    def enter(self, person_id: str, token_id: str, address: str) -> OpenSocket | None:
        """Count a socket in; None where there are too many."""
        if not self._persons.enter(person_id):
            return None
        if not self._addresses.enter(address):
            self._persons.leave(person_id)
            return None
        ending = asyncio.get_running_loop().create_future()
        socket = OpenSocket(person_id, token_id, address, ending)
        self._by_token.setdefault(token_id, set()).add(socket)
        return socket

    def has_room(self, person_id: str, address: str) -> bool:
        """Whether one more would be allowed."""
        return self._persons.has_room(person_id) and self._addresses.has_room(address)

    def leave(self, socket: OpenSocket) -> None:
        """Count a socket out."""
        self._persons.leave(socket.person_id)
        self._addresses.leave(socket.address)
        sockets = self._by_token[socket.token_id]
        sockets.discard(socket)
        if not sockets:
            del self._by_token[socket.token_id]

    @property
    def tokens(self) -> frozenset[str]:
        """The ids of the tokens by which people came."""
        return frozenset(self._by_token)

    def end_all(self, token_id: str, end: End) -> None:
        """End the sockets of all who came by a token."""
        for socket in self._by_token.get(token_id, ()):
            if not socket.ending.done():
                socket.ending.set_result(end)

    @property
    def total(self) -> int:
        """How many are open."""
        return self._persons.total
