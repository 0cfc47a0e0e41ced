"""Whole games of a team."""

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Words
from ninetyeight.kernel.bids import highest_bid
from ninetyeight.kernel.bits import NONE, high_bit, low_bit
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.chance import decision_seed
from ninetyeight.kernel.engine import PLAYED, RESULT, TURN, act, begin_game, cards_left, deal_hands
from ninetyeight.kernel.finish import RUNNING
from ninetyeight.kernel.knowledge import seat_knowledge
from ninetyeight.kernel.look_ahead import World
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.policies import PLANNER, decide
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.turn import Rules, plays_of, seat_of


@compiled
def play_games(
    rules: Rules,
    decks: Bytes,
    starters: Numbers,
    seeds: Words,
    policies: Numbers,
    talk: int,
    net: Net,
    planner: Net,
    samples: int,
    games: Numbers,
    logs: Log,
    lefts: Numbers,
    work: SearchBuffers,
    deep: SearchBuffers,
    world: World,
) -> None:
    """Play a game for each deck; a starter of -1 is found by bids."""
    hands, played = work.hands, work.played
    for row in range(decks.shape[0]):
        game = games[row]
        deal_hands(rules, decks[row], hands, game)
        starter = starters[row]
        if starter < 0:
            starter = highest_bid(rules, hands)
        begin_game(rules, hands, game, starter)
        played[:] = NONE
        finish_game(
            rules,
            hands,
            decks[row],
            game,
            logs[row],
            played,
            policies,
            talk,
            net,
            planner,
            samples,
            seeds[row],
            work,
            deep,
            world,
        )
        lefts[row] = cards_left(rules, hands, game)


@compiled
def finish_game(
    rules: Rules,
    hands: Words,
    deck: Bytes,
    game: Numbers,
    log: Log,
    played: Words,
    policies: Numbers,
    talk: int,
    net: Net,
    planner: Net,
    samples: int,
    seed: np.uint64,
    work: SearchBuffers,
    deep: SearchBuffers,
    world: World,
) -> None:
    """Play a game that has begun to its end, each seat by its policy."""
    while game[RESULT] == RUNNING:
        seat = seat_of(game[TURN])
        policy = policies[seat]
        code = decide(
            policy,
            rules,
            game[TURN],
            hands[seat, 0],
            hands[seat, 1],
            seat_knowledge(rules, hands, game, played, talk),
            planner if policy == PLANNER else net,
            work,
            deep,
            world,
            samples,
            decision_seed(seed, game[PLAYED], plays_of(game[TURN])),
        )
        if code >= 0:
            played[0] |= low_bit(code & 127)
            played[1] |= high_bit(code & 127)
        act(rules, hands, deck, game, log, code)
