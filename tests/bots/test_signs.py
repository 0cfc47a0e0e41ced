"""The signs of bots follow the rule in `docs/bots.md` (8.5)."""

import random

import pytest

from bots.games import play_out
from ninetyeight.bots import bot_named
from ninetyeight.rules import (
    PILES,
    RELAXED_SIGNS,
    STRICT_SIGNS,
    Bid,
    Pile,
    Sign,
    State,
    apply,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
)
from rules.games import choose


def sign_by_the_book(
    hand: tuple[int, ...], pile: Pile, top: int, allowed: frozenset[Sign]
) -> Sign | None:
    """Return the sign by the rule in `docs/bots.md`, written independently of the bots."""
    steps = [pile.step(top, card) for card in hand]
    if -10 in steps:
        return Sign.TURN if Sign.TURN in allowed else Sign.LEAVE
    nearest = min((step for step in steps if step > 0), default=1000)
    if nearest <= 3:
        return Sign.LEAVE
    return Sign.LIKE if nearest <= 9 else None


@pytest.mark.parametrize("allowed", [STRICT_SIGNS, RELAXED_SIGNS], ids=["strict", "relaxed"])
def test_each_sign_follows_from_its_pile_and_the_hand_alone(allowed: frozenset[Sign]) -> None:
    rng = random.Random("signs")
    bot = bot_named("greedy")
    seen = set()
    for players in range(1, 6):
        ruleset = ruleset_of("original", players)
        deck = list(ruleset.pack.cards)
        rng.shuffle(deck)
        state = setup(ruleset, deck)
        while state.outcome is None:
            for seat in range(players):
                shown = bot.signs(view_for(state, seat), allowed=allowed)
                for pile in PILES:
                    expected = sign_by_the_book(
                        state.hands[seat], pile, state.turn.tops[pile], allowed
                    )
                    assert shown.get(pile) is expected
                    seen.add(expected)
            state = apply(state, choose(state, rng, 1.0)).state
    assert seen == {None, *allowed}


def test_nobody_signals_under_silence_or_without_signs() -> None:
    bot = bot_named("sharp")
    deck = [56, *(card for card in range(2, 100) if card != 56)]
    state: State = setup(ruleset_of("extreme", 2), deck)
    assert bot.signs(view_for(state, 1), allowed=STRICT_SIGNS)
    assert not bot.signs(view_for(state, 1), allowed=frozenset())
    play = next(
        action for action in view_for(state, 0).legal_actions if getattr(action, "card", 0) == 56
    )
    silent = apply(state, play).state
    assert not silent.obligations.talk
    assert not bot.signs(view_for(silent, 1), allowed=STRICT_SIGNS)


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ((2, 3, 50, 51, 52, 53), Bid.LIKE),
        ((2, 99, 50, 51, 52, 53), Bid.LIKE),
        ((5, 9, 50, 51, 52, 53), Bid.ALL_THE_SAME),
        ((5, 95, 50, 51, 52, 53), Bid.ALL_THE_SAME),
        ((40, 50, 51, 52, 53, 60), Bid.RATHER_NOT),
    ],
)
def test_a_bid_depends_on_the_cost_of_the_first_two_cards(hand: tuple[int, ...], bid: Bid) -> None:
    deck = [*hand, *(card for card in range(2, 100) if card not in hand)]
    state = setup(ruleset_of("original", 3), deck)
    assert bot_named("greedy").bid(view_for(state, 0)) is bid


@pytest.mark.parametrize("name", ["planner", "sharp"])
def test_the_allowed_signs_do_not_matter_in_a_solo_game(name: str) -> None:
    ruleset = ruleset_of("original", 1)
    for number in range(5):
        deck = shuffled(ruleset.pack.cards, seeded(f"alone {number}"))
        games = [
            play_out(ruleset, deck, 0, [bot_named(name)], seed=1, allowed=allowed)[1]
            for allowed in (STRICT_SIGNS, RELAXED_SIGNS, frozenset[Sign]())
        ]
        assert games[0] == games[1] == games[2]
