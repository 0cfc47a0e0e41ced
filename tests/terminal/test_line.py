"""The number line as text."""

from ninetyeight.protocol.view import PileView
from ninetyeight.rules import Pile
from ninetyeight.terminal.line import number_line, place


def pile(letter: str, *cards: int) -> PileView:
    of = Pile.named(letter)
    start = 1 if of.ascends else 100
    return PileView(
        pile=of,
        ascends=of.ascends,
        top=cards[-1] if cards else start,
        cards=cards,
        order=None,
        order_binds=False,
        burns=False,
    )


def drawn(width: int, hand: tuple[int, ...], *piles: PileView) -> list[str]:
    return [row.plain for row in number_line(piles, hand, width)]


def test_with_a_hundred_columns_each_number_has_one() -> None:
    assert [place(number, 100) for number in (1, 34, 100)] == [0, 33, 99]


def test_a_lane_is_double_where_two_piles_can_go_and_single_where_one_can() -> None:
    rows = drawn(100, (), pile("A", 11), pile("B", 31), pile("C", 61), pile("D", 91))
    assert rows[0] == " " * 10 + "A" + "─" * 19 + "B" + "═" * 69
    assert rows[2] == "═" * 60 + "C" + "─" * 29 + "D" + " " * 9


def test_piles_that_stand_together_keep_both_letters() -> None:
    rows = drawn(50, (), pile("A"), pile("B"), pile("C"), pile("D"))
    assert rows[0].startswith("AB═")
    assert rows[2].endswith("═CD")


def test_own_cards_stand_where_they_belong_among_cards_that_nobody_has_seen() -> None:
    rows = drawn(100, (40, 70), pile("A", 2, 3), pile("B"), pile("C"), pile("D"))
    assert rows[1][39:41] == "40"
    assert rows[1][69:71] == "70"
    assert rows[1][1:4] == "  ·", "what lies on a pile is no longer unseen"


def test_neighbouring_cards_all_keep_their_numbers() -> None:
    hand = (94, 95, 96, 97, 98, 99)
    for width in (30, 78, 120):
        row = drawn(width, hand, pile("A"), pile("B"), pile("C"), pile("D"))[1]
        assert len(row) == width
        assert [int(word) for word in row.replace("·", " ").split()] == list(hand)
