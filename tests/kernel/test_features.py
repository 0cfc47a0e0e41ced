"""What the learned values look at: seen in a mirror it is the same game."""

import random

import numpy as np
import pytest

from ninetyeight.bots.seeing import seen_by
from ninetyeight.kernel import compiled
from ninetyeight.kernel.packing import card_set, packed_rules, packed_turn
from ninetyeight.lab.network import MIRRORED
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

FEATURE_NAMES = {
    "top": 0,
    "own trick": 3,
    "unseen trick": 4,
    "own next": 5,
    "own before any unseen": 9,
    "own is the next": 10,
    "unseen before own": 15,
}


def features(state: State, signals: Signals) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    view = view_for(state, state.seat)
    low, high = card_set(view.hand)
    turn = packed_turn(view.turn)
    row = np.zeros(compiled.FEATURES, np.float32)
    compiled.describe(
        packed_rules(view.ruleset),
        turn,
        np.uint64(low),
        np.uint64(high),
        turn,
        seen_by(view, signals, STRICT_SIGNS),
        row,
    )
    return row


def mirror_image(state: State) -> State:
    """Turn every card over: 101 minus it, on the pile of the other direction."""

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


def test_some_features_of_a_position_that_is_easy_to_see() -> None:
    deck = [3, 12, 47, 88, 95, 60, 61, 62, *range(99, 1, -1)]
    deck = list(dict.fromkeys(deck))
    state = setup(ruleset_of("original", 1), deck)
    row = features(state, Signals())
    block = compiled.PILE_FEATURES
    for slot in range(4):
        assert row[slot * block + FEATURE_NAMES["top"]] == pytest.approx(0.01)
        assert row[slot * block + FEATURE_NAMES["own trick"]] == 0
        assert row[slot * block + FEATURE_NAMES["unseen trick"]] == 0
    # The 3 is two ahead of the start at 1; nothing of the hand is that near to 100.
    assert [row[FEATURE_NAMES["own next"] + step] for step in range(3)] == [0, 1, 0]
    assert [row[2 * block + FEATURE_NAMES["own next"] + step] for step in range(3)] == [0, 0, 0]
    # The 3 leaves the 2 behind, the 12 eight more; the 95 leaves four behind.
    assert row[FEATURE_NAMES["unseen before own"]] == 1 / 8
    assert row[FEATURE_NAMES["unseen before own"] + 1] == 9 / 8
    assert row[2 * block + FEATURE_NAMES["unseen before own"]] == 4 / 8
    assert row[FEATURE_NAMES["own is the next"]] == 0
    table = 4 * block
    assert row[table] == pytest.approx(0.98)
    assert row[table + 10] == 0


def test_cards_that_nobody_else_can_go_below_are_free() -> None:
    deck = list(dict.fromkeys([2, 3, 4, 6, 47, 60, 61, 62, *range(99, 1, -1)]))
    row = features(setup(ruleset_of("original", 1), deck), Signals())
    # The 2, 3 and 4 come before the first card that is not in the hand, the 5.
    assert row[FEATURE_NAMES["own before any unseen"]] == 3 / 4
    assert row[FEATURE_NAMES["own is the next"]] == 1
    assert row[FEATURE_NAMES["unseen before own"]] == 0
