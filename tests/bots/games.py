"""Plays games with bots through the rules, card by card, as a table would."""

from collections.abc import Sequence

from ninetyeight.bots.bot import Bot, Plan
from ninetyeight.rules import (
    Action,
    Ruleset,
    Sign,
    Signal,
    Signals,
    State,
    apply,
    setup,
    view_for,
)


def signals_at(state: State, bots: Sequence[Bot], allowed: frozenset[Sign]) -> Signals:
    """Let every seat show its signs for the current piles."""
    talk = state.obligations.talk
    signals = Signals()
    for seat, bot in enumerate(bots):
        for pile, sign in bot.signs(view_for(state, seat), allowed=allowed).items():
            signals = signals.show(Signal(seat, pile, sign), talk=talk, allowed=allowed)
    return signals


def play_out(
    ruleset: Ruleset,
    deck: Sequence[int],
    starter: int,
    bots: Sequence[Bot],
    *,
    seed: int,
    allowed: frozenset[Sign],
) -> tuple[State, tuple[Action, ...]]:
    """Play a deal to its end; return the last state and all actions."""
    state = setup(ruleset, deck, starter)
    actions: list[Action] = []
    plan: Plan | None = None
    while state.outcome is None:
        choice = bots[state.seat].choose(
            view_for(state, state.seat),
            signals_at(state, bots, allowed),
            seed=seed,
            allowed=allowed,
            plan=plan if state.turn.plays else None,
        )
        plan = choice.plan
        state = apply(state, choice.action).state
        actions.append(choice.action)
    return state, tuple(actions)
