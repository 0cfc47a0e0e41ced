"""A change at a table, rendered for each viewer. Viewers who see the same share the encoded parts.

`encode` returns exactly the bytes of `update(...).model_dump_json()`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

import orjson
from pydantic import TypeAdapter

from ninetyeight.protocol.message import Update
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.protocol.view import Sitter, TableView
from ninetyeight.table import Event, Table, table_view, view_for_person, visible_events
from ninetyeight.table.view import sitters
from ninetyeight.table.visibility import Viewpoint, viewpoint

_SITTERS = TypeAdapter(tuple[Sitter, ...])

AppliedEvent = tuple[Event, Table]
"""An event, and the table after it."""
Mutes = Mapping[str, frozenset[str]]
"""The people whom each person has muted, by id."""
_Private = tuple[list[orjson.Fragment], orjson.Fragment]
"""What a viewer does not share with everybody: the encoded events, and `you`."""
NO_MUTES: Mutes = MappingProxyType({})


class Broadcast:
    """The events that happened together, possibly none, and the table after them."""

    def __init__(
        self,
        table: Table,
        events: Sequence[AppliedEvent] = (),
        *,
        before: Table | None = None,
        mutes: Mutes = NO_MUTES,
    ) -> None:
        """Take `before`, the table before the events, only for viewers who did not see it."""
        self.table = table
        self.events = tuple(events)
        self._before = None if before is None else sitters(before)
        self._mutes = mutes
        self._encoded_view: orjson.Fragment | None = None
        self._seen: dict[tuple[int, Viewpoint], _SeenEvents] = {}
        self._private: dict[tuple[str, int | None], _Private] = {}

    def update(
        self, person_id: str, looking_at: int | None = None, answers: str | None = None
    ) -> Update:
        """Render it for one viewer; `answers` is the id of the command that it answers."""
        seen = self._seen_by(person_id, looking_at)
        return Update(
            sequence=self.table.sequence,
            answers=answers,
            events=tuple(event for each in seen for event in each.events),
            seats_before=self._before,
            table=self._view,
            you=view_for_person(self.table, person_id, looking_at, self._muted_by(person_id)),
        )

    def encode(
        self, person_id: str, looking_at: int | None = None, answers: str | None = None
    ) -> bytes:
        """Encode the update of one viewer, reusing the parts that other viewers share."""
        key = person_id if person_id in self._known_people else "", looking_at
        private = self._private.get(key)
        if private is None:
            seen = self._seen_by(person_id, looking_at)
            you = view_for_person(self.table, person_id, looking_at, self._muted_by(person_id))
            events = [fragment for each in seen for fragment in each.fragments]
            private = self._private[key] = events, orjson.Fragment(you.model_dump_json())
        if self._encoded_view is None:
            self._encoded_view = orjson.Fragment(self._view.model_dump_json())
        events, encoded_you = private
        return orjson.dumps(
            {
                "kind": "update",
                "sequence": self.table.sequence,
                "answers": answers,
                "events": events,
                "seats_before": self._encoded_before,
                "table": self._encoded_view,
                "you": encoded_you,
            }
        )

    @cached_property
    def _view(self) -> TableView:
        return table_view(self.table)

    @cached_property
    def _encoded_before(self) -> orjson.Fragment | None:
        return None if self._before is None else orjson.Fragment(_SITTERS.dump_json(self._before))

    def _muted_by(self, person_id: str) -> frozenset[str]:
        return self._mutes.get(person_id, frozenset())

    def _seen_by(self, person_id: str, looking_at: int | None) -> Iterator["_SeenEvents"]:
        """Redact each event for a viewer, once for all viewers with the same viewpoint."""
        muted = self._muted_by(person_id)
        for number, (event, after) in enumerate(self.events):
            key = number, viewpoint(event, after, person_id, looking_at, muted, self.table)
            seen = self._seen.get(key)
            if seen is None:
                seen = self._seen[key] = _SeenEvents(
                    visible_events(event, after, person_id, looking_at, muted, self.table)
                )
            yield seen

    @cached_property
    def _known_people(self) -> frozenset[str]:
        """The host, the seated and the muting: all others see the same as any stranger."""
        tables = (self.table, *(after for _, after in self.events))
        hosts = {table.host for table in tables}
        seated = {seat.person.id for table in tables for seat in table.seats if seat.person}
        return frozenset(hosts | seated | self._mutes.keys())


class _SeenEvents:
    """One event of the table, as viewers with the same viewpoint see it."""

    def __init__(self, events: tuple[SeenEvent, ...]) -> None:
        self.events = events

    @cached_property
    def fragments(self) -> list[orjson.Fragment]:
        return [orjson.Fragment(event.model_dump_json()) for event in self.events]
