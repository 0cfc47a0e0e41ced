"""Gymnasium's own checks, and what they miss: seeds, deals, masks, rewards, rendering."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode

from ninetyeight.bots import bot_named
from ninetyeight.bots.team import play_deals, team_of
from ninetyeight.env import IDS, Plain, SeatEnv, TableEnv, VectorTableEnv, evaluate, sample_actions
from ninetyeight.env.actions import END
from ninetyeight.env.partners import Partners
from ninetyeight.kernel.games import BY_BIDS, key_of, seeds_of, shuffled_decks
from ninetyeight.rules import GameError, ruleset_of

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("ninetyeight/Solo-v0", {}),
    ("ninetyeight/Solo-v0", {"edition": "extreme+expert+fire", "reward": "win"}),
    ("ninetyeight/Table-v0", {"players": 5, "edition": "strict-fire+short", "talk": "relaxed"}),
    ("ninetyeight/Seat-v0", {"partners": ("greedy", "planner"), "seat": 1}),
    ("ninetyeight/Seat-v0", {"partners": ("random",), "edition": "extreme", "signs": "chosen"}),
]


@pytest.mark.parametrize(("name", "settings"), WAYS)
@pytest.mark.usefixtures("capsys")
def test_gymnasiums_checks_pass(name: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **settings).unwrapped)


@pytest.mark.parametrize(("name", "settings"), WAYS)
def test_two_environments_with_the_same_seed_match(name: str, settings: dict[str, Any]) -> None:
    one, two = (gymnasium.make(name, **settings) for _ in range(2))
    check_environments_match(one, two, num_steps=40, seed=4)


@pytest.mark.parametrize("name", IDS[:2])
def test_a_vector_environment_is_made_by_its_id(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=16, vectorization_mode="vector_entry_point")
    assert isinstance(env, VectorTableEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, info = env.reset(seed=3)
    for _ in range(50):
        assert seen in env.observation_space
        assert info["action_mask"] is seen["action_mask"]
        actions = sample_actions(seen["action_mask"], np.random.default_rng(1))
        assert actions in env.action_space
        before = seen["observation"].copy()
        kept = seen["observation"]
        seen, rewards, over, cut, info = env.step(actions)
        assert np.array_equal(kept, before)
        assert [each.dtype.name for each in (rewards, over, cut)] == ["float64", "bool", "bool"]
    env.close()


def test_a_reset_mask_deals_only_its_rows() -> None:
    env = VectorTableEnv(4, edition="expert", players=2)
    first, _ = env.reset(seed=[7, None, 9, 7])
    assert np.array_equal(first["observation"][0], first["observation"][3])
    again, _ = env.reset(options={"reset_mask": np.array([True, False, False, True])})
    same = (first["observation"] == again["observation"]).all(axis=1)
    assert same.tolist() == [False, True, True, False]


def dealt(games: int) -> list[list[int]]:
    return [list(range(2, 100))] * games


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda env: env.step(np.full(20, 3)), "actions must be 6 whole numbers, one for each"),
        (lambda env: env.step(np.array([0])), r"not int64 of shape \(1,\)"),
        (lambda env: env.step(5), r"of shape \(\)"),
        (lambda env: env.step(np.zeros((6, 2), int)), r"of shape \(6, 2\)"),
        (lambda env: env.step(np.zeros(6)), "not float64"),
        (lambda env: env.reset(seed=[1, 2]), "2 seeds: use one for each of the 6 games"),
        (
            lambda env: env.reset(options={"reset_mask": [True]}),
            "reset_mask must be 6 whole numbers",
        ),
        (
            lambda env: env.reset(options={"decks": dealt(5)}),
            "5 decks: use one for each of the 6 games",
        ),
        (
            lambda env: env.reset(options={"decks": dealt(6), "starters": [0, 0, 0, 0, 0, 2]}),
            "There is no seat 2 that could start",
        ),
        (
            lambda env: env.reset(options={"decks": dealt(6), "starters": [0]}),
            "starters must be 6 whole numbers",
        ),
    ],
)
def test_arrays_of_the_wrong_shape_or_type_are_refused(
    wrong: Callable[[VectorTableEnv], object], message: str
) -> None:
    """Compiled code would write past the end of its arrays."""
    env = VectorTableEnv(6, players=2)
    before, _ = env.reset(seed=1)
    with pytest.raises(GameError, match=message):
        wrong(env)
    again, *_ = env.step(np.full(6, 392))
    assert again["observation"].shape == before["observation"].shape
    env.close()


def test_a_single_partner_may_be_a_string() -> None:
    assert SeatEnv(partners="greedy").settings.players == 2


def test_arrays_that_are_not_masks_are_refused() -> None:
    wrong: list[Any] = [np.ones((3, 5), np.int8), np.ones((3, 393), int), np.ones(393, np.int8)]
    for masks in wrong:
        with pytest.raises(GameError, match="masks must be rows of at least 393 bytes"):
            sample_actions(masks, np.random.default_rng(1))


def test_an_illegal_action_ends_the_game_with_a_reward_of_minus_one() -> None:
    env = TableEnv()
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(END)
    assert (reward, over, cut, info["result"]) == (-1.0, True, False, "illegal")
    many = VectorTableEnv(2)
    many.reset(seed=1)
    _, rewards, ends, _, _ = many.step(np.array([END, 5000]))
    assert rewards.tolist() == [-1.0, -1.0]
    assert ends.all()


@pytest.mark.parametrize("reward", ["cards", "win"])
def test_a_win_pays_what_the_docs_say(reward: str) -> None:
    """Cards in the order 2 to 99 can all be laid on one pile."""
    env, total, over = TableEnv(reward=reward), 0.0, False
    seen, _ = env.reset(options={"deck": range(2, 100)})
    while not over:
        plays = np.flatnonzero(seen["action_mask"][::4])
        owed = bool(seen["observation"][308])
        action = 4 * int(plays[0]) if owed else END
        seen, gained, over, _, info = env.step(action)
        total += gained
    assert info["won"]
    assert info["left"] == 0
    assert total == pytest.approx({"cards": 2.0, "win": 1.0}[reward])


def test_the_mask_is_in_the_observation_the_info_and_the_method() -> None:
    env = Plain(gymnasium.make("ninetyeight/Solo-v0"))
    seen, info = env.reset(seed=2)
    assert seen in env.observation_space
    assert np.array_equal(info["action_mask"], env.action_masks())
    assert info["action_mask"].dtype == np.int8


@pytest.mark.parametrize(("edition", "players"), [("original", 2), ("extreme+expert", 4)])
def test_partners_play_as_they_do_at_a_table(edition: str, players: int) -> None:
    """With the same bot on the agent's seat, the game is the one that a whole team plays."""
    ruleset, key, games = ruleset_of(edition, players), key_of("partners", "test"), 4
    decks, seeds = shuffled_decks(ruleset, key, 0, games), seeds_of(key, 0, games)
    env = SeatEnv(partners=("sharp",) * (players - 1), edition=edition)
    alone = Partners(env.single_game, {0: bot_named("sharp")})
    column = play_deals(
        ruleset,
        team_of(["sharp"], players),
        decks,
        starters=[BY_BIDS] * games,
        seeds=seeds,
        allowed=env.settings.allowed,
    )
    for game in range(games):
        env.single_game.tables.seeds[0] = seeds[game]
        env.reset(seed=0, options={"deck": decks[game]})
        while not env.single_game.is_over:
            env.step(alone.choose(0))
        assert env.single_game.result["left"] == column.left[game]


def test_a_policy_is_evaluated_on_the_given_deals() -> None:
    ruleset = ruleset_of("original", 1)
    decks = shuffled_decks(ruleset, key_of("1", "simulate"), 0, 50)
    rng = np.random.default_rng(1)
    found = evaluate(lambda _, masks: sample_actions(masks, rng), decks)
    assert not found.won.any()
    assert found.left.min() > 30
    assert (found.result > 1).all()


SOLO, TABLE, SEAT = IDS


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_the_solo_environment_refuses_several_players(make: Callable[..., Any]) -> None:
    make(SOLO, players=1).close()
    with pytest.raises(GameError, match=f"not for 3: use {TABLE}, .* or {SEAT},") as refused:
        make(SOLO, players=3)
    assert refused.value.code == "players"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"talk": "loud"}, 'talk must be strict, relaxed or none, not "loud"'),
        ({"reward": "money"}, 'reward must be cards or win, not "money"'),
        ({"reward": None}, "reward must be cards or win, not null"),
        ({"starter": "me"}, 'starter must be bids or first, not "me"'),
        ({"edition": "chess"}, "There is no edition 'chess'"),
        ({"edition": None}, "edition null: use the name of one"),
        ({"edition": ["extreme"]}, r'edition \["extreme"\]: use the name of one'),
        ({"layout": "mine"}, 'layout "mine": use a ninetyeight.rules.Layout'),
        ({"colour": 1}, 'There is no setting "colour": use edition, players,'),
        ({"copy": False}, "no setting copy: it belongs to vector environments"),
    ],
)
@pytest.mark.parametrize("name", IDS)
def test_every_environment_refuses_unknown_settings(
    name: str, settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(GameError, match=message):
        gymnasium.make(name, **settings)


@pytest.mark.parametrize(
    ("name", "settings", "message"),
    [
        (TABLE, {"players": 6}, "players must be 1 to 5, not 6"),
        (TABLE, {"players": "3"}, 'players "3": use a whole number'),
        (TABLE, {"players": [2]}, r"players \[2\]: use a whole number"),
        (TABLE, {"signs": "chosen"}, "cannot choose signs"),
        (TABLE, {"partners": ["sharp"]}, f"no setting partners: .* {SEAT}"),
        (SOLO, {"seat": 1}, f"no setting seat: it belongs to {SEAT}"),
        (SEAT, {"players": 3}, r'players 3 does not fit partners \["sharp"\]: name a partner'),
        (SEAT, {"partners": ()}, f"0 partners: use 1 to 4.* plays {SOLO}"),
        (SEAT, {"partners": ["sharp"] * 5}, "5 partners: use 1 to 4"),
        (SEAT, {"partners": ["nobody"]}, 'There is no bot "nobody"; the bots are random'),
        (SEAT, {"partners": [3]}, r"partners \[3\]: use the names of bots"),
        (SEAT, {"partners": 2}, "partners 2: use the names of bots"),
        (SEAT, {"seat": 2}, "There is no seat 2: use 0 to 1"),
        (SEAT, {"seat": "first"}, 'There is no seat "first": use 0 to 1'),
    ],
)
def test_an_environment_refuses_settings_that_do_not_fit_it(
    name: str, settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(GameError, match=message):
        gymnasium.make(name, **settings)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"num_envs": 0}, "num_envs 0: use 1 or more"),
        ({"num_envs": "3"}, 'num_envs "3": use 1 or more'),
        ({"render_mode": "ansi"}, "no setting render_mode"),
        ({"partners": ["sharp"]}, f"it belongs to {SEAT}"),
    ],
)
def test_the_vector_environment_refuses_settings_that_do_not_fit_it(
    settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(GameError, match=message):
        gymnasium.make_vec(TABLE, **settings)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deck": 5}, "5 is not a deck: use a list of cards"),
        ({"deck": [2, 3]}, "The deck lacks the 4"),
        ({"starter": "me"}, 'There is no seat "me" that could start'),
    ],
)
def test_an_impossible_deal_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        TableEnv(players=2).reset(options=options)


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(GameError, match='no render_mode "hologram": use ansi'):
        TableEnv(render_mode="hologram")


def test_rendering_shows_only_what_the_seat_sees() -> None:
    texts, pictures = [], []
    for deck in (range(2, 100), [*range(2, 9), *range(99, 8, -1)]):
        env = TableEnv(players=2, talk="none", render_mode="ansi", starter="first")
        env.reset(options={"deck": deck})
        texts.append(env.render())
        env.render_mode = "rgb_array"
        pictures.append(env.render())
    assert texts[0] == texts[1]
    assert "hand   2 3 4 5 6 7 8" in texts[0]
    assert np.array_equal(*pictures)
    assert pictures[0].shape == (320, 480, 3)


def test_the_command_line_imports_no_environment() -> None:
    script = """
import sys
from ninetyeight.cli import main

sys.argv = ["ninetyeight", "--help"]
try:
    main()
except SystemExit:
    pass
print({"gymnasium", "pettingzoo", "pyspiel", "ninetyeight.env"} & set(sys.modules) or "nothing")
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.endswith("nothing\n")


WRAPPED = "from ninetyeight.bots import bot_named\nsharp = bot_named('sharp')\n"


@pytest.mark.parametrize(("edition", "talk"), [("original", "strict"), ("extreme", "relaxed")])
def test_an_external_partner_sees_what_a_compiled_one_sees(
    edition: str, talk: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot plays the same games in the kernel and in a process of its own."""
    (tmp_path / "wrapped.py").write_text(WRAPPED)
    monkeypatch.chdir(tmp_path)
    games = []
    for partner in ("sharp", "wrapped:sharp"):
        env = SeatEnv(partners=(partner, "greedy"), seat=1, edition=edition, talk=talk)
        seen, _ = env.reset(seed=4)
        rows, done = [seen["observation"].tobytes()], False
        while not done:
            first_legal = int(np.flatnonzero(env.action_masks())[0])
            seen, _, done, _, _ = env.step(first_legal)
            rows.append(seen["observation"].tobytes())
        env.close()
        games.append(rows)
    assert games[0] == games[1]


def test_a_missing_partner_is_named() -> None:
    for partner in ("nobody", "nowhere:Bot", "program:nowhere/bot", "sharp:nowhere.npz"):
        with pytest.raises(GameError, match=r"nobody|nowhere"):
            SeatEnv(partners=(partner,))
