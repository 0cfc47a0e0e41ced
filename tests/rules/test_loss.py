"""Why the duty that ended a game could not be met: true for exactly that ending (3.5)."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from hypothesis import event, given, note, settings

from ninetyeight.rules import (
    PILES,
    Duty,
    Hindrance,
    Lack,
    Loss,
    Order,
    Pile,
    Play,
    Record,
    State,
    Turn,
    loss_of,
    obligations,
    replay,
    write_record,
)
from ninetyeight.rules.legal import Hand, open_plays, without
from rules.games import records
from rules.tables import after, table

A, B, C, D = Pile
ONE_PILE, FIRE, NO_BACKWARDS = Hindrance
STUCK = {"A": 97, "B": 96, "C": 3, "D": 4}
"""Nothing between 5 and 85 fits anywhere."""


def loss(state: State, duty: Duty) -> Loss:
    assert state.outcome is not None
    assert state.outcome.broken is duty
    return loss_of(state.turn, state.hands[state.seat], duty)


def lost(*hands: str, duty: Duty = Duty.MINIMUM, plays: str = "", **given: Any) -> Loss:
    """Begin a turn, and play until the game is lost."""
    return loss(after(table(*hands, **given), plays), duty)


def test_no_card_fits() -> None:
    """2.1, 3.3."""
    assert lost("50 51 52", tops=STUCK) == Loss(Lack.FIT)


def test_some_cards_fit_and_too_few() -> None:
    """2.1, 4.1: the count is of those that can be played."""
    assert lost("50 51 98", tops=STUCK) == Loss(Lack.NUMBER, count=1)
    assert lost("50 51 98 99", tops=STUCK, edition="expert") == Loss(Lack.NUMBER, count=2)


def test_a_hand_is_smaller_than_what_is_owed() -> None:
    """6.6: even if its card fits."""
    assert lost("99", tops=STUCK, edition="extreme") == Loss(Lack.HAND, count=1)


def test_one_pile_keeps_cards_from_other_piles() -> None:
    """6.4: 78 binds to A, where nothing is higher; 30 and 32 would fit on B."""
    tops = {**STUCK, "A": 77, "B": 29}
    assert lost("30 32 78", tops=tops, edition="extreme", plays="78A") == Loss(
        Lack.FIT, (ONE_PILE,)
    )


def test_one_pile_is_not_blamed_where_nothing_fits_elsewhere() -> None:
    """6.4: 78 binds to A, and no other pile would take 30 or 77 either."""
    tops = {**STUCK, "A": 76}
    assert lost("30 77 78", tops=tops, edition="extreme", plays="78A") == Loss(Lack.FIT)


def test_no_backwards_forbids_the_only_card_that_would_fit() -> None:
    """6.3: 57 would turn B back from 67, which forbids it."""
    tops = {**STUCK, "B": 67}
    assert lost("40 57", tops=tops, edition="extreme") == Loss(Lack.FIT, (NO_BACKWARDS,))


def test_one_pile_and_no_backwards_hinder_each_alone_or_only_together() -> None:
    """6.3, 6.4: 78 binds to A. 68 would turn it back, and 40 fit on B; 31 would turn C back."""
    tops = {"A": 76, "B": 96, "C": 21, "D": 4}
    alone = lost("40 68 78", tops={**tops, "B": 39}, edition="extreme", plays="78A")
    together = lost("31 77 78", tops=tops, edition="extreme", plays="78A")
    assert alone == together == Loss(Lack.FIT, (ONE_PILE, NO_BACKWARDS))


def test_a_fire_for_the_next_card_keeps_cards_from_other_piles() -> None:
    """4.4, 2.1: 2 would fit on C, though it would be too little."""
    tops = {**STUCK, "A": 77}
    assert lost("50 51", tops=tops, edition="fire", burning="A") == Loss(Lack.FIT)
    assert lost("50 2", tops=tops, edition="fire", burning="A") == Loss(Lack.FIT, (FIRE,))


def test_one_pile_allows_too_few_cards() -> None:
    """6.4: 60 fits on B or 2 on D, but not both while 78 lies on A."""
    tops = {"A": 78, "B": 59, "C": 3, "D": 4}
    assert lost("2 60", tops=tops, edition="extreme") == Loss(Lack.NUMBER, (ONE_PILE,), count=1)


def test_no_backwards_allows_too_few_cards() -> None:
    """6.3: 99 fits on A, and 57 on B only by the trick."""
    few = lost("57 99", tops={**STUCK, "B": 67}, edition="extreme")
    assert few == Loss(Lack.NUMBER, (NO_BACKWARDS,), count=1)


def test_a_fire_is_not_blamed_where_its_cover_is_too_little() -> None:
    """4.1, 4.4: 98 covers the fire and 4 goes on D; nothing takes 50."""
    tops = {"A": 77, "B": 99, "C": 3, "D": 5}
    few = lost("4 50 98", tops=tops, edition="fire+expert", burning="A")
    assert few == Loss(Lack.NUMBER, count=2)


def test_a_skull_that_no_card_covers() -> None:
    """5.3."""
    state = after(table("5 6 10", "60", edition="extreme"), "10A")
    assert loss(state, Duty.SKULL) == Loss(Lack.FIT, piles=(A,))


def test_a_skull_that_only_the_trick_would_cover() -> None:
    """5.3, 6.3: 39 would go back from 49; 21 lies on D."""
    state = table("30 39 49", "60", tops={"D": 21}, edition="extreme")
    assert loss(after(state, "49A"), Duty.SKULL) == Loss(Lack.FIT, (NO_BACKWARDS,), piles=(A,))


def test_of_two_skulls_the_one_that_could_be_covered_is_not_named() -> None:
    """5.3: 11 covers the 10, and nothing the 91."""
    state = after(table("5 6 10 11 91", "60", edition="extreme"), "10A 91B")
    assert loss(state, Duty.SKULL) == Loss(Lack.FIT, piles=(B,))


def test_of_two_skulls_the_one_that_fits_nothing_is_named_before_one_for_the_trick() -> None:
    """5.3, 6.3: 42 would go back from 52; nothing would cover 91, and 21 lies on D."""
    state = table("30 40 42 52 91", "60", tops={"D": 21}, edition="extreme")
    state = after(state, "52A 91B")
    assert loss(state, Duty.SKULL) == Loss(Lack.FIT, piles=(B,))


def test_two_skulls_and_one_card_for_either() -> None:
    """5.3: 53 covers either of them."""
    state = after(table("5 6 49 52 53", "60", edition="extreme"), "49A 52B")
    assert loss(state, Duty.SKULL) == Loss(Lack.WAY, piles=(A, B))


def test_a_stop_ends_the_turn_with_a_skull_open() -> None:
    """5.2, 5.3: 11 would have covered it."""
    state = after(table("10 11 25 42", "60", edition="extreme"), "10A 42D")
    assert loss(state, Duty.SKULL) == Loss(Lack.STOP, piles=(A,))


def test_a_three_allows_no_card_for_a_skull() -> None:
    """5.3, 5.4: three cards are played, and 50 would cover the skull."""
    state = after(table("15 17 49 50", "60", edition="extreme"), "15A 17A 49A")
    assert loss(state, Duty.SKULL) == Loss(Lack.THREE, piles=(A,))


def test_the_last_card_is_a_skull() -> None:
    """5.3: none is left to cover it."""
    state = after(table("9 10", "60", deck="", edition="extreme"), "9A 10A")
    assert loss(state, Duty.SKULL) == Loss(Lack.HAND, piles=(A,))


def test_a_fire_that_no_card_covers() -> None:
    """4.3, 4.4: by the end of the turn, or alone by the next card."""
    due = lost("2 3", "60", tops={"A": 22}, edition="fire", duty=Duty.FIRE)
    alone = lost("2 3", tops={"A": 22}, edition="fire", burning="A", duty=Duty.FIRE)
    assert due == alone == Loss(Lack.FIT, piles=(A,))


def test_a_fire_that_only_the_trick_would_cover() -> None:
    """4.4, 6.3: 12 would go back from 22; 21 lies on D."""
    tops = {"A": 22, "D": 21}
    held = lost("3 12", tops=tops, edition="extreme+fire", burning="A", duty=Duty.FIRE)
    assert held == Loss(Lack.FIT, (NO_BACKWARDS,), piles=(A,))


def test_a_fire_on_another_pile_than_one_pile_allows() -> None:
    """4.3, 6.4: 78 binds to A, and 24 would cover the fire on B."""
    state = table("24 40 78", "60", tops={"B": 22}, edition="extreme+fire")
    assert loss(after(state, "78A"), Duty.FIRE) == Loss(Lack.FIT, (ONE_PILE,), piles=(B,))


def test_a_skull_that_must_wait_for_a_fire() -> None:
    """4.4, 5.3: 11 would cover the skull, but the next card must cover the fire on B."""
    state = table("10 11 12 77", tops={"C": 3, "D": 4}, edition="extreme+fire")
    assert loss(after(state, "10A 77B"), Duty.SKULL) == Loss(Lack.FIT, (FIRE,), piles=(A,))


def test_a_three_with_too_few_cards() -> None:
    """5.4: nothing else fits, or one card of two, or the hand is too small."""
    tops = {"A": 11, "B": 90, "C": 3, "D": 2}
    for hand, expected in (
        ("15 16 17", Loss(Lack.FIT)),
        ("15 17 99", Loss(Lack.NUMBER, count=1)),
        ("17 99", Loss(Lack.HAND, count=1)),
    ):
        state = table(hand, "60", tops=tops, edition="extreme")
        assert loss(after(state, "17A"), Duty.THREE) == expected


def test_a_three_is_broken_by_a_stop_or_comes_too_late() -> None:
    """5.2, 5.4: a Stop as second card; the "3!" itself as fourth."""
    state = table("13 15 16 17 42", "60", edition="extreme")
    assert loss(after(state, "17A 42A"), Duty.THREE) == Loss(Lack.STOP)
    assert loss(after(state, "13A 15A 16A 17A"), Duty.THREE) == Loss(Lack.THREE, count=4)


def test_a_three_allows_too_few_cards_for_a_skull_and_a_fire() -> None:
    """4.3, 5.3, 5.4, 7.1: more cards would have covered both."""
    state = table("10 11 17 24 25 26", "60", tops={"B": 22}, edition="extreme+fire")
    state = after(state, "17C 26D 10A")
    assert loss(state, Duty.THREE) == Loss(Lack.THREE, piles=(A, B))


def lines(turn: Turn, hand: Hand, most: int = 4) -> Iterator[tuple[Play, ...]]:
    """Every sequence of a few plays that the rules accept, whatever is owed."""
    yield ()
    if turn.is_stopped or most == 0:
        return
    for play in open_plays(turn, hand, obligations(turn)):
        for rest in lines(turn.after(play), without(hand, play.card), most - 1):
            yield (play, *rest)


def is_true(turn: Turn, hand: Hand, said: Loss) -> bool:
    """Whether what is said of a loss is true, judged from every sequence of plays."""
    owed, played = obligations(turn), list(lines(turn, hand))
    match said.lack:
        case Lack.STOP:
            return turn.is_stopped
        case Lack.THREE:
            return turn.is_three and owed.cards < max(1, len(owed.cover))
        case Lack.HAND:
            return said.count == len(hand) < max(owed.cards, len(owed.cover), 1)
        case Lack.NUMBER:
            return 0 < said.count < owed.cards and said.count == max(map(len, played))
        case Lack.FIT if said.piles:
            reached = {play.pile for line in played for play in line}
            return reached.isdisjoint(said.piles) and all(
                hindrances(turn, hand, (pile,)) == set(said.hindrances) for pile in said.piles
            )
        case Lack.FIT:
            return played == [()] and hindrances(turn, hand, PILES) == set(said.hindrances)
        case Lack.WAY:
            return all(any(play.pile is p for each in played for play in each) for p in said.piles)


def hindrances(turn: Turn, hand: Hand, piles: tuple[Pile, ...]) -> set[Hindrance]:
    """What keeps cards from piles that would take them; first what does so alone."""
    owed = obligations(turn)
    place = ONE_PILE if turn.cover_next is None else FIRE
    kept = []
    for card, pile in product(hand, piles):
        if pile.takes(card, top=turn.tops[pile], trick=True):
            is_trick = not pile.takes(card, top=turn.tops[pile], trick=False)
            barred = {place} - ({place} if pile in owed.open_piles else set())
            kept.append(barred | ({NO_BACKWARDS} if is_trick and not owed.trick else set()))
    alone = [each for each in kept if len(each) == 1]
    return set().union(*(alone or kept))


@settings(max_examples=300, deadline=None)
@given(records())
def test_what_is_said_of_a_loss_is_true(record: Record) -> None:
    """3.5: in every edition."""
    note(write_record(record))
    state = replay(record).state
    if state.outcome is None or state.outcome.broken is None:
        return
    turn, hand, duty = state.turn, state.hands[state.seat], state.outcome.broken
    said = loss_of(turn, hand, duty)
    event(f"{duty} {said.lack} {'+'.join(said.hindrances)}")
    note(f"{turn} {hand} {said}")
    assert is_true(turn, hand, said)
    for pile in said.piles:
        top = turn.tops[pile]
        assert turn.order_on(top) is Order.SKULL or turn.ruleset.burns(top)
    assert bool(said.piles) or duty in (Duty.THREE, Duty.MINIMUM)
