"""The table as this process knows it, and the recent events that led there."""

from collections import deque
from collections.abc import Sequence

from ninetyeight.host.broadcast import AppliedEvent
from ninetyeight.protocol.message import KEPT_EVENTS
from ninetyeight.table import Table
from ninetyeight.table.event import PersonErased


class History:
    """A table in memory. Reconnecting clients catch up on its recent events."""

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
        """Take over events that are in the log; `before` is the table before the first of them."""
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
        """Return the recent events after a sequence, and the table before them.

        If a person was erased since, all recent events are returned: what the client knows of them
        has to go.
        """
        events = [event for event in self.recent if event[1].sequence > sequence]
        if any(isinstance(event, PersonErased) for event, _ in events):
            events = list(self.recent)
        if not events:
            return (), None
        earlier = len(self.recent) - len(events)
        before = self.recent[earlier - 1][1] if earlier else self._before_recent
        return events, before or events[0][1]
