"""The environments agree with the rules on masks, observations, rewards and endings."""

import random

import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv

from env.tables import TABLES, begun, mask_of, seen_by_rules, with_other_secrets
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.env import TableEnv, VectorTableEnv, action_of, number_of, sample_actions
from ninetyeight.env.settings import EnvSettings
from ninetyeight.env.single_game import RESULT_NAMES, SingleGame
from ninetyeight.kernel.packing import pack
from ninetyeight.rules import STRICT_SIGNS, EndTurn, Play, apply
from rules.games import choose

ROWS = 4
STEPS = 60


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_vector_environment_plays_by_the_rules(edition: str, players: int) -> None:
    env = VectorTableEnv(ROWS, edition=edition, players=players)
    rng, ruleset = random.Random(f"{edition}{players}"), env.settings.ruleset
    seen, _ = env.reset(seed=players)
    states = [begun(ruleset, env.decks[row], env.starters[row]) for row in range(ROWS)]
    for _ in range(STEPS):
        for row, state in enumerate(states):
            assert env.seats[row] == state.seat
            assert np.array_equal(seen["action_mask"][row], mask_of(state))
            if state.outcome is None:
                expected = seen_by_rules(state, state.seat, STRICT_SIGNS)
                assert np.array_equal(seen["observation"][row], expected)
        were_over = [state.outcome is not None for state in states]
        actions = [
            choose(state, rng, row / ROWS) if not over else EndTurn()
            for row, (state, over) in enumerate(zip(states, were_over, strict=True))
        ]
        seen, rewards, over, cut, _ = env.step(np.array([number_of(action) for action in actions]))
        assert not cut.any()
        for row, (state, action) in enumerate(zip(states, actions, strict=True)):
            if were_over[row]:
                assert rewards[row] == 0
                states[row] = begun(ruleset, env.decks[row], env.starters[row])
                continue
            states[row] = after = apply(state, action).state
            assert over[row] == (after.outcome is not None)
            assert env.left[row] == after.left
            won = after.outcome is not None and after.outcome.is_won
            assert rewards[row] == pytest.approx(isinstance(action, Play) / 98 + won)
            if after.outcome is not None:
                assert RESULT_NAMES[env.results[row]] == after.outcome.code


@pytest.mark.parametrize(("edition", "players"), [("original", 1), ("extreme+fire", 3)])
def test_a_row_plays_the_same_games_as_a_single_environment(edition: str, players: int) -> None:
    def single() -> TableEnv:
        return TableEnv(edition=edition, players=players)

    many = VectorTableEnv(5, edition=edition, players=players)
    one_by_one = SyncVectorEnv([single] * 5)
    ours, _ = many.reset(seed=8)
    theirs, _ = one_by_one.reset(seed=8)
    rng = np.random.default_rng(1)
    for _ in range(80):
        for part in ("observation", "action_mask"):
            assert np.array_equal(ours[part], theirs[part])
        actions = sample_actions(ours["action_mask"], rng)
        ours, gained, over, _, _ = many.step(actions)
        theirs, got, ended, _, _ = one_by_one.step(actions)
        assert gained.tolist() == got.tolist()
        assert over.tolist() == ended.tolist()


@pytest.mark.parametrize("talk", ["strict", "none"])
def test_a_game_does_not_depend_on_the_number_of_rows(talk: str) -> None:
    few, many = (VectorTableEnv(rows, players=2, talk=talk) for rows in (3, 40))
    (one, _), (other, _) = few.reset(seed=1), many.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert np.array_equal(one["observation"], other["observation"][:3])
        actions = sample_actions(other["action_mask"], rng)
        one, *_ = few.step(actions[:3])
        other, *_ = many.step(actions)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_an_observation_holds_nothing_hidden(edition: str, players: int) -> None:
    """Dealing the hidden cards differently leaves the observation unchanged (9.3)."""
    rng = random.Random(f"{edition}{players}")
    single_game = SingleGame(EnvSettings(edition, players, talk=SignLevel.NONE))
    ruleset = single_game.settings.ruleset
    single_game.seed(players)
    single_game.deal()
    state, checked = begun(ruleset, single_game.deck, single_game.on_turn), 0
    while state.outcome is None:
        for seat in range(players):
            other = pack(with_other_secrets(state, seat, rng))
            twin = SingleGame(single_game.settings)
            twin.hands[:], twin.deck[:] = other.hands, other.deck
            twin.game[:], twin.played[:] = single_game.game, single_game.played
            assert np.array_equal(single_game.observe(seat), twin.observe(seat))
            assert np.array_equal(
                single_game.mask(state.seat, 393), twin.mask(state.seat, 393)
            ) or (seat != state.seat)
            checked += not np.array_equal(single_game.deck, twin.deck)
        action = choose(state, rng, 0.9)
        single_game.act(number_of(action))
        state = apply(state, action).state
    assert checked


def test_every_action_has_its_own_number() -> None:
    assert [number_of(action_of(number)) for number in range(410)] == list(range(410))


def test_random_actions_are_legal_and_equally_likely() -> None:
    masks = np.zeros((30_000, 393), np.int8)
    masks[:, [0, 63, 64, 200, 329, 391, 392]] = 1
    actions = sample_actions(masks, np.random.default_rng(3))
    numbers, counts = np.unique(actions, return_counts=True)
    assert numbers.tolist() == [0, 63, 64, 200, 329, 391, 392]
    assert counts.min() > 4_000
