"""Games to learn from."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Reals, Words
from ninetyeight.kernel.bids import highest_bid
from ninetyeight.kernel.bits import NONE, high_bit, low_bit
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.chance import below, seed_of, shuffle
from ninetyeight.kernel.endings import winning_step
from ninetyeight.kernel.engine import (
    GAME_NUMBERS,
    RESULT,
    TURN,
    act,
    begin_game,
    cards_left,
    deal_hands,
)
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.features import describe
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
from ninetyeight.kernel.knowledge import seat_knowledge
from ninetyeight.kernel.network import Net, value_of
from ninetyeight.kernel.plans import IS_END, IS_OPEN, best_end, pick_best, plan
from ninetyeight.kernel.policies import ENDINGS, PLANNER, SHARP, breadth_of
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.signs import TALK_NONE, TALK_STRICT
from ninetyeight.kernel.turn import Rules, plays_of, seat_of

TEMPTING = 6
"""Among how many of the best turns exploring chooses."""
LONGEST = 400
"""More decisions than any game has."""


class Episode(NamedTuple):
    """One game to learn from, with the values that were seen on the way."""

    deck: Bytes
    log: Log
    game: Numbers
    wins: Reals
    lefts: Reals
    is_cut: Bytes
    row_of: Numbers


def new_episode() -> Episode:
    """Make room to remember a game."""
    return Episode(
        np.zeros(98, np.uint8),
        np.zeros(98, np.uint16),
        np.zeros(GAME_NUMBERS, np.int64),
        np.zeros(LONGEST, np.float32),
        np.zeros(LONGEST, np.float32),
        np.zeros(LONGEST, np.uint8),
        np.zeros(LONGEST, np.int64),
    )


@compiled
def learning_games(
    rules: Rules,
    net: Net,
    key: np.uint64,
    start: int,
    number: int,
    explore: float,
    trace: float,
    keep: float,
    talkative: float,
    rows: Reals,
    targets: Reals,
    results: Numbers,
    work: SearchBuffers,
    episode: Episode,
) -> int:
    """Play games to learn from; write features and what they led to; give the number of rows.

    The target of a decision mixes the values of the decisions after it, by TD(lambda) with `trace`
    as lambda. In a share `explore` of the turns another good turn is played than the best,
    and unless lambda is 1, no target before it looks past that.
    A share `talkative` of the games is played with signs. A share `keep` of the rows is kept.
    """
    rng, hands, played = work.rng, work.hands, work.played
    deck, log, game = episode.deck, episode.log, episode.game
    wins, lefts, is_cut, row_of = episode.wins, episode.lefts, episode.is_cut, episode.row_of
    total = 0
    size = np.float32(rules.high - rules.low + 1)
    results[:] = 0
    for index in range(start, start + number):
        rng[0] = seed_of(key, index)
        shuffle(rules, rng, deck)
        talk = TALK_STRICT if below(rng, 1000000) < talkative * 1000000 else TALK_NONE
        deal_hands(rules, deck, hands, game)
        begin_game(rules, hands, game, highest_bid(rules, hands))
        played[:] = NONE
        steps = 0
        while game[RESULT] == RUNNING:
            turn = game[TURN]
            seat = seat_of(turn)
            low, high = hands[seat, 0], hands[seat, 1]
            knowledge = seat_knowledge(rules, hands, game, played, talk)
            code = winning_step(rules, turn, low, high, knowledge, ENDINGS[PLANNER], work)
            if code != UNKNOWN:
                work.steps[STEPS] = 0
            else:
                code = follow(turn, knowledge, work)
            if code == UNKNOWN:
                end = plan(
                    rules,
                    turn,
                    low,
                    high,
                    knowledge,
                    net,
                    work,
                    breadth_of(rules, knowledge, SHARP),
                )
                best = best_end(work, end)
                if best < 0:
                    code = any_step(rules, turn, low, high)
            if code == UNKNOWN:
                value_of(
                    rules,
                    work.turn[best],
                    work.low[best],
                    work.high[best],
                    turn,
                    knowledge,
                    net,
                    work,
                    False,  # what is learned from is valued afresh
                )
                wins[steps], lefts[steps] = work.answer[0], work.answer[1]
                is_cut[steps] = 0
                row_of[steps] = -1
                signs = knowledge.signs
                if plays_of(turn) == 0 and below(rng, 1000000) < explore * 1000000:
                    # What was left out is worth knowing as well: this turn is played to its end.
                    is_cut[steps] = trace < 1.0
                    best, signs = another_end(work, end, rng), WHATEVER_SIGNS
                keep_plan(work, best, signs)
                work.steps[STEP] = 1
                code = work.steps[FIRST_STEP]
                if total < rows.shape[0] and below(rng, 1000000) < keep * 1000000:
                    row_of[steps] = total
                    work.x[:] = 0
                    describe(
                        rules,
                        work.turn[best],
                        work.low[best],
                        work.high[best],
                        turn,
                        knowledge,
                        work.x,
                    )
                    for feature in range(FEATURES):
                        rows[total, feature] = work.x[feature]
                    total += 1
                steps += 1
            if code >= 0:
                played[0] |= low_bit(code & 127)
                played[1] |= high_bit(code & 127)
            act(rules, hands, deck, game, log, code)
        won = np.float32(1.0 if game[RESULT] == WON else 0.0)
        left = cards_left(rules, hands, game) / size
        results[0] += 1
        results[1] += game[RESULT] == WON
        results[2] += cards_left(rules, hands, game)
        win_target, left_target = won, left
        for step in range(steps - 1, -1, -1):
            if row_of[step] >= 0:
                targets[row_of[step], 0] = win_target
                targets[row_of[step], 1] = left_target
            mix = np.float32(0.0 if is_cut[step] else trace)
            win_target = mix * win_target + (np.float32(1.0) - mix) * wins[step]
            left_target = mix * left_target + (np.float32(1.0) - mix) * lefts[step]
    return total


@compiled
def another_end(work: SearchBuffers, end: int, rng: Words) -> int:
    """Give any of the good ways to end the turn but the best, each as likely."""
    for node in range(end):
        work.state[node] = IS_OPEN if work.state[node] & IS_END else 0
    found = pick_best(work, 0, end, TEMPTING, False)
    return work.picked[1 + below(rng, found - 1)] if found > 1 else work.picked[0]
