"""Events are reported with the names of those who sat there at the time."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Seating
from ninetyeight.table import Participant, Table, evolve, table_from, visible_events
from ninetyeight.table.seatings import SeenStep, seatings
from table.tables import ADA, BEN, CLEO, STRANGER, Desk, over, playing, seated

Names = list[str | None]


def told(desk: Desk, since: int, person: Participant = ADA) -> list[tuple[str, Names, int | None]]:
    """List what happened since then: the kind, who sat where, and the viewer's seat."""
    steps, kinds = _steps(desk, since, person)
    found = seatings(steps, desk.table, person.id)
    assert all(one.first < other.first for one, other in pairwise(found))
    lines = []
    for number, kind in enumerate(kinds):
        then = [each for each in found if each.first <= number]
        lines.append((kind, *_names(then[-1] if then else None, desk.table, person)))
    return lines


def _steps(desk: Desk, since: int, person: Participant) -> tuple[list[SeenStep], list[str]]:
    table = table_from("t", desk.log[:since])
    steps, kinds = list[SeenStep](), list[str]()
    for entry in desk.log[since:]:
        after = evolve(table, entry.event, entry.at)
        seen = visible_events(entry.event, after, person.id)
        steps.append((table, after, seen))
        kinds += [event.kind for event in seen]
        table = after
    return steps, kinds


def _names(seating: Seating | None, table: Table, person: Participant) -> tuple[Names, int | None]:
    if seating is None:
        return [seat.person.name if seat.person else None for seat in table.seats], table.seat_of(
            person.id
        )
    return [seat.bot or seat.name for seat in seating.seats], seating.your_seat


def test_a_removed_player_is_named_in_the_events_that_led_to_it() -> None:
    desk = seated(ADA, BEN, CLEO)
    since = len(desk.log)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(BEN, ask.Remove, seat=2)
    assert told(desk, since) == [
        ("removal-voted", ["Ada", "Ben", "Cleo"], 0),
        ("removal-voted", ["Ada", "Ben", "Cleo"], 0),
        ("removed", ["Ada", "Ben", "Cleo"], 0),
    ]


def test_what_somebody_did_before_leaving_is_not_attributed_to_their_successor() -> None:
    desk = over(ADA, BEN)
    since = len(desk.log)
    desk.ask(BEN, ask.SayChat, text="goodbye")
    desk.ask(BEN, ask.Leave)
    desk.ask(CLEO, ask.Sit)
    assert told(desk, since) == [
        ("chat-said", ["Ada", "Ben"], 0),
        ("seat-cleared", ["Ada", None], 0),
        ("seat-taken", ["Ada", "Cleo"], 0),
    ]
    assert [seat for *_, seat in told(desk, since, CLEO)] == [None, None, 1]
    assert [seat for *_, seat in told(desk, since, BEN)] == [1, None, None]
    assert [seat for *_, seat in told(desk, since, STRANGER)] == [None, None, None]


def test_a_turn_that_a_bot_played_for_somebody_is_attributed_to_the_bot() -> None:
    desk = playing(ADA, BEN, clock={"kind": "turn", "seconds": 30, "at_limit": "bot-turn"})
    turn, since = desk.turn, len(desk.log)
    desk.wait(30)
    while desk.turn == turn:
        desk.play()
    by_bot = [kind for kind, names, _ in told(desk, since) if names[turn] == "sharp"]
    assert by_bot[0] == "seat-minded"
    assert by_bot[-1] == "turn-ended"
    assert "card-laid" in by_bot


def test_a_table_may_have_had_fewer_seats() -> None:
    desk = seated(ADA, players=1)
    since = len(desk.log)
    desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=2))
    desk.ask(BEN, ask.Sit)
    assert told(desk, since) == [
        ("settings-changed", ["Ada", None], 0),
        ("seat-taken", ["Ada", "Ben"], 0),
    ]


@pytest.mark.parametrize(
    "act",
    [
        lambda desk: desk.play_turn(),
        lambda desk: desk.ask(BEN, ask.SayChat, text="hello"),
        lambda desk: desk.ask(ADA, ask.Concede),
    ],
)
def test_nothing_is_repeated_while_everybody_keeps_their_seat(act: Callable[[Desk], None]) -> None:
    desk = playing(ADA, BEN)
    since = len(desk.log)
    act(desk)
    steps, kinds = _steps(desk, since, ADA)
    assert kinds
    assert seatings(steps, desk.table, ADA.id) == ()


def test_somebody_who_changed_seats_learns_which_one_was_theirs() -> None:
    desk = Desk(players=3)
    since = len(desk.log)
    desk.ask(ADA, ask.Sit, seat=2)
    assert told(desk, since) == [
        ("seat-cleared", [None, None, None], None),
        ("seat-taken", [None, None, "Ada"], 2),
    ]
