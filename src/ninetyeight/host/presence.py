"""Who is connected to a table, in this process and in others."""

from dataclasses import dataclass, field

from ninetyeight.host.bus import Here
from ninetyeight.table import Table
from ninetyeight.table.message import Presence

LASTS = 6.0
"""How long what another process said is true, in seconds; it is said again more often."""
SAID_AGAIN = 2.0


@dataclass(slots=True)
class Connected:
    """Who is connected where."""

    here: dict[str, int] = field(default_factory=dict)
    """The number of sockets of each person in this process."""
    thinking: int | None = None
    """The seat whose bot thinks, where this process runs the table."""
    elsewhere: dict[str, tuple[Here, float]] = field(default_factory=dict)
    """What other processes said, and when."""
    shown: Presence | None = None
    """What was shown last."""

    def come(self, person_id: str) -> None:
        """Count a socket in."""
        self.here[person_id] = self.here.get(person_id, 0) + 1

    def go(self, person_id: str) -> None:
        """Count a socket out."""
        self.here[person_id] -= 1
        if not self.here[person_id]:
            del self.here[person_id]

    def hear(self, news: Here, at: float) -> bool:
        """Remember what another process said; whether it was not known before."""
        is_new = news.process not in self.elsewhere
        if news.people or news.thinking is not None:
            self.elsewhere[news.process] = news, at
        else:
            self.elsewhere.pop(news.process, None)
        return is_new and bool(news.people)

    def forget(self, now: float) -> bool:
        """Forget processes that are silent; whether there were any."""
        silent = [name for name, (_, at) in self.elsewhere.items() if now - at > LASTS]
        for name in silent:
            del self.elsewhere[name]
        return bool(silent)

    @property
    def people(self) -> frozenset[str]:
        """Everybody who is connected."""
        others = (person for news, _ in self.elsewhere.values() for person in news.people)
        return frozenset(self.here) | frozenset(others)

    def presence(self, table: Table) -> Presence:
        """Say it as it is sent."""
        seats = {person: table.seat_of(person) for person in self.people}
        thinking = self.thinking
        for news, _ in self.elsewhere.values():
            thinking = news.thinking if thinking is None else thinking
        return Presence(
            seats=tuple(sorted(seat for seat in seats.values() if seat is not None)),
            watchers=sum(seat is None for seat in seats.values()),
            thinking=thinking,
        )
