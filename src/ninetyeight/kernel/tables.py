"""Many games side by side, one step of each at a time, for `ninetyeight.env`."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Words
from ninetyeight.kernel.bids import highest_bid
from ninetyeight.kernel.bits import NONE, high_bit, holds, low_bit
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.chance import seed_of, shuffle_fast
from ninetyeight.kernel.engine import (
    GAME_NUMBERS,
    PLAYED,
    RESULT,
    TURN,
    begin_game,
    deal_hands,
    end_turn,
    judge,
    position_in,
    put,
)
from ninetyeight.kernel.finish import RUNNING, WON
from ninetyeight.kernel.turn import (
    NO_BACKWARDS_CARD,
    WAIVE_NOTHING,
    Rules,
    card_at,
    is_met,
    is_over,
    open_piles,
    seat_of,
    top_of,
    visible,
)

LOWEST_CARD = 2
END_ACTION = 392
"""The number of the action that ends the turn; 4 * (card - 2) + pile lays a card."""
ILLEGAL = 6
"""The result of a game that ended with an illegal action."""


class Tables(NamedTuple):
    """Many games side by side, a row for each."""

    hands: Words
    """Two words for each seat of each game."""
    decks: Bytes
    games: Numbers
    logs: Log
    played: Words
    """The set of all cards laid, for each game."""
    keys: Words
    """The key of each row's stream of deals."""
    dealt: Numbers
    """How many deals of its stream each row has used."""
    seeds: Words
    """The seed of each current game, for the random choices of its players."""


class RowBuffers(NamedTuple):
    """Scratch arrays for dealing and observing a game."""

    picks: Bytes
    bits: Words


class Rewards(NamedTuple):
    """What a learner gets for each step, see `worth`."""

    card: float
    won: float
    illegal: float


class Terms(NamedTuple):
    """The conditions that all games of an environment share."""

    starter: int
    """The seat that starts, or -1 to let the hands bid."""
    talk: int
    rewards: Rewards


def new_tables(rules: Rules, number: int) -> Tables:
    """Create the arrays of `number` games, before the deal."""
    size = rules.high - rules.low + 1
    return Tables(
        np.zeros((number, rules.players, 2), np.uint64),
        np.zeros((number, size), np.uint8),
        np.zeros((number, GAME_NUMBERS), np.int64),
        np.zeros((number, size), np.uint16),
        np.zeros((number, 2), np.uint64),
        np.zeros(number, np.uint64),
        np.zeros(number, np.int64),
        np.zeros(number, np.uint64),
    )


def new_row_buffers() -> RowBuffers:
    return RowBuffers(np.zeros(128, np.uint8), np.zeros(7, np.uint64))


@compiled
def next_deal(rules: Rules, tables: Tables, row: int, starter: int, buffers: RowBuffers) -> None:
    """Deal the next game of a row; with a starter of -1 the bids decide.

    Deals that are lost before the first card are skipped, because nobody could play them.
    """
    game = tables.games[row]
    game[RESULT] = ILLEGAL
    while game[RESULT] != RUNNING:
        seed = seed_of(tables.keys[row], tables.dealt[row])
        tables.dealt[row] += 1
        tables.seeds[row] = seed
        size = rules.high - rules.low + 1
        shuffle_fast(seed, rules.low, size, tables.decks[row], buffers.picks)
        begin_deal(rules, tables, row, starter)


@compiled
def begin_deal(rules: Rules, tables: Tables, row: int, starter: int) -> None:
    """Begin the game of the deck in this row."""
    hands, game = tables.hands[row], tables.games[row]
    deal_hands(rules, tables.decks[row], hands, game)
    first_seat = highest_bid(rules, hands) if starter < 0 else starter
    begin_game(rules, hands, game, first_seat)
    tables.played[row, 0], tables.played[row, 1] = NONE, NONE


@compiled
def take(
    rules: Rules, hands: Words, deck: Bytes, game: Numbers, log: Log, played: Words, action: int
) -> None:
    """Apply an action of the player on turn; an illegal one ends the game."""
    turn = game[TURN]
    if action == END_ACTION and is_met(rules, turn):
        end_turn(rules, hands, deck, game)
    elif 0 <= action < END_ACTION and fits(rules, hands, turn, action):
        card, pile = LOWEST_CARD + (action >> 2), action & 3
        played[0] |= low_bit(card)
        played[1] |= high_bit(card)
        put(rules, hands, game, log, pile, card_at(pile, card))
        settle_card(rules, hands, deck, game)
    else:
        game[RESULT] = ILLEGAL


@compiled
def worth(game: Numbers, laid: int, rewards: Rewards) -> float:
    """Compute the reward of a step; `laid` cards were on the piles before it."""
    if game[RESULT] == ILLEGAL:
        return rewards.illegal
    reward = rewards.card * (game[PLAYED] - laid)
    return reward + rewards.won if game[RESULT] == WON else reward


@internal
def fits(rules: Rules, hands: Words, turn: int, action: int) -> bool:
    """Whether the seat on turn holds the card of an action and may lay it on its pile."""
    card, pile = LOWEST_CARD + (action >> 2), action & 3
    seat = seat_of(turn)
    step = card_at(pile, card) - top_of(turn, pile)
    is_fitting = step > 0 or (step == -10 and not visible(rules, turn) >> NO_BACKWARDS_CARD & 1)
    is_open = open_piles(turn, WAIVE_NOTHING) >> pile & 1 == 1
    return is_fitting and is_open and holds(hands[seat, 0], hands[seat, 1], card)


@internal
def settle_card(rules: Rules, hands: Words, deck: Bytes, game: Numbers) -> None:
    """Do what `lay` does after a card, but skip the judgement if nothing is owed."""
    position = position_in(hands, game)
    if position.low | position.high == NONE or not is_met(rules, position.turn):
        judge(rules, hands, game)
    if game[RESULT] == RUNNING and is_over(position):
        end_turn(rules, hands, deck, game)
