"""Short games that are lost, one for each ending that has a sentence of its own.

`tests/data/lost_games.json` has what is shown and said of each; the web client's tests read it too.
`PYTHONPATH=tests .venv/bin/python -m terminal.lost_words` writes it anew: read what has changed.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ninetyeight.rules import END_TURN, Pile, Play
from ninetyeight.table import table_view
from table.tables import ADA, BEN, Desk, deck_with, playing

DATA = Path(__file__).parent.parent / "data" / "lost_games.json"


@dataclass(frozen=True)
class LostGame:
    """A game by its edition, the first cards of its deck, and what is played."""

    edition: str
    deck: str
    plays: str
    players: int = 1

    def play(self) -> Desk:
        """Play it at a real table."""
        people = (ADA, BEN)[: self.players]
        desk = playing(*people, deck=deck_with(*map(int, self.deck.split())), edition=self.edition)
        for word in self.plays.split():
            desk.play(END_TURN if word == "." else Play(int(word[:-1]), Pile.named(word[-1])))
        return desk


NARROW = "97A 96B 3C 4D ."
"""After this turn nothing from 5 to 85 fits anywhere."""

LOST_GAMES = {
    "no card fits": LostGame("original", "97 96 3 4 50 51 52 53 54 55 56 57", NARROW),
    "no card of three fits": LostGame("expert", "97 96 3 4 50 51 52 53 54 55 56 57", NARROW),
    "one card of two fits": LostGame("original", "97 96 3 4 50 51 52 53 99 55 56 57", NARROW),
    "two cards of three fit": LostGame("expert", "97 96 3 4 50 51 52 53 98 99 56 57", NARROW),
    "the hand is too small": LostGame(
        "extreme", "5 6 8 9 11 12 87 90 13 15", "5A 6A 8A 9A 11A 12A 87D . 13A 90B"
    ),
    "none fits where One pile binds": LostGame("extreme", "78 30 32 33 35 36 40 41", "78A"),
    "none fits without the trick": LostGame(
        "extreme", "97 96 21 4 50 51 53 54 86 87 55 57", "97A 96B 21C 4D ."
    ),
    "none fits under both orders": LostGame(
        "extreme", "76 39 21 4 50 51 53 54 78 68 55 57", "76A 39B 21C 4D . 78A"
    ),
    "none covers the fire that is next": LostGame(
        "fire", "77 97 4 5 50 51 53 54 2 56 57 58", "97B 4C 5D 77A ."
    ),
    "one card fits under One pile": LostGame(
        "extreme", "60 5 4 78 20 30 35 36 61 2 37 39", "60B 5C 4D 78A ."
    ),
    "one card fits without the trick": LostGame(
        "extreme", "97 96 21 4 50 51 53 54 99 87 55 57", "97A 96B 21C 4D ."
    ),
    "one card fits under both orders": LostGame(
        "extreme", "60 21 4 78 24 30 35 36 61 2 50 39", "60B 21C 4D 78A ."
    ),
    "none fits for a 3!": LostGame(
        "extreme", "82 96 4 5 50 51 53 54 84 83 55 57", "82A 96B 4C 5D . 84A"
    ),
    "one card of two fits for a 3!": LostGame(
        "extreme", "82 96 4 5 50 51 53 54 84 86 55 57", "82A 96B 4C 5D . 84A"
    ),
    "none fits for a 3! where One pile binds": LostGame(
        "extreme", "96 5 78 30 32 33 35 36 84 40 41", "96B 5D 78C . 84A"
    ),
    "a Stop comes before the third card": LostGame(
        "extreme", "82 96 4 5 50 51 53 54 84 98 86 87", "82A 96B 4C 5D . 84A 98A"
    ),
    "a 3! comes as fourth card": LostGame("extreme", "5 6 8 17 20 22 24 25", "5A 6A 8A 17A"),
    "a 3! leaves a skull and a fire": LostGame(
        "extreme+fire", "5 22 30 32 33 35 36 10 11 17 24 25 26 27", "5A 22B . 17C 26D 10A", 2
    ),
    "no card covers the skull": LostGame("extreme", "91 5 6 8 9 11 12 13", "91A"),
    "no card covers two skulls": LostGame("extreme", "52 91 30 32 33 35 36 40", "52A 91B"),
    "no card covers the skull without the trick": LostGame(
        "extreme", "21 49 39 30 32 33 35 36", "21D 49A"
    ),
    "One pile keeps cards from the skull": LostGame(
        "extreme", "10 78 11 12 13 15 16 18", "10A 78B"
    ),
    "a fire comes before the skull": LostGame("extreme+fire", "10 77 11 12 13 15 16 18", "10A 77B"),
    "one card for two skulls": LostGame("extreme", "49 52 53 30 32 33 35 36", "49A 52B"),
    "a Stop leaves a skull": LostGame("extreme", "10 42 11 12 13 15 16 18", "10A 42D"),
    "a 3! leaves a skull": LostGame("extreme+expert", "15 17 49 50 5 6 8 9", "15A 17A 49A"),
    "the last card is a skull": LostGame(
        "extreme", "5 6 8 9 11 12 87 91 13", "5A 6A 8A 9A 11A 12A 87D . 13A 91B"
    ),
    "no card covers the fire": LostGame("fire", "5 77 8 9 11 12 13 15 16 18", "5A 77B ."),
    "no card covers two fires": LostGame(
        "fire", "66 77 5 6 7 8 9 10 11 12 13 14 15 16", "66A 77B .", 2
    ),
    "no card covers the strict fire": LostGame(
        "strict-fire+short", "5 77 8 9 11 12 13 15 16 18 19 20", "5A 77B .", 2
    ),
    "no card covers the fire without the trick": LostGame(
        "extreme+fire", "21 22 12 5 6 8 9 11 13 15", "21D 22A ."
    ),
    "One pile keeps cards from the fire": LostGame(
        "extreme+fire", "5 22 6 8 9 11 12 78 24 25 26 27 29 30", "5A 22B . 78A", 2
    ),
    "one card for two fires": LostGame(
        "fire+expert", "20 22 33 40 41 43 45 34 5 6 8 9 11 13", "20C 22A 33B .", 2
    ),
    "a Stop leaves a fire": LostGame(
        "extreme+fire", "5 22 6 8 9 11 12 42 24 25 26 27 29 30", "5A 22B . 42A", 2
    ),
    "a 3! leaves a fire": LostGame(
        "extreme+fire", "5 22 6 8 9 11 12 17 18 19 24 25 26 27", "5A 22B . 17A 18A 19A", 2
    ),
}


def ending_of(desk: Desk) -> dict[str, Any]:
    """Return what was owed at the end, why it could not be done, and how each card was kept out."""
    view = table_view(desk.table).game
    assert view is not None
    assert view.ending is not None, "the game goes on"
    ending = view.ending.model_dump(mode="json")
    labels = sorted({play["why"] for play in ending["stuck"]})
    return {key: ending[key] for key in ("code", "owed", "loss")} | {"labels": labels}


def entries() -> dict[str, Any]:
    """Read the data file."""
    return json.loads(DATA.read_text(encoding="utf-8"))  # type: ignore[no-any-return]
