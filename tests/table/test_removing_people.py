"""People who will not come back: their seat, their table, and the running game."""

from collections.abc import Callable

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase
from ninetyeight.table import remove_person
from table.tables import ADA, BEN, CLEO, STRANGER, Desk, dealt, over, playing, seated


def kinds(desk: Desk, person_id: str) -> list[str]:
    return [event.kind for event in desk.happen(remove_person(desk.table, person_id, desk.context))]


def test_a_seat_is_free_before_a_game_and_after_it() -> None:
    for desk in (seated(ADA, BEN), over(ADA, BEN)):
        assert kinds(desk, BEN.id) == ["removed"]
        assert desk.table.seats[1].is_free


def test_a_bot_has_the_seat_in_a_running_game() -> None:
    for desk in (dealt(ADA, BEN), playing(ADA, BEN)):
        phase = desk.table.phase
        kinds(desk, BEN.id)
        assert (desk.table.seats[1].person, desk.table.seats[1].bot) == (None, "sharp")
        assert desk.table.phase is phase


def test_the_game_continues_without_the_name() -> None:
    desk = playing(ADA, BEN)
    kinds(desk, ADA.id)
    assert desk.table.host == BEN.id
    desk.play_out()
    assert desk.table.phase is Phase.OVER
    assert [seat.name for seat in desk.table.seats] == ["bot:sharp", "Ben"]


def test_the_last_player_to_leave_closes_the_table() -> None:
    for desk in (seated(ADA), playing(ADA), over(ADA)):
        assert kinds(desk, ADA.id) == ["removed", "closed"]
        assert kinds(desk, ADA.id) == []


def test_a_game_is_given_up_that_only_the_leaver_wanted_to_play() -> None:
    desk = playing(ADA, BEN, CLEO)
    for person in (BEN, CLEO):
        desk.ask(person, ask.Concede)
    assert kinds(desk, ADA.id) == ["removed", "host-changed", "conceded"]


@pytest.mark.parametrize("make", [seated, playing, over])
def test_somebody_without_a_seat_changes_nothing(make: Callable[..., Desk]) -> None:
    assert kinds(make(ADA, BEN), STRANGER.id) == []
