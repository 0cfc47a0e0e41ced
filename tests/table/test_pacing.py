"""How fast bots play: the host sets it for everybody, and may skip ahead."""

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import PaceSet, SkippedAhead
from ninetyeight.protocol.settings import Pace
from ninetyeight.table.view import view_for_person
from table.tables import ADA, BEN, Desk, playing, seated


def may_skip(desk: Desk) -> tuple[bool, bool]:
    """Whether Ada may skip, and whether Ben may."""
    ada, ben = (view_for_person(desk.table, person.id) for person in (ADA, BEN))
    return ada.may_skip, ben.may_skip


def pace_of(desk: Desk) -> str:
    """How fast bots play now."""
    return desk.table.pace.value


@pytest.mark.parametrize("pace", Pace)
def test_a_table_is_opened_at_the_pace_that_its_host_likes(pace: Pace) -> None:
    assert playing(ADA, players=2, pace=pace).table.pace is pace


def test_the_host_alone_changes_the_pace_at_any_time() -> None:
    desk = seated(ADA, BEN, players=3)
    assert desk.ask(ADA, ask.SetPace, pace="slow") == (PaceSet(pace=Pace.SLOW),)
    assert desk.ask(ADA, ask.SetPace, pace="slow") == ()
    assert desk.code(BEN, ask.SetPace, pace="fast") == "not-host"
    desk = playing(ADA, BEN, players=3)
    assert desk.ask(ADA, ask.SetPace, pace="fast")
    assert desk.table.settings.pace is Pace.FAST
    assert desk.code(BEN, ask.SetPace, pace="slow") == "not-host"


def test_skipping_lasts_until_the_next_person_is_on_turn() -> None:
    desk = playing(ADA, players=3, pace="slow")
    assert desk.ask(ADA, ask.SkipAhead) == (), "a person is on turn"
    desk.play_turn()
    assert desk.ask(ADA, ask.SkipAhead) == (SkippedAhead(),)
    assert desk.ask(ADA, ask.SkipAhead) == (), "once is enough"
    desk.play_turn()
    assert desk.turn == 2
    assert pace_of(desk) == "instant"
    desk.play_turn()
    assert desk.turn == 0
    assert pace_of(desk) == "slow"


def test_only_the_host_is_offered_to_skip_and_only_where_there_is_a_pause() -> None:
    desk = playing(ADA, BEN, players=3)
    assert may_skip(desk) == (False, False)
    desk.play_turn()
    assert may_skip(desk) == (False, False)
    desk.play_turn()
    assert may_skip(desk) == (True, False)
    assert desk.code(BEN, ask.SkipAhead) == "not-host"
    desk.ask(ADA, ask.SetPace, pace="instant")
    assert may_skip(desk) == (False, False)
    assert desk.ask(ADA, ask.SkipAhead) == ()


def test_nothing_is_skipped_before_or_after_a_game() -> None:
    desk = seated(ADA, players=2)
    assert desk.ask(ADA, ask.SkipAhead) == ()
    desk = playing(ADA, players=2)
    desk.play_turn()
    desk.ask(ADA, ask.SkipAhead)
    desk.ask(ADA, ask.Concede)
    assert desk.table.pace is Pace.NORMAL
    assert may_skip(desk) == (False, False)
