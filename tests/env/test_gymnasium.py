"""Gymnasium's own checks, and what they leave out: seeds, deals, masks, rewards, pictures."""

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
from ninetyeight.kernel.games import BY_BIDS, deal, key_of, seeds_of
from ninetyeight.rules import GameError, ruleset_of

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("ninetyeight/Solo-v0", {}),
    ("ninetyeight/Solo-v0", {"edition": "extreme+expert+fire", "reward": "win"}),
    ("ninetyeight/Table-v0", {"players": 5, "edition": "strict-fire+short", "talk": "relaxed"}),
    ("ninetyeight/Seat-v0", {"partners": ("greedy", "planner"), "seat": 1}),
    ("ninetyeight/Seat-v0", {"partners": ("random",), "edition": "extreme", "signs": "chosen"}),
]


@pytest.mark.parametrize(("name", "wishes"), WAYS)
@pytest.mark.usefixtures("capsys")
def test_gymnasium_finds_nothing_wrong(name: str, wishes: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **wishes).unwrapped)


@pytest.mark.parametrize(("name", "wishes"), WAYS)
def test_two_environments_with_a_seed_match(name: str, wishes: dict[str, Any]) -> None:
    one, two = (gymnasium.make(name, **wishes) for _ in range(2))
    check_environments_match(one, two, num_steps=40, seed=4)


@pytest.mark.parametrize("name", IDS[:2])
def test_the_vector_environment_is_found_by_its_id(name: str) -> None:
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


def test_rows_that_are_wished_for_are_dealt_anew_and_others_stay() -> None:
    env = VectorTableEnv(4, edition="expert", players=2)
    first, _ = env.reset(seed=[7, None, 9, 7])
    assert np.array_equal(first["observation"][0], first["observation"][3])
    again, _ = env.reset(options={"reset_mask": np.array([True, False, False, True])})
    same = (first["observation"] == again["observation"]).all(axis=1)
    assert same.tolist() == [False, True, True, False]


def dealt(games: int) -> list[list[int]]:
    return [list(range(2, 100))] * games


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda env: env.step(np.full(20, 3)), "actions are 6 whole numbers, one for each"),
        (lambda env: env.step(np.array([0])), r"and not int64 of shape \(1,\)"),
        (lambda env: env.step(5), r"of shape \(\)"),
        (lambda env: env.step(np.zeros((6, 2), int)), r"of shape \(6, 2\)"),
        (lambda env: env.step(np.zeros(6)), "and not float64"),
        (lambda env: env.reset(seed=[1, 2]), "2 seeds: 6 games need one each"),
        (lambda env: env.reset(options={"reset_mask": [True]}), "reset_mask are 6 whole numbers"),
        (lambda env: env.reset(options={"decks": dealt(5)}), "5 decks: 6 games need one each"),
        (
            lambda env: env.reset(options={"decks": dealt(6), "starters": [0, 0, 0, 0, 0, 2]}),
            "There is no seat 2 to start",
        ),
        (
            lambda env: env.reset(options={"decks": dealt(6), "starters": [0]}),
            "starters are 6 whole numbers",
        ),
    ],
)
def test_what_does_not_fit_the_number_of_games_is_refused(
    wrong: Callable[[VectorTableEnv], object], said: str
) -> None:
    """Compiled code would write beyond its arrays."""
    env = VectorTableEnv(6, players=2)
    before, _ = env.reset(seed=1)
    with pytest.raises(GameError, match=said):
        wrong(env)
    again, *_ = env.step(np.full(6, 392))
    assert again["observation"].shape == before["observation"].shape
    env.close()


def test_one_partner_needs_no_list() -> None:
    assert SeatEnv(partners="greedy").settings.players == 2


def test_masks_that_are_none_are_refused() -> None:
    wrong: list[Any] = [np.ones((3, 5), np.int8), np.ones((3, 393), int), np.ones(393, np.int8)]
    for masks in wrong:
        with pytest.raises(GameError, match="Masks are rows of 393 bytes or more"):
            sample_actions(masks, np.random.default_rng(1))


def test_an_illegal_action_ends_the_game_and_costs_one() -> None:
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
def test_a_game_that_is_won_is_worth_what_the_page_says(reward: str) -> None:
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


def test_the_mask_is_given_in_all_three_places() -> None:
    env = Plain(gymnasium.make("ninetyeight/Solo-v0"))
    seen, info = env.reset(seed=2)
    assert seen in env.observation_space
    assert np.array_equal(info["action_mask"], env.action_masks())
    assert info["action_mask"].dtype == np.int8


@pytest.mark.parametrize(("edition", "players"), [("original", 2), ("extreme+expert", 4)])
def test_partners_play_as_at_a_table(edition: str, players: int) -> None:
    """With the same bot on the agent's seat, the game is the one that a team plays."""
    ruleset, key, games = ruleset_of(edition, players), key_of("partners", "test"), 4
    decks, seeds = deal(ruleset, key, 0, games), seeds_of(key, 0, games)
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
            env.step(alone._choose(0))
        assert env.single_game.result["left"] == column.left[game]


def test_a_policy_is_judged_by_the_very_deals_that_it_gets() -> None:
    ruleset = ruleset_of("original", 1)
    decks = deal(ruleset, key_of("1", "simulate"), 0, 50)
    rng = np.random.default_rng(1)
    found = evaluate(lambda _, masks: sample_actions(masks, rng), decks)
    assert not found.won.any()
    assert found.left.min() > 30
    assert (found.result > 1).all()


SOLO, TABLE, SEAT = IDS


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_more_than_one_player_do_not_play_alone(make: Callable[..., Any]) -> None:
    make(SOLO, players=1).close()
    with pytest.raises(GameError, match=f"not for 3: take {TABLE}, .* or {SEAT},") as refused:
        make(SOLO, players=3)
    assert refused.value.code == "players"


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"talk": "loud"}, 'talk "loud" is not known: it is strict, relaxed, none'),
        ({"reward": "money"}, 'reward "money" is not known: it is cards, win'),
        ({"reward": None}, "reward null is not known"),
        ({"starter": "me"}, 'starter "me" is not known: it is bids, first'),
        ({"edition": "chess"}, "There is no edition 'chess'"),
        ({"edition": None}, "edition null is no edition: it is a name"),
        ({"edition": ["extreme"]}, r'edition \["extreme"\] is no edition'),
        ({"layout": "mine"}, 'layout "mine" is no layout of the orders'),
        ({"colour": 1}, 'There is no setting "colour": there are edition, players,'),
        ({"copy": False}, "copy is not a setting here: it belongs to vector environments"),
    ],
)
@pytest.mark.parametrize("name", IDS)
def test_what_no_environment_has_is_refused(name: str, wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError, match=said):
        gymnasium.make(name, **wishes)


@pytest.mark.parametrize(
    ("name", "wishes", "said"),
    [
        (TABLE, {"players": 6}, "6 players are impossible: it is 1 to 5"),
        (TABLE, {"players": "3"}, 'players "3" is impossible: it is a whole number'),
        (TABLE, {"players": [2]}, r"players \[2\] is impossible: it is a whole number"),
        (TABLE, {"signs": "chosen"}, "nobody to choose signs for"),
        (TABLE, {"partners": ["sharp"]}, f"partners is not a setting here: .* {SEAT}"),
        (SOLO, {"seat": 1}, f"seat is not a setting here: it belongs to {SEAT}"),
        (SEAT, {"players": 3}, r'players 3 does not fit partners \["sharp"\]: name a partner'),
        (SEAT, {"partners": ()}, f"0 partners are impossible: it is 1 to 4.* plays {SOLO}"),
        (SEAT, {"partners": ["sharp"] * 5}, "5 partners are impossible: it is 1 to 4"),
        (SEAT, {"partners": ["nobody"]}, 'There is no bot "nobody"; the bots are random'),
        (SEAT, {"partners": [3]}, r"partners \[3\] are impossible: they are names of bots"),
        (SEAT, {"partners": 2}, "partners 2 are impossible: they are names of bots"),
        (SEAT, {"seat": 2}, "There is no seat 2: the seats are 0 to 1"),
        (SEAT, {"seat": "first"}, 'There is no seat "first": the seats are 0 to 1'),
    ],
)
def test_what_an_environment_does_not_have_is_refused(
    name: str, wishes: dict[str, Any], said: str
) -> None:
    with pytest.raises(GameError, match=said):
        gymnasium.make(name, **wishes)


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"num_envs": 0}, "0 games: play at least one"),
        ({"num_envs": "3"}, '"3" games: play at least one'),
        ({"render_mode": "ansi"}, "render_mode is not a setting here"),
        ({"partners": ["sharp"]}, f"it belongs to {SEAT}"),
    ],
)
def test_what_the_vector_environment_does_not_have_is_refused(
    wishes: dict[str, Any], said: str
) -> None:
    with pytest.raises(GameError, match=said):
        gymnasium.make_vec(TABLE, **wishes)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"deck": 5}, "5 is no deck: it is a list of cards"),
        ({"deck": [2, 3]}, "The deck lacks the 4"),
        ({"starter": "me"}, 'There is no seat "me" to start'),
    ],
)
def test_a_deal_that_there_is_not_is_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError, match=said):
        TableEnv(players=2).reset(options=options)


def test_a_picture_that_there_is_not_is_refused() -> None:
    with pytest.raises(GameError, match='render_mode "hologram": it is ansi'):
        TableEnv(render_mode="hologram")


def test_pictures_show_what_the_seat_sees_and_no_more() -> None:
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


def test_the_command_line_loads_no_environment() -> None:
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
def test_partners_of_ones_own_see_what_ours_see(
    edition: str, talk: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bot, once in the kernel and once in a process of its own, plays the same games."""
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


def test_a_partner_that_is_not_there_is_told() -> None:
    for partner in ("nobody", "nowhere:Bot", "program:nowhere/bot", "sharp:nowhere.npz"):
        with pytest.raises(GameError, match=r"nobody|nowhere"):
            SeatEnv(partners=(partner,))
