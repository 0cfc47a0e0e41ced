"""Positions for tests: place the cards, play, check the result.

A hand is a text such as `"49 59"`, a play is `"59A"`, the end of a turn is `"."`.
"""

import random
from collections.abc import Iterator, Mapping

import pytest

from ninetyeight.rules import (
    END_TURN,
    PILES,
    Action,
    Layout,
    Order,
    Pack,
    Pile,
    Play,
    RefusalCode,
    Refused,
    Ruleset,
    State,
    Step,
    Turn,
    apply,
    legal_actions,
    ruleset_of,
    setup,
)
from ninetyeight.rules.outcome import judge

Tops = Mapping[str, int | tuple[int, ...]]


def table(
    *hands: str,
    tops: Tops | None = None,
    deck: str | None = None,
    edition: str = "original",
    ruleset: Ruleset | None = None,
    seat: int = 0,
    burning: str | None = None,
) -> State:
    """Begin a turn at a table with these hands, seat 0 first.

    `tops` names the top of a pile, or all its cards; the other piles are empty. Without a `deck`
    it holds every other card, the lowest first. `burning` is the pile with a fire that the very
    next card must cover. A turn that cannot be finished has lost the game, as in 3.3.
    """
    ruleset = ruleset or ruleset_of(edition, len(hands))
    piles = tuple(_pile((tops or {}).get(pile.name, ())) for pile in PILES)
    cards = tuple(_cards(hand) for hand in hands)
    seen = [card for group in (*piles, *cards) for card in group]
    rest = tuple(card for card in ruleset.pack.cards if card not in seen)
    drawn = rest if deck is None else tuple(int(card) for card in deck.split())
    assert len({*seen, *drawn}) == len([*seen, *drawn]), "a card lies in two places"
    turn = Turn.begin(
        ruleset,
        seat,
        tops=tuple(
            pile[-1] if pile else start
            for pile, start in zip(piles, ruleset.pack.starts, strict=True)
        ),
        deck_is_empty=not drawn,
        cover_next=None if burning is None else Pile.named(burning),
    )
    left = sum(map(len, cards)) + len(drawn)
    return State(piles, cards, drawn, turn, judge(turn, cards[seat], left))


def orders(**numbers: tuple[int, ...]) -> Layout:
    """Build a layout of a small pack; orders that are not named are on no card."""
    return Layout.of({o.value: numbers.get(o.value.replace("-", "_"), ()) for o in Order})


def small(players: int, hand_size: int, high: int, **numbers: tuple[int, ...]) -> Ruleset:
    """Build a ruleset for the cards 2 to `high`, with orders on the numbers named."""
    layout = orders(**numbers) if numbers else None
    return Ruleset(players, hand_size, layout=layout, pack=Pack(2, high))


def actions(text: str) -> list[Action]:
    """Parse actions such as `"34A 36A ."`."""
    return [
        END_TURN if word == "." else Play(int(word[:-1]), Pile.named(word[-1]))
        for word in text.split()
    ]


def played(state: State, text: str) -> Step:
    """Apply these actions and return the last step."""
    step = Step(state, ())
    for action in actions(text):
        step = apply(step.state, action)
    return step


def after(state: State, text: str) -> State:
    """Apply these actions and return the state after them."""
    return played(state, text).state


def refused(state: State, text: str, code: RefusalCode) -> str:
    """Check that the last of these actions is refused with this code; return the message."""
    *before, last = actions(text)
    for action in before:
        state = apply(state, action).state
    with pytest.raises(Refused) as refusal:
        apply(state, last)
    assert refusal.value.code == code
    return refusal.value.message


def random_steps(ruleset: Ruleset, rng: random.Random) -> Iterator[tuple[State, Action, Step]]:
    """Play a whole game with random actions."""
    deck = list(ruleset.pack.cards)
    rng.shuffle(deck)
    state = setup(ruleset, deck, rng.randrange(ruleset.players))
    while state.outcome is None:
        action = rng.choice(legal_actions(state))
        step = apply(state, action)
        yield state, action, step
        state = step.state


def _cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(int(card) for card in text.split()))


def _pile(cards: int | tuple[int, ...]) -> tuple[int, ...]:
    return (cards,) if isinstance(cards, int) else cards
