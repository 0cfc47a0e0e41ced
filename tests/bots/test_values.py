"""The learned values in the package: small, complete, documented and never used silently."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from bots.games import signals_at
from ninetyeight.bots import bot_named
from ninetyeight.bots.planner import FILE, HANDICAPS, weight_names
from ninetyeight.bots.values import FOLDER, load_value, save_value, value_for
from ninetyeight.bots.view_packing import knowledge_from
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.features import write_features
from ninetyeight.kernel.network import LEFT_WEIGHT, Net
from ninetyeight.kernel.packing import card_set, packed_net, packed_rules, packed_turn
from ninetyeight.kernel.plans import IS_END, plan
from ninetyeight.kernel.policies import SHARP, breadth_of
from ninetyeight.kernel.search_buffers import new_search_buffers
from ninetyeight.kernel.turn import Position
from ninetyeight.rules import (
    STRICT_SIGNS,
    GameError,
    Pack,
    Ruleset,
    apply,
    drawn_layout,
    ruleset_of,
    seeded,
    setup,
    view_for,
)
from rules.games import choose

SHIPPED = sorted(FOLDER.glob("*.npz"))


def a_net(width: int = 16, depth: int = 16) -> Net:
    rng = np.random.default_rng(5)
    shapes = [(FEATURES, width), (width,), (width, depth), (depth,), (depth, 2), (2,), (2,)]
    return Net(*(rng.normal(0, 0.3, shape).astype(np.float32) for shape in shapes))


def test_all_values_together_are_smaller_than_a_megabyte() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_000_000


def test_there_is_a_value_for_every_number_of_players() -> None:
    for players in range(1, 6):
        value = value_for(ruleset_of("original", players))
        assert value.is_own
        assert value.name == f"original-{players}"


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_value_has_its_history_next_to_it(path: Path) -> None:
    load_value(path)
    history = json.loads(path.with_suffix(".json").read_text())
    assert history["command"].startswith("ninetyeight lab train --edition")
    assert history["training_run"]["seed"]
    assert history["seconds"] > 0
    assert history["rounds_done"] == history["training_run"]["rounds"]
    assert history["curve"][-1]["judged"] is not None
    edition, _, players = path.stem.rpartition("-")
    assert history["training_run"]["edition"] == edition
    assert history["training_run"]["players"] == int(players)


def test_the_planner_has_named_weights_for_every_number_of_players() -> None:
    content = json.loads(FILE.read_text())
    for players in "12345":
        assert tuple(content["weights"][players]) == (*weight_names(), *HANDICAPS)
        assert content["history"][players]["command"].startswith("ninetyeight lab train")


@pytest.mark.parametrize(
    ("edition", "serves"),
    [
        ("original", "original"),
        ("short", "original"),
        ("strict-fire", "fire"),
        ("extreme+short", "extreme"),
        ("expert+fire", "expert"),
        ("extreme+expert+fire", "extreme+expert"),
        ("extreme+fire", "extreme"),
        ("fire+short", "fire"),
    ],
)
def test_the_nearest_value_serves_a_game_without_one(
    edition: str, serves: str, tmp_path: Path
) -> None:
    for name in ("original", "expert", "extreme", "fire", "extreme+expert"):
        save_value(a_net(), {}, tmp_path / f"{name}-2.npz")
    value = value_for(ruleset_of(edition, 2), tmp_path)
    assert value.edition == serves
    assert value.is_own == (edition == serves)


def test_a_value_for_another_layout_is_of_another_game(tmp_path: Path) -> None:
    save_value(a_net(), {}, tmp_path / "extreme-2.npz")
    drawn = ruleset_of("extreme", 2, drawn_layout(seeded("elsewhere")))
    assert value_for(ruleset_of("extreme", 2), tmp_path).is_own
    assert not value_for(drawn, tmp_path).is_own


def test_a_small_pack_is_served_by_a_value_of_another_game() -> None:
    assert not value_for(Ruleset(players=2, hand_size=2, pack=Pack(2, 20))).is_own


def test_a_game_without_any_value_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="no learned value for original with 2 players"):
        value_for(ruleset_of("original", 2), tmp_path)


def test_a_value_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    net, path = a_net(), tmp_path / "value.npz"
    save_value(net, {"command": "test"}, path)
    for before, after in zip(net, load_value(path), strict=True):
        assert after.dtype == np.float32
        np.testing.assert_allclose(after, before, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no zip at all",
        b"\x93NUMPY",
        "missing",
        "shape",
        "width",
        "infinite",
    ],
)
def test_a_broken_file_of_values_is_refused_in_one_line(
    content: bytes | str, tmp_path: Path
) -> None:
    path = tmp_path / "broken.npz"
    arrays = a_net()._asdict()
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        if content == "missing":
            del arrays["out"]
        elif content == "shape":
            arrays["second"] = arrays["second"][:3]
        elif content == "width":
            arrays = a_net(24, 16)._asdict()
        else:
            arrays["out_bias"] = np.array([np.inf, 0], np.float32)
        np.savez(path, **arrays)
    with pytest.raises(GameError) as caught:
        load_value(path)
    assert "broken.npz" in caught.value.message
    assert "pickle" not in caught.value.message, "NumPy's advice is not for players"
    assert "\n" not in caught.value.message


def by_the_formula(net: Net, row: np.ndarray[tuple[int], np.dtype[np.float32]]) -> float:
    hidden = np.maximum(row @ net.hidden + net.hidden_bias, 0)
    second = np.maximum(hidden @ net.second + net.second_bias, 0)
    win, left = second @ net.out + net.out_bias
    return float(1 / (1 + np.exp(-win)) - LEFT_WEIGHT * left)


@pytest.mark.parametrize("edition", ["original", "extreme+fire"])
@pytest.mark.parametrize("players", [1, 3])
def test_the_compiled_network_computes_its_formula(edition: str, players: int) -> None:
    net, work = a_net(80, 48)._replace(handicap=np.zeros(2, np.float32)), new_search_buffers()
    net = net._replace(hidden=net.hidden.astype(np.float16).astype(np.float32))
    rng = random.Random(f"{edition}{players}")
    ruleset = ruleset_of(edition, players)
    deck = list(ruleset.pack.cards)
    rng.shuffle(deck)
    state = setup(ruleset, deck)
    bots, looked = [bot_named("greedy")] * players, 0
    while state.outcome is None:
        view = view_for(state, state.seat)
        rules, turn = packed_rules(ruleset), packed_turn(view.turn)
        low, high = map(np.uint64, card_set(view.hand))
        seen = knowledge_from(view, signals_at(state, bots, STRICT_SIGNS), STRICT_SIGNS)
        breadth = breadth_of(rules, seen, SHARP)
        position = Position(turn, low, high)
        end = plan(rules, position, seen, packed_net(net), work, breadth)
        for node in range(end):
            if work.state[node] & IS_END and work.value[node] < 1:
                row = np.zeros(FEATURES, np.float32)
                after = Position(int(work.turn[node]), work.low[node], work.high[node])
                write_features(rules, after, turn, seen, row)
                assert work.value[node] == pytest.approx(by_the_formula(net, row), abs=2e-4)
                looked += 1
        state = apply(state, choose(state, rng, 1.0)).state
    assert looked > 100
