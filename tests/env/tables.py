"""Plays an environment and the rules side by side."""

import random

import numpy as np

from bots.games import signals_at
from ninetyeight.bots import bot_named
from ninetyeight.env import number_of, observation_of
from ninetyeight.env.actions import TURN_ACTIONS
from ninetyeight.env.single_game import Mask
from ninetyeight.kernel.arrays import Bytes
from ninetyeight.rules import Sign, State, legal_actions, setup, view_for
from ninetyeight.rules.ruleset import Ruleset
from rules.games import EDITIONS

TABLES = [(edition, players) for edition in EDITIONS for players in range(1, 6)]


def mask_of(state: State) -> Mask:
    """The mask of the legal actions by the rules; after the end, only ending the turn."""
    mask = np.zeros(TURN_ACTIONS, np.int8)
    for action in legal_actions(state):
        mask[number_of(action)] = 1
    mask[-1] |= state.outcome is not None
    return mask


def seen_by_rules(state: State, seat: int, allowed: frozenset[Sign]) -> Bytes:
    """A seat's observation, with the signs that all hands show by the written rule."""
    bots = [bot_named("greedy")] * state.ruleset.players
    if state.outcome is not None or len(bots) == 1:
        allowed = frozenset()
    return observation_of(view_for(state, seat), signals_at(state, bots, allowed))


def begun(ruleset: Ruleset, deck: Bytes, starter: int) -> State:
    return setup(ruleset, [int(card) for card in deck], int(starter))


def with_other_secrets(state: State, seat: int, rng: random.Random) -> State:
    """Deal the cards that a seat cannot see differently."""
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += state.deck
    rng.shuffle(hidden)
    hands = tuple(
        hand if other == seat else tuple(sorted(hidden.pop() for _ in hand))
        for other, hand in enumerate(state.hands)
    )
    return State(state.piles, hands, tuple(hidden), state.turn, state.outcome)
