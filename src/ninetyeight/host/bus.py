"""News between processes: a table has gone on, who is connected where, and who hears whom.

News may get lost. The log is the truth, and whoever missed something reads it there.
"""

import json
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Protocol

from ninetyeight.host.supervision import Supervisor


@dataclass(frozen=True, slots=True)
class At:
    """A table is at this sequence."""

    process: str
    table_id: str
    sequence: int


@dataclass(frozen=True, slots=True)
class Here:
    """The people who are connected to a table in one process."""

    process: str
    table_id: str
    people: tuple[str, ...] = ()
    thinking: int | None = None
    """The seat whose bot thinks, where this process runs the table."""


@dataclass(frozen=True, slots=True)
class MutesChanged:
    """Somebody at a table hears others than before; whom, the store says."""

    process: str
    table_id: str


@dataclass(frozen=True, slots=True)
class Revoked:
    """Tokens were made void; which ones, the store says."""

    process: str


@dataclass(frozen=True, slots=True)
class Looker:
    """Somebody without a seat who looks into a hand (9.2)."""

    person_id: str
    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class Looking:
    """The people who look into a hand through one process."""

    process: str
    table_id: str
    lookers: tuple[Looker, ...] = ()


@dataclass(frozen=True, slots=True)
class BackAgain:
    """News come again; what was told meanwhile is lost."""


Told = At | Here | Looking | MutesChanged | Revoked
"""What one process tells the others."""
News = Told | BackAgain
Hear = Callable[[News], None]


class Bus(Protocol):
    """Carries news to all other processes that serve the same tables."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same tables."""

    @property
    def is_up(self) -> bool:
        """Whether news arrive now; where not, the store is asked from time to time."""

    async def start(self, hear: Hear, supervisor: Supervisor) -> None:
        """Begin to listen, in work that is supervised."""

    async def stop(self) -> None:
        """Listen no more."""

    def tell(self, news: Told) -> None:
        """Tell all others, at once and without waiting for it."""


class LocalBus:
    """For one process: there is nobody to tell."""

    is_shared = False
    is_up = True

    async def start(self, hear: Hear, supervisor: Supervisor) -> None:
        """Nobody will say anything."""

    async def stop(self) -> None:
        """Nothing was begun."""

    def tell(self, news: Told) -> None:
        """There is nobody."""


def write_news(news: Told) -> str:
    """Write news for the way."""
    match news:
        case At(process, table_id, sequence):
            return json.dumps(["at", process, table_id, sequence])
        case Here(process, table_id, people, thinking):
            return json.dumps(["here", process, table_id, people, thinking])
        case MutesChanged(process, table_id):
            return json.dumps(["mutes", process, table_id])
        case Revoked(process):
            return json.dumps(["revoked", process])
        case Looking(process, table_id, lookers):
            return json.dumps(["looking", process, table_id, [astuple(each) for each in lookers]])


def read_news(text: str | bytes) -> Told | None:
    """Read news; None for what another version may say."""
    try:
        match json.loads(text):
            case ["at", str(process), str(table_id), int(sequence)]:
                return At(process, table_id, sequence)
            case ["here", str(process), str(table_id), list(people), int() | None as thinking]:
                return Here(process, table_id, tuple(map(str, people)), thinking)
            case ["mutes", str(process), str(table_id)]:
                return MutesChanged(process, table_id)
            case ["revoked", str(process)]:
                return Revoked(process)
            case ["looking", str(process), str(table_id), list(lookers)]:
                found = (Looker(str(id_), str(name), int(seat)) for id_, name, seat in lookers)
                return Looking(process, table_id, tuple(found))
            case _:
                return None
    except (ValueError, TypeError):
        return None
