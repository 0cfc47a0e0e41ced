"""People are found by the hashes of their tokens, and can delete themselves."""

import asyncio
import json
from datetime import datetime, timedelta

import pytest

from ninetyeight.protocol.view import Phase
from ninetyeight.store import (
    LogEntry,
    Person,
    Rewriter,
    Scope,
    SignedIn,
    Store,
    StoredGame,
    StoreError,
    TokenKind,
    TokenRevoked,
    hash_token,
    new_token,
)
from ninetyeight.table.seat import ERASED_NAME
from store.rows import NOW, entry, game, later, put, row

pytestmark = pytest.mark.asyncio


ERASED = LogEntry(1, NOW, '"erased"')


def neutral() -> Rewriter:
    return lambda body: body.replace("Anna", ERASED_NAME)


async def person_of_token(store: Store, token: str, now: datetime = NOW) -> Person | None:
    found = await store.tokens.authenticate(token, now)
    return None if found is None else found.person


def played(person: Person) -> StoredGame:
    talk = [
        {"after": 1, "seat": 0, "phrase": "go"},
        {"after": 1, "seat": 0, "chat": "it is me, Anna"},
        {"after": 1, "seat": 1, "chat": "hello Ben"},
    ]
    record = json.dumps({"seats": ["Anna", "b"], "talk": talk})
    return game("g", person.id, "b", table_id="t", record=record)


async def anna(store: Store) -> Person:
    return await store.people.add("Anna", "de", NOW)


async def signed_in(
    store: Store, person: Person, kind: TokenKind, *, seconds: float | None = None
) -> str:
    token = new_token()
    expires_at = None if seconds is None else later(seconds)
    await store.tokens.add(person.id, kind, hash_token(token), expires_at, now=NOW)
    return hash_token(token)


async def test_a_person_is_found_by_a_random_id(store: Store) -> None:
    first, second = await anna(store), await anna(store)
    assert first.id != second.id
    assert await store.people.find(first.id) == first
    assert await store.people.find("another") is None


@pytest.mark.parametrize("text", ["zero \0", "half \ud800"])
async def test_text_that_cannot_be_stored_is_refused_or_not_found(store: Store, text: str) -> None:
    try:
        person = await store.people.add(text, "en", NOW)
    except StoreError as error:
        with pytest.raises(StoreError) as caught:
            await store.people.find(text)
        assert {error.code, caught.value.code} == {"unstorable"}  # noqa: PT017
    else:
        assert await store.people.find(text) is None
        assert await store.people.find(person.id) == person


async def test_people_change_their_name_and_language(store: Store) -> None:
    person = await anna(store)
    assert await store.people.rename(person.id, "Anna B.")
    assert await store.people.set_language(person.id, "fr")
    assert not await store.people.rename("another", "x")
    found = await store.people.find(person.id)
    assert found is not None
    assert (found.name, found.language) == ("Anna B.", "fr")


async def test_being_seen_is_written_at_most_once_an_hour(store: Store) -> None:
    person = await anna(store)
    assert not await store.people.touch(person.id, later(3599))
    assert await store.people.touch(person.id, later(3600))
    assert not await store.people.touch(person.id, later(3700))
    found = await store.people.find(person.id)
    assert found is not None
    assert found.seen_at == later(3600)


async def test_people_are_listed_page_by_page(store: Store) -> None:
    for number in range(3):
        await store.people.add(f"p{number}", "en", later(number))
    page = await store.people.page(limit=2)
    rest = await store.people.page(limit=2, before=page.before)
    assert [person.name for person in (*page.items, *rest.items)] == ["p2", "p1", "p0"]
    assert [person.name for person in (await store.people.page(seen_before=later(1))).items] == [
        "p0"
    ]


async def test_a_token_has_256_bits_and_is_kept_as_a_hash() -> None:
    assert len(new_token()) == 43
    assert new_token() != new_token()
    assert len(hash_token("a")) == 64


@pytest.mark.parametrize("kind", [TokenKind.COOKIE, TokenKind.BEARER])
async def test_a_token_proves_who_somebody_is(store: Store, kind: TokenKind) -> None:
    person = await anna(store)
    token = await signed_in(store, person, kind, seconds=60)
    assert await person_of_token(store, token, later(59)) == person
    assert await person_of_token(store, token, later(60)) is None
    assert await person_of_token(store, hash_token("another")) is None
    assert await store.tokens.revoke(token)
    assert not await store.tokens.revoke(token)
    assert await person_of_token(store, token) is None


async def test_a_link_is_redeemed_once(store: Store, other: Store) -> None:
    person = await anna(store)
    token = await signed_in(store, person, TokenKind.LINK, seconds=60)
    assert await person_of_token(store, token) is None  # it signs nobody in by itself
    assert await store.tokens.redeem_link(token, later(60)) is None
    taken = await asyncio.gather(
        *(chosen.tokens.redeem_link(token, NOW) for chosen in (store, other) * 5)
    )
    assert [found for found in taken if found] == [person]


async def test_only_a_link_can_be_redeemed(store: Store) -> None:
    token = await signed_in(store, await anna(store), TokenKind.COOKIE)
    assert await store.tokens.redeem_link(token, NOW) is None
    assert await person_of_token(store, token) is not None


async def test_bearer_tokens_are_listed_and_revoked_by_id(store: Store) -> None:
    person = await anna(store)
    await signed_in(store, person, TokenKind.COOKIE)
    for label in ("robot", "script"):
        await store.tokens.add(person.id, TokenKind.BEARER, hash_token(label), label=label, now=NOW)
    found = await store.tokens.of_person(person.id)
    assert {token.label for token in found} == {"robot", "script"}
    assert {token.kind for token in found} == {TokenKind.BEARER}
    assert not await store.tokens.revoke_by_id("another", found[0].id)
    assert await store.tokens.revoke_by_id(person.id, found[0].id)
    assert await store.tokens.of_person(person.id) == found[1:]
    assert await store.tokens.revoke_all(person.id, TokenKind.COOKIE) == 1
    assert await store.tokens.revoke_all(person.id) == 1


async def test_only_existing_people_get_tokens(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        await store.tokens.add("ghost", TokenKind.COOKIE, hash_token("x"), now=NOW)
    assert caught.value.code == "no-such-person"


async def test_a_hash_is_unique_and_never_shown(store: Store) -> None:
    person = await anna(store)
    token = await signed_in(store, person, TokenKind.COOKIE)
    with pytest.raises(StoreError) as caught:
        await store.tokens.add(person.id, TokenKind.COOKIE, token, now=NOW)
    assert caught.value.code == "conflict"
    assert token not in f"{caught.value} {caught.value!r}"
    assert token not in str(caught.value.__cause__).partition("[SQL:")[2]


async def test_a_deleted_person_leaves_no_name(store: Store) -> None:
    person = await anna(store)
    token = await signed_in(store, person, TokenKind.COOKIE)
    body = json.dumps({"join": person.id, "name": "Anna"})
    await store.log.append("t", [entry(1, body=body)], row(people=(person.id, "b")),
                       [played(person)])  # fmt: skip
    await store.games.add(game("imported", None, imported_by=person.id))
    assert await store.people.begin_deletion(person.id)
    assert await store.people.awaiting_deletion() == [person.id]
    assert await store.tables.ever_joined_by(person.id) == ["t"]
    assert await store.log.erase_person("t", person.id, neutral, ERASED) == 2
    assert await store.people.delete(person.id)
    assert await store.people.awaiting_deletion() == []
    assert await store.people.find(person.id) is None
    assert await person_of_token(store, token) is None
    assert (await store.tables.of_person(person.id)).items == ()
    assert await store.tables.find("t") == row(sequence=2, people=("b",), updated_at=later(1))
    assert "Anna" not in (await store.log.read("t"))[0].body
    assert await store.games.find("imported") is None
    left = await store.games.find("g")
    assert left is not None
    assert [(seat.name, seat.person_id) for seat in left.seats] == [
        (ERASED_NAME, None),
        ("b", "b"),
    ]
    record = json.loads(left.record)
    assert record["seats"] == [ERASED_NAME, "b"]
    assert record["talk"] == [{"after": 1, "seat": 0, "phrase": "go"},
                              {"after": 1, "seat": 1, "chat": "hello Ben"}]  # fmt: skip
    assert not await store.people.begin_deletion(person.id)
    assert not await store.people.delete(person.id)


async def test_a_person_being_deleted_cannot_sign_in(store: Store) -> None:
    person = await anna(store)
    token = await signed_in(store, person, TokenKind.COOKIE)
    await signed_in(store, person, TokenKind.LINK)
    assert await store.people.begin_deletion(person.id)
    assert await person_of_token(store, token) is None
    assert (await store.people.names([person.id])) == {person.id: ERASED_NAME}
    assert not await store.people.rename(person.id, "Anna")
    with pytest.raises(StoreError) as caught:
        await signed_in(store, person, TokenKind.COOKIE)
    assert caught.value.code == "no-such-person"


async def test_a_token_has_a_scope(store: Store) -> None:
    person = await anna(store)
    made = await store.tokens.add(
        person.id, TokenKind.BEARER, hash_token("a"), scope=Scope.READ, now=NOW
    )
    assert await store.tokens.authenticate(hash_token("a"), NOW) == SignedIn(
        person, made.id, Scope.READ
    )
    assert [token.scope for token in await store.tokens.of_person(person.id)] == [Scope.READ]
    covered = {scope: [each for each in Scope if scope.covers(each)] for scope in Scope}
    assert covered == {
        Scope.READ: [Scope.READ],
        Scope.PLAY: [Scope.READ, Scope.PLAY],
        Scope.EVERYTHING: list(Scope),
    }


async def test_many_tokens_are_checked_at_once(store: Store) -> None:
    person = await anna(store)
    made = [
        await store.tokens.add(
            person.id, TokenKind.BEARER, hash_token(str(n)), later(60 if n else 1), now=NOW
        )
        for n in range(3)
    ]
    ids = [token.id for token in made]
    asked = [*ids, *(f"none{n}" for n in range(1200))]
    assert await store.tokens.valid(asked, NOW) == set(ids)
    assert await store.tokens.valid(asked, later(2)) == set(ids[1:])
    await store.tokens.revoke_by_id(person.id, ids[2])
    assert await store.tokens.valid(asked, NOW) == set(ids[:2])
    assert await store.tokens.valid([], NOW) == set()


async def test_a_revoked_token_authorizes_nothing(store: Store, other: Store) -> None:
    person = await anna(store)
    made = await store.tokens.add(person.id, TokenKind.COOKIE, hash_token("a"), now=NOW)
    await store.log.append("t", [entry(1)], row(), token_id=made.id)
    await other.tokens.revoke(hash_token("a"))
    with pytest.raises(TokenRevoked):
        await store.log.append("t", [entry(2)], row(sequence=2), token_id=made.id)
    with pytest.raises(TokenRevoked):
        await store.games.add(game("imported", imported_by=person.id), made.id)
    assert await store.log.read("t") == [entry(1)]
    assert await store.games.find("imported") is None


async def test_people_download_everything_kept_of_them(store: Store) -> None:
    person = await anna(store)
    token = await signed_in(store, person, TokenKind.COOKIE)
    await store.log.append(
        "t", [entry(1, body='"hidden"')], row(people=(person.id,)), [played(person)]
    )
    for number in range(250):
        await put(store, f"t{number}", people=(person.id,))
    data = await store.download.of_person(person.id)
    assert data is not None
    for name in ("tables", "games"):
        data[name] = [each async for each in data[name]]
    text = json.dumps(data)
    assert (data["name"], len(data["tables"]), len(data["games"])) == ("Anna", 251, 1)
    assert "it is me, Anna" in text
    assert token not in text
    assert "hidden" not in text
    assert await store.download.of_person("another") is None


async def test_retention_deletes_what_is_old(store: Store) -> None:
    day = timedelta(days=1)
    old, new = await anna(store), await store.people.add("Ben", "en", NOW + day)
    await signed_in(store, new, TokenKind.LINK, seconds=60)
    kept = await signed_in(store, new, TokenKind.COOKIE)
    await store.log.append("t", [entry(1, body='"Anna"')], row(people=(old.id,)))
    for number in range(250):
        await put(store, f"closed{number}", phase=Phase.CLOSED)
    await put(store, "new", phase=Phase.CLOSED, updated_at=NOW + day)
    await store.games.add(game("old", old.id))
    await store.games.add(game("new", finished_at=NOW + day))
    assert await store.retention.delete_tables(NOW + day) == 250
    assert await store.retention.delete_games(NOW + day) == 1
    assert await store.retention.delete_tokens(NOW + day) == 1
    assert [found.table_id for found in (await store.tables.page()).items] == ["t", "new"]
    assert await store.games.find("new") is not None
    assert await person_of_token(store, kept) == new
