"""Mutes are kept beside the log, each with the answer to its command."""

import asyncio

import pytest

from ninetyeight.store import (
    NO_EFFECT,
    CommandAnswer,
    CommandAnswered,
    CommandTaken,
    MuteChange,
    SequenceTaken,
    Store,
    TableMutes,
    TokenKind,
    TokenRevoked,
    hash_token,
)
from store.rows import NOW, entry, later, put, row

pytestmark = pytest.mark.asyncio


def answer(command: str, person: str = "anna") -> CommandAnswer:
    return CommandAnswer(f"{person}:{command}", person, NO_EFFECT, later(0))


def mute(person: str = "ben", *, is_muted: bool = True, sequence: int = 1) -> MuteChange:
    return MuteChange("anna", person, is_muted, sequence)


async def mutes_of(store: Store, table_id: str = "t") -> TableMutes:
    return (await store.mutes.of_tables([table_id])).get(table_id, {})


async def test_a_mute_lasts_until_it_is_undone(store: Store, other: Store) -> None:
    await put(store)
    await put(store, "u")
    code, standing = await store.mutes.set("t", mute(), answer("a"))
    assert code == NO_EFFECT
    assert standing == {"anna": {"ben"}}
    await store.mutes.set("t", mute("carla"), answer("b"))
    await store.mutes.set("t", mute("carla"), answer("c"))
    await store.mutes.set("u", mute("carla"), answer("a"))
    assert await other.mutes.of_tables(["t", "u", "v"]) == {
        "t": {"anna": {"ben", "carla"}},
        "u": {"anna": {"carla"}},
    }
    await other.mutes.set("t", mute(is_muted=False), answer("d"))
    await other.mutes.set("t", mute(is_muted=False), answer("e"))
    assert await mutes_of(store) == {"anna": {"carla"}}


async def test_the_log_does_not_move(store: Store) -> None:
    await put(store)
    before = await store.tables.find("t"), await store.log.read("t")
    await store.mutes.set("t", mute(), answer("a"))
    await store.mutes.set("t", mute(is_muted=False), answer("b"))
    assert (await store.tables.find("t"), await store.log.read("t")) == before


async def test_a_repeat_changes_nothing_and_returns_the_current_mutes(
    store: Store, other: Store
) -> None:
    await put(store)
    await store.mutes.set("t", mute(), answer("a"))
    await store.mutes.set("t", mute(is_muted=False), answer("b"))
    await put(store, "t", 2)
    assert await other.mutes.set("t", mute(sequence=2), answer("a")) == (NO_EFFECT, {})
    assert await other.mutes.set("t", mute(), answer("a")) == (NO_EFFECT, {})  # whatever it knew
    assert await mutes_of(store) == {}
    with pytest.raises(CommandAnswered):
        await store.log.append("t", [entry(3, "anna:a")], row(sequence=3))


async def test_a_command_that_was_refused_mutes_nobody_later(store: Store) -> None:
    await put(store)
    await store.answers.record("t", CommandAnswer("anna:a", "anna", "not-seated", NOW))
    assert await store.mutes.set("t", mute(), answer("a")) == ("not-seated", {})
    assert await mutes_of(store) == {}


async def test_a_command_in_the_log_mutes_nobody_later(store: Store) -> None:
    await store.log.append("t", [entry(1, "anna:a")], row())
    with pytest.raises(CommandTaken):
        await store.mutes.set("t", mute(), answer("a"))
    assert await mutes_of(store) == {}


async def test_a_mute_is_refused_once_the_table_has_changed(store: Store) -> None:
    with pytest.raises(SequenceTaken):
        await store.mutes.set("t", mute(), answer("a"))
    await put(store)
    await put(store, "t", 2)
    with pytest.raises(SequenceTaken):
        await store.mutes.set("t", mute(), answer("a"))
    assert await mutes_of(store) == {}
    await store.mutes.set("t", mute(sequence=2), answer("a"))


async def test_a_revoked_token_mutes_nobody(store: Store) -> None:
    await put(store)
    person = await store.people.add("Anna", "en", NOW)
    token = await store.tokens.add(person.id, TokenKind.COOKIE, hash_token("a"), now=NOW)
    await store.mutes.set("t", mute(), answer("a"), token.id)
    await store.tokens.revoke_all(person.id)
    for command in ("a", "b"):
        with pytest.raises(TokenRevoked):
            await store.mutes.set("t", mute(is_muted=False), answer(command), token.id)
    assert await mutes_of(store) == {"anna": {"ben"}}


async def test_of_one_command_sent_twice_one_takes_effect(store: Store, other: Store) -> None:
    await put(store)
    for number in range(10):
        command = answer(str(number))
        first, second = await asyncio.gather(
            store.mutes.set("t", mute(), command),
            other.mutes.set("t", mute(is_muted=False), command),
        )
        assert first == second
        assert first[1] == await mutes_of(store)


async def test_mutes_by_and_of_a_person_are_deleted_with_them(store: Store) -> None:
    await put(store)
    await put(store, "u")
    for number, (by, person) in enumerate(
        (("anna", "ben"), ("ben", "anna"), ("carla", "anna"), ("ben", "carla"))
    ):
        await store.mutes.set(
            "t", MuteChange(by, person, is_muted=True, sequence=1), answer(str(number), by)
        )
    await store.mutes.set("u", mute(), answer("a"))
    await store.log.erase_person("t", "anna", lambda: lambda body: body, entry(1))
    assert await store.mutes.of_tables(["t", "u"]) == {
        "t": {"ben": {"carla"}},
        "u": {"anna": {"ben"}},
    }


async def test_mutes_are_deleted_with_their_table(store: Store) -> None:
    await put(store)
    await store.mutes.set("t", mute(), answer("a"))
    await store.tables.delete("t")
    await put(store)
    assert await mutes_of(store) == {}
