"""The open sockets: limits per person and address, and closing those of a revoked token."""

import asyncio
from dataclasses import dataclass, field

from ninetyeight.server.limits import ConcurrencyLimit


@dataclass(frozen=True, slots=True)
class SocketClose:
    """The code and reason that a socket closes with."""

    code: int
    reason: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class OpenSocket:
    """A socket counted against the limits."""

    person_id: str
    token_id: str
    """The id of the token that the person signed in with; the secret itself is not kept."""
    address: str
    closing: "asyncio.Future[SocketClose]" = field(repr=False)
    """Set a result to close the socket from outside."""


class Sockets:
    """The open sockets of this process."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._people = ConcurrencyLimit(per_person)
        self._addresses = ConcurrencyLimit(per_address)
        self._by_token: dict[str, set[OpenSocket]] = {}

    def enter(self, person_id: str, token_id: str, address: str) -> OpenSocket | None:
        """Register a socket; None if the person or the address has too many."""
        if not self._people.enter(person_id):
            return None
        if not self._addresses.enter(address):
            self._people.leave(person_id)
            return None
        closing = asyncio.get_running_loop().create_future()
        socket = OpenSocket(person_id, token_id, address, closing)
        self._by_token.setdefault(token_id, set()).add(socket)
        return socket

    def has_room(self, person_id: str, address: str) -> bool:
        return self._people.has_room(person_id) and self._addresses.has_room(address)

    def leave(self, socket: OpenSocket) -> None:
        self._people.leave(socket.person_id)
        self._addresses.leave(socket.address)
        sockets = self._by_token[socket.token_id]
        sockets.discard(socket)
        if not sockets:
            del self._by_token[socket.token_id]

    @property
    def tokens(self) -> frozenset[str]:
        """The ids of the tokens that open sockets signed in with."""
        return frozenset(self._by_token)

    def close_all(self, token_id: str, close: SocketClose) -> None:
        """Close every socket that signed in with this token."""
        for socket in self._by_token.get(token_id, ()):
            if not socket.closing.done():
                socket.closing.set_result(close)

    @property
    def total(self) -> int:
        return self._people.total
