"""A table as this process knows it, with its recent events."""

from collections import deque
from collections.abc import Sequence

from ninetyeight.protocol.message import KEPT_EVENTS
from ninetyeight.table import AppliedEvent, Table
from ninetyeight.table.event import PersonErased


class History:
    """A table in memory, with the recent events that reconnecting clients catch up on."""

    def __init__(self) -> None:
        self.recent: deque[AppliedEvent] = deque(maxlen=KEPT_EVENTS)
        self._before_recent: Table | None = None
        """The table before the first of the recent events."""
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def is_loaded(self) -> bool:
        return self._table is not None

    def apply(self, events: Sequence[AppliedEvent], before: Table | None) -> None:
        """Apply events that are in the log; `before` is the table before the first of them."""
        if self._table is None:
            self._table = before
        for event in events:
            if not self.recent:
                self._before_recent = before
            elif len(self.recent) == KEPT_EVENTS:
                self._before_recent = self.recent[0][1]
            self.recent.append(event)
            self._table = event[1]

    def forget(self) -> None:
        self._table = None
        self.recent.clear()

    def since(self, sequence: int) -> tuple[Sequence[AppliedEvent], Table | None]:
        """Return the recent events after a sequence number, and the table before them.

        If a person was erased since, return all recent events, so that clients drop the person's
        name and words.
        """
        events = [event for event in self.recent if event[1].sequence > sequence]
        if any(isinstance(event, PersonErased) for event, _ in events):
            events = list(self.recent)
        if not events:
            return (), None
        return events, self.before(events[0])

    def before(self, event: AppliedEvent) -> Table:
        """Return the table before an event, or the one after it if nothing older is in memory."""
        sequence = event[1].sequence
        tables = (self._before_recent, *(after for _, after in self.recent))
        earlier = (each for each in tables if each is not None and each.sequence < sequence)
        return max(earlier, key=lambda each: each.sequence, default=event[1])
