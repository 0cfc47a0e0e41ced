"""The sockets that are open: how many each person and address has, and how to end them."""

import asyncio
from dataclasses import dataclass

from ninetyeight.server.limits import Counted


@dataclass(frozen=True, slots=True)
class End:
    """How a socket ends."""

    code: int
    reason: str = ""


class Sockets:
    """The open sockets of this process."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._persons = Counted(per_person)
        self._addresses = Counted(per_address)
        self._endings: dict[str, set[asyncio.Future[End]]] = {}

    def enter(self, person_id: str, address: str) -> "asyncio.Future[End] | None":
        """Count a socket; give what may end it from outside, or None where there are too many."""
        if not self._persons.enter(person_id):
            return None
        if not self._addresses.enter(address):
            self._persons.leave(person_id)
            return None
        ending: asyncio.Future[End] = asyncio.get_running_loop().create_future()
        self._endings.setdefault(person_id, set()).add(ending)
        return ending

    def has_room(self, person_id: str, address: str) -> bool:
        """Whether one more would be allowed."""
        return self._persons.has_room(person_id) and self._addresses.has_room(address)

    def leave(self, person_id: str, address: str, ending: "asyncio.Future[End]") -> None:
        """Count a socket no longer."""
        self._persons.leave(person_id)
        self._addresses.leave(address)
        endings = self._endings[person_id]
        endings.discard(ending)
        if not endings:
            del self._endings[person_id]

    def end_all(self, person_id: str, end: End) -> None:
        """End all sockets of a person."""
        for ending in self._endings.get(person_id, ()):
            if not ending.done():
                ending.set_result(end)

    @property
    def total(self) -> int:
        """How many are open."""
        return self._persons.total
