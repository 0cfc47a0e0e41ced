"""The features of the learned values: their table is complete, and a mirror image swaps them."""

import random

import numpy as np
import pytest

from ninetyeight.bots.view_packing import knowledge_from
from ninetyeight.kernel.feature_table import (
    CARDS,
    COUNTED_UP,
    FEATURES,
    ORDERS,
    ORDERS_FROM,
    ORDERS_TO,
    PILE_FEATURES,
    PILE_ORDERS_FROM,
    SIGNS,
    TABLE_AT,
    PileFeature,
    TableFeature,
    places_of,
    unused_places,
)
from ninetyeight.kernel.features import write_features
from ninetyeight.kernel.packing import card_set, packed_rules, packed_turn
from ninetyeight.kernel.turn import Position
from ninetyeight.lab.training.network import MIRRORED
from ninetyeight.rules import (
    PILES,
    STRICT_SIGNS,
    Pile,
    Sign,
    Signal,
    Signals,
    State,
    apply,
    ruleset_of,
    setup,
    view_for,
)
from rules.games import choose

UP, DOWN = 0, 2
"""The blocks of the tighter ascending and the tighter descending pile."""
Row = np.ndarray[tuple[int], np.dtype[np.float32]]


def of_pile(row: Row, slot: int, feature: PileFeature) -> float:
    return float(row[places_of(feature)[slot * feature.size]])


def features(state: State, signals: Signals) -> Row:
    view = view_for(state, state.seat)
    low, high = card_set(view.hand)
    turn = packed_turn(view.turn)
    row = np.zeros(FEATURES, np.float32)
    write_features(
        packed_rules(view.ruleset),
        Position(turn, np.uint64(low), np.uint64(high)),
        turn,
        knowledge_from(view, signals, STRICT_SIGNS),
        row,
    )
    return row


def mirror_image(state: State) -> State:
    """Replace every card by 101 minus it, on the pile of the other direction."""

    def turned(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(101 - card for card in cards)

    turn = state.turn
    tops = turned(turn.tops)
    return State(
        piles=tuple(turned(state.piles[pile]) for pile in (2, 3, 0, 1)),
        hands=tuple(tuple(sorted(turned(hand))) for hand in state.hands),
        deck=turned(state.deck),
        turn=type(turn)(
            turn.ruleset, turn.seat, (tops[2], tops[3], tops[0], tops[1]), turn.minimum
        ),
        outcome=None,
    )


@pytest.mark.parametrize("edition", ["original", "expert", "extreme"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_mirror_image_has_the_mirrored_features(edition: str, players: int) -> None:
    rng = random.Random(f"{edition}{players}")
    ruleset = ruleset_of(edition, players)
    looked = 0
    for _ in range(4):
        deck = list(ruleset.pack.cards)
        rng.shuffle(deck)
        state = setup(ruleset, deck)
        while state.outcome is None:
            has_twins = len({*state.turn.tops[:2]}) < 2 or len({*state.turn.tops[2:]}) < 2
            if not state.turn.plays and not has_twins:
                signals = Signals(
                    frozenset(
                        Signal(seat, pile, sign)
                        for seat in range(players)
                        for pile in PILES
                        if (sign := rng.choice((None, Sign.LIKE, Sign.LEAVE))) is not None
                    )
                )
                turned = Signals(
                    frozenset(
                        Signal(signal.seat, Pile((signal.pile + 2) % 4), signal.sign)
                        for signal in signals.standing
                    )
                )
                straight = features(state, signals)
                mirrored = features(mirror_image(state), turned)
                np.testing.assert_allclose(straight[MIRRORED], mirrored, atol=1e-6)
                looked += 1
            state = apply(state, choose(state, rng, 1.0)).state
    assert looked > 40


def test_the_features_of_a_simple_position_are_right() -> None:
    deck = [3, 12, 47, 88, 95, 60, 61, 62, *range(99, 1, -1)]
    deck = list(dict.fromkeys(deck))
    state = setup(ruleset_of("original", 1), deck)
    row = features(state, Signals())
    for slot in range(4):
        assert of_pile(row, slot, PileFeature.TOP) == pytest.approx(0.01)
        assert of_pile(row, slot, PileFeature.OWN_TRICK) == 0
        assert of_pile(row, slot, PileFeature.UNSEEN_TRICK) == 0
    # The 3 is two ahead of the start at 1; nothing of the hand is that near to 100.
    assert of_pile(row, UP, PileFeature.OWN_ONE_AHEAD) == 0
    assert of_pile(row, UP, PileFeature.OWN_TWO_AHEAD) == 1
    assert of_pile(row, UP, PileFeature.OWN_THREE_AHEAD) == 0
    assert of_pile(row, DOWN, PileFeature.OWN_TWO_AHEAD) == 0
    # The 3 leaves the 2 behind, the 12 eight more; the 95 leaves four behind.
    assert of_pile(row, UP, PileFeature.UNSEEN_BEFORE_OWN) == 1 / 8
    assert of_pile(row, UP, PileFeature.UNSEEN_BEFORE_SECOND_OWN) == 9 / 8
    assert of_pile(row, DOWN, PileFeature.UNSEEN_BEFORE_OWN) == 4 / 8
    assert of_pile(row, UP, PileFeature.OWN_IS_THE_NEXT) == 0
    assert row[TableFeature.CARDS_LEFT] == pytest.approx(0.98)
    assert row[TableFeature.OWN_DEAD] == 0


def test_own_cards_before_any_unseen_one_are_counted() -> None:
    deck = list(dict.fromkeys([2, 3, 4, 6, 47, 60, 61, 62, *range(99, 1, -1)]))
    row = features(setup(ruleset_of("original", 1), deck), Signals())
    # The 2, 3 and 4 come before the first card that is not in the hand, the 5.
    assert of_pile(row, UP, PileFeature.OWN_BEFORE_ANY_UNSEEN) == 3 / 4
    assert of_pile(row, UP, PileFeature.OWN_IS_THE_NEXT) == 1
    assert of_pile(row, UP, PileFeature.UNSEEN_BEFORE_OWN) == 0


def test_every_feature_says_what_it_means() -> None:
    assert all(feature.meaning and feature.about for feature in (*PileFeature, *TableFeature))
    for kind in (PileFeature, TableFeature):
        meanings = [feature.meaning for feature in kind]
        assert len(set(meanings)) == len(meanings)


def test_features_written_in_a_loop_stand_side_by_side() -> None:
    for group in COUNTED_UP:
        assert [each.value for each in group] == [group[0].value + step for step in range(4)]


def test_every_place_is_of_a_feature_or_unused() -> None:
    of_pile, of_table = unused_places()
    free = {PILE_FEATURES * slot + place for slot in range(4) for place in of_pile} | {*of_table}
    named = {place for each in (*PileFeature, *TableFeature) for place in places_of(each)}
    assert named.isdisjoint(free)
    assert named | free == set(range(FEATURES))


def test_every_place_of_a_row_has_at_most_one_feature() -> None:
    taken = [place for feature in (*PileFeature, *TableFeature) for place in places_of(feature)]
    assert len(taken) == len(set(taken))
    assert all(feature.value + feature.size <= PILE_FEATURES for feature in PileFeature)
    assert all(TABLE_AT <= feature.value < FEATURES for feature in TableFeature)
    labels = [feature.label for feature in TableFeature]
    assert len(set(labels)) == len(labels)


def test_features_about_orders_and_signs_stand_side_by_side() -> None:
    """Compiled code clears these places as one range."""
    of_orders = {place for each in TableFeature if each.about == ORDERS for place in each.places}
    assert of_orders == set(range(ORDERS_FROM, ORDERS_TO))
    for each in PileFeature:
        assert (each.value < PILE_ORDERS_FROM) == (each.about == CARDS)
    assert not any(each.about == SIGNS for each in TableFeature)


@pytest.mark.parametrize("edition", ["extreme+fire", "extreme+strict-fire"])
def test_only_places_that_the_table_names_are_written(edition: str) -> None:
    named = {place for feature in (*PileFeature, *TableFeature) for place in places_of(feature)}
    rng, written = random.Random(edition), np.zeros(FEATURES, np.bool_)
    ruleset = ruleset_of(edition, 4)
    for _ in range(12):
        deck = list(ruleset.pack.cards)
        rng.shuffle(deck)
        state = setup(ruleset, deck)
        while state.outcome is None:
            signals = Signals(
                frozenset(
                    Signal(seat, pile, sign)
                    for seat in range(4)
                    for pile in PILES
                    if (sign := rng.choice((None, *Sign))) is not None
                )
            )
            written |= features(state, signals) != 0
            state = apply(state, choose(state, rng, 1.0)).state
    assert set(np.flatnonzero(written)) <= named
