"""Compiles the kernel ahead of time, so that nobody has to wait for it; `make setup` does this.

Numba compiles a function on its first call and caches the result on disk. So this module calls
each function that Python calls, with as little work as possible.
"""

import sys
import time
from collections.abc import Callable

import numpy as np

from ninetyeight.kernel.bids import bid_of
from ninetyeight.kernel.chance import decision_seed
from ninetyeight.kernel.engine import TURN, cards_left
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.games import BY_BIDS, play_decks, seeds_of, shuffled_decks
from ninetyeight.kernel.knowledge import SeatKnowledge, seat_knowledge
from ninetyeight.kernel.layer_sums import LANES
from ninetyeight.kernel.look_ahead import Sampling, new_sampling
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.observation_rows import (
    OBSERVATION_SIZE,
    visible_signs,
    write_legal,
    write_observation,
)
from ninetyeight.kernel.packing import apply, legal_actions, pack, packed_net, packed_rules, play_of
from ninetyeight.kernel.playouts import greedy_playouts
from ninetyeight.kernel.policies import MASTER, SHARP, Policy, choose_action
from ninetyeight.kernel.rows import (
    ObservationRows,
    Stepped,
    begin_rows,
    observe_rows,
    sample_rows,
    step_rows,
)
from ninetyeight.kernel.search_buffers import new_search_buffers
from ninetyeight.kernel.signs import TALK_NONE, TALK_STRICT, may_talk, signs_of
from ninetyeight.kernel.solver import find_win, new_beam
from ninetyeight.kernel.tables import (
    END_ACTION,
    Rewards,
    Terms,
    begin_deal,
    new_row_buffers,
    new_tables,
    next_deal,
    take,
    worth,
)
from ninetyeight.kernel.training_games import (
    Exploration,
    Stretch,
    TrainingRows,
    learning_games,
    new_episode,
)
from ninetyeight.kernel.turn import Position, begin_turn, start_tops
from ninetyeight.kernel.whole_games import Deals, Lineup
from ninetyeight.rules import ruleset_of, setup

RULESET = ruleset_of("original", 1)


def blank_net() -> Net:
    """Create a network that values everything equally."""
    lanes = LANES
    return Net(
        np.zeros((FEATURES, lanes), np.float32),
        np.zeros(lanes, np.float32),
        np.zeros((lanes, lanes), np.float32),
        np.zeros(lanes, np.float32),
        np.zeros((lanes, 2), np.float32),
        np.zeros(2, np.float32),
        np.zeros(2, np.float32),
    )


def _whole_games(policy: int = SHARP) -> None:
    net = blank_net()
    deals = Deals(shuffled_decks(RULESET, 1, 0, 1), np.full(1, BY_BIDS), seeds_of(1, 0, 1))
    play_decks(RULESET, deals, Lineup(np.full(1, policy), TALK_NONE, net, net), 0)


def _single_choices(sampling: Sampling | None = None) -> None:
    rules = packed_rules(RULESET)
    none, cards = np.uint64(0), np.uint64(1 << 20)
    turn = int(begin_turn(rules, 0, int(start_tops(rules)), 0, 0))
    choose_action(
        rules,
        Position(turn, cards, none),
        SeatKnowledge(none, none, none, none, 0, 0, 0, 0),
        Policy(SHARP, packed_net(blank_net())),
        np.uint64(decision_seed(none, 0, 0)),
        new_search_buffers(),
        sampling,
    )
    play_of(0)
    signs_of(cards, none, turn, TALK_STRICT)
    bid_of(rules, cards, none)


def _look_ahead() -> None:
    _single_choices(new_sampling(0))
    _whole_games(MASTER)


def _single_steps() -> None:
    state = setup(RULESET, tuple(RULESET.pack.cards))
    packed = pack(state)
    for _ in range(3):
        apply(packed, legal_actions(packed)[-1])


def _solver() -> None:
    packed = pack(setup(RULESET, tuple(RULESET.pack.cards)))
    beam = new_beam(1)
    find_win(packed.rules, packed.hands, packed.deck, packed.game, 1, beam)


def _learning() -> None:
    learning_games(
        packed_rules(RULESET),
        packed_net(blank_net()),
        Stretch(np.uint64(1), 0, 1),
        Exploration(explore=0.0, trace=1.0, keep=1.0, talkative=0.0),
        TrainingRows(
            np.zeros((1, FEATURES), np.float32),
            np.zeros((1, 2), np.float32),
            np.zeros(3, np.int64),
        ),
        new_search_buffers(),
        new_episode(),
    )


def _play_outs() -> None:
    won, left = np.zeros(1, np.uint8), np.zeros(1, np.uint8)
    greedy_playouts(packed_rules(RULESET), np.uint64(1), 0, 1, won, left)


def _many_steps() -> None:
    rules = packed_rules(RULESET)
    tables, buffers = new_tables(rules, 1), new_row_buffers()
    observations = ObservationRows(
        np.zeros((1, OBSERVATION_SIZE), np.uint8), np.zeros((1, END_ACTION + 1), np.uint8)
    )
    actions, terms = np.zeros(1, np.int64), Terms(BY_BIDS, TALK_NONE, Rewards(0.0, 1.0, -1.0))
    begin_rows(rules, tables, np.ones(1, np.uint8), BY_BIDS, buffers)
    observe_rows(rules, tables, TALK_NONE, buffers, observations)
    sample_rows(observations.legal_rows, np.zeros(1), actions)
    stepped = Stepped(np.zeros(1), np.zeros(1, np.uint8), np.zeros(1, np.int64))
    step_rows(rules, tables, actions, terms, buffers, observations, stepped)


def _shown_steps() -> None:
    rules, talk = packed_rules(RULESET), TALK_NONE
    tables, buffers = new_tables(rules, 1), new_row_buffers()
    hands, deck, game, log, played = (array[0] for array in tables[:5])
    row, legal = np.zeros(OBSERVATION_SIZE, np.uint8), np.zeros(END_ACTION + 1, np.uint8)
    next_deal(rules, tables, 0, BY_BIDS, buffers)
    begin_deal(rules, tables, 0, BY_BIDS)
    seat_knowledge(rules, hands, game, played, talk)
    visible_signs(rules, hands, game[TURN], talk)
    may_talk(rules, game[TURN], talk)
    write_observation(rules, hands, game, played, 0, 0, row)
    write_legal(rules, hands, game, buffers.bits, legal)
    take(rules, hands, deck, game, log, played, 0)
    worth(game, 0, Rewards(0.0, 1.0, -1.0))
    cards_left(rules, hands, game)


WHOLE_GAMES = "whole games"
"""The part that the lab uses."""
SINGLE_CHOICES = "single choices"
"""The part that a bot at a table uses."""
PARTS: dict[str, Callable[[], None]] = {
    SINGLE_CHOICES: _single_choices,
    WHOLE_GAMES: _whole_games,
    "single steps": _single_steps,
    "the solver": _solver,
    "look-ahead": _look_ahead,
    "training": _learning,
    "play-outs": _play_outs,
    "many games step by step": _many_steps,
    "games that are shown": _shown_steps,
}
"""The parts to compile, by name; a bot at a table needs the first."""


def warm_up(*parts: str, tell: Callable[[str], None] = lambda _: None) -> None:
    """Compile or load these parts of the kernel; by default, all of them."""
    parts = parts or tuple(PARTS)
    for number, name in enumerate(parts, start=1):
        tell(f"Compiling the fast kernel, once: {name} ({number} of {len(parts)})")
        PARTS[name]()


def main() -> None:
    """Compile all parts and print how long it took."""
    began = time.perf_counter()
    warm_up(tell=lambda line: print(line, file=sys.stderr))  # noqa: T201
    seconds = time.perf_counter() - began
    print(f"The fast kernel is ready ({seconds:.0f} s).", file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    main()
