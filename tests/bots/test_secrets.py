"""A bot chooses by what it sees: swapping hidden cards never changes its choice (9.3)."""

import random

import pytest

from bots.games import signals_at
from ninetyeight.bots import BOTS, bot_named
from ninetyeight.rules import (
    STRICT_SIGNS,
    State,
    apply,
    ruleset_of,
    setup,
    view_for,
)
from rules.games import choose


def with_other_secrets(state: State, rng: random.Random) -> State:
    """Redeal the cards that the seat on turn cannot see."""
    hidden = [card for seat, hand in enumerate(state.hands) if seat != state.seat for card in hand]
    hidden += state.deck
    rng.shuffle(hidden)
    hands = []
    for seat, hand in enumerate(state.hands):
        if seat == state.seat:
            hands.append(hand)
        else:
            hands.append(tuple(sorted(hidden.pop() for _ in hand)))
    return State(state.piles, tuple(hands), tuple(hidden), state.turn, state.outcome)


@pytest.mark.parametrize("name", [*(name for name in BOTS if name != "master"), "master@60"])
@pytest.mark.parametrize("edition", ["original", "extreme", "expert+fire", "strict-fire+short"])
def test_other_hidden_cards_do_not_change_the_choice(name: str, edition: str) -> None:
    rng = random.Random(f"{name}{edition}")
    checked = 0
    for players in (1, 2, 3, 5):
        ruleset = ruleset_of(edition, players)
        deck = list(ruleset.pack.cards)
        rng.shuffle(deck)
        state = setup(ruleset, deck, rng.randrange(players))
        while state.outcome is None:
            if rng.random() < 0.15:
                bot = bot_named(name)
                view = view_for(state, state.seat)
                signals = signals_at(state, [bot] * players, STRICT_SIGNS)
                other = with_other_secrets(state, rng)
                assert view_for(other, state.seat) == view
                seed = rng.getrandbits(60)
                first, second = (
                    bot_named(name).choose(seen, signals, seed=seed, allowed=STRICT_SIGNS)
                    for seen in (view, view_for(other, state.seat))
                )
                assert first == second
                assert first.action in view.legal_actions
                assert view.doomed_by or first.action not in view.losing_plays
                checked += 1
            state = apply(state, choose(state, rng, 1.0)).state
    assert checked > 8


@pytest.mark.parametrize("name", [*(name for name in BOTS if name != "master"), "master@60"])
def test_a_bot_keeps_nothing_between_two_questions(name: str) -> None:
    rng = random.Random(name)
    ruleset = ruleset_of("original", 2)
    deck = list(ruleset.pack.cards)
    rng.shuffle(deck)
    state = setup(ruleset, deck)
    bot = bot_named(name)
    while state.outcome is None:
        view = view_for(state, state.seat)
        signals = signals_at(state, [bot] * 2, STRICT_SIGNS)
        used = bot.choose(view, signals, seed=7, allowed=STRICT_SIGNS)
        fresh = bot_named(name).choose(view, signals, seed=7, allowed=STRICT_SIGNS)
        assert used == fresh
        state = apply(state, used.action).state
