"""How fast bots play: the table's pace, and skipping ahead to the next person's turn."""

from ninetyeight.protocol.event import PaceSet, SkippedAhead
from ninetyeight.protocol.settings import Pace
from ninetyeight.table.event import Event
from ninetyeight.table.seat import Participant
from ninetyeight.table.seating import check_host
from ninetyeight.table.table import Table


def set_pace(table: Table, actor: Participant, pace: Pace) -> tuple[Event, ...]:
    """Change the pace for everybody at the table, so that all see the same."""
    check_host(table, actor)
    return () if pace is table.settings.pace else (PaceSet(pace=pace),)


def skip_ahead(table: Table, actor: Participant) -> tuple[Event, ...]:
    """Skip the pauses of bots until a person is on turn, if there are any."""
    check_host(table, actor)
    return (SkippedAhead(),) if table.may_skip else ()
