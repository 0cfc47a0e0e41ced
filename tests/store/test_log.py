"""What is appended to the log is there, whole and once, whoever else writes."""

import asyncio
from pathlib import Path

import pytest

from ninetyeight.store import (
    CommandAnswer,
    CommandTaken,
    LogEntry,
    Rewriter,
    SequenceTaken,
    Store,
    open_store,
)
from store.rows import NOW, entry, game, later, put, row

pytestmark = pytest.mark.asyncio


async def test_what_is_appended_is_read_again(store: Store) -> None:
    entries = [entry(1, "first"), entry(2, body='{"name": "Žofie 🂡"}'), entry(3)]
    await store.log.append("t", entries, row(sequence=3))
    await put(store, "t", 4)
    assert await store.log.read("t") == [*entries, entry(4)]
    assert await store.log.read("t", after=3) == [entry(4)]
    assert await store.log.read("another") == []


async def test_a_log_outlives_its_process(url: str, tmp_path: Path) -> None:
    async with await open_store(url, tmp_path) as first:
        await put(first)
    async with await open_store(url, tmp_path) as second:
        assert await second.log.read("t") == [entry(1)]
        assert await second.tables.find("t") == row()


@pytest.mark.parametrize("sequence", [1, 2, 4])
async def test_only_the_next_sequence_is_accepted(store: Store, sequence: int) -> None:
    await store.log.append("t", [entry(1), entry(2)], row(sequence=2))
    with pytest.raises(SequenceTaken) as caught:
        await put(store, "t", sequence, name="changed")
    assert (caught.value.code, caught.value.table_id) == ("sequence-taken", "t")
    assert await store.log.read("t") == [entry(1), entry(2)]
    assert await store.tables.find("t") == row(sequence=2)


async def test_a_new_log_begins_with_one(store: Store) -> None:
    with pytest.raises(SequenceTaken):
        await put(store, "t", 2)
    assert await store.tables.find("t") is None


async def test_a_command_is_unique_in_a_table(store: Store) -> None:
    await store.log.append("t", [entry(1, "key")], row())
    await store.log.append("another", [entry(1, "key")], row("another"))
    await put(store, "t", 2)
    for sequence in (2, 3):  # a repeat is told as such, whether or not it is late
        with pytest.raises(CommandTaken) as caught:
            await store.log.append("t", [entry(sequence, "key")], row(sequence=sequence))
        assert (caught.value.code, caught.value.command) == ("command-taken", "key")
    assert len(await store.log.read("t")) == 2


async def test_of_two_who_send_the_same_command_at_once_one_succeeds(store: Store) -> None:
    results = await asyncio.gather(
        store.log.append("t", [entry(1, "key")], row()),
        store.log.append("t", [entry(2, "key")], row(sequence=2)),
        put(store, "t", 2),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), CommandTaken, type(None)]
    assert await store.log.read("t") == [entry(1, "key"), entry(2)]


async def test_a_refused_append_is_not_partly_written(store: Store) -> None:
    await store.log.append("t", [entry(1, "key")], row())
    batch = [entry(2), entry(3, "key")]
    with pytest.raises(CommandTaken):
        await store.log.append("t", batch, row(sequence=3), [game("g", "anna")])
    assert await store.log.read("t") == [entry(1, "key")]
    assert await store.games.find("g") is None


async def test_a_finished_game_comes_with_its_entries(store: Store) -> None:
    await store.log.append("t", [entry(1)], row(), [game("g", "anna", table_id="t")])
    assert await store.games.find("g") == game("g", "anna", table_id="t")


async def test_a_game_that_cannot_be_written_stops_its_entries_only(store: Store) -> None:
    await store.games.add(game("g"))
    results = await asyncio.gather(
        store.log.append("t", [entry(1)], row(), [game("g")]),
        store.log.append("u", [entry(1)], row("u"), [game("h")]),
        return_exceptions=True,
    )
    assert getattr(results[0], "code", None) == "conflict"
    assert results[1] is None
    assert await store.log.read("t") == []
    assert await store.log.read("u") == [entry(1)]


async def test_one_bad_append_does_not_fail_the_others(store: Store) -> None:
    await put(store, "bad")
    names = [f"t{n}" for n in range(30)]
    waiting = [put(store, name) for name in names]
    waiting.insert(10, put(store, "bad"))
    waiting.insert(20, store.log.append("bad", [entry(2, body="\0" if is_postgres(store) else "")],
                                    row("bad", 2)))  # fmt: skip
    results = await asyncio.gather(*waiting, return_exceptions=True)
    failed = {place for place, result in enumerate(results) if result is not None}
    assert failed == ({10, 20} if is_postgres(store) else {10})
    assert isinstance(results[10], SequenceTaken)
    for name in names:
        assert await store.log.read(name) == [entry(1)]


async def test_of_many_who_append_the_same_sequence_one_succeeds(
    store: Store, other: Store
) -> None:
    for sequence in range(1, 11):
        results = await asyncio.gather(
            *(put(chosen, "t", sequence) for chosen in (store, other) * 5),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, SequenceTaken) for result in results) == 9
    assert [found.sequence for found in await other.log.read("t")] == list(range(1, 11))


async def test_two_processes_that_write_many_tables_never_deadlock(
    store: Store, other: Store
) -> None:
    names = [f"t{n}" for n in range(20)]
    for sequence in range(1, 6):
        results = await asyncio.gather(
            *(put(store, name, sequence) for name in names),
            *(put(other, name, sequence) for name in reversed(names)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == len(names)
        assert {type(result) for result in results} == {type(None), SequenceTaken}


async def test_consecutive_appends_can_share_a_group(store: Store) -> None:
    await asyncio.gather(*(put(store, "t", sequence) for sequence in range(1, 121)))
    assert [found.sequence for found in await store.log.read("t")] == list(range(1, 121))
    assert await store.tables.find("t") == row(sequence=120)


async def test_instants_have_a_zone_and_microseconds(store: Store) -> None:
    await put(store)
    (found,) = await store.log.read("t")
    assert found.at == later(1)
    assert found.at.utcoffset() is not None
    with pytest.raises(AssertionError, match="time zone"):
        LogEntry(2, NOW.replace(tzinfo=None), "{}")


async def test_a_person_is_erased_from_a_log_for_good(store: Store) -> None:
    await store.log.append("t", [entry(1, body='"Anna"'), entry(2, body='"Ben"')],
                       row(sequence=2, people=("a", "b")))  # fmt: skip
    await put(store, "t", 3, people=("b",))  # Anna has gone, but is still named
    await put(store, "u")
    await store.snapshots.save("t", 3, '"Anna"')

    def rewrite() -> Rewriter:
        return lambda body: body.replace("Anna", "?")

    assert await store.tables.ever_joined_by("a") == ["t"]
    assert await store.log.erase_person("t", "a", rewrite, LogEntry(1, later(9), '"gone"')) == 4
    found = [found.body for found in await store.log.read("t")]
    assert found == ['"?"', '"Ben"', '{"n": 3}', '"gone"']
    assert await store.tables.ever_joined_by("a") == []
    assert (await store.log.sequences(["t", "u"])) == {"t": 4, "u": 1}
    with pytest.raises(SequenceTaken):  # whoever knows the table from before must read first
        await put(store, "t", 4)
    assert await store.snapshots.find("t") is None
    assert not await store.snapshots.save("t", 3, '"Anna"')
    assert await store.snapshots.find("t") is None
    assert await store.snapshots.save("t", 4, '"?"')
    assert (
        await store.log.erase_person("none", "a", rewrite, LogEntry(1, later(9), '"gone"')) is None
    )


async def test_the_keys_of_commands_are_deleted_with_their_person(store: Store) -> None:
    given = [entry(1, command="a:my-cat"), entry(2, command="ab:kept")]
    await store.log.append("t", given, row(sequence=2, people=("a", "ab")))
    await store.answers.record("t", CommandAnswer("a:my-dog", "a", "no-such-card", later(1)))
    await store.log.erase_person("t", "a", lambda: lambda body: body, LogEntry(1, later(9), "{}"))
    assert [found.command for found in await store.log.read("t")] == [None, "ab:kept", None]
    assert (
        await store.answers.record("t", CommandAnswer("a:my-dog", "b", "anew", later(2))) == "anew"
    )


async def test_snapshots_go_forward_and_can_be_deleted(store: Store) -> None:
    assert not await store.snapshots.save("t", 1, "{}")
    await put(store)
    for sequence in (5, 7, 6):
        assert await store.snapshots.save("t", sequence, f"[{sequence}]")
    found = await store.snapshots.find("t")
    assert found is not None
    assert (found.sequence, found.body) == (7, "[7]")
    assert await store.snapshots.delete_all() == 1
    assert await store.snapshots.find("t") is None


def is_postgres(store: Store) -> bool:
    return store.is_shared
