"""Mutes stand beside the log, each with the answer to its command."""

import asyncio

import pytest

from ninetyeight.store import (
    NO_EFFECT,
    Answer,
    CommandAnswered,
    CommandTaken,
    Mute,
    SequenceTaken,
    Store,
    TableMutes,
    TokenKind,
    TokenRevoked,
    hash_token,
)
from store.rows import NOW, entry, later, put, row

pytestmark = pytest.mark.asyncio


def answer(command: str, person: str = "anna") -> Answer:
    return Answer(f"{person}:{command}", person, NO_EFFECT, later(0))


def mute(person: str = "ben", *, is_muted: bool = True, sequence: int = 1) -> Mute:
    return Mute("anna", person, is_muted, sequence)


async def mutes_of(store: Store, table_id: str = "t") -> TableMutes:
    return (await store.mutes([table_id])).get(table_id, {})


async def test_a_mute_stands_until_it_is_taken_back(store: Store, other: Store) -> None:
    await put(store)
    await put(store, "u")
    code, standing = await store.mute("t", mute(), answer("a"))
    assert code == NO_EFFECT
    assert standing == {"anna": {"ben"}}
    await store.mute("t", mute("carla"), answer("b"))
    await store.mute("t", mute("carla"), answer("c"))
    await store.mute("u", mute("carla"), answer("a"))
    assert await other.mutes(["t", "u", "v"]) == {
        "t": {"anna": {"ben", "carla"}},
        "u": {"anna": {"carla"}},
    }
    await other.mute("t", mute(is_muted=False), answer("d"))
    await other.mute("t", mute(is_muted=False), answer("e"))
    assert await mutes_of(store) == {"anna": {"carla"}}


async def test_the_log_does_not_move(store: Store) -> None:
    await put(store)
    before = await store.table("t"), await store.read("t")
    await store.mute("t", mute(), answer("a"))
    await store.mute("t", mute(is_muted=False), answer("b"))
    assert (await store.table("t"), await store.read("t")) == before


async def test_a_repeat_does_nothing_and_tells_how_things_stand(store: Store, other: Store) -> None:
    await put(store)
    await store.mute("t", mute(), answer("a"))
    await store.mute("t", mute(is_muted=False), answer("b"))
    await put(store, "t", 2)
    assert await other.mute("t", mute(sequence=2), answer("a")) == (NO_EFFECT, {})
    assert await other.mute("t", mute(), answer("a")) == (NO_EFFECT, {})  # whatever it knew
    assert await mutes_of(store) == {}
    with pytest.raises(CommandAnswered):
        await store.append("t", [entry(3, "anna:a")], row(sequence=3))


async def test_a_command_that_was_refused_mutes_nobody_later(store: Store) -> None:
    await put(store)
    await store.keep_answer("t", Answer("anna:a", "anna", "not-seated", NOW))
    assert await store.mute("t", mute(), answer("a")) == ("not-seated", {})
    assert await mutes_of(store) == {}


async def test_a_command_of_the_log_mutes_nobody_later(store: Store) -> None:
    await store.append("t", [entry(1, "anna:a")], row())
    with pytest.raises(CommandTaken):
        await store.mute("t", mute(), answer("a"))
    assert await mutes_of(store) == {}


async def test_a_mute_is_decided_again_where_the_table_has_gone_on(store: Store) -> None:
    with pytest.raises(SequenceTaken):
        await store.mute("t", mute(), answer("a"))
    await put(store)
    await put(store, "t", 2)
    with pytest.raises(SequenceTaken):
        await store.mute("t", mute(), answer("a"))
    assert await mutes_of(store) == {}
    await store.mute("t", mute(sequence=2), answer("a"))


async def test_a_void_token_mutes_nobody(store: Store) -> None:
    await put(store)
    person = await store.add_person("Anna", "en", NOW)
    token = await store.add_token(person.id, TokenKind.COOKIE, hash_token("a"), now=NOW)
    await store.mute("t", mute(), answer("a"), token.id)
    await store.revoke_all(person.id)
    for command in ("a", "b"):
        with pytest.raises(TokenRevoked):
            await store.mute("t", mute(is_muted=False), answer(command), token.id)
    assert await mutes_of(store) == {"anna": {"ben"}}


async def test_of_one_command_twice_at_once_one_is_done(store: Store, other: Store) -> None:
    await put(store)
    for number in range(10):
        command = answer(str(number))
        first, second = await asyncio.gather(
            store.mute("t", mute(), command), other.mute("t", mute(is_muted=False), command)
        )
        assert first == second
        assert first[1] == await mutes_of(store)


async def test_mutes_go_with_the_person_on_both_sides(store: Store) -> None:
    await put(store)
    await put(store, "u")
    for number, (by, person) in enumerate(
        (("anna", "ben"), ("ben", "anna"), ("carla", "anna"), ("ben", "carla"))
    ):
        await store.mute("t", Mute(by, person, is_muted=True, sequence=1), answer(str(number), by))
    await store.mute("u", mute(), answer("a"))
    await store.erase("t", "anna", lambda: lambda body: body, entry(1))
    assert await store.mutes(["t", "u"]) == {"t": {"ben": {"carla"}}, "u": {"anna": {"ben"}}}


async def test_mutes_go_with_the_table(store: Store) -> None:
    await put(store)
    await store.mute("t", mute(), answer("a"))
    await store.remove_table("t")
    await put(store)
    assert await mutes_of(store) == {}
