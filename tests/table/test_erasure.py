"""Erasing a person from a log leaves a log of the same table, without their name and words."""

import json

from ninetyeight.protocol import command as ask
from ninetyeight.table import read_event, table_from, write_event
from ninetyeight.table.erasure import PersonEraser
from ninetyeight.table.log import LoggedEvent
from ninetyeight.table.seat import ERASED_NAME
from table.tables import ADA, BEN, Desk, playing


def erased(desk: Desk, person_id: str) -> list[str]:
    eraser = PersonEraser(person_id)
    return [eraser(write_event(entry.event)) for entry in desk.log]


def talkative() -> Desk:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.SayChat, text="hello from me")
    desk.ask(BEN, ask.SayChat, text="good luck")
    return desk


def test_name_and_chat_are_gone_from_every_entry() -> None:
    bodies = "".join(erased(talkative(), BEN.id))
    assert BEN.name not in bodies
    assert "good luck" not in bodies
    assert ADA.name in bodies
    assert "hello from me" in bodies


def test_the_host_is_erased_like_everybody() -> None:
    bodies = "".join(erased(talkative(), ADA.id))
    assert ADA.name not in bodies
    assert "hello from me" not in bodies
    assert "good luck" in bodies


def test_what_is_left_rebuilds_the_same_game() -> None:
    desk = talkative()
    log = [
        LoggedEvent(read_event(body), entry.at)
        for body, entry in zip(erased(desk, BEN.id), desk.log, strict=True)
    ]
    table = table_from(desk.table.id, log)
    assert table.seats[1].name == ERASED_NAME
    assert table.game is not None
    assert (table.game.state, table.game.actions) == (desk.game.state, desk.game.actions)


def test_entries_that_do_not_concern_the_person_keep_their_bytes() -> None:
    desk = talkative()
    assert erased(desk, "nobody")[1:] == [write_event(entry.event) for entry in desk.log[1:]]


def test_whoever_sits_down_later_keeps_their_words() -> None:
    eraser = PersonEraser("ben")
    said = {"kind": "chat-said", "seat": 1, "text": "mine"}
    ben = {"kind": "seat-taken", "seat": 1, "person": {"id": "ben", "name": "Ben"}}
    cleo = {"kind": "seat-taken", "seat": 1, "person": {"id": "cleo", "name": "Cleo"}}
    log = [ben, said, {"kind": "seat-cleared", "seat": 1}, cleo, said]
    texts = [json.loads(eraser(json.dumps(event))).get("text") for event in log]
    assert texts == [None, "", None, None, "mine"]


def test_a_person_is_erased_from_every_seat_they_took() -> None:
    erase = PersonEraser("a")
    log = [
        '{"kind":"opened","settings":{},"host":{"id":"a","name":"Ada"}}',
        '{"kind":"chat-said","seat":0,"text":"one"}',
        '{"kind":"seat-cleared","seat":0}',
        '{"kind":"seat-taken","seat":0,"person":{"id":"b","name":"Ada"}}',
        '{"kind":"chat-said","seat":0,"text":"two"}',
        '{"kind":"seat-taken","seat":1,"person":{"id":"a","name":"Ada"}}',
        '{"kind":"chat-said","seat":1,"text":"three"}',
    ]
    assert "".join(map(erase, log)).count("Ada") == 1
    assert ["one" in "".join(log), "two" in "".join(map(erase, log))] == [True, True]
    assert "three" not in "".join(map(erase, log))


def test_an_entry_of_a_kind_that_is_not_known_passes_unchanged() -> None:
    body = '{"kind": "of-a-later-version", "seat": 1}'
    assert PersonEraser("ben")(body) == body
