"""The solver finds wins that the rules accept."""

import itertools

import pytest

from ninetyeight.bots.solver import Solution, solve
from ninetyeight.rules import (
    Outcome,
    Pack,
    Ruleset,
    State,
    apply,
    legal_actions,
    ruleset_of,
    seeded,
    setup,
    shuffled,
)
from rules.tables import table


@pytest.mark.parametrize(
    ("edition", "players"),
    [
        ("original", 1),
        ("original", 5),
        ("expert", 3),
        ("fire", 2),
        ("strict-fire", 4),
        ("extreme", 1),
        ("extreme", 4),
        ("extreme+expert+fire", 2),
    ],
)
def test_the_actions_it_finds_win_the_deal(edition: str, players: int) -> None:
    ruleset = ruleset_of(edition, players)
    solved = 0
    for seed in range(4):
        state = setup(ruleset, shuffled(ruleset.pack.cards, seeded(f"solver {seed}")))
        solution = solve(state, (200, 2000))
        if solution.actions is None:
            continue
        for action in solution.actions:
            state = apply(state, action).state
        assert state.outcome == Outcome(None, 0)
        solved += 1
    assert solved >= 3


def test_it_solves_from_the_middle_of_a_turn() -> None:
    ruleset = ruleset_of("original", 2)
    state = setup(ruleset, shuffled(ruleset.pack.cards, seeded("friday")))
    actions = solve(state).actions
    assert actions is not None
    for action in actions[:31]:
        state = apply(state, action).state
    rest = solve(state).actions
    assert rest is not None
    for action in rest:
        state = apply(state, action).state
    assert state.outcome == Outcome(None, 0)


def can_win(state: State) -> bool:
    """Whether some sequence of actions wins, by trying all of them."""
    if state.outcome is not None:
        return state.outcome.is_won
    return any(can_win(apply(state, action).state) for action in legal_actions(state))


def late_position(edition: str, players: int, seed: int) -> State:
    """Begin a turn late in a game: high piles, two cards in each hand, and two to draw."""
    below = seeded(f"late {seed}")
    cards = [*shuffled(range(2, 100), below)]
    tops = {
        pile: cards.pop(next(at for at, card in enumerate(cards) if 40 < card < 65))
        for pile in "ABCD"
    }
    hands = [f"{cards.pop()} {cards.pop()}" for _ in range(players)]
    return table(*hands, tops=tops, deck=f"{cards.pop()} {cards.pop()}", edition=edition)


@pytest.mark.parametrize(
    ("edition", "players"),
    [("original", 2), ("original", 3), ("fire", 3), ("extreme", 3), ("strict-fire+extreme", 2)],
)
def test_finding_no_win_is_a_proof_if_nothing_was_dropped(edition: str, players: int) -> None:
    answers = set()
    for seed in range(150):
        state = late_position(edition, players, seed)
        if state.outcome is None:
            answer = can_win(state)
            assert solve(state, (5000,)).is_winnable is answer, seed
            answers.add(answer)
    assert answers == {True, False}


def test_a_search_that_dropped_positions_proves_nothing() -> None:
    ruleset = ruleset_of("extreme+expert+strict-fire+short", 5)
    state = setup(ruleset, shuffled(ruleset.pack.cards, seeded("solver 0")))
    solution = solve(state, (2,))
    assert (solution.actions, solution.is_exhaustive) == (None, False)
    assert solution.is_winnable is None


def test_an_exhaustive_search_is_not_widened() -> None:
    tops = {"A": 90, "B": 91, "C": 10, "D": 12}
    hopeless = table("92 95", "50 51", tops=tops, deck="94 8")
    assert hopeless.outcome is None
    assert solve(hopeless, (500, 600)) == Solution(None, 500, is_exhaustive=True)


def test_in_a_tiny_pack_it_finds_every_win() -> None:
    ruleset = Ruleset(players=2, hand_size=2, pack=Pack(2, 6))
    for deck in itertools.permutations(ruleset.pack.cards):
        state = setup(ruleset, deck)
        assert (solve(state, (500,)).actions is not None) == can_win(state)


def test_a_finished_game_needs_no_search() -> None:
    ruleset = Ruleset(players=1, hand_size=1, pack=Pack(2, 2))
    state = setup(ruleset, (2,))
    won = apply(state, legal_actions(state)[0]).state
    assert solve(won).actions == ()
