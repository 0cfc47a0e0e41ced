"""The signs on the board: few for each partner, all of them on demand."""

from ninetyeight.host.broadcast import Broadcast
from ninetyeight.protocol import command as ask
from ninetyeight.rules import END_TURN, Pile, Play, Sign
from ninetyeight.table import Participant
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.signs import TimedSign, drawn_signs, ranked, signs_in_words
from ninetyeight.words import Voice
from table.tables import ADA, BEN, CLEO, Desk, deck_with, playing

EVERYWHERE = {Pile.A: Sign.LIKE, Pile.B: Sign.LEAVE, Pile.C: Sign.TURN, Pile.D: Sign.LIKE}


def told(desk: Desk, person: Participant, since: int = 0) -> TableModel:
    """What somebody's terminal knows after it was told everything."""
    model = TableModel()
    batch = [(logged.event, desk.table) for logged in desk.log[since:]]
    model.take(Broadcast(desk.table, batch).update(person.id))
    return model


def drawn(model: TableModel, seat: int) -> dict[Pile, Sign]:
    return {each.pile: each.sign for each in drawn_signs(model) if each.seat == seat}


def test_two_signs_of_each_partner_are_drawn_and_all_of_ones_own() -> None:
    desk = playing(ADA, BEN, CLEO, relaxed_signs=True)
    since = len(desk.log)
    for person in (ADA, BEN, CLEO):
        desk.ask(person, ask.ShowSigns, signs=EVERYWHERE)
    model = told(desk, ADA, since)
    assert drawn(model, 0) == EVERYWHERE
    assert drawn(model, 1) == drawn(model, 2) == {Pile.B: Sign.LEAVE, Pile.C: Sign.TURN}
    assert signs_in_words(Voice("en"), model) == (
        "Ben: A ♥ · B ✖ · C ↩ · D ♥\nCleo: A ♥ · B ✖ · C ↩ · D ♥"
    )


def test_the_newer_of_two_equal_signs_is_drawn() -> None:
    desk = playing(ADA, BEN)
    since = len(desk.log)
    for pile in (Pile.D, Pile.A, Pile.C):
        desk.ask(BEN, ask.ShowSigns, signs={pile: Sign.LIKE})
    assert set(drawn(told(desk, ADA, since), 1)) == {Pile.A, Pile.C}


def test_muted_players_show_no_signs() -> None:
    desk = playing(ADA, BEN, relaxed_signs=True)
    desk.ask(BEN, ask.ShowSigns, signs=EVERYWHERE)
    model = told(desk, ADA)
    assert model.view is not None
    you = model.view.you.model_copy(update={"muted": (1,)})
    model.view = Perspective(model.view.table, you)
    assert drawn_signs(model) == []
    assert signs_in_words(Voice("en"), model) == ""


def test_no_mark_moves_when_the_viewers_turn_begins() -> None:
    """With the 99 on A, nothing of Ben's hand fits there, on turn or off."""
    desk = playing(ADA, BEN, deck=deck_with(98, 99))
    since = len(desk.log)
    desk.play(Play(98, Pile.A))
    desk.play(Play(99, Pile.A))
    desk.ask(ADA, ask.ShowSigns, signs={Pile.A: Sign.LEAVE, Pile.B: Sign.LIKE, Pile.C: Sign.LIKE})
    waiting = drawn(told(desk, BEN, since), 0)
    desk.play(END_TURN)
    assert desk.turn == 1
    assert waiting == drawn(told(desk, BEN, since), 0) == {Pile.B: Sign.LIKE, Pile.C: Sign.LIKE}


def test_piles_where_the_viewer_can_play_come_first() -> None:
    leave = TimedSign(1, Pile.A, Sign.LEAVE, at=5)
    like = TimedSign(1, Pile.B, Sign.LIKE, at=1)
    assert ranked([like, leave], frozenset()) == [leave, like]
    assert ranked([leave, like], frozenset({Pile.B})) == [like, leave]
