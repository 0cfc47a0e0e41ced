"""Real games that are lost: what was owed at the end, and why it could not be done."""

import pytest

from table.lost_games import LOST_GAMES, ending_of, entries


@pytest.mark.parametrize("name", LOST_GAMES)
def test_a_lost_game_shows_what_was_owed_and_why_it_could_not_be_done(name: str) -> None:
    """3.3, 3.5."""
    assert ending_of(LOST_GAMES[name].play()) == entries()[name]["ending"]


def test_the_data_file_has_every_game() -> None:
    assert list(entries()) == list(LOST_GAMES)


def test_every_cause_and_every_label_is_among_them() -> None:
    endings = [entry["ending"] for entry in entries().values()]
    assert {ending["code"] for ending in endings} == {"minimum", "three", "skull", "fire"}
    assert {label for ending in endings for label in ending["labels"]} == {
        "bound-to-pile",
        "cover-fire-next",
        "does-not-fit",
        "does-not-save",
        "not-enough",
        "trick-forbidden",
        "turn-over",
    }
