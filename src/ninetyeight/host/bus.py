"""Messages between processes that serve the same tables.

Messages may get lost; a process that missed one catches up from the log in the store.
"""

import json
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Protocol

from ninetyeight.host.supervision import Supervisor


@dataclass(frozen=True, slots=True)
class TableAdvanced:
    """A table has reached this sequence number."""

    process: str
    table_id: str
    sequence: int


@dataclass(frozen=True, slots=True)
class PeopleConnected:
    """The people who are connected to a table through one process."""

    process: str
    table_id: str
    people: tuple[str, ...] = ()
    thinking: int | None = None
    """The seat whose bot is thinking, if this process runs the table."""


@dataclass(frozen=True, slots=True)
class MutesChanged:
    """Somebody at a table was muted or unmuted; the store knows who."""

    process: str
    table_id: str


@dataclass(frozen=True, slots=True)
class TokensRevoked:
    """Tokens were revoked; the store knows which."""

    process: str


@dataclass(frozen=True, slots=True)
class HandWatcher:
    """A person without a seat who is looking at a player's hand (9.2)."""

    person_id: str
    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class HandWatchers:
    """The people who are looking at hands of a table through one process."""

    process: str
    table_id: str
    watchers: tuple[HandWatcher, ...] = ()


@dataclass(frozen=True, slots=True)
class BusReconnected:
    """Messages arrive again; those sent in the meantime are lost."""


BusMessage = TableAdvanced | PeopleConnected | HandWatchers | MutesChanged | TokensRevoked
"""What one process sends the others."""
BusEvent = BusMessage | BusReconnected
"""What the bus reports to a process."""
BusHandler = Callable[[BusEvent], None]


class Bus(Protocol):
    """Carries messages to all other processes that serve the same tables."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same tables."""

    @property
    def is_up(self) -> bool:
        """Whether messages arrive. While they do not, who is connected elsewhere is unknown."""

    async def start(self, handler: BusHandler, supervisor: Supervisor) -> None:
        """Listen in the background, supervised."""

    async def stop(self) -> None:
        """Send what is still queued, and stop listening."""

    def publish(self, message: BusMessage) -> None:
        """Queue a message for all other processes."""


class LocalBus:
    """The bus of a single process, with nobody to send to."""

    is_shared = False
    is_up = True

    async def start(self, handler: BusHandler, supervisor: Supervisor) -> None:
        pass

    async def stop(self) -> None:
        pass

    def publish(self, message: BusMessage) -> None:
        pass


def encode_message(message: BusMessage) -> str:
    match message:
        case TableAdvanced(process, table_id, sequence):
            return json.dumps(["at", process, table_id, sequence])
        case PeopleConnected(process, table_id, people, thinking):
            return json.dumps(["here", process, table_id, people, thinking])
        case MutesChanged(process, table_id):
            return json.dumps(["mutes", process, table_id])
        case TokensRevoked(process):
            return json.dumps(["revoked", process])
        case HandWatchers(process, table_id, watchers):
            return json.dumps(["looking", process, table_id, [astuple(each) for each in watchers]])


def decode_message(text: str | bytes) -> BusMessage | None:
    """Decode a message; None if it is one that this version does not know."""
    try:
        match json.loads(text):
            case ["at", str(process), str(table_id), int(sequence)]:
                return TableAdvanced(process, table_id, sequence)
            case ["here", str(process), str(table_id), list(people), int() | None as thinking]:
                return PeopleConnected(process, table_id, tuple(map(str, people)), thinking)
            case ["mutes", str(process), str(table_id)]:
                return MutesChanged(process, table_id)
            case ["revoked", str(process)]:
                return TokensRevoked(process)
            case ["looking", str(process), str(table_id), list(watchers)]:
                found = (
                    HandWatcher(str(id_), str(name), int(seat)) for id_, name, seat in watchers
                )
                return HandWatchers(process, table_id, tuple(found))
            case _:
                return None
    except (ValueError, TypeError):
        return None
