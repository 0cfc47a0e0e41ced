"""Finds the signs that bots showed in a game that the kernel played.

The kernel stores no signs, because they follow from the piles and the hands (8.5). Replaying the
game finds them again.
"""

from collections.abc import Iterator

import numpy as np

from ninetyeight.bots.view_packing import signs_from, talk_level
from ninetyeight.kernel.packing import card_set, packed_turn
from ninetyeight.kernel.signs import signs_of
from ninetyeight.rules import (
    PILES,
    Replay,
    Sign,
    Signal,
    Signals,
    State,
    Talk,
)


def shown_signs(
    game: Replay, allowed: frozenset[Sign], talk: tuple[Talk, ...] = ()
) -> tuple[Talk, ...]:
    """Append to the talk of a game the signs that were shown, each when it changed.

    At every step, each seat that is not on turn shows signs on the piles by its hand.
    """
    if not allowed or len(game.start.hands) == 1:
        return talk
    entries, standing = list(talk), Signals()
    for entry in talk:
        if isinstance(entry.said, Signal):
            standing = standing.show(entry.said, talk=True, allowed=frozenset(Sign))
    for actions, state in enumerate(game.states):
        may_talk = state.obligations.talk
        if actions:
            for event in game.steps[actions - 1].events:
                standing = standing.after(event, talk=may_talk)
        if state.outcome is not None or not may_talk:
            continue
        for signal in _changes(state, standing, talk_level(allowed)):
            standing = standing.show(signal, talk=may_talk, allowed=allowed)
            entries.append(Talk(actions, signal))
    return tuple(entries)


def _changes(state: State, standing: Signals, level: int) -> Iterator[Signal]:
    turn = packed_turn(state.turn)
    for seat, hand in enumerate(state.hands):
        if seat == state.seat:
            continue
        low, high = card_set(hand)
        bits = int(signs_of(np.uint64(low), np.uint64(high), turn, level))
        signs = signs_from(bits)
        for pile in PILES:
            if signs.get(pile) is not standing.of(seat, pile):
                yield Signal(seat, pile, signs.get(pile))
