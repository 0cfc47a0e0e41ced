"""Random games of all editions, player counts and small packs, for laws that hold in every game."""

import itertools
import random
from collections.abc import Iterator

from hypothesis import strategies as st

from ninetyeight.rules import (
    END_TURN,
    PILES,
    Action,
    Fire,
    Layout,
    Order,
    Pack,
    Play,
    Record,
    Ruleset,
    State,
    apply,
    drawn_layout,
    legal_actions,
    ruleset_of,
    seeded,
    setup,
    view_for,
)

EDITIONS = tuple(
    "+".join(filter(None, names)) or "original"
    for names in itertools.product(
        ("extreme", ""), ("expert", ""), ("fire", "strict-fire", ""), ("short", "")
    )
)
"""Every combination of names that is an edition."""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw an edition with its usual hands, or a small pack crowded with orders and fires."""
    players = draw(st.integers(1, 5))
    if draw(st.booleans()):
        edition = draw(st.sampled_from(EDITIONS))
        is_drawn = "extreme" in edition and draw(st.booleans())
        layout = drawn_layout(seeded(draw(st.text(max_size=3)))) if is_drawn else None
        return ruleset_of(edition, players, layout)
    low = draw(st.integers(2, 70))
    hand_size = draw(st.integers(1, 5))
    pack = Pack(low, min(99, low + players * hand_size + draw(st.integers(0, 20))))
    rng = random.Random(draw(st.integers(0, 2**32)))
    return Ruleset(
        players=players,
        hand_size=min(hand_size, len(pack.cards) // players),
        minimum=draw(st.integers(2, 3)),
        fire=draw(st.sampled_from(Fire)),
        layout=draw(st.sampled_from((None, small_layout(pack, rng)))),
        pack=pack,
    )


def small_layout(pack: Pack, rng: random.Random) -> Layout:
    """Put orders on a few cards of a small pack, or on nearly all of them."""
    cards = rng.sample(pack.cards, rng.randint(0, len(pack.cards)))
    return Layout.of({order.value: cards[at :: len(Order) + 2] for at, order in enumerate(Order)})


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a game, played at random to its end or part of the way."""
    ruleset = draw(rulesets())
    rng = random.Random(draw(st.integers(0, 2**32)))
    deck = list(ruleset.pack.cards)
    if draw(st.booleans()):
        rng.shuffle(deck)
    else:
        deck.sort(
            key=lambda card: min(card - ruleset.pack.low, ruleset.pack.high - card) + rng.random()
        )
    starter = rng.randrange(ruleset.players)
    state, actions = setup(ruleset, deck, starter), list[Action]()
    care = draw(st.sampled_from((0.0, 0.5, 0.95, 1.0)))
    while state.outcome is None and len(actions) < 250:
        action = choose(state, rng, care)
        state = apply(state, action).state
        actions.append(action)
    stop = draw(st.sampled_from((len(actions), rng.randint(0, len(actions)))))
    return Record(ruleset, tuple(deck), starter, tuple(actions[:stop]))


def choose(state: State, rng: random.Random, care: float) -> Action:
    """Choose any action, or with care a cheap one that does not lose if possible."""
    actions = legal_actions(state)
    if rng.random() >= care:
        return rng.choice(actions)
    losing = set(view_for(state, state.seat).losing_plays)
    safe = [action for action in actions if action not in losing]
    return min(safe or actions, key=lambda action: _cost(state, action))


def _cost(state: State, action: Action) -> float:
    """Rate an action by how far it moves its pile; ending the turn beats an expensive play."""
    if isinstance(action, Play):
        return action.pile.step(state.turn.tops[action.pile], action.card)
    return 2.5


def every_action(state: State) -> Iterator[Action]:
    """Return every well-formed action, legal or not."""
    for card in range(state.ruleset.pack.low - 1, state.ruleset.pack.high + 2):
        for pile in PILES:
            yield Play(card, pile)
    yield END_TURN
