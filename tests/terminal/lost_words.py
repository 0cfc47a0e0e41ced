"""What the terminal says of lost games; run as a program, it writes the data file."""

import json

from ninetyeight.table import Participant, table_view, view_for_person
from ninetyeight.terminal.ending import reason
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.words import LANGUAGES, Voice
from table.lost_games import DATA, LOST_GAMES, ending_of
from table.tables import CLEO, Desk


def reason_for(desk: Desk, person: Participant, language: str = "en") -> str:
    """Say to somebody why their game ended."""
    view = Perspective(table_view(desk.table), view_for_person(desk.table, person.id))
    assert view.ending is not None
    return reason(Voice(language), view, view.ending)


def said_of(desk: Desk, language: str) -> dict[str, str]:
    """Say why a game was lost: to the player who could not go on, and to somebody who watched."""
    player = desk.table.seats[desk.turn].person
    assert player is not None
    people = {"you": player, "other": CLEO}
    return {whom: reason_for(desk, person, language) for whom, person in people.items()}


def main() -> None:
    """Write what is shown and said now."""
    written = {}
    for name, game in LOST_GAMES.items():
        desk = game.play()
        player = desk.table.seats[desk.turn].person
        assert player is not None
        said = {language: said_of(desk, language) for language in LANGUAGES}
        written[name] = {
            "edition": game.edition,
            "player": player.name,
            "ending": ending_of(desk),
            "said": said,
        }
    DATA.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
