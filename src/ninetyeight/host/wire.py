"""Updates as bytes. What everybody sees of a batch is encoded once, and shared.

The bytes are those that `Update(...).model_dump_json()` would give; a test holds them to it.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from types import MappingProxyType

from pydantic import TypeAdapter

from ninetyeight.protocol.message import Update
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.protocol.view import Sitter, TableView, You
from ninetyeight.table import Event, Table, table_view, view_for_person, visible_events
from ninetyeight.table.view import sitters
from ninetyeight.table.visibility import Viewpoint, viewpoint

_SITTERS = TypeAdapter(tuple[Sitter, ...])
Step = tuple[Event, Table]
"""An event, and the table after it."""
Mutes = Mapping[str, frozenset[str]]
"""Whom people do not hear, by their ids."""
NO_MUTES: Mutes = MappingProxyType({})


class Batch:
    """What happened at once at a table, perhaps nothing, and how things stand after it."""

    def __init__(
        self,
        table: Table,
        steps: Sequence[Step] = (),
        *,
        before: Table | None = None,
        mutes: Mutes = NO_MUTES,
    ) -> None:
        """Take how things stand, what led there, and how they were for who was not there."""
        self.table = table
        self._mutes = mutes
        self.steps = tuple(steps)
        self._before = None if before is None else sitters(before)
        self._shown: dict[tuple[int, Viewpoint], _Shown] = {}
        self._parts: dict[tuple[str, int | None], tuple[bytes, bytes]] = {}

    def update(
        self, person_id: str, looking_at: int | None = None, answers: str | None = None
    ) -> Update:
        """Give it as one person sees it."""
        events, you = self._own(person_id, looking_at)
        return Update(
            sequence=self.table.sequence,
            answers=answers,
            events=events,
            seats_before=self._before,
            table=self._view,
            you=you,
        )

    def encoded(
        self, person_id: str, looking_at: int | None = None, answers: str | None = None
    ) -> bytes:
        """Give the JSON of `update`, with as little work as there is."""
        key = self._viewer(person_id), looking_at
        parts = self._parts.get(key)
        if parts is None:
            parts = self._parts[key] = self._own_parts(person_id, looking_at)
        events, you = parts
        return b"".join(
            (
                b'{"kind":"update","sequence":',
                b"%d" % self.table.sequence,
                b',"answers":',
                b"null" if answers is None else json.dumps(answers).encode(),
                b',"events":',
                events,
                b',"seats_before":',
                b"null" if self._before is None else _SITTERS.dump_json(self._before),
                b',"table":',
                self._table,
                b',"you":',
                you,
                b"}",
            )
        )

    @cached_property
    def _view(self) -> TableView:
        return table_view(self.table)

    @cached_property
    def _table(self) -> bytes:
        return self._view.model_dump_json().encode()

    def _own(self, person_id: str, looking_at: int | None) -> tuple[tuple[SeenEvent, ...], You]:
        """Give what this viewer alone sees: the events, and `you`."""
        events = chain.from_iterable(
            shown.events for shown in self._shown_to(person_id, looking_at)
        )
        return tuple(events), self._you(person_id, looking_at)

    def _own_parts(self, person_id: str, looking_at: int | None) -> tuple[bytes, bytes]:
        texts = (shown.text for shown in self._shown_to(person_id, looking_at))
        listed = ",".join(filter(None, texts))
        you = self._you(person_id, looking_at)
        return f"[{listed}]".encode(), you.model_dump_json().encode()

    def _you(self, person_id: str, looking_at: int | None) -> You:
        return view_for_person(self.table, person_id, looking_at, self._unheard(person_id))

    def _unheard(self, person_id: str) -> frozenset[str]:
        return self._mutes.get(person_id, frozenset())

    def _shown_to(self, person_id: str, looking_at: int | None) -> Iterator["_Shown"]:
        """Give each step as this viewer sees it, made once for all who see it alike."""
        unheard = self._unheard(person_id)
        for number, (event, after) in enumerate(self.steps):
            key = number, viewpoint(event, after, person_id, looking_at, unheard, self.table)
            shown = self._shown.get(key)
            if shown is None:
                seen = visible_events(event, after, person_id, looking_at, unheard, self.table)
                shown = self._shown[key] = _Shown(seen)
            yield shown

    def _viewer(self, person_id: str) -> str:
        """Name the viewer, so that all people without a seat who see the same share one name."""
        return person_id if person_id in self._somebodies else ""

    @cached_property
    def _somebodies(self) -> frozenset[str]:
        """Give the people to whom something may look different than to others."""
        tables = (self.table, *(after for _, after in self.steps))
        at_tables = chain.from_iterable(
            (table.host, *(seat.person.id for seat in table.seats if seat.person is not None))
            for table in tables
        )
        return frozenset(at_tables) | self._mutes.keys()


@dataclass(frozen=True)
class _Shown:
    """A step as some see it."""

    events: tuple[SeenEvent, ...]

    @cached_property
    def text(self) -> str:
        """The JSON of the events, with commas between them."""
        return ",".join(each.model_dump_json() for each in self.events)
