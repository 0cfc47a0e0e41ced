"""Statistics of a replay."""

from ninetyeight.rules import CardPlayed, Figures, Pile, Record, WidestGap, figures_of, replay
from rules.tables import actions, small

PAIR = small(2, 4, 40)
DECK = tuple(dict.fromkeys((5, 9, 20, 30, 8, 12, 19, 39, *PAIR.pack.cards)))


def figures(text: str) -> Figures:
    return figures_of(replay(Record(PAIR, DECK, 0, tuple(actions(text)))))


def test_nothing_is_counted_before_the_first_card() -> None:
    """1.4: the first turn has begun."""
    assert figures("") == Figures(turns=1, widest=None, cards=(0, 0), tricks=(0, 0))


def test_cards_and_tricks_are_counted_by_seat() -> None:
    """2.1, 2.3: 19 goes back from 9."""
    told = figures("30D 20D 9D . 19D 8D .")
    assert (told.turns, told.cards, told.tricks) == (3, (3, 2), (0, 1))


def test_the_widest_gap_knows_its_turn_and_its_action() -> None:
    """2.2: the end of a turn is an action, too."""
    gap = figures("5A 9A . 8C 39B .").widest
    assert gap == WidestGap(CardPlayed(1, 39, Pile.B, 1), turn=2, step=5)


def test_the_first_of_equal_gaps_is_the_widest() -> None:
    """2.2: 12 on C is as far from 41 as 30 on A from 1."""
    gap = figures("5A 30B . 12C 19A .").widest
    assert gap == WidestGap(CardPlayed(0, 30, Pile.B, 1), turn=1, step=2)
