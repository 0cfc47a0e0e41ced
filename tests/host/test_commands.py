"""Commands that arrive twice, late, out of order, at once, or while the store fails."""

import asyncio
import json

import pytest

from host.hosts import (
    ANNA,
    BEN,
    CARLA,
    Hosts,
    answer,
    for_two,
    fresh,
    must,
    next_step,
    read,
    waiting,
)
from ninetyeight.host import Host, StoreUnavailable, command_memory, live_table
from ninetyeight.protocol.command import LayCard, SayChat, SayPhrase, ShowSigns, Sit
from ninetyeight.protocol.message import Refusal, Update
from ninetyeight.rules import GameError, Pile, Sign
from ninetyeight.store import Store, StoreError
from ninetyeight.talk import PhraseCode
from waiting import until

pytestmark = pytest.mark.asyncio


async def first_step(host: Host, table_id: str) -> LayCard:
    command = next_step(await host.state(table_id, "anna"))
    assert isinstance(command, LayCard)
    return command


async def test_a_repeat_is_answered_but_not_carried_out_again(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    anna, ben = await host.join(table_id, ANNA), await host.join(table_id, BEN)
    command = await first_step(host, table_id)
    first = await answer(anna, command)
    assert [event["kind"] for event in first["events"]] == ["card-laid"]
    told = len([message for message in waiting(ben) if message["kind"] == "update"])
    count = len(await store.log.read(table_id))
    repeated = await answer(anna, command)
    assert (repeated["kind"], repeated["events"]) == ("update", [])
    assert repeated["sequence"] == first["sequence"]
    assert len(await store.log.read(table_id)) == count
    assert (told, waiting(ben)) == (2, [])


async def test_a_repeat_is_known_after_a_restart(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    command = await first_step(host, table_id)
    await must(host, table_id, ANNA, command)
    await hosts.kill(host)
    other = await hosts.make(store)
    assert (await must(other, table_id, ANNA, command)).events == ()


async def test_an_old_repeat_is_found_in_the_store(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_memory, "MOST", 2)
    host = await hosts.make(store)
    table_id = await for_two(host)
    command = await first_step(host, table_id)
    await must(host, table_id, ANNA, command)
    phrase = SayPhrase(id=fresh(), code=PhraseCode.HELLO)
    await must(host, table_id, BEN, phrase)
    for _ in range(3):
        await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    sequence = (await host.table(table_id)).sequence
    for person, old in ((ANNA, command), (BEN, phrase)):
        repeated = await must(host, table_id, person, old)
        assert (repeated.answers, repeated.sequence) == (old.id, sequence)


async def test_the_same_id_of_another_person_is_another_command(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    for person in (ANNA, BEN):
        done = await must(host, table_id, person, SayPhrase(id="same", code=PhraseCode.HELLO))
        assert len(done.events) == 1


async def test_a_stale_step_is_refused_with_the_current_state(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    command = await first_step(host, table_id)
    await must(host, table_id, ANNA, command)
    session = await host.join(table_id, ANNA)
    stale = await answer(session, command.model_copy(update={"id": fresh()}))
    assert (stale["kind"], stale["code"]) == ("refusal", "stale")
    assert stale["table"]["game"]["version"] == command.version + 1
    assert command.card not in stale["you"]["hand"]
    done = await host.do(table_id, BEN, command.model_copy(update={"id": fresh()}))
    assert isinstance(done, Refusal)


async def test_of_many_commands_at_once_one_succeeds(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    command = await first_step(host, table_id)
    same = [host.do(table_id, ANNA, command) for _ in range(10)]
    others = [
        host.do(table_id, ANNA, command.model_copy(update={"id": fresh()})) for _ in range(10)
    ]
    done = await asyncio.gather(*same, *others)
    assert sum(isinstance(each, Update) and bool(each.events) for each in done) == 1
    assert all(isinstance(each, Update) for each in done[:10])
    assert {each.code for each in done[10:] if isinstance(each, Refusal)} == {"stale"}


async def test_a_command_without_effect_is_answered_only_to_its_sender(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    anna, ben = await host.join(table_id, ANNA), await host.join(table_id, BEN)
    signs: dict[Pile, Sign | None] = {Pile.A: Sign.LIKE}
    await answer(anna, ShowSigns(id=fresh(), signs=signs))
    waiting(ben)
    again = await answer(anna, ShowSigns(id=fresh(), signs=signs))
    assert (again["kind"], again["events"]) == ("update", [])
    assert waiting(ben) == []


async def test_a_refused_line_comes_with_an_offered_sign(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    line = SayChat(id=fresh(), text="leave C to me, I have the 57")
    refused = await answer(session, line)
    assert (refused["code"], refused["reason"]) == ("number-named", "digits")
    assert refused["offer"]["pile"] == "C"


async def test_a_failing_store_is_reported_and_nothing_is_published(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    anna, ben = await host.join(table_id, ANNA), await host.join(table_id, BEN)
    command = await first_step(host, table_id)
    for session in (anna, ben):
        await read(session)
        waiting(session)
    before = await host.table(table_id)

    async def failing(*_arguments: object) -> None:
        raise StoreError("database", "The database failed.")

    with monkeypatch.context() as patch:
        patch.setattr(store.log, "append", failing)
        problem = await answer(anna, command)
        assert (problem["kind"], problem["code"]) == ("problem", "store")
        with pytest.raises(StoreUnavailable):
            await host.do(table_id, ANNA, command)
    assert waiting(ben) == []
    assert await host.table(table_id) == before
    said = [record.getMessage().split(" at ")[0] for record in caplog.records]  # then the place
    assert not any(character.isdigit() for character in "".join(said))
    done = await answer(anna, command)
    assert [event["kind"] for event in done["events"]] == ["card-laid"]
    assert len(waiting(ben)) == 1


async def test_a_write_that_was_reported_as_failed_but_succeeded_is_found(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    ben = await host.join(table_id, BEN)
    waiting(ben)
    command = await first_step(host, table_id)
    append = store.log.append

    async def doubtful(*arguments: object) -> None:
        await append(*arguments)  # type: ignore[arg-type]
        raise StoreError("database", "The connection was lost.")

    with monkeypatch.context() as patch:
        patch.setattr(store.log, "append", doubtful)
        with pytest.raises(StoreUnavailable):
            await host.do(table_id, ANNA, command)
    again = await must(host, table_id, ANNA, command)
    assert again.events == ()
    (told,) = [each for each in waiting(ben) if each["kind"] == "update"]
    assert [event["kind"] for event in told["events"]] == ["card-laid"]


async def test_leaving_during_a_write_disturbs_nobody(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    ben = await host.join(table_id, BEN)
    waiting(ben)
    task = asyncio.create_task(host.do(table_id, ANNA, await first_step(host, table_id)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    assert [event["kind"] for event in (await read(ben))["events"]] == ["card-laid"]
    assert len(await store.log.read(table_id)) == (await host.table(table_id)).sequence


async def test_text_that_the_database_cannot_store_is_refused(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)

    async def unstorable(*_arguments: object) -> None:
        raise StoreError("unstorable", "A text contains characters that the database cannot store.")

    store.log.append, append = unstorable, store.log.append  # type: ignore[assignment, method-assign]
    refused = await host.do(table_id, ANNA, SayChat(id=fresh(), text="hi"))
    store.log.append = append  # type: ignore[method-assign]
    assert isinstance(refused, Refusal)
    assert refused.code == "unstorable"


async def test_an_internal_error_is_logged_without_hidden_cards(
    hosts: Hosts,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)

    def mistaken(*_arguments: object) -> None:
        raise KeyError("a hidden card")

    with monkeypatch.context() as patch:
        patch.setattr(live_table, "decide", mistaken)
        problem = await answer(session, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    assert problem["code"] == "internal"
    lines = [record.getMessage() for record in caplog.records]
    assert any("KeyError" in line for line in lines)
    assert "hidden" not in "".join(lines) + json.dumps(problem)
    assert (await answer(session, SayPhrase(id=fresh(), code=PhraseCode.HELLO)))["kind"] == "update"


async def test_two_tables_do_not_wait_for_each_other(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    slow, quick = await for_two(host), await for_two(host)
    append, free = store.log.append, asyncio.Event()

    async def waits(table_id: str, *others: object) -> None:
        if table_id == slow:
            await free.wait()
        await append(table_id, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(store.log, "append", waits)
    task = asyncio.create_task(host.do(slow, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO)))
    await must(host, quick, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    assert not task.done()
    free.set()
    assert isinstance(await task, Update)


async def test_a_removed_table_is_gone(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, CARLA)
    await store.tables.delete(table_id)
    with pytest.raises(GameError) as caught:
        await host.do(table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    assert caught.value.code == "no-such-table"
    await until(lambda: session.end_reason is not None and session.end_reason.code == 4404)
    with pytest.raises(GameError):
        await host.do(table_id, BEN, Sit(id=fresh()))
