"""Plays a game with both the rules and the kernel, and compares them after every action."""

import random
from collections.abc import Sequence

import numpy as np

from ninetyeight.kernel import packing
from ninetyeight.kernel.engine import begin_game, cards_left, deal_hands
from ninetyeight.kernel.packing import Packed
from ninetyeight.rules import (
    Action,
    EndTurn,
    Fire,
    Pack,
    Play,
    Ruleset,
    State,
    apply,
    breaks_turn,
    drawn_layout,
    edition_of,
    legal_actions,
    ruleset_of,
    seeded,
    setup,
)
from rules.games import EDITIONS, small_layout

MOST_ACTIONS = 250
PACK_AGAIN = 0.03
"""How often a game continues from a position that was packed on the way."""
ENDING_COST = 2.5
"""A careful player ends the turn rather than move a pile on by more than this."""


class Game:
    """A game in both engines; its ruleset, deck and actions follow from its seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.ruleset = drawn_ruleset(self.rng)
        deck = drawn_deck(self.ruleset, self.rng)
        starter = self.rng.randrange(self.ruleset.players)
        self.actions: list[Action] = []
        self.state = setup(self.ruleset, deck, starter)
        self.packed = dealt(self.ruleset, deck, starter)

    def play(self) -> None:
        """Play to the end, or until the game is long enough, comparing all the way."""
        care = self.rng.choice((0.0, 0.5, 0.9, 1.0))
        self.compare()
        while self.state.outcome is None and len(self.actions) < MOST_ACTIONS:
            action = choose(self.state, self.rng, care)
            self.actions.append(action)
            self.state = apply(self.state, action).state
            packing.apply(self.packed, action)
            self.compare()
            if self.rng.random() < PACK_AGAIN:
                self.packed = packing.pack(self.state)
                self.compare()

    def compare(self) -> None:
        """Check that the kernel's game equals that of the rules."""
        game = packing.unpack(self.packed, self.ruleset)
        if game != self.state:
            raise AssertionError(self.story(f"The rules have {self.state}\nthe kernel {game}"))
        ours, theirs = packing.legal_actions(self.packed), legal_actions(self.state)
        if ours != theirs:
            raise AssertionError(self.story(f"The rules accept {theirs}\nthe kernel {ours}"))
        left = cards_left(self.packed.rules, self.packed.hands, self.packed.game)
        if left != self.state.left:
            raise AssertionError(self.story(f"{self.state.left} are left, by the kernel {left}"))

    def story(self, what: str) -> str:
        """Describe the difference and how to reproduce it."""
        edition = edition_of(self.ruleset) or "no edition"
        actions = " ".join(
            "end" if isinstance(action, EndTurn) else f"{action.card}{action.pile.name}"
            for action in self.actions
        )
        return f"{what}\nseed {self.seed}, {edition}, {self.ruleset}\nactions: {actions}"


def dealt(ruleset: Ruleset, deck: Sequence[int], starter: int) -> Packed:
    """Begin a game with the kernel alone."""
    packed = packing.empty_game(packing.packed_rules(ruleset))
    packed.deck[:] = np.array(deck, np.uint8)
    deal_hands(packed.rules, packed.deck, packed.hands, packed.game)
    begin_game(packed.rules, packed.hands, packed.game, starter)
    return packed


def drawn_ruleset(rng: random.Random) -> Ruleset:
    """Draw an edition with its usual hands, or a small pack crowded with orders and fires."""
    players = rng.randint(1, 5)
    if rng.random() < 0.6:
        edition = rng.choice(EDITIONS)
        is_drawn = "extreme" in edition and rng.random() < 0.5
        layout = drawn_layout(seeded(str(rng.random()))) if is_drawn else None
        return ruleset_of(edition, players, layout)
    low, hand_size = rng.randint(2, 70), rng.randint(1, 6)
    pack = Pack(low, min(99, low + players * hand_size + rng.randint(0, 20)))
    return Ruleset(
        players=players,
        hand_size=min(hand_size, len(pack.cards) // players),
        minimum=rng.randint(2, 3),
        fire=rng.choice(list(Fire)),
        layout=rng.choice((None, small_layout(pack, rng))),
        pack=pack,
    )


def drawn_deck(ruleset: Ruleset, rng: random.Random) -> list[int]:
    """Shuffle the pack, or move its outer cards forward so that games last longer."""
    deck, pack = list(ruleset.pack.cards), ruleset.pack
    rng.shuffle(deck)
    if rng.random() < 0.5:
        deck.sort(key=lambda card: min(card - pack.low, pack.high - card) + rng.uniform(0, 8))
    return deck


def choose(state: State, rng: random.Random, care: float) -> Action:
    """Choose any action, or with care a cheap one that does not lose if possible."""
    actions = legal_actions(state)
    if rng.random() >= care:
        return rng.choice(actions)
    by_cost = sorted(actions, key=lambda action: _cost(state, action))
    for action in by_cost:
        if isinstance(action, EndTurn) or not breaks_turn(state.turn, state.hand, action):
            return action
    return by_cost[0]


def _cost(state: State, action: Action) -> float:
    if isinstance(action, Play):
        return action.pile.step(state.turn.tops[action.pile], action.card)
    return ENDING_COST
