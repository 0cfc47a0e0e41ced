"""Compiles the kernel ahead, so that no player or researcher waits for it: `make setup` does.

Numba compiles a function when it is first called and keeps the result on disk. So this calls each
function that Python calls, with the smallest work there is.
"""

import sys
import time
from collections.abc import Callable, Mapping

import numpy as np
from numba.core.dispatcher import Dispatcher

from ninetyeight.kernel import compiled
from ninetyeight.kernel.games import BY_BIDS, deal, play, seeds_of
from ninetyeight.kernel.packing import apply, legal_actions, pack, packed_net, packed_rules
from ninetyeight.rules import ruleset_of, setup

RULESET = ruleset_of("original", 1)


def blank_net() -> compiled.Net:
    """Make a network that finds everything equally good."""
    lanes = compiled.LANES
    return compiled.Net(
        np.zeros((compiled.FEATURES, lanes), np.float32),
        np.zeros(lanes, np.float32),
        np.zeros((lanes, lanes), np.float32),
        np.zeros(lanes, np.float32),
        np.zeros((lanes, 2), np.float32),
        np.zeros(2, np.float32),
        np.zeros(2, np.float32),
    )


def _whole_games() -> None:
    net = blank_net()
    play(
        RULESET,
        deal(RULESET, 1, 0, 1),
        starters=[BY_BIDS],
        seeds=seeds_of(1, 0, 1),
        policies=[compiled.SHARP],
        talk=compiled.TALK_NONE,
        net=net,
        planner=net,
        samples=0,
    )


def _single_choices() -> None:
    work, net = compiled.new_work(), packed_net(blank_net())
    rules = packed_rules(RULESET)
    none, cards = np.uint64(0), np.uint64(1 << 20)
    turn = int(compiled.begin_turn(rules, 0, int(compiled.start_tops(rules)), 0, 0))
    seen = compiled.Seen(none, none, none, none, 0, 0, 0, 0)
    compiled.decide(
        compiled.SHARP,
        rules,
        turn,
        cards,
        none,
        seen,
        net,
        work,
        work,
        compiled.new_world(),
        0,
        np.uint64(compiled.decision_seed(none, 0, 0)),
    )
    compiled.signs_of(cards, none, turn, compiled.TALK_STRICT)
    compiled.bid_of(rules, cards, none)


def _single_steps() -> None:
    state = setup(RULESET, tuple(RULESET.pack.cards))
    packed = pack(state)
    for _ in range(3):
        apply(packed, legal_actions(packed)[-1])


def _solver() -> None:
    packed = pack(setup(RULESET, tuple(RULESET.pack.cards)))
    beam = compiled.new_beam(1)
    compiled.solve(packed.rules, packed.hands, packed.deck, packed.game, 1, beam)


def _learning() -> None:
    compiled.learning_games(
        packed_rules(RULESET),
        packed_net(blank_net()),
        np.uint64(1),
        0,
        1,
        0.0,
        1.0,
        1.0,
        0.0,
        np.zeros((1, compiled.FEATURES), np.float32),
        np.zeros((1, 2), np.float32),
        np.zeros(3, np.int64),
        compiled.new_work(),
        compiled.new_memory(),
    )


def _play_outs() -> None:
    won, left = np.zeros(1, np.uint8), np.zeros(1, np.uint8)
    compiled.greedy_playouts(packed_rules(RULESET), np.uint64(1), 0, 1, won, left)


def _many_steps() -> None:
    rules, talk = packed_rules(RULESET), compiled.TALK_NONE
    tables, room = compiled.new_tables(rules, 1), compiled.new_room()
    rows, legal = np.zeros((1, compiled.SHOWN), np.uint8), np.zeros((1, 393), np.uint8)
    actions, rewards, gained = np.zeros(1, np.int64), compiled.Rewards(0.0, 1.0, -1.0), np.zeros(1)
    compiled.begin_rows(rules, tables, np.ones(1, np.uint8), BY_BIDS, room)
    compiled.show_rows(rules, tables, talk, room, rows, legal)
    compiled.sample_rows(legal, np.zeros(1), actions)
    compiled.step_rows(
        rules,
        tables,
        actions,
        BY_BIDS,
        talk,
        rewards,
        room,
        rows,
        legal,
        gained,
        np.zeros(1, np.uint8),
        np.zeros(1, np.int64),
    )


def _shown_steps() -> None:
    rules, talk = packed_rules(RULESET), compiled.TALK_NONE
    tables, room = compiled.new_tables(rules, 1), compiled.new_room()
    hands, deck, game, log, played = (array[0] for array in tables[:5])
    row, legal = np.zeros(compiled.SHOWN, np.uint8), np.zeros(393, np.uint8)
    compiled.next_deal(rules, tables, 0, BY_BIDS, room)
    compiled.begin_deal(rules, tables, 0, BY_BIDS)
    compiled.look(rules, hands, game, played, talk)
    compiled.shown_signs(rules, hands, game[compiled.TURN], talk)
    compiled.may_talk(rules, game[compiled.TURN], talk)
    compiled.show(rules, hands, game, played, 0, 0, row)
    compiled.show_legal(rules, hands, game, room.bits, legal)
    compiled.take(rules, hands, deck, game, log, played, 0)
    compiled.worth(game, 0, compiled.Rewards(0.0, 1.0, -1.0))
    compiled.cards_left(rules, hands, game)


PARTS: dict[str, Callable[[], None]] = {
    "whole games": _whole_games,
    "single choices": _single_choices,
    "single steps": _single_steps,
    "the solver": _solver,
    "learning": _learning,
    "play-outs": _play_outs,
    "many games step by step": _many_steps,
    "games that are shown": _shown_steps,
}
"""What is compiled, by name."""


def warm_up(tell: Callable[[str], None]) -> None:
    """Compile everything, or load what is there; say which part comes next."""
    for number, (name, part) in enumerate(PARTS.items(), start=1):
        tell(f"Compiling the fast kernel, once: {name} ({number} of {len(PARTS)})")
        part()


def is_compiling(functions: Mapping[str, object] = vars(compiled)) -> bool:
    """Whether this process has begun to compile what was not on disk."""
    return any(
        isinstance(function, Dispatcher) and function.stats.cache_misses
        for function in list(functions.values())
    )


def main() -> None:
    """Compile from the command line, and say how long it took."""
    began = time.perf_counter()
    warm_up(lambda line: print(line, file=sys.stderr))  # noqa: T201
    seconds = time.perf_counter() - began
    print(f"The fast kernel is ready ({seconds:.0f} s).", file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    main()
