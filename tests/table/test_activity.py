"""People can download what they said and did at a table, and nothing else of its log."""

from ninetyeight.protocol import command as ask
from ninetyeight.table import write_event
from ninetyeight.table.activity import Activity, activity_of
from table.tables import ADA, BEN, Desk, playing


def talkative() -> Desk:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.SayChat, text="hello from me")
    desk.ask(BEN, ask.SayChat, text="good luck")
    return desk


def activity(desk: Desk, person_id: str) -> Activity:
    return activity_of(person_id, ((entry.at, write_event(entry.event)) for entry in desk.log))


def test_people_get_only_their_own_words() -> None:
    desk = talkative()
    for person, words in ((ADA, "hello from me"), (BEN, "good luck")):
        found = activity(desk, person.id)
        assert [event["text"] for event in found.said] == [words]
        assert words not in str(found.done)


def test_everything_has_a_time() -> None:
    desk = talkative()
    times = {entry.at.isoformat() for entry in desk.log}
    found = activity(desk, BEN.id)
    assert {event["at"] for event in (*found.said, *found.done)} <= times


def test_nothing_reveals_the_deck_or_a_name() -> None:
    desk = talkative()
    text = str(activity(desk, ADA.id))
    assert "dealt" not in text
    assert BEN.name not in text


def test_somebody_who_never_sat_there_gets_nothing() -> None:
    assert activity(talkative(), "nobody") == Activity([], [])


def test_a_log_that_this_version_cannot_read_still_yields_words() -> None:
    desk = talkative()
    entries = [(entry.at, write_event(entry.event)) for entry in desk.log]
    entries.insert(1, (desk.log[0].at, '{"kind":"from-the-future","seat":0}'))
    entries.insert(1, (desk.log[0].at, '"not even an object"'))
    assert [event["text"] for event in activity_of(ADA.id, entries).said] == ["hello from me"]
