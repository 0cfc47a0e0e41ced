"""Commands without an entry get the same answer when they are repeated."""

import asyncio

import pytest

from ninetyeight.store import (
    NO_EFFECT,
    CommandAnswer,
    CommandAnswered,
    CommandTaken,
    SequenceTaken,
    Store,
)
from ninetyeight.store import answers as kept
from store.rows import entry, later, put, row

pytestmark = pytest.mark.asyncio


def answer(command: str, code: str = "stale", person: str = "anna", at: float = 0) -> CommandAnswer:
    return CommandAnswer(f"{person}:{command}", person, code, later(at))


async def test_the_first_answer_stands(store: Store, other: Store) -> None:
    await put(store)
    assert await store.answers.record("t", answer("c")) == "stale"
    assert await other.answers.record("t", answer("c", NO_EFFECT)) == "stale"
    assert await store.answers.record("t", answer("d", NO_EFFECT)) == NO_EFFECT
    assert await other.answers.record("t", answer("d", "closed")) == NO_EFFECT


async def test_a_command_that_was_answered_takes_no_effect_later(
    store: Store, other: Store
) -> None:
    await put(store)
    await store.answers.record("t", answer("c"))
    with pytest.raises(CommandAnswered) as caught:
        await other.log.append("t", [entry(2, "anna:c")], row(sequence=2))
    assert caught.value.answer == "stale"
    await other.log.append("t", [entry(2, "ben:c")], row(sequence=2))


async def test_a_command_that_took_effect_is_not_refused_later(store: Store, other: Store) -> None:
    await store.log.append("t", [entry(1, "anna:c")], row())
    with pytest.raises(CommandTaken):
        await other.answers.record("t", answer("c"))


async def test_of_an_entry_and_an_answer_at_once_one_succeeds(store: Store, other: Store) -> None:
    await put(store)
    for number in range(2, 12):
        done, told = await asyncio.gather(
            store.log.append(
                "t",
                [entry(number, f"anna:{number}")],
                row(sequence=number),
            ),
            other.answers.record("t", answer(str(number))),
            return_exceptions=True,
        )
        if done is None:
            assert isinstance(told, CommandTaken)
        else:
            assert (type(done), told) == (CommandAnswered, "stale")
            await put(store, "t", number)


async def test_a_table_that_is_gone_has_no_answers(store: Store) -> None:
    with pytest.raises(SequenceTaken):
        await store.answers.record("t", answer("c"))
    await put(store)
    await store.answers.record("t", answer("c"))
    assert await store.tables.delete("t")


async def test_only_the_latest_answers_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "KEPT_PER_PERSON", 3)
    monkeypatch.setattr(kept, "KEPT_PER_TABLE", 5)
    await put(store)
    for number in range(10):
        await store.answers.record("t", answer(f"c{number}", at=number), trims=True)
    await store.answers.record("t", answer("c0", "other", "ben", 20), trims=True)
    assert await store.answers.record("t", answer("c9", "new", at=30)) == "stale"
    assert await store.answers.record("t", answer("c0", "new", "ben", 30)) == "other"
    assert (
        await store.answers.record("t", answer("c6", "new", at=30)) == "new"
    )  # forgotten meanwhile
    for number in range(4):
        await store.answers.record("t", answer("c", "late", f"p{number}", 40 + number), trims=True)
    assert await store.answers.record("t", answer("c9", "newer", at=60)) == "newer"
