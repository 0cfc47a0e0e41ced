"""Plays games by planning, card by card in the rules, and prints the plays with their values."""

import sys

import numpy as np

from ninetyeight.bots.values import value_for
from ninetyeight.bots.view_packing import knowledge_from
from ninetyeight.kernel.packing import card_set, packed_rules, packed_turn, play_of
from ninetyeight.kernel.plans import NARROW, best_end, plan
from ninetyeight.kernel.search_buffers import SearchBuffers, new_search_buffers
from ninetyeight.kernel.turn import Position
from ninetyeight.rules import (
    STRICT_SIGNS,
    Action,
    Signals,
    apply,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
)
from ninetyeight.rules.action import END_TURN


def planned_game(edition: str, seed: str) -> str:
    """Play a game for two; return its actions and the exact value of each turn."""
    ruleset = ruleset_of(edition, 2)
    net, work, said = value_for(ruleset).net, new_search_buffers(), []
    state = setup(ruleset, shuffled(ruleset.pack.cards, seeded(seed)))
    while state.outcome is None:
        view = view_for(state, state.seat)
        low, high = map(np.uint64, card_set(view.hand))
        seen = knowledge_from(view, Signals(), STRICT_SIGNS)
        position = Position(packed_turn(view.turn), low, high)
        end = plan(packed_rules(ruleset), position, seen, net, work, NARROW)
        node = int(best_end(work, end))
        if node < 0:
            break
        said.append(float(work.value[node]).hex())
        for action in (*_steps(work, node), END_TURN):
            said.append(str(action))
            state = apply(state, action).state
            if state.outcome is not None or state.seat != view.turn.seat:
                break
    return " ".join(said)


def _steps(work: SearchBuffers, node: int) -> list[Action]:
    steps: list[Action] = []
    while node > 0:
        code = int(work.code[node])
        steps.append(play_of(code))
        node = int(work.parent[node])
    return steps[::-1]


if __name__ == "__main__":
    for seed in sys.argv[2:]:
        print(planned_game(sys.argv[1], seed))  # noqa: T201
