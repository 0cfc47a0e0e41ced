"""Reads the logs of tables, to compare with what players were told."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from ninetyeight.protocol.event import AgainWished, BidMade, PhraseSaid
from ninetyeight.store import LogEntry, Store
from ninetyeight.table import (
    Event,
    LoggedEvent,
    Table,
    evolve,
    new_table,
    read_event,
    table_from,
    table_view,
    view_for_person,
    visible_events,
)
from ninetyeight.table.event import CardLaid, Opened, TurnEndChosen
from proof.machinery.players import Player, Report, Shown

ASKED = (AgainWished, BidMade, CardLaid, PhraseSaid, TurnEndChosen)
"""Events that only a command causes; those of people carry the command's id."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event and the table after it."""

    at: datetime
    event: Event
    table: Table
    command: str | None


@dataclass
class Book:
    """The log of a table as far as it was read."""

    table_id: str
    moments: list[Moment] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)
    """The sequence that each command led to."""
    doubled: int = 0
    """Commands with more than one entry, and steps of people without a command."""
    views: int = 0
    """How many views were compared."""
    _logged: list[LoggedEvent] = field(default_factory=list)

    @property
    def sequence(self) -> int:
        return len(self.moments)

    @property
    def table(self) -> Table:
        return self.moments[-1].table

    async def read(self, store: Store) -> None:
        """Read the new entries of the log."""
        for entry in await store.log.read(self.table_id, self.sequence):
            self._turn_page(entry)

    def _turn_page(self, entry: LogEntry) -> None:
        assert entry.sequence == self.sequence + 1, f"{self.table_id} has a gap"
        event = read_event(entry.body)
        if isinstance(event, Opened):
            table = new_table(self.table_id, event, entry.at)
        else:
            table = evolve(self.table, event, entry.at)
        if entry.command is not None:
            self.doubled += entry.command in self.commands
            self.commands[entry.command] = entry.sequence
        elif isinstance(event, ASKED) and self.table.seats[event.seat].bot is None:
            self.doubled += 1
        self.moments.append(Moment(entry.at, event, table, entry.command))
        self._logged.append(LoggedEvent(event, entry.at))

    def check(self, player: Player, report: Report) -> None:
        """Compare with the log what a player was told before it was read."""
        for shown in report.shown:
            self._check_shown(player, shown)
        lost = [id for id in report.done if self.place(player, id) is None]
        assert not lost, f"{self.table_id} lost what it answered to {player.name}: {lost}"
        for id, sequence in report.refused.items():
            place = self.place(player, id)
            assert place is None or place > sequence, f"{id} was refused, although it was done"

    def place(self, player: Player, command_id: str) -> int | None:
        """The sequence that a player's command led to."""
        return self.commands.get(f"{player.id}:{command_id}")

    def _check_shown(self, player: Player, shown: Shown) -> None:
        where = f"{self.table_id} at {shown.sequence}, for {player.name}"
        assert shown.sequence <= self.sequence, f"{where}: shown, and not in the log"
        table = self.moments[shown.sequence - 1].table
        assert shown.table == table_view(table).model_dump(mode="json"), where
        assert shown.you == view_for_person(table, player.id).model_dump(mode="json"), where
        if shown.after is not None:
            assert shown.events == self._events(player.id, shown.after, shown.sequence), where
        self.views += 1

    def _events(self, person_id: str, after: int, last: int) -> list[dict[str, Any]]:
        return [
            seen.model_dump(mode="json")
            for moment in self.moments[after:last]
            for seen in visible_events(moment.event, moment.table, person_id)
        ]

    def check_replay(self) -> None:
        """Compare the table that grew entry by entry with one made from the whole log."""
        assert table_from(self.table_id, self._logged) == self.table

    def kinds(self) -> Counter[str]:
        """Count the events of a kind."""
        return Counter(moment.event.kind for moment in self.moments)


def check_equal_at_end(book: Book, player: Player, asked: Shown) -> None:
    """Compare what a player at rest sees with the server's view and with the log."""
    assert player.sequence == asked.sequence == book.sequence, f"{player.name} is not up to date"
    assert player.view["table"] == asked.table
    assert player.view["you"] == asked.you
    book.check(player, player.report(asked))
