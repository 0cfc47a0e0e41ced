"""The test cases of the rules, played through a table."""

import json
from pathlib import Path
from typing import Any

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid, Play, Record, Refused, edition_of, record_from_dict
from ninetyeight.table import Participant
from table.tables import ADA, BEN, Desk, dealt

CASES = Path(__file__).parent.parent / "data" / "cases"
PEOPLE = (ADA, BEN, *(Participant(id=name.lower(), name=name) for name in ("Cora", "Dan", "Eva")))


def cases() -> list[Any]:
    """The cases that a table can play: editions with the full pack."""
    lines = [
        line for path in sorted(CASES.glob("*.jsonl")) for line in path.read_text().splitlines()
    ]
    found = [json.loads(line) for line in lines]
    return [case for case in found if edition_of(record_from_dict(case["record"]).ruleset)]


def seated_as(record: Record) -> Desk:
    """Open a table with the rules of a record, where its starter begins."""
    ruleset, people = record.ruleset, PEOPLE[: record.ruleset.players]
    orders = None if ruleset.layout is None else ruleset.layout.as_dict()
    layout = None if orders is None else {order: tuple(cards) for order, cards in orders.items()}
    edition = edition_of(ruleset)
    assert edition is not None
    desk = dealt(*people, deck=record.deck, edition=edition, layout=layout)
    for seat, person in enumerate(people if len(people) > 1 else ()):
        bid = Bid.LIKE if seat == record.starter else Bid.RATHER_NOT
        desk.ask(person, ask.MakeBid, bid=bid)
    return desk


@pytest.mark.parametrize("part", range(4))
def test_a_table_ends_every_case_as_the_rules_do(part: int) -> None:
    """3.5: won or lost, why, and with how many cards left; and what is refused (3.6)."""
    played = 0
    for case in cases()[part::4]:
        record = record_from_dict(case["record"])
        desk, refused = seated_as(record), None
        for index, action in enumerate(record.actions):
            person = PEOPLE[desk.turn]
            kind: type[Any] = ask.LayCard if isinstance(action, Play) else ask.EndTurn
            fields = {}
            if isinstance(action, Play):
                fields = {"card": action.card, "pile": action.pile}
            if desk.table.phase is Phase.OVER:
                refused = index
                break
            try:
                desk.ask(person, kind, **fields)
            except Refused:
                refused = index
                break
        game, expected = desk.game, case["expect"]
        assert game.state is not None
        said = {
            "code": game.code,
            "left": game.left,
            "turn": game.state.seat,
            "refused": refused,
        }
        assert said == {field: expected[field] for field in said}, case.get("says", case)
        played += 1
    assert played > 40
