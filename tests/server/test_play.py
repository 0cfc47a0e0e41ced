"""Whole games over sockets: two people and a bot, reconnecting, restarts."""

import pytest

from server.people import Person, Seated
from server.servers import WIDE, running_server


def take_turn(player: Seated) -> None:
    """Play the legal cards until the turn is over."""
    while player.update["you"]["plays"] or player.update["you"]["may_end_turn"]:
        you, game = player.update["you"], player.update["table"]["game"]
        if you["may_end_turn"]:
            answer = player.ask("end-turn", version=game["version"])
        else:
            plays = [play for play in you["plays"] if not play["loses"]] or you["plays"]
            play = min(plays, key=lambda play: play["step"])
            answer = player.ask(
                "lay-card", card=play["card"], pile=play["pile"], version=game["version"]
            )
        assert answer["kind"] == "update", answer


def phase(player: Seated) -> str:
    found: str = player.update["table"]["phase"]
    return found


def test_the_lobby_lists_who_sits_at_a_table(ada: Person, grete: Person, nobody: Person) -> None:
    table_id = ada.open_table(players=3, access="public")
    grete.act(table_id, "sit", seat=2).raise_for_status()
    for person in (nobody, ada):
        listed = person.get("/api/lobby").json()["items"]
        assert [t["names"] for t in listed if t["id"] == table_id] == [["Ada", "Grete"]]
    (mine,) = ada.get("/api/me/tables").json()["items"]
    assert mine["names"] == ["Ada", "Grete"]


def test_a_list_names_the_people_and_bots_at_a_table_and_says_which_is_you(
    ada: Person, grete: Person
) -> None:
    table_id = ada.open_table(players=4, access="public")
    grete.act(table_id, "sit", seat=2).raise_for_status()
    ada.act(table_id, "seat-bot", seat=3, bot="greedy").raise_for_status()
    ada.act(table_id, "seat-bot", seat=1, bot="sharp").raise_for_status()
    (mine,) = ada.get("/api/me/tables").json()["items"]
    assert mine["seats"] == [
        {"name": "Ada", "bot": None, "is_you": True},
        {"name": "Grete", "bot": None, "is_you": False},
        {"name": None, "bot": "sharp", "is_you": False},
        {"name": None, "bot": "greedy", "is_you": False},
    ]
    (hers,) = grete.get("/api/me/tables").json()["items"]
    assert [seat["is_you"] for seat in hers["seats"]] == [False, True, False, False]


def test_one_request_deals_a_game_alone_or_with_bots(ada: Person) -> None:
    alone = ada.post("/api/play", {"settings": {"players": 1, "edition": "extreme"}})
    assert alone.status_code == 201
    assert (alone.json()["table"]["phase"], len(alone.json()["you"]["hand"])) == ("playing", 8)
    with_bots = ada.post("/api/play", {"settings": {"players": 3}, "bot": "greedy"}).json()
    assert [seat["bot"] for seat in with_bots["table"]["seats"]] == [None, "greedy", "greedy"]
    assert with_bots["table"]["phase"] == "bidding"
    assert len(with_bots["you"]["hand"]) == 6
    table_id = with_bots["table"]["id"]
    assert ada.get(f"/api/tables/{table_id}").json()["you"]["hand"] == with_bots["you"]["hand"]


def test_a_game_with_an_unknown_bot_leaves_no_table(ada: Person, nobody: Person) -> None:
    refused = ada.post("/api/play", {"settings": {"players": 2}, "bot": "nobody"})
    assert (refused.status_code, refused.json()["code"]) == (409, "no-such-bot")
    assert ada.get("/api/me/tables", is_open=True).json()["items"] == []
    assert nobody.post("/api/play", {}).status_code == 401


def test_two_people_and_a_bot_play_a_game_and_find_its_record(ada: Person, grete: Person) -> None:
    table_id = ada.open_table(players=3, name="Friday", access="public")
    listed = grete.get("/api/lobby").json()["items"]
    assert [table["name"] for table in listed if table["id"] == table_id] == ["Friday"]
    with ada.sit(table_id) as first, grete.sit(table_id) as second:
        first.until("update")
        second.until("update")
        assert second.ask("sit")["you"]["seat"] == 1
        assert first.ask("seat-bot", seat=2, bot="greedy")["kind"] == "update"
        first.ask("start")
        while phase(second) == "lobby":
            second.receive()
        hands = [player.update["you"]["hand"] for player in (first, second)]
        assert [len(hand) for hand in hands] == [6, 6]
        assert not set(hands[0]) & set(hands[1])
        first.ask("make-bid", bid="like")
        second.ask("make-bid", bid="rather-not")
        while phase(first) in ("bidding", "playing"):
            if tied := first.update["table"]["game"]["tied"]:  # the bot would like to start, too
                first.ask("choose-starter", seat=tied[0])
            for player in (first, second):
                if player.update["you"]["plays"]:
                    take_turn(player)
            if phase(first) != "over":
                (first if is_behind(first, second) else second).receive()
        while phase(second) != "over":
            second.receive()
        ending = first.update["table"]["game"]["ending"]
        assert ending == second.update["table"]["game"]["ending"]
    (game,) = ada.get("/api/me/games").json()["items"]
    assert [(seat["name"], seat["bot"], seat["is_you"]) for seat in game["seats"]] == [
        ("Ada", None, True),
        ("Grete", None, False),
        ("bot:greedy", "greedy", False),
    ]
    assert (game["is_won"], game["left"]) == (ending["is_won"], ending["left"])
    record = ada.get(f"/api/games/{game['id']}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert record.json()["deck"] == ending["deck"]
    assert grete.get(f"/api/games/{game['id']}").json()["record"] == record.json()
    (row,) = ada.get("/api/me/statistics").json()
    assert (row["edition"], row["players"], row["games"]) == ("original", 3, 1)
    (point,) = ada.get("/api/me/left", edition="original", players=3).json()
    assert (point["game_id"], point["left"]) == (game["id"], game["left"])


def is_behind(one: Seated, other: Seated) -> bool:
    """Whether a player has seen less than another, and must wait."""
    sequence: int = one.update["sequence"]
    return sequence <= int(other.update["sequence"])


def test_somebody_who_comes_back_is_sent_what_happened_since(ada: Person, grete: Person) -> None:
    table_id = ada.open_table(players=2)
    with ada.sit(table_id) as first:
        first.until("update")
        with grete.sit(table_id) as second:
            second.until("update")
            seen = second.ask("sit")["sequence"]
        first.until("update")
        first.ask("say-chat", text="where are you?")
        first.ask("start")
        with grete.sit(table_id, since=seen) as again:
            missed = again.until("update")
            assert [event["kind"] for event in missed["events"]] == ["chat-said", "dealt"]
            assert missed["sequence"] == seen + 2
            assert len(missed["you"]["hand"]) == 7
        with grete.sit(table_id, since=missed["sequence"]) as later:
            assert later.until("update")["events"] == []
        with grete.sit(table_id, since=999_999) as odd:
            assert odd.until("update")["events"] == []


def test_presence_is_sent_to_others(ada: Person, grete: Person) -> None:
    table_id = ada.open_table(players=2)
    with ada.sit(table_id) as first:
        assert first.until("presence")["seats"] == [0]
        with grete.sit(table_id):
            assert first.until("presence")["watchers"] == 1
        assert first.until("presence")["watchers"] == 0


def test_a_restart_loses_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("restart")
    with running_server(data, **WIDE) as server, Person(server, "Ada") as ada:
        table_id = ada.open_table(players=1)
        with ada.sit(table_id) as player:
            player.until("update")
            before = player.ask("start")
            server.process.terminate()
            assert player.until_closed()[0] == 1012
        assert server.process.wait(timeout=20) == 0
    with running_server(data, **WIDE) as server:
        ada.server = server
        with ada.sit(table_id, since=before["sequence"]) as player:
            after = player.until("update")
    assert (after["you"], after["table"]["game"]) == (before["you"], before["table"]["game"])


def test_a_solo_player_takes_a_hint_over_http(ada: Person) -> None:
    table_id = ada.open_table(players=1)
    ada.act(table_id, "start").raise_for_status()
    hint = ada.act(table_id, "take-hint", level="move").json()
    assert hint["kind"] == "hint"
    assert hint["card"] in ada.get(f"/api/tables/{table_id}").json()["you"]["hand"]
