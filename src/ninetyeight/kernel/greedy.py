"""Choosing a single card: at random, the cheapest, or the best one if every card loses."""

from ninetyeight.kernel.arrays import Words
from ninetyeight.kernel.bits import NONE, but_first, first
from ninetyeight.kernel.cache import internal
from ninetyeight.kernel.chance import below
from ninetyeight.kernel.engine import LOG_PILE, card_of, pile_of
from ninetyeight.kernel.finish import can_finish, can_go_on
from ninetyeight.kernel.turn import (
    WAIVE_NOTHING,
    Position,
    Rules,
    accepted,
    after_card,
    card_at,
    is_met,
    top_of,
)

NO_LIMIT = 1 << 30
"""A limit that every step satisfies."""
ENDS_GAME = 1000
"""The penalty for a card that ends the game: more than any step."""


@internal
def random_step(rules: Rules, position: Position, rng: Words) -> int:
    """Choose uniformly among the cards that do not lose and, if allowed, ending the turn.

    If every card loses, `last_step` chooses.
    """
    choice, number = -1, 0
    if is_met(rules, position.turn):
        number = 1
    for pile in range(4):
        fit_low, fit_high = accepted(rules, position, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            if can_finish(rules, after_card(rules, position, pile, place), WAIVE_NOTHING):
                number += 1
                if below(rng, number) == 0:
                    choice = card_at(pile, place) | pile << LOG_PILE
    return choice if number > 0 else last_step(rules, position)


@internal
def greedy_step(rules: Rules, position: Position) -> int:
    """Choose the cheapest card, and more than is owed only if it is cheap."""
    if is_met(rules, position.turn):
        return cheapest(rules, position, extra_step(rules))
    return any_step(rules, position)


@internal
def any_step(rules: Rules, position: Position) -> int:
    """End the turn (-1) if possible; otherwise choose the cheapest card, safe ones first."""
    if is_met(rules, position.turn):
        return -1
    code = cheapest(rules, position, NO_LIMIT)
    return code if code >= 0 else last_step(rules, position)


@internal
def cheapest(rules: Rules, position: Position, limit: int) -> int:
    """Find the cheapest card that does not lose, up to a limit; -1 if there is none."""
    best, best_step = -1, limit + 1
    for pile in range(4):
        top = top_of(position.turn, pile)
        fit_low, fit_high = accepted(rules, position, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            step = place - top
            if step >= best_step:
                break
            fit_low, fit_high = but_first(fit_low, fit_high)
            if can_finish(rules, after_card(rules, position, pile, place), WAIVE_NOTHING):
                best, best_step = card_at(pile, place) | pile << LOG_PILE, step
                break
    return best


@internal
def last_step(rules: Rules, position: Position) -> int:
    """Choose a card when every one loses: the cheapest that lets the game go on for now.

    Failing that, the cheapest of all. That way the game is lost with fewer cards left.
    """
    best, best_step = -1, NO_LIMIT
    for pile in range(4):
        fit_low, fit_high = accepted(rules, position, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            step = place - top_of(position.turn, pile)
            if not can_go_on(rules, after_card(rules, position, pile, place), WAIVE_NOTHING):
                step += ENDS_GAME
            if step < best_step:
                best, best_step = card_at(pile, place) | pile << LOG_PILE, step
    return best


@internal
def play_on(rules: Rules, position: Position) -> int:
    """Play out a turn in which every card loses; return how many cards it lays."""
    if not can_go_on(rules, position, WAIVE_NOTHING):
        return 0
    code = last_step(rules, position)
    card, pile = card_of(code), pile_of(code)
    return 1 + play_on(rules, after_card(rules, position, pile, card_at(pile, card)))


@internal
def extra_step(rules: Rules) -> int:
    """Return the largest step for a card that is not owed."""
    if rules.players == 1:
        return 1
    return 3 if rules.players <= 3 else 2
