"""Who knows a deal: not the game it was first played in decides, but the cards."""

from typing import Any

import pytest

from server.people import Person
from server.test_challenges import challenge, deck_of, lose
from server.test_games import load
from server.test_solutions import given_up


def attempt(person: Person, key: str, **options: object) -> dict[str, Any]:
    """Take up a challenge; return the first update of its table."""
    response = person.post(f"/api/challenges/{key}/play", options)
    update: dict[str, Any] = response.raise_for_status().json()
    return update


def knows(person: Person, key: str) -> bool:
    is_known: bool = person.get(f"/api/challenges/{key}").raise_for_status().json()["is_known"]
    return is_known


def standing(person: Person, game_id: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/games/{game_id}/standing").raise_for_status().json()
    return found


def shared_path(person: Person, game_id: str) -> str:
    key = person.post(f"/api/games/{game_id}/share").raise_for_status().json()["key"]
    return f"/api/shared/{key}"


def look_at(person: Person, path: str) -> str:
    """Ask for something; the first time, the processes for replays or solutions have to start."""
    while (response := person.http.get(path, timeout=120)).status_code == 503:
        assert response.headers["Retry-After"]
    return response.raise_for_status().text


def conceded_by(*people: Person, table_id: str) -> str:
    """Give a game up together; return its id."""
    for person in people:
        person.act(table_id, "concede").raise_for_status()
    game = people[0].get(f"/api/tables/{table_id}").json()["table"]["game"]
    game_id: str = game["ending"]["game_id"]
    return game_id


def of_two(host: Person, guest: Person) -> str:
    """Give a game of two up; return its id."""
    table_id = host.open_table(players=2)
    guest.act(table_id, "sit").raise_for_status()
    host.act(table_id, "start").raise_for_status()
    return conceded_by(host, guest, table_id=table_id)


def test_the_first_player_knows_the_deal_of_an_attempt_at_it(ada: Person, grete: Person) -> None:
    first = given_up(ada)
    second = lose(grete, attempt(grete, challenge(ada, first)))
    assert deck_of(grete, second) == deck_of(ada, first)
    key = challenge(grete, second)
    assert knows(ada, key)
    update = attempt(ada, key)
    assert update["table"]["game"]["is_repeat"] is True
    assert standing(ada, lose(ada, update))["challenge"]["was_known"] is True


def test_the_same_cards_once_more_are_the_same_deal(ada: Person, grete: Person) -> None:
    first = given_up(ada)
    table_id = ada.get("/api/me/tables").json()["items"][0]["id"]
    ada.act(table_id, "again", same_deal=True).raise_for_status()
    second = conceded_by(ada, table_id=table_id)
    assert deck_of(ada, second) == deck_of(ada, first)
    look_at(grete, f"{shared_path(ada, first)}/frames")
    assert knows(grete, challenge(ada, second))


def test_a_challenge_says_that_its_result_was_no_first_try(ada: Person, grete: Person) -> None:
    given_up(ada)
    table_id = ada.get("/api/me/tables").json()["items"][0]["id"]
    ada.act(table_id, "again", same_deal=True).raise_for_status()
    key = challenge(ada, conceded_by(ada, table_id=table_id))
    assert grete.get(f"/api/challenges/{key}").json()["is_repeat"] is True
    result = standing(grete, lose(grete, attempt(grete, key)))["challenge"]
    assert (result["is_repeat"], result["was_known"]) == (True, False)


def test_no_answer_names_the_deal(ada: Person, grete: Person, nobody: Person) -> None:
    """The id of a deal is that of its first game, of which those who attempt a later one hear
    nothing."""
    first = given_up(ada)
    second = lose(grete, attempt(grete, challenge(ada, first)))
    nobody.post("/api/me", {"name": "Nora"}).raise_for_status()
    key = challenge(grete, second)
    update = attempt(nobody, key)
    third = lose(nobody, update)
    paths = [f"/api/games/{third}{end}" for end in ("", "/record", "/frames", "/standing")]
    paths += [f"/api/challenges/{key}", f"/api/tables/{update['table']['id']}"]
    paths += ["/api/me/games", "/api/me/data", "/api/me/tables"]
    for text in (str(update), *(look_at(nobody, path) for path in paths)):
        assert first not in text
        assert "deal_id" not in text


def test_everybody_who_was_dealt_in_knows_the_deal(
    ada: Person, grete: Person, nobody: Person
) -> None:
    key = challenge(ada, of_two(ada, grete))
    nobody.post("/api/me", {"name": "Nora"}).raise_for_status()
    with Person(ada.server, "Emil") as emil:
        table_id = attempt(nobody, key, bot=None)["table"]["id"]
        emil.act(table_id, "sit").raise_for_status()
        assert not knows(nobody, key), "no card was dealt yet"
        started = nobody.act(table_id, "start").raise_for_status().json()
        assert started["table"]["game"]["is_repeat"] is False
        assert all(knows(person, key) for person in (ada, grete, nobody, emil))
        game_id = conceded_by(nobody, emil, table_id=table_id)
        assert standing(emil, game_id)["counts"] is True
        assert attempt(emil, key)["table"]["game"]["is_repeat"] is True


def test_who_opens_the_table_of_a_game_that_is_over_knows_its_deal(
    ada: Person, grete: Person, nobody: Person
) -> None:
    first = given_up(ada)
    table_id = ada.get("/api/me/tables").json()["items"][0]["id"]
    key = challenge(ada, first)
    nobody.post("/api/me", {"name": "Nora"}).raise_for_status()
    assert grete.get(f"/api/tables/{table_id}").json()["table"]["game"]["ending"]["deck"]
    with nobody.sit(table_id) as seat:
        seat.until("update")
    assert knows(grete, key)
    assert knows(nobody, key)


def test_an_attempt_is_practice_for_all_if_one_of_them_knows_the_deal(
    ada: Person, grete: Person, nobody: Person
) -> None:
    key = challenge(ada, of_two(ada, grete))
    nobody.post("/api/me", {"name": "Nora"}).raise_for_status()
    table_id = attempt(nobody, key, bot=None)["table"]["id"]
    grete.act(table_id, "sit").raise_for_status()
    started = nobody.act(table_id, "start").raise_for_status().json()
    assert started["table"]["game"]["is_repeat"] is True
    game_id = conceded_by(nobody, grete, table_id=table_id)
    assert standing(nobody, game_id)["counts"] is False


def test_only_those_who_are_dealt_in_decide_what_counts(
    ada: Person, grete: Person, nobody: Person
) -> None:
    """A player of the original who only opens the table spoils nothing."""
    key = challenge(ada, of_two(ada, grete))
    nobody.post("/api/me", {"name": "Nora"}).raise_for_status()
    with Person(ada.server, "Emil") as emil:
        table_id = attempt(ada, key, bot=None)["table"]["id"]
        nobody.act(table_id, "sit").raise_for_status()
        ada.act(table_id, "leave").raise_for_status()
        emil.act(table_id, "sit").raise_for_status()
        started = nobody.act(table_id, "start").raise_for_status().json()
        assert started["table"]["game"]["is_repeat"] is False


@pytest.mark.parametrize("end", ["", "/frames", "/solution/frames"])
def test_who_looks_during_an_attempt_plays_on_for_practice(
    ada: Person, grete: Person, end: str
) -> None:
    first = given_up(ada)
    shared = shared_path(ada, first)
    update = attempt(grete, challenge(ada, first))
    assert update["table"]["game"]["is_repeat"] is False
    look_at(grete, f"{shared}{end}")
    found = standing(grete, lose(grete, update))
    assert (found["counts"], found["challenge"]["was_known"]) == (False, True)
    assert grete.get("/api/me/games").json()["items"][0]["is_repeat"] is True
    assert grete.get("/api/me/statistics").json() == []


def test_who_looks_after_the_end_has_played_for_real(ada: Person, grete: Person) -> None:
    first = given_up(ada)
    attempted = lose(grete, attempt(grete, challenge(ada, first)))
    look_at(grete, f"{shared_path(ada, first)}/frames")
    assert standing(grete, attempted)["counts"] is True


def test_an_attempt_beside_it_that_shows_the_cards_makes_it_practice(
    ada: Person, grete: Person
) -> None:
    key = challenge(ada, given_up(ada))
    update = attempt(grete, key)
    lose(grete, attempt(grete, key))
    assert standing(grete, lose(grete, update))["counts"] is False


def test_importing_a_record_of_the_deal_tells_nothing_about_it(ada: Person, grete: Person) -> None:
    """Otherwise somebody could import guesses of a deck, and see which one is known."""
    first = given_up(ada)
    record = ada.get(f"/api/games/{first}/record").text
    key = challenge(ada, first)
    load(grete, record)
    assert not knows(grete, key)
