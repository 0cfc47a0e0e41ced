"""Why a game ended, in the words of whoever looks."""

import json
from typing import Any

import pytest

from ninetyeight.host.broadcast import Broadcast
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.place import Comparison
from ninetyeight.terminal.status import result_text
from ninetyeight.words import LANGUAGES, Voice
from table.lost_games import LOST_GAMES, entries
from table.tables import ADA, BEN, CLEO, over
from terminal.lost_words import reason_for, said_of


def test_the_only_person_among_bots_is_told_that_they_gave_up() -> None:
    desk = over(ADA, players=3)
    assert reason_for(desk, ADA) == "You gave up."
    assert reason_for(desk, CLEO) == "The game was given up.", "Cleo only watched"


def test_people_who_agreed_read_that_the_game_was_given_up() -> None:
    assert reason_for(over(ADA, BEN), ADA) == "The game was given up."


@pytest.mark.parametrize("name", LOST_GAMES)
def test_a_lost_game_is_told_truly_in_every_language(name: str) -> None:
    """3.5: to the player who could not go on, and about them."""
    desk = LOST_GAMES[name].play()
    said = {language: said_of(desk, language) for language in LANGUAGES}
    assert said == entries()[name]["said"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings_are_told_alike_exactly_if_they_are_alike(language: str) -> None:
    """3.5: what was owed, what was lacking, what hindered, and where."""
    told = [
        (facts(entry["ending"]), entry["said"][language]["you"]) for entry in entries().values()
    ]
    assert len(set(told)) == len({fact for fact, _ in told}) == len({said for _, said in told})


def facts(ending: dict[str, Any]) -> str:
    is_counted = ending["code"] in ("minimum", "three") and ending["loss"]["lack"] != "three"
    return json.dumps([ending["code"], ending["loss"], is_counted and ending["owed"]["cards"]])


def result_of(left: int, code: str, comparison: Comparison | None = None) -> str:
    desk = over(ADA)
    model = TableModel()
    model.take(Broadcast(desk.table).update(ADA.id))
    assert model.view is not None
    assert model.view.ending is not None
    changes = {"left": left, "code": code, "is_excellent": left < 10}
    ending = model.view.ending.model_copy(update=changes)
    assert model.view.table.game is not None
    game = model.view.table.game.model_copy(update={"ending": ending})
    table = model.view.table.model_copy(update={"game": game})
    model.view = Perspective(table, model.view.you)
    model.compared, model.comparison = ending.game_id, comparison
    return str(result_text(Voice("en"), model))


def test_fewer_than_ten_cards_left_are_celebrated() -> None:
    assert result_of(9, "minimum").startswith("An excellent result!")
    assert result_of(10, "minimum").startswith("The game is lost.")
    assert result_of(9, "conceded").startswith("The game is lost."), "giving up is no feat"


def test_a_result_stands_beside_the_best_and_the_average() -> None:
    before = Comparison(mean_left=12.34, best_left=3, is_best=False)
    scale = "Cards left: 9. Your best: 3. On average: 12.3."
    assert scale in result_of(9, "minimum", before)
    assert "best" not in result_of(9, "minimum")


def test_a_whole_average_has_no_decimal() -> None:
    before = Comparison(mean_left=12.0, best_left=3, is_best=False)
    assert "On average: 12." in result_of(9, "minimum", before)


def test_hands_are_shown_as_left_and_the_own_as_yours() -> None:
    hand = " ".join(map(str, sorted(over(ADA).game.hands[0])))
    assert f"Left in hand: {hand}" in result_of(9, "minimum")
    model = TableModel()
    desk = over(ADA, BEN)
    model.take(Broadcast(desk.table).update(BEN.id))
    told = str(result_text(Voice("en"), model))
    assert "Left in hand, Ada: " in told
    assert "Left in hand, You: " in told
