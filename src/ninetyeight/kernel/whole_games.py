"""Plays whole games of a team."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Words
from ninetyeight.kernel.bids import highest_bid
from ninetyeight.kernel.bits import NONE
from ninetyeight.kernel.cache import compiled, inlined
from ninetyeight.kernel.chance import decision_seed
from ninetyeight.kernel.engine import (
    PLAYED,
    RESULT,
    TURN,
    begin_game,
    cards_left,
    deal_hands,
    play_code,
    position_in,
)
from ninetyeight.kernel.finish import RUNNING
from ninetyeight.kernel.knowledge import seat_knowledge
from ninetyeight.kernel.look_ahead import Sampling
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.policies import PLANNER, Policy, choose_action
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.turn import Rules, plays_of, seat_of


class Deals(NamedTuple):
    """The games to play, a row for each."""

    decks: Bytes
    starters: Numbers
    """The seat that starts, or -1 to let the hands bid."""
    seeds: Words
    """The seeds of the players' random choices."""


class Lineup(NamedTuple):
    """Who plays, and which signs they may show."""

    policies: Numbers
    """The policy of each seat, RANDOM to MASTER."""
    talk: int
    net: Net
    """The value that SHARP and MASTER use."""
    planner: Net
    """The value that PLANNER uses."""


class Finished(NamedTuple):
    """The results of games, a row for each."""

    games: Numbers
    logs: Log
    lefts: Numbers
    """The cards left (3.5)."""


class GameArrays(NamedTuple):
    """The arrays of a game, see `engine`."""

    hands: Words
    deck: Bytes
    numbers: Numbers
    log: Log
    played: Words
    """The set of all cards laid."""


@compiled
def play_games(
    rules: Rules,
    deals: Deals,
    lineup: Lineup,
    finished: Finished,
    work: SearchBuffers,
    sampling: Sampling | None,
) -> None:
    """Play a game for each deck; only a team with a MASTER needs `sampling`."""
    hands, played = work.hands, work.played
    for row in range(deals.decks.shape[0]):
        deck, numbers = deals.decks[row], finished.games[row]
        deal_hands(rules, deck, hands, numbers)
        starter = deals.starters[row]
        if starter < 0:
            starter = highest_bid(rules, hands)
        begin_game(rules, hands, numbers, starter)
        played[:] = NONE
        game = GameArrays(hands, deck, numbers, finished.logs[row], played)
        finish_game(rules, game, lineup, deals.seeds[row], work, sampling)
        finished.lefts[row] = cards_left(rules, hands, numbers)


@inlined
def finish_game(
    rules: Rules,
    game: GameArrays,
    lineup: Lineup,
    seed: np.uint64,
    work: SearchBuffers,
    sampling: Sampling | None,
) -> None:
    """Play a game to its end, each seat by its policy."""
    hands, numbers, played = game.hands, game.numbers, game.played
    while numbers[RESULT] == RUNNING:
        position = position_in(hands, numbers)
        kind = lineup.policies[seat_of(position.turn)]
        net = lineup.planner if kind == PLANNER else lineup.net
        code = choose_action(
            rules,
            position,
            seat_knowledge(rules, hands, numbers, played, lineup.talk),
            Policy(kind, net),
            decision_seed(seed, numbers[PLAYED], plays_of(numbers[TURN])),
            work,
            sampling,
        )
        play_code(rules, hands, game.deck, numbers, game.log, played, code)
