"""The view that a client builds equals what the rules show the seat, in every edition."""

import random

import pytest

from ninetyeight.client.seat_view import signals_of, view_of
from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase, TableView, You
from ninetyeight.rules import EDITION_NAMES, Bid, EndTurn, Play
from ninetyeight.table import table_view, view_for_person
from table.tables import PEOPLE, Desk

EDITIONS = (*EDITION_NAMES, "extreme+expert+fire", "extreme+strict-fire+short")


class Viewers:
    """The views that all seats of a table build."""

    def __init__(self, desk: Desk, players: int) -> None:
        self.desk = desk
        self.people = PEOPLE[:players]
        self.compared = 0

    def look(self) -> None:
        """Compare all views with those of the rules."""
        table = self.desk.table
        for seat, person in enumerate(self.people):
            if table.phase not in (Phase.BIDDING, Phase.PLAYING):
                continue
            shown = TableView.model_validate_json(table_view(table).model_dump_json())
            you = You.model_validate_json(view_for_person(table, person.id).model_dump_json())
            assert view_of(shown, you) == self.desk.game.view(seat)
            assert signals_of(shown) == self.desk.game.signals
            self.compared += 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_client_sees_what_its_seat_sees(edition: str, players: int) -> None:
    rng = random.Random(f"{edition}{players}")
    desk = Desk(f"{edition}{players}", edition=edition, players=players, undo=True)
    viewers = Viewers(desk, players)
    for person in PEOPLE[1:players]:
        desk.ask(person, ask.Sit)
    desk.ask(PEOPLE[0], ask.Start)
    viewers.look()
    for person in PEOPLE[:players] if players > 1 else ():
        desk.ask(person, ask.MakeBid, bid=Bid.LIKE)
        viewers.look()
    if desk.table.phase is Phase.BIDDING:
        desk.ask(PEOPLE[0], ask.ChooseStarter, seat=rng.randrange(players))
        viewers.look()
    while desk.table.phase is Phase.PLAYING:
        _do_something(desk, viewers, rng)
    assert viewers.compared > 5


def _do_something(desk: Desk, viewers: Viewers, rng: random.Random) -> None:
    state = desk.game.state
    assert state is not None
    view = desk.game.view(state.seat)
    if view.obligations.talk and rng.random() < 0.2:
        shower = rng.choice(viewers.people)
        signs = {rng.choice("ABCD"): rng.choice(["like", "leave"])}
        desk.ask(shower, ask.ShowSigns, signs=signs)
        viewers.look()
    if state.turn.plays and rng.random() < 0.2:
        desk.ask(PEOPLE[state.seat], ask.TakeBack)
        viewers.look()
        return
    losing = set(view.losing_plays)
    actions = view.legal_actions
    good = [action for action in actions if not isinstance(action, Play) or action not in losing]
    good.sort(key=lambda action: isinstance(action, EndTurn) or _step(desk, action))
    desk.play((good or list(actions))[0])
    viewers.look()


def _step(desk: Desk, action: object) -> int:
    assert isinstance(action, Play)
    assert desk.game.state is not None
    return action.pile.step(desk.game.state.turn.tops[action.pile], action.card)
