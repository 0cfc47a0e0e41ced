"""Single cards: at random, the cheapest, or the last where every card loses."""

import numpy as np

from ninetyeight.kernel.arrays import Words
from ninetyeight.kernel.bits import NONE, but_first, first, high_bit, low_bit
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.chance import below
from ninetyeight.kernel.engine import LOG_PILE
from ninetyeight.kernel.finish import can_finish, can_go_on
from ninetyeight.kernel.turn import (
    WAIVE_NOTHING,
    Rules,
    accepted,
    after_play,
    card_at,
    is_met,
    top_of,
)

NO_LIMIT = 1 << 30
"""As a limit of steps: any card will do."""
ENDS_GAME = 1000
"""Added to the step of a card that ends the game: more than any card costs."""


@compiled
def random_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64, rng: Words) -> int:
    """Choose any card that does not lose, or the end of the turn, each as likely.

    Where every card loses there is nothing to draw: it goes by `last_step`.
    """
    choice, number = -1, 0
    if is_met(rules, turn):
        number = 1
    for pile in range(4):
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            if can_finish(
                rules,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                WAIVE_NOTHING,
            ):
                number += 1
                if below(rng, number) == 0:
                    choice = card | pile << LOG_PILE
    return choice if number > 0 else last_step(rules, turn, low, high)


@compiled
def greedy_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Choose the cheapest card; more than is owed only when it is cheap."""
    if is_met(rules, turn):
        return cheapest(rules, turn, low, high, extra_step(rules))
    return any_step(rules, turn, low, high)


@compiled
def any_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Give the cheapest card, one that does not lose if there is one, or -1 to end the turn."""
    if is_met(rules, turn):
        return -1
    code = cheapest(rules, turn, low, high, NO_LIMIT)
    return code if code >= 0 else last_step(rules, turn, low, high)


@compiled
def cheapest(rules: Rules, turn: int, low: np.uint64, high: np.uint64, limit: int) -> int:
    """Give the card with the smallest step, up to a limit, that does not lose; -1 for none."""
    best, best_step = -1, limit + 1
    for pile in range(4):
        top = top_of(turn, pile)
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            step = place - top
            if step >= best_step:
                break
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            if can_finish(
                rules,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                WAIVE_NOTHING,
            ):
                best, best_step = card | pile << LOG_PILE, step
                break
    return best


@compiled
def last_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Choose the card to play where every one loses: the cheapest that lets the game go on.

    Failing that, the cheapest of all. So the game is lost with few cards left.
    """
    best, best_step = -1, NO_LIMIT
    for pile in range(4):
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            step = place - top_of(turn, pile)
            if not can_go_on(
                rules,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                WAIVE_NOTHING,
            ):
                step += ENDS_GAME
            if step < best_step:
                best, best_step = card | pile << LOG_PILE, step
    return best


@compiled
def play_on(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Play a turn in which every card loses to the end of the game; count the cards laid."""
    if not can_go_on(rules, turn, low, high, WAIVE_NOTHING):
        return 0
    code = last_step(rules, turn, low, high)
    card, pile = code & 127, code >> LOG_PILE & 3
    after = after_play(rules, turn, pile, card_at(pile, card))
    return 1 + play_on(rules, after, low & ~low_bit(card), high & ~high_bit(card))


@compiled
def extra_step(rules: Rules) -> int:
    """Give the step up to which a greedy player lays more cards than it owes."""
    if rules.players == 1:
        return 1
    return 3 if rules.players <= 3 else 2
