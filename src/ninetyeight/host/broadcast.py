"""A change at a table, rendered for each viewer. Viewers who see the same share the encoded parts.

`encode` returns exactly the bytes of `update(...).model_dump_json()`.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

import orjson
from pydantic import BaseModel, TypeAdapter

from ninetyeight.protocol.message import Update
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.protocol.view import Seating, Sitter, TableView
from ninetyeight.table import AppliedEvent, Table, table_view, view_for_person, visible_events
from ninetyeight.table.seatings import seatings, sitters
from ninetyeight.table.visibility import Viewpoint, viewpoint

_SITTERS = TypeAdapter(tuple[Sitter, ...])
_SEATINGS = TypeAdapter(tuple[Seating, ...])

MutedPeople = Mapping[str, frozenset[str]]
"""The ids of the people each person has muted."""
_Seen = tuple[tuple[SeenEvent, ...], list[orjson.Fragment]]
"""What viewers with the same viewpoint see of an event, plain and encoded."""
_Private = tuple[list[orjson.Fragment], orjson.Fragment, orjson.Fragment]
"""What differs between viewers: the encoded events, the seatings and `you`."""
NO_MUTES: MutedPeople = MappingProxyType({})


class Broadcast:
    """Events that happened together, possibly none, and the table after them."""

    def __init__(
        self,
        table: Table,
        events: Sequence[AppliedEvent] = (),
        *,
        before: Table | None = None,
        is_first: bool = False,
        mutes: MutedPeople = NO_MUTES,
    ) -> None:
        """`before` is the table before the events; `is_first` is for a client that joins."""
        self.table = table
        self.events = tuple(events)
        self._before = before
        self._is_first = is_first
        self._mutes = mutes
        self._view: TableView | None = None
        self._encoded_view: orjson.Fragment | None = None
        self._seen: dict[tuple[int, Viewpoint], _Seen] = {}
        self._private: dict[tuple[str, int | None], _Private] = {}

    def update(
        self, person_id: str, looking_at: int | None = None, answers: str | None = None
    ) -> Update:
        """Render it for one viewer; `answers` is the id of the command that it answers."""
        muted = self._mutes.get(person_id, frozenset())
        seen = [
            visible_events(event, after, person_id, looking_at, muted, self.table)
            for event, after in self.events
        ]
        return Update(
            sequence=self.table.sequence,
            answers=answers,
            events=tuple(event for events in seen for event in events),
            seats_before=self._seats_before,
            seatings=self._seatings_for(person_id, seen),
            table=self._view or table_view(self.table),
            you=view_for_person(self.table, person_id, looking_at, muted),
        )

    def encode(
        self, person_id: str, looking_at: int | None = None, answers: str | None = None
    ) -> bytes:
        """Encode the update of one viewer, reusing the parts that other viewers share."""
        viewer = person_id if person_id in self._known_people else "", looking_at
        if viewer not in self._private:
            self._private[viewer] = self._encode_private(person_id, looking_at)
        if self._view is None:
            self._view = table_view(self.table)
            self._encoded_view = _encoded(self._view)
        events, seatings_json, you = self._private[viewer]
        return orjson.dumps(
            {
                "kind": "update",
                "sequence": self.table.sequence,
                "answers": answers,
                "events": events,
                "seats_before": self._encoded_before,
                "seatings": seatings_json,
                "table": self._encoded_view,
                "you": you,
            }
        )

    def _encode_private(self, person_id: str, looking_at: int | None) -> _Private:
        """Encode what one viewer sees; an event is shared by all who see it alike."""
        muted = self._mutes.get(person_id, frozenset())
        seen: list[tuple[SeenEvent, ...]] = []
        encoded: list[orjson.Fragment] = []
        for number, (event, after) in enumerate(self.events):
            key = number, viewpoint(event, after, person_id, looking_at, muted, self.table)
            if key not in self._seen:
                events = visible_events(event, after, person_id, looking_at, muted, self.table)
                self._seen[key] = events, [_encoded(each) for each in events]
            events, fragments = self._seen[key]
            seen.append(events)
            encoded += fragments
        seatings_json = orjson.Fragment(_SEATINGS.dump_json(self._seatings_for(person_id, seen)))
        you = view_for_person(self.table, person_id, looking_at, muted)
        return encoded, seatings_json, _encoded(you)

    def _seatings_for(
        self, person_id: str, seen: Sequence[tuple[SeenEvent, ...]]
    ) -> tuple[Seating, ...]:
        """List who sat where, and which seat this viewer had, at each event."""
        tables = [after for _, after in self.events]
        befores = [self._before or tables[0], *tables[:-1]] if tables else []
        return seatings(zip(befores, tables, seen, strict=True), self.table, person_id)

    @cached_property
    def _seats_before(self) -> tuple[Sitter, ...] | None:
        return sitters(self._before) if self._is_first and self._before is not None else None

    @cached_property
    def _encoded_before(self) -> orjson.Fragment | None:
        before = self._seats_before
        return None if before is None else orjson.Fragment(_SITTERS.dump_json(before))

    @cached_property
    def _known_people(self) -> frozenset[str]:
        """Hosts, seated people and people who muted somebody; all others see the same."""
        tables = (self.table, *(after for _, after in self.events))
        hosts = {table.host for table in tables}
        seated = {seat.person.id for table in tables for seat in table.seats if seat.person}
        return frozenset(hosts | seated | self._mutes.keys())


def _encoded(model: BaseModel) -> orjson.Fragment:
    return orjson.Fragment(model.model_dump_json())
