"""Packs a view for compiled code; it reads nothing that is hidden from the seat."""

import numpy as np

from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.packing import card_set
from ninetyeight.kernel.signs import (
    SIGN_LEAVE,
    SIGN_LIKE,
    SIGN_NONE,
    SIGN_TURN,
    TALK_NONE,
    TALK_RELAXED,
    TALK_STRICT,
)
from ninetyeight.rules import PILES, RELAXED_SIGNS, Pile, Sign, Signals, View

SIGN_NUMBERS = {
    None: SIGN_NONE,
    Sign.LIKE: SIGN_LIKE,
    Sign.LEAVE: SIGN_LEAVE,
    Sign.TURN: SIGN_TURN,
}
SIGNS = {number: sign for sign, number in SIGN_NUMBERS.items()}


def talk_level(allowed: frozenset[Sign]) -> int:
    """Return the kernel's number for the signs that are allowed: none, strict or relaxed."""
    if not allowed:
        return TALK_NONE
    return TALK_RELAXED if allowed == RELAXED_SIGNS else TALK_STRICT


def knowledge_from(view: View, signals: Signals, allowed: frozenset[Sign]) -> SeatKnowledge:
    """Pack what a seat knows apart from its own hand."""
    assert view.seat is not None
    laid = {card for pile in view.piles for card in pile}
    hidden = tuple(
        card for card in view.ruleset.pack.cards if card not in laid and card not in view.hand
    )
    low, high = card_set(hidden)
    players = len(view.hand_sizes)
    talks = view.obligations.talk and players > 1
    level = talk_level(allowed) if talks else TALK_NONE
    sizes, signs = 0, 0
    for step in range(1, players):
        seat = (view.seat + step) % players
        sizes |= view.hand_sizes[seat] << (4 * step - 4)
        if level != TALK_NONE:
            signs |= _signs_of(signals, seat) << (8 * step - 8)
    return SeatKnowledge(
        np.uint64(low),
        np.uint64(high),
        np.uint64(_backwards(high)),
        np.uint64(_backwards(low)),
        view.deck_size,
        sizes,
        signs,
        level,
    )


def _signs_of(signals: Signals, seat: int) -> int:
    return sum(SIGN_NUMBERS[signals.of(seat, pile)] << 2 * pile for pile in PILES)


def signs_from(bits: int) -> dict[Pile, Sign]:
    """Read the signs on all piles from their bits."""
    signs = {pile: SIGNS[bits >> 2 * pile & 3] for pile in PILES}
    return {pile: sign for pile, sign in signs.items() if sign is not None}


def _backwards(word: int) -> int:
    return int(f"{word:064b}"[::-1], 2)
