"""Plays games for training and writes what they teach."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Reals, Words
from ninetyeight.kernel.bids import highest_bid
from ninetyeight.kernel.bits import NONE
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.chance import below, seed_of, shuffle
from ninetyeight.kernel.endings import winning_step
from ninetyeight.kernel.engine import (
    GAME_NUMBERS,
    RESULT,
    begin_game,
    cards_left,
    deal_hands,
    play_code,
    position_in,
)
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.features import write_features
from ninetyeight.kernel.finish import RUNNING, WON
from ninetyeight.kernel.greedy import any_step
from ninetyeight.kernel.kept_plan import (
    FIRST_STEP,
    STEP,
    STEPS,
    UNKNOWN,
    WHATEVER_SIGNS,
    follow,
    keep_plan,
)
from ninetyeight.kernel.knowledge import SeatKnowledge, seat_knowledge
from ninetyeight.kernel.network import Net, value_of
from ninetyeight.kernel.plans import IS_END, IS_OPEN, best_end, node_position, pick_best, plan
from ninetyeight.kernel.policies import ENDINGS, PLANNER, SHARP, breadth_of
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.signs import TALK_NONE, TALK_STRICT
from ninetyeight.kernel.turn import Position, Rules, plays_of

EXPLORED_ENDS = 6
"""Exploration chooses among this many of the best turns."""
LONGEST = 400
"""An upper bound of the decisions in a game."""


class Episode(NamedTuple):
    """A game to learn from, with the values of its decisions."""

    deck: Bytes
    log: Log
    game: Numbers
    wins: Reals
    lefts: Reals
    is_cut: Bytes
    row_of: Numbers


def new_episode() -> Episode:
    return Episode(
        np.zeros(98, np.uint8),
        np.zeros(98, np.uint16),
        np.zeros(GAME_NUMBERS, np.int64),
        np.zeros(LONGEST, np.float32),
        np.zeros(LONGEST, np.float32),
        np.zeros(LONGEST, np.uint8),
        np.zeros(LONGEST, np.int64),
    )


class Stretch(NamedTuple):
    """Consecutive games of a stream of deals."""

    key: np.uint64
    start: int
    number: int


class Exploration(NamedTuple):
    """How games for training are played."""

    explore: float
    """The share of turns in which another good turn than the best is played."""
    trace: float
    """The lambda of TD(lambda); below 1, no target looks past an explored turn."""
    keep: float
    """The share of rows that are kept."""
    talkative: float
    """The share of games that are played with signs."""


class TrainingRows(NamedTuple):
    """The examples for training: features, and what they led to."""

    rows: Reals
    """The features of decisions."""
    targets: Reals
    """The targets: the chance of a win, and the share of the pack that will be left over."""
    results: Numbers
    """The numbers of games played, games won, and cards left over in total."""


@compiled
def learning_games(
    rules: Rules,
    net: Net,
    stretch: Stretch,
    exploration: Exploration,
    data: TrainingRows,
    work: SearchBuffers,
    episode: Episode,
) -> int:
    """Play games and write their examples; return the number of rows."""
    rng, hands, game, results = work.rng, work.hands, episode.game, data.results
    total = 0
    results[:] = 0
    for index in range(stretch.start, stretch.start + stretch.number):
        rng[0] = seed_of(stretch.key, index)
        shuffle(rules, rng, episode.deck)
        talk = TALK_STRICT if happens(rng, exploration.talkative) else TALK_NONE
        deal_hands(rules, episode.deck, hands, game)
        begin_game(rules, hands, game, highest_bid(rules, hands))
        work.played[:] = NONE
        steps = 0
        while game[RESULT] == RUNNING:
            position = position_in(hands, game)
            knowledge = seat_knowledge(rules, hands, game, work.played, talk)
            code = known_step(rules, position, knowledge, work)
            if code == UNKNOWN:
                breadth = breadth_of(rules, knowledge, SHARP)
                end = plan(rules, position, knowledge, net, work, breadth)
                best = best_end(work, end)
                if best < 0:
                    code = any_step(rules, position)
            if code == UNKNOWN:
                # Examples are valued from scratch, without shared sums.
                after = node_position(work, best)
                value_of(rules, after, position.turn, knowledge, net, work, False)
                note_value(episode, steps, work)
                signs = knowledge.signs
                if plays_of(position.turn) == 0 and happens(rng, exploration.explore):
                    # Explore: play another good turn to its end, to learn what it is worth.
                    episode.is_cut[steps] = exploration.trace < 1.0
                    best, signs = another_end(work, end, rng), WHATEVER_SIGNS
                keep_plan(work, best, signs)
                work.steps[STEP] = 1
                code = work.steps[FIRST_STEP]
                if total < data.rows.shape[0] and happens(rng, exploration.keep):
                    episode.row_of[steps] = total
                    after = node_position(work, best)
                    write_row(rules, after, position.turn, knowledge, work, data.rows[total])
                    total += 1
                steps += 1
            play_code(rules, hands, episode.deck, game, episode.log, work.played, code)
        results[0] += 1
        results[1] += game[RESULT] == WON
        results[2] += cards_left(rules, hands, game)
        write_targets(rules, hands, episode, steps, exploration.trace, data.targets)
    return total


@internal
def happens(rng: Words, share: float) -> bool:
    """Draw whether something happens that has this probability."""
    return below(rng, 1000000) < share * 1000000


@internal
def known_step(
    rules: Rules, position: Position, knowledge: SeatKnowledge, work: SearchBuffers
) -> int:
    """Find the next step of a certain win or of the current plan, or UNKNOWN."""
    code = winning_step(rules, position, knowledge, ENDINGS[PLANNER], work)
    if code == UNKNOWN:
        return follow(position.turn, knowledge, work)
    work.steps[STEPS] = 0
    return code


@internal
def note_value(episode: Episode, step: int, work: SearchBuffers) -> None:
    """Record the value of a decision that has no row yet."""
    episode.wins[step], episode.lefts[step] = work.answer[0], work.answer[1]
    episode.is_cut[step] = 0
    episode.row_of[step] = -1


@internal
def write_row(
    rules: Rules,
    after: Position,
    turn: int,
    knowledge: SeatKnowledge,
    work: SearchBuffers,
    row: Reals,
) -> None:
    work.x[:] = 0
    write_features(rules, after, turn, knowledge, work.x)
    for feature in range(FEATURES):
        row[feature] = work.x[feature]


@internal
def write_targets(
    rules: Rules, hands: Words, episode: Episode, steps: int, trace: float, targets: Reals
) -> None:
    """Write the targets of a game's decisions by TD(lambda), from the last one back."""
    game, row_of = episode.game, episode.row_of
    size = np.float32(rules.high - rules.low + 1)
    win_target = np.float32(1.0 if game[RESULT] == WON else 0.0)
    left_target = cards_left(rules, hands, game) / size
    for step in range(steps - 1, -1, -1):
        if row_of[step] >= 0:
            targets[row_of[step], 0] = win_target
            targets[row_of[step], 1] = left_target
        mix = np.float32(0.0 if episode.is_cut[step] else trace)
        win_target = mix * win_target + (np.float32(1.0) - mix) * episode.wins[step]
        left_target = mix * left_target + (np.float32(1.0) - mix) * episode.lefts[step]


@internal
def another_end(work: SearchBuffers, end: int, rng: Words) -> int:
    """Choose uniformly among the good ways to end the turn, without the best."""
    for node in range(end):
        work.state[node] = IS_OPEN if work.state[node] & IS_END else 0
    found = pick_best(work, 0, end, EXPLORED_ENDS, False)
    return work.picked[1 + below(rng, found - 1)] if found > 1 else work.picked[0]
