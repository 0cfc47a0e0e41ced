"""Challenges: a deal played again, whose cards nobody is shown beforehand."""

import json
import random
from typing import Any

from server.people import Person
from server.test_games import load, played
from server.test_solutions import given_up


def challenge(person: Person, game_id: str) -> str:
    """Offer a game's deal; return the key."""
    answer = person.post(f"/api/games/{game_id}/challenge").raise_for_status().json()
    assert answer["path"] == f"/challenge/{answer['key']}"
    key: str = answer["key"]
    return key


def deck_of(person: Person, game_id: str) -> list[int]:
    deck: list[int] = person.get(f"/api/games/{game_id}").json()["record"]["deck"]
    return deck


def lose(person: Person, update: dict[str, Any]) -> str:
    """Concede the game of an attempt; return its id."""
    person.act(update["table"]["id"], "concede").raise_for_status()
    game = person.get(f"/api/tables/{update['table']['id']}").json()["table"]["game"]
    game_id: str = game["ending"]["game_id"]
    return game_id


def test_a_challenge_shows_the_result_and_no_card(ada: Person, nobody: Person) -> None:
    game_id = given_up(ada, edition="extreme")
    key = challenge(ada, game_id)
    assert challenge(ada, game_id) == key
    shown = nobody.get(f"/api/challenges/{key}")
    info = shown.json()
    assert (info["edition"], info["players"], info["left"]) == ("extreme", 1, 98)
    assert [seat["name"] for seat in info["seats"]] == ["Ada"]
    assert (info["is_known"], info["is_repeat"]) == (False, False)
    assert set(info) == {
        "edition",
        "players",
        "is_won",
        "code",
        "left",
        "turns",
        "hints",
        "is_repeat",
        "finished_at",
        "seats",
        "game_id",
        "is_known",
    }
    assert nobody.get(f"/api/games/{game_id}/frames").status_code == 401
    assert nobody.get(f"/api/shared/{key}").status_code == 404
    assert nobody.get("/api/challenges/guessed").status_code == 404


def test_the_same_cards_are_dealt_and_the_results_compared(ada: Person, grete: Person) -> None:
    game_id = given_up(ada)
    key = challenge(ada, game_id)
    update = grete.post(f"/api/challenges/{key}/play", {}).raise_for_status().json()
    deck = deck_of(ada, game_id)
    assert sorted(update["you"]["hand"]) == sorted(deck[:8])
    play = update["you"]["plays"][0]
    table_id, version = update["table"]["id"], update["table"]["game"]["version"]
    card = {"card": play["card"], "pile": play["pile"], "version": version}
    grete.act(table_id, "lay-card", **card).raise_for_status()
    attempt = lose(grete, update)
    assert deck_of(grete, attempt) == deck
    standing = grete.get(f"/api/games/{attempt}/standing").json()
    assert standing["counts"] is True
    result = standing["challenge"]
    assert (result["left"], result["verdict"], result["was_known"]) == (98, "better", False)
    assert ada.get(f"/api/games/{game_id}/standing").json()["challenge"] is None
    assert grete.get("/api/me/games").json()["items"][0]["is_attempt"] is True


def test_no_message_to_the_challenger_names_a_hidden_card(ada: Person, grete: Person) -> None:
    game_id = given_up(ada)
    deck = deck_of(ada, game_id)
    key = challenge(ada, game_id)
    update = grete.post(f"/api/challenges/{key}/play", {"has_seen": False})
    seen = set(deck[:8])
    table_id = update.json()["table"]["id"]
    rng = random.Random(98)
    texts = [grete.get(f"/api/challenges/{key}").text, update.text]
    for _ in range(6):
        now = grete.get(f"/api/tables/{table_id}")
        you, game = now.json()["you"], now.json()["table"]["game"]
        seen |= set(you["hand"])
        if game["ending"] or not you["plays"]:
            break
        play = rng.choice(you["plays"])
        step = {"card": play["card"], "pile": play["pile"], "version": game["version"]}
        texts.append(grete.act(table_id, "lay-card", **step).text)
    hidden = set(deck) - seen
    assert hidden
    for text in texts:
        shown = json.loads(text)
        assert "deck" not in text.replace("deck_size", "")
        assert not hidden & set(shown.get("you", {}).get("hand", ()))
        assert str(deck)[1:-1].replace(" ", "") not in text.replace(" ", "")
    for end in ("", "/record", "/frames", "/solution", "/solution/frames", "/standing"):
        assert grete.get(f"/api/games/{game_id}{end}").status_code == 404
    mine = grete.get("/api/me/data").text
    assert str(deck)[1:-1] not in mine
    assert json.dumps(deck, separators=(",", ":"))[1:-1] not in mine


def test_a_player_of_the_deal_plays_it_for_practice(ada: Person) -> None:
    game_id = given_up(ada)
    key = challenge(ada, game_id)
    assert ada.get(f"/api/challenges/{key}").json()["is_known"] is True
    update = ada.post(f"/api/challenges/{key}/play", {}).raise_for_status().json()
    standing = ada.get(f"/api/games/{lose(ada, update)}/standing").json()
    assert standing["counts"] is False
    assert (standing["challenge"]["was_known"], standing["challenge"]["verdict"]) == (True, "equal")


def test_a_second_attempt_is_practice_even_if_the_first_is_unfinished(
    ada: Person, grete: Person
) -> None:
    key = challenge(ada, given_up(ada))
    grete.post(f"/api/challenges/{key}/play", {}).raise_for_status()
    assert grete.get(f"/api/challenges/{key}").json()["is_known"] is True
    update = grete.post(f"/api/challenges/{key}/play", {}).raise_for_status().json()
    assert update["table"]["game"]["is_repeat"] is True


def test_somebody_who_saw_the_replay_first_is_told_at_the_end(ada: Person, grete: Person) -> None:
    game_id = given_up(ada)
    key = challenge(ada, game_id)
    shared = ada.post(f"/api/games/{game_id}/share").json()["key"]
    grete.get(f"/api/shared/{shared}/frames").raise_for_status()
    update = grete.post(f"/api/challenges/{key}/play", {}).raise_for_status().json()
    standing = grete.get(f"/api/games/{lose(grete, update)}/standing").json()
    assert standing["challenge"]["was_known"] is True


def test_the_browser_reports_a_replay_seen_without_signing_in(ada: Person, grete: Person) -> None:
    key = challenge(ada, given_up(ada))
    update = grete.post(f"/api/challenges/{key}/play", {"has_seen": True}).json()
    assert update["table"]["game"]["is_repeat"] is True


def test_a_shared_game_is_played_for_practice(ada: Person, grete: Person) -> None:
    game_id = given_up(ada)
    key = ada.post(f"/api/games/{game_id}/share").json()["key"]
    update = grete.post(f"/api/shared/{key}/play", {}).raise_for_status().json()
    assert update["table"]["game"]["is_repeat"] is True
    assert sorted(update["you"]["hand"]) == sorted(deck_of(ada, game_id)[:8])


def test_friends_take_the_other_seats_and_the_rules_stay_the_same(
    ada: Person, grete: Person, nobody: Person
) -> None:
    table_id = ada.open_table(players=2, edition="fire")
    grete.act(table_id, "sit").raise_for_status()
    ada.act(table_id, "start").raise_for_status()
    for person in (ada, grete):
        person.act(table_id, "concede").raise_for_status()
    game_id = ada.get("/api/me/games").json()["items"][0]["id"]
    key = challenge(ada, game_id)
    nobody.post("/api/me", {"name": "Nora"}).raise_for_status()
    opened = nobody.post(f"/api/challenges/{key}/play", {"bot": None}).raise_for_status().json()
    assert (opened["table"]["phase"], opened["table"]["settings"]["edition"]) == ("lobby", "fire")
    other = nobody.act(opened["table"]["id"], "change-settings", settings={"players": 3})
    assert (other.status_code, other.json()["code"]) == (409, "challenged")
    settings = {**opened["table"]["settings"], "name": "Rematch"}
    nobody.act(opened["table"]["id"], "change-settings", settings=settings).raise_for_status()
    nobody.act(opened["table"]["id"], "seat-bot", seat=1, bot="sharp").raise_for_status()
    dealt = nobody.act(opened["table"]["id"], "start").raise_for_status().json()
    assert sorted(dealt["you"]["hand"]) == sorted(deck_of(ada, game_id)[:7])


def test_the_bots_of_an_attempt_play_at_the_pace_that_was_asked_for(
    ada: Person, grete: Person
) -> None:
    key = challenge(ada, given_up(ada))
    for what, pace in (({}, "normal"), ({"pace": "instant"}, "instant")):
        update = grete.post(f"/api/challenges/{key}/play", what).raise_for_status().json()
        assert update["table"]["settings"]["pace"] == pace


def test_the_next_game_at_that_table_has_new_cards(ada: Person, grete: Person) -> None:
    game_id = given_up(ada)
    key = challenge(ada, game_id)
    update = grete.post(f"/api/challenges/{key}/play", {}).raise_for_status().json()
    lose(grete, update)
    grete.act(update["table"]["id"], "again").raise_for_status()
    again = lose(grete, update)
    assert deck_of(grete, again) != deck_of(ada, game_id)
    assert grete.get(f"/api/games/{again}/standing").json()["challenge"] is None


def test_a_challenge_can_be_withdrawn_by_those_who_can_offer_it(ada: Person, grete: Person) -> None:
    game_id = given_up(ada)
    key = challenge(ada, game_id)
    opened = grete.post(f"/api/challenges/{key}/play", {}).raise_for_status().json()
    assert grete.http.delete(f"/api/games/{game_id}/challenge").status_code == 404
    assert grete.get(f"/api/challenges/{key}").status_code == 200
    assert ada.http.delete(f"/api/games/{game_id}/challenge").status_code == 204
    assert ada.http.delete(f"/api/games/{game_id}/challenge").status_code == 204
    for person in (ada, grete):
        assert person.get(f"/api/challenges/{key}").status_code == 404
        assert person.post(f"/api/challenges/{key}/play", {}).status_code == 404
    result = grete.get(f"/api/games/{lose(grete, opened)}/standing").json()["challenge"]
    assert result["verdict"] == "equal"
    assert challenge(ada, game_id) != key


def test_an_imported_game_is_no_challenge(ada: Person) -> None:
    game = load(ada, played(seed="challenged")).json()
    refused = ada.post(f"/api/games/{game['id']}/challenge")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-played-here")


def test_an_attempt_has_the_custom_layout_of_its_game(ada: Person, grete: Person) -> None:
    standard = ada.get("/api/editions")
    assert standard.status_code == 200
    layout = {
        "stop": [2, 43, 60, 97],
        "skull": [10, 49, 52, 91],
        "three": [17, 31, 70, 84],
        "silence": [7, 45, 56, 94],
        "no-backwards": [21, 34, 67, 80],
        "one-pile": [23, 38, 63, 78],
        "draw-one": [14, 28, 73, 87],
    }
    key = challenge(ada, given_up(ada, edition="extreme", layout=layout))
    update = grete.post(f"/api/challenges/{key}/play", {}).raise_for_status().json()
    assert update["table"]["game"]["orders"]["stop"] == [2, 43, 60, 97]


def test_the_standing_counts_the_games_before(ada: Person, grete: Person) -> None:
    first = given_up(grete, edition="expert")
    standing = grete.get(f"/api/games/{first}/standing").json()
    nothing = {"games": 0, "wins": 0, "mean_left": None, "best_left": None, "is_best": False}
    assert standing == {"counts": True, "challenge": None, **nothing}
    second = given_up(grete, edition="expert")
    standing = grete.get(f"/api/games/{second}/standing").json()
    assert (standing["games"], standing["mean_left"], standing["best_left"]) == (1, 98.0, 98)
    assert standing["is_best"] is False
    assert ada.get(f"/api/games/{second}/standing").status_code == 404
