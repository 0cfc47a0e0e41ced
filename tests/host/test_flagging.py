"""A flagged line is hidden from newcomers, after a restart, elsewhere and in the record."""

import json
from typing import Any

import pytest

from host.hosts import ANNA, BEN, CARLA, Hosts, answer, for_two, fresh, must, read, waiting
from ninetyeight.host import Host
from ninetyeight.host.snapshot_writer import EVERY
from ninetyeight.protocol.command import Concede, FlagLine, SayChat, SayPhrase
from ninetyeight.rules import Chat, read_record
from ninetyeight.store import Store
from ninetyeight.table import Participant
from ninetyeight.talk import PhraseCode

pytestmark = pytest.mark.asyncio
RIDDLE = "my house number, you were there"


async def say(host: Host, table_id: str, person: Participant, text: str = RIDDLE) -> int:
    """Say a line; return its number."""
    return (await must(host, table_id, person, SayChat(id=fresh(), text=text))).sequence


async def flag(host: Host, table_id: str, line: int, *, is_flagged: bool = True) -> None:
    await must(host, table_id, ANNA, FlagLine(id=fresh(), line=line, is_flagged=is_flagged))


async def chat(
    host: Host, table_id: str, person: Participant, since: int = 0
) -> list[dict[str, Any]]:
    """The lines that somebody who connects is sent."""
    session = await host.join(table_id, person, since=since)
    events = (await read(session))["events"]
    await session.leave()
    return [event for event in events if event["kind"] == "chat-said"]


async def recorded(store: Store, table_id: str) -> list[str]:
    (game,) = (await store.games.of_table(table_id)).items
    talk = read_record(game.record).talk
    return [each.said.text for each in talk if isinstance(each.said, Chat)]


async def test_everybody_connected_sees_the_flag(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    anna, ben = await host.join(table_id, ANNA), await host.join(table_id, BEN)
    line = await say(host, table_id, BEN)
    for session in (anna, ben):
        waiting(session)
    await answer(anna, FlagLine(id=fresh(), line=line))
    (flagged,) = (await read(ben))["events"]
    assert flagged == {
        "kind": "line-flagged",
        "seat": 0,
        "line": line,
        "writer": 1,
        "is_flagged": True,
        "is_hidden": True,
        "text": RIDDLE,
    }


async def test_nobody_who_connects_later_gets_the_hidden_text(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    line = await say(host, table_id, BEN)
    await flag(host, table_id, line)
    said = {"kind": "chat-said", "seat": 1, "game": 1, "line": line}
    hidden = {**said, "text": "", "is_hidden": True}
    for person in (ANNA, CARLA):
        for since in (0, line - 1):
            assert await chat(host, table_id, person, since) == [hidden]
    assert await chat(host, table_id, BEN) == [{**hidden, "text": RIDDLE}]
    await flag(host, table_id, line, is_flagged=False)
    shown = {**hidden, "text": RIDDLE, "is_hidden": False}
    assert await chat(host, table_id, CARLA) == [shown]
    (back,) = (await read(await host.join(table_id, ANNA, since=line + 1)))["events"]
    assert (back["is_hidden"], back["text"]) == (False, RIDDLE)


@pytest.mark.parametrize("entries", [0, EVERY])
async def test_a_flag_outlasts_a_restart(hosts: Hosts, store: Store, entries: int) -> None:
    """A short log is read whole, a long one from a snapshot."""
    host = await hosts.make(store)
    table_id = await for_two(host)
    for _ in range(entries - 5):
        await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    line = await say(host, table_id, BEN)
    await flag(host, table_id, line)
    for _ in range(5):
        await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    await host.stop()
    assert (await store.snapshots.find(table_id) is not None) == bool(entries)
    other = await hosts.make(store)
    assert RIDDLE not in str(await chat(other, table_id, ANNA))
    await flag(other, table_id, line, is_flagged=False)
    (shown,) = (await read(await other.join(table_id, CARLA, since=line + 6)))["events"]
    assert shown["text"] == RIDDLE


async def test_a_repeat_gets_the_same_answer(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    line = await say(host, table_id, BEN)
    command = FlagLine(id=fresh(), line=line)
    done = await must(host, table_id, ANNA, command)
    again = await must(host, table_id, ANNA, command)
    assert (again.sequence, again.events) == (done.sequence, ())
    early = FlagLine(id=fresh(), line=done.sequence + 1)
    for _ in range(2):
        refused = await host.do(table_id, ANNA, early)
        assert getattr(refused, "code", None) == "no-such-line"
        await say(host, table_id, BEN)


async def test_the_record_leaves_out_lines_flagged_after_the_end_too(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    lines = [await say(host, table_id, BEN, text) for text in ("first", RIDDLE, "last")]
    await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.THANKS))
    await flag(host, table_id, lines[0])
    for person in (ANNA, BEN):
        await must(host, table_id, person, Concede(id=fresh()))
    assert await recorded(store, table_id) == [RIDDLE, "last"]
    await flag(host, table_id, lines[0], is_flagged=False)
    (whole,) = (await store.games.of_table(table_id)).items
    for line in lines:
        await flag(host, table_id, line)
    assert await recorded(store, table_id) == []
    await host.stop()
    other = await hosts.make(store)
    for line in reversed(lines):
        await flag(other, table_id, line, is_flagged=False)
    (again,) = (await store.games.of_table(table_id)).items
    assert again.record == whole.record


async def test_withdrawing_a_flag_restores_the_record(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    line = await say(host, table_id, BEN)
    for person in (ANNA, BEN):
        await must(host, table_id, person, Concede(id=fresh()))
    (whole,) = (await store.games.of_table(table_id)).items
    await flag(host, table_id, line)
    (hidden,) = (await store.games.of_table(table_id)).items
    assert "talk" not in json.loads(hidden.record)
    await flag(host, table_id, line, is_flagged=False)
    (again,) = (await store.games.of_table(table_id)).items
    assert again.record == whole.record


async def test_flagging_a_line_of_a_deleted_game_is_no_error(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    line = await say(host, table_id, BEN)
    for person in (ANNA, BEN):
        await must(host, table_id, person, Concede(id=fresh()))
    (game,) = (await store.games.of_table(table_id)).items
    assert await store.games.delete(game.id)
    await flag(host, table_id, line)
    assert (await store.games.of_table(table_id)).items == ()
