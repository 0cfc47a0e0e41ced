"""Finds the signs that bots showed in a game that the kernel played.

The kernel keeps no signs: a sign follows from a pile and a hand, and the player on turn sees what
the others show at that moment (8.5). So replaying the game finds them again.
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
    """List the signs shown in a game, each when it changed, after the talk that was there before.

    At every step the seats that are not on turn show what their hands say about each pile.
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
