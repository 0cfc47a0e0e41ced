"""The playouts of the kernel are games by the rules, played by the documented policies."""

from collections.abc import Iterator

import numpy as np
import pytest

from ninetyeight.kernel import packing
from ninetyeight.kernel.arrays import Bytes
from ninetyeight.kernel.chance import GOLDEN, deal_decks, mixed, seed_of
from ninetyeight.kernel.playouts import greedy_playouts, random_playouts
from ninetyeight.kernel.turn import Rules
from ninetyeight.rules import (
    END_TURN,
    PILES,
    Action,
    Outcome,
    Pack,
    Play,
    Ruleset,
    State,
    apply,
    breaks_turn,
    can_finish,
    can_go_on,
    legal_actions,
    ruleset_of,
    setup,
    shuffled,
)

KEY = np.uint64(98)
EXTRAS = {1: 1, 2: 3, 3: 3, 4: 2, 5: 2}
DEALS = 25
EDITIONS = (
    "original",
    "expert",
    "expert+short",
    "extreme",
    "extreme+expert+short",
    "fire",
    "extreme+strict-fire",
)


@pytest.mark.parametrize("players", EXTRAS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_playouts_end_as_by_the_rules(edition: str, players: int) -> None:
    assert_same_ends(ruleset_of(edition, players), EXTRAS[players], DEALS)


@pytest.mark.parametrize("players", EXTRAS)
def test_greedy_playouts_of_small_packs_end_as_by_the_rules(players: int) -> None:
    """Small packs often reach the last cards, and hands smaller than the minimum."""
    for hand_size in (1, 2, 4):
        for high in (34, 48):
            ruleset = Ruleset(players, hand_size, minimum=3 - hand_size % 2, pack=Pack(15, high))
            assert_same_ends(ruleset, 8, DEALS)


@pytest.mark.parametrize("extra", [-10, 0, 50, 99])
def test_the_player_continues_while_a_step_is_cheap(extra: int) -> None:
    for players in EXTRAS:
        assert_same_ends(ruleset_of("original", players), extra, 10)


def test_a_job_split_in_pieces_gives_the_same_games() -> None:
    for edition in ("original", "extreme"):
        rules = packing.packed_rules(ruleset_of(edition, 2))
        whole = played(rules, 0, 3, 60)
        pieces = [played(rules, start, 3, 20) for start in (0, 20, 40)]
        assert np.array_equal(whole, np.concatenate(pieces, axis=1))


@pytest.mark.parametrize("players", EXTRAS)
@pytest.mark.parametrize("edition", ["original", "extreme+expert", "fire"])
def test_random_playouts_end_as_by_the_rules(edition: str, players: int) -> None:
    ruleset = ruleset_of(edition, players)
    rules = packing.packed_rules(ruleset)
    ends = np.zeros((2, DEALS), np.uint8)
    random_playouts(rules, KEY, 7, ends[0], ends[1])
    for game, (won, left) in enumerate(ends.T.tolist()):
        outcome = random_outcome(ruleset, Chance(int(KEY), 7 + game))
        assert (outcome.is_won, outcome.left) == (bool(won), left), game


class Chance:
    """The random numbers of one game of a job, as `kernel.chance` makes them."""

    def __init__(self, key: int, index: int) -> None:
        self.word = int(seed_of(np.uint64(key), index))

    def below(self, bound: int) -> int:
        self.word = (self.word + int(GOLDEN)) % 2**64
        return (int(mixed(np.uint64(self.word))) >> 32) * bound >> 32


def random_outcome(ruleset: Ruleset, chance: Chance) -> Outcome:
    """Play a game by the rules, choosing uniformly among actions that do not break the turn."""
    state = setup(ruleset, shuffled(ruleset.pack.cards, chance.below))
    while state.outcome is None:
        if not can_finish(state.turn, state.hand):
            state = apply(state, last_play(state)).state
            continue
        actions = sorted(legal_actions(state), key=_listed)
        while True:
            at = chance.below(len(actions))
            action, actions[at] = actions[at], actions[-1]
            actions.pop()
            if action == END_TURN:
                break
            assert isinstance(action, Play)
            if not breaks_turn(state.turn, state.hand, action):
                break
        state = apply(state, action).state
    return state.outcome


def _listed(action: Action) -> tuple[int, int]:
    if isinstance(action, Play):
        return action.pile, action.card if action.pile.ascends else -action.card
    return len(PILES), 0


def assert_same_ends(ruleset: Ruleset, extra: int, deals: int) -> None:
    rules = packing.packed_rules(ruleset)
    decks = np.zeros((deals, len(ruleset.pack.cards)), np.uint8)
    deal_decks(rules, KEY, 5, decks, np.zeros(1, np.uint64))
    ends = played(rules, 5, extra, deals)
    for deck, won, left in zip(decks.tolist(), *ends.tolist(), strict=True):
        *_, state = greedy_game(setup(ruleset, deck), extra)
        assert state.outcome is not None
        assert (state.outcome.is_won, state.outcome.left) == (bool(won), left), deck


def played(rules: Rules, start: int, extra: int, deals: int) -> Bytes:
    """Return a row of wins and a row of the cards left."""
    ends = np.zeros((2, deals), np.uint8)
    greedy_playouts(rules, KEY, start, extra, ends[0], ends[1])
    return ends


def greedy_game(state: State, extra: int) -> Iterator[State]:
    """Play on greedily, as `kernel.playouts` describes it, by the rules alone."""
    yield state
    while state.outcome is None:
        state = apply(state, greedy_action(state, extra)).state
        yield state


def greedy_action(state: State, extra: int) -> Action:
    actions = legal_actions(state)
    steps = sorted(
        (play.pile.step(state.turn.tops[play.pile], play.card), play.pile, play.card)
        for play in actions
        if isinstance(play, Play)
    )
    for step, pile, card in steps:
        if END_TURN in actions and step > extra:
            break
        if not breaks_turn(state.turn, state.hand, Play(card, pile)):
            return Play(card, pile)
    return END_TURN if END_TURN in actions else last_play(state)


def last_play(state: State) -> Play:
    """Choose if every play loses: the cheapest that lets the game go on, or of all (3.3)."""

    def cost(play: Play) -> tuple[bool, int, int]:
        rest = tuple(card for card in state.hand if card != play.card)
        goes_on = can_go_on(state.turn.after(play), rest)
        return not goes_on, play.pile.step(state.turn.tops[play.pile], play.card), play.pile

    return min((play for play in legal_actions(state) if isinstance(play, Play)), key=cost)
