"""The log is the truth: events are written and read, and a table is rebuilt from them."""

import random
from datetime import timedelta
from typing import get_args

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.settings import Pace, Settings
from ninetyeight.rules import Bid, Pile, Sign
from ninetyeight.table import (
    Deal,
    Event,
    LoggedEvent,
    apply_events,
    evolve,
    read_event,
    table_from,
    table_view,
    view_for_person,
    visible_events,
    write_event,
)
from ninetyeight.table import event as happened
from ninetyeight.talk import PhraseCode
from table.anybody import something
from table.tables import ADA, BEN, PEOPLE, START, STRANGER, Desk, playing

LAYOUT: dict[str, tuple[int, ...]] = {
    "stop": (2, 3, 4, 5),
    "skull": (6, 7, 8, 9),
    "three": (10, 11, 12, 13),
    "silence": (14, 15, 16, 17),
    "no-backwards": (18, 19, 20, 21),
    "one-pile": (22, 23, 24, 25),
    "draw-one": (26, 27, 28, 29),
}
SETTINGS = Settings(
    edition="extreme",
    players=3,
    layout=LAYOUT,
    name="Friday",
    clock={"kind": "days", "days": 2, "at_limit": "bot-seat"},  # type: ignore[arg-type]
    undo=True,
)
EVERY_EVENT: tuple[Event, ...] = (
    happened.Opened(settings=SETTINGS, host=ADA),
    happened.SettingsChanged(settings=Settings()),
    happened.HostChanged(person_id="ben"),
    happened.SeatTaken(seat=1, person=BEN),
    happened.BotSeated(seat=2, bot="sharp"),
    happened.SeatCleared(seat=2),
    happened.Dealt(deal=Deal(deck=tuple(range(2, 100)), nonce="00"), is_repeat=True),
    happened.BidMade(seat=0, bid=Bid.ALL_THE_SAME),
    happened.StarterChosen(seat=1, cause=happened.StarterCause.LOT),
    happened.CardLaid(seat=0, card=47, pile=Pile.C),
    happened.TurnEndChosen(seat=0),
    happened.CardTakenBack(seat=0),
    happened.HintTaken(seat=0),
    happened.Signalled(seat=1, signs={Pile.A: Sign.LIKE, Pile.D: None}),
    happened.PhraseSaid(seat=1, code=PhraseCode.HELLO, pile=Pile.B),
    happened.ChatSaid(seat=1, text="čau, «привет» 🙂"),
    happened.ConcedeVoted(seat=1, agrees=False),
    happened.Conceded(),
    happened.RemovalVoted(seat=2, by=0, agrees=True),
    happened.Removed(seat=2, bot=None),
    happened.WentAway(seat=1),
    happened.SeatMinded(seat=1, bot="sharp", minding=Minding.TURN),
    happened.CameBack(seat=1),
    happened.Muted(by="ada", person_id="ben", is_muted=True),
    happened.LineFlagged(seat=0, line=16, is_flagged=True),
    happened.WatchersAllowed(seat=0, are_allowed=True),
    happened.PaceSet(pace=Pace.FAST),
    happened.SkippedAhead(),
    happened.AgainWished(seat=0),
    happened.PersonErased(person_id="ada"),
    happened.Closed(cause=happened.CloseCause.IDLE),
)


@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: event.kind)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    assert read_event(write_event(event)) == event


def test_every_kind_of_event_is_tested() -> None:
    union = get_args(Event)[0]
    assert {type(event) for event in EVERY_EVENT} == set(get_args(union))


@pytest.mark.parametrize(
    "text", ["", "{}", '{"kind": "won"}', '{"kind": "went-away"}', '{"kind": "conceded", "x": 1}']
)
def test_invalid_events_are_not_read(text: str) -> None:
    with pytest.raises(ValidationError):
        read_event(text)


def test_a_table_is_opened_once() -> None:
    desk = Desk()
    with pytest.raises(AssertionError):
        evolve(desk.table, desk.log[0].event, START)


def test_a_table_needs_an_event() -> None:
    with pytest.raises(AssertionError):
        table_from("t", [])


def test_each_of_several_events_leads_to_a_table() -> None:
    desk = playing(ADA, BEN)
    events: list[Event] = [happened.ConcedeVoted(seat=0, agrees=True), happened.Conceded()]
    (_, first), (_, second) = apply_events(desk.table, events, START)
    assert not first.game or not first.game.is_over
    assert second.game is not None
    assert second.game.is_over
    assert second.sequence == desk.table.sequence + 2


def test_every_event_updates_the_time_of_change() -> None:
    desk = playing(ADA, BEN)
    desk.now += timedelta(seconds=5)
    desk.ask(BEN, ask.SayPhrase, code="hello")
    assert desk.table.changed_at == desk.now
    assert desk.table.opened_at == START


@given(st.integers(0, 2**32), st.integers(20, 250))
@settings(max_examples=60, deadline=None)
def test_whatever_people_do_the_table_is_consistent_and_its_log_rebuilds_it(
    seed: int, steps: int
) -> None:
    """The driver checks after each command: events counted, one seat a person, cards conserved."""
    note(f"seed {seed}")
    rng = random.Random(seed)
    desk = Desk(
        seed=str(seed), players=rng.randint(1, 5), undo=rng.choice((None, True)), watch="seat"
    )
    for _ in range(steps):
        before = len(desk.log)
        something(desk, rng)
        if rng.random() < 0.3:
            _look_at_all(desk, before)
        if desk.table.is_closed:
            break
    log = [LoggedEvent(read_event(write_event(entry.event)), entry.at) for entry in desk.log]
    assert table_from("t", log) == desk.table


def _look_at_all(desk: Desk, before: int) -> None:
    """View the table and the latest events as everybody; nothing may fail."""
    table_view(desk.table).model_dump_json()
    for person in (*PEOPLE, STRANGER):
        for looking_at in (None, 0, 4):
            view_for_person(desk.table, person.id, looking_at).model_dump_json()
    if len(desk.log) == before + 1:
        for person in (*PEOPLE, STRANGER):
            for seen in visible_events(desk.log[-1].event, desk.table, person.id, 0):
                seen.model_dump_json()
