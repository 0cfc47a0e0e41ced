"""Single cards: at random, the cheapest, or the last where every card loses."""

from ninetyeight.kernel.arrays import Words
from ninetyeight.kernel.bits import NONE, but_first, first
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.chance import below
from ninetyeight.kernel.engine import LOG_PILE
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
"""As a limit of steps: any card will do."""
ENDS_GAME = 1000
"""Added to the step of a card that ends the game: more than any card costs."""


@compiled
def random_step(rules: Rules, position: Position, rng: Words) -> int:
    """Choose any card that does not lose, or the end of the turn, each as likely.

    Where every card loses there is nothing to draw: it goes by `last_step`.
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


@compiled
def greedy_step(rules: Rules, position: Position) -> int:
    """Choose the cheapest card; more than is owed only when it is cheap."""
    if is_met(rules, position.turn):
        return cheapest(rules, position, extra_step(rules))
    return any_step(rules, position)


@compiled
def any_step(rules: Rules, position: Position) -> int:
    """Choose the cheapest card, if possible one that does not lose; or -1 to end the turn."""
    if is_met(rules, position.turn):
        return -1
    code = cheapest(rules, position, NO_LIMIT)
    return code if code >= 0 else last_step(rules, position)


@compiled
def cheapest(rules: Rules, position: Position, limit: int) -> int:
    """Find the card with the smallest step, up to a limit, that does not lose; -1 for none."""
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


@compiled
def last_step(rules: Rules, position: Position) -> int:
    """Choose the card to play where every one loses: the cheapest that lets the game go on.

    Failing that, the cheapest of all. So the game is lost with few cards left.
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


@compiled
def play_on(rules: Rules, position: Position) -> int:
    """Play a turn in which every card loses to the end of the game; count the cards laid."""
    if not can_go_on(rules, position, WAIVE_NOTHING):
        return 0
    code = last_step(rules, position)
    card, pile = code & 127, code >> LOG_PILE & 3
    return 1 + play_on(rules, after_card(rules, position, pile, card_at(pile, card)))


@compiled
def extra_step(rules: Rules) -> int:
    """The step up to which a greedy player lays more cards than it owes."""
    if rules.players == 1:
        return 1
    return 3 if rules.players <= 3 else 2
