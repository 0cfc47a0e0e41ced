"""What is to be done now, in words."""

from ninetyeight.table import Participant, table_view, view_for_person
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.table_words import card_words, duty_words
from ninetyeight.words import Voice
from table.tables import ADA, BEN, Desk, doomed, playing


def duty_of(desk: Desk, person: Participant) -> str:
    view = Perspective(table_view(desk.table), view_for_person(desk.table, person.id))
    return duty_words(Voice("en"), view)


def test_the_duty_of_another_player_names_them() -> None:
    desk = playing(ADA, BEN)
    assert duty_of(desk, ADA) == "Play 2 more cards"
    assert duty_of(desk, BEN) == "Ada: 2 more cards"


def test_a_player_whose_every_card_loses_is_told_why() -> None:
    """3.3, 5.3, 5.4: the cards that are left are a skull and a "3!"."""
    desk = doomed()
    assert duty_of(desk, BEN) == (
        "No card can save the game now: a skull would stay uncovered. Choose the one to end with."
    )
    assert duty_of(desk, ADA) == "Ben: 2 more cards"


def test_picking_a_card_early_says_that_it_is_not_your_turn() -> None:
    desk = playing(ADA, BEN)

    def told(person: Participant) -> str:
        you = view_for_person(desk.table, person.id)
        return card_words(Voice("en"), Perspective(table_view(desk.table), you), you.hand[0])

    assert told(BEN) == "It is not your turn."
    assert told(ADA) != told(BEN)
