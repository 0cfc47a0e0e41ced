"""Nothing leaks: deals that differ only in what a viewer cannot know send it the same bytes."""

import pytest

from ninetyeight import rules
from ninetyeight.rules import Action, GameError, Play, State, check_action
from ninetyeight.table import playing, view, visibility
from ninetyeight.table.game import game_id as id_of_game
from proof.leaks.pairs import compared
from proof.leaks.script import EDITIONS, PLAYERS
from server.people import Person
from server.servers import WIDE, running_server

PARTS = 4
PAIRS = 500


@pytest.mark.asyncio
@pytest.mark.parametrize("part", range(PARTS))
async def test_hidden_cards_change_no_byte(part: int) -> None:
    """Cover every edition and number of players, in parts that run in parallel."""
    scripts = len(EDITIONS) * len(PLAYERS) // PARTS
    tally = await compared(PAIRS // PARTS, first_seed=part * scripts)
    assert tally.differences == [], tally.differences[0]
    assert tally.pairs >= PAIRS // PARTS
    assert {"update", "presence", "refusal not-in-hand", "hint", "BotQuestion"} <= set(tally.kinds)
    assert tally.moved > 20 * tally.pairs, "too few cards lay elsewhere"


@pytest.mark.asyncio
async def test_a_draw_that_others_see_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "redact", lambda event, _: event)
    assert (await compared(PAIRS, is_looking=True)).differences


@pytest.mark.asyncio
async def test_a_hand_that_is_shown_without_consent_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(view, "is_hand_open", lambda *_: True)
    monkeypatch.setattr(visibility, "is_hand_open", lambda *_: True)
    assert (await compared(PAIRS, is_looking=True)).differences


@pytest.mark.asyncio
async def test_a_refusal_that_reveals_where_a_card_is_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def telling(state: State, action: Action) -> None:
        try:
            check_action(state, action)
        except GameError as error:
            if isinstance(action, Play) and action.card in state.deck:
                raise GameError(error.code, "It is in the deck.") from error
            raise

    monkeypatch.setattr(playing, "check_action", telling)
    assert (await compared(PAIRS, is_looking=True)).differences


def test_there_is_no_record_before_the_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    """This also holds for somebody who can work out its future id."""
    data = tmp_path_factory.mktemp("record")
    with running_server(data, **WIDE) as server, Person(server, "Ada") as ada:
        table_id = ada.open_table(players=1)
        ada.act(table_id, "start").raise_for_status()
        game_id = id_of_game(table_id, 1)
        paths = [f"/api/games/{game_id}", f"/api/games/{game_id}/record"]
        assert [ada.get(path).status_code for path in paths] == [404, 404]
        assert ada.post(f"/api/games/{game_id}/share").status_code == 404
        assert ada.get("/api/me/games").json()["items"] == []
        assert "deck" not in ada.get("/api/me/data").text
        ada.act(table_id, "concede").raise_for_status()
        assert [ada.get(path).status_code for path in paths] == [200, 200]
