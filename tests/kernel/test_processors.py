"""A processor with fewer instructions plays the same games, only slower."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from kernel.planned_games import planned_game
from ninetyeight.bots.values import FOLDER, load_value
from ninetyeight.kernel import packing
from ninetyeight.kernel.packing import packed_net, with_halves

SEEDS = ("1", "2", "3")
PLAINEST = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
"""A processor without any extensions of its instruction set."""


def test_a_processor_without_extensions_plays_the_same_games(tmp_path: Path) -> None:
    """It has no instructions for half floats or fused multiplication, and no wide vectors."""
    environment = os.environ | PLAINEST | {"NUMBA_CACHE_DIR": str(tmp_path)}
    environment["PYTHONPATH"] = str(Path(__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-m", "kernel.planned_games", "original", *SEEDS],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    games = done.stdout.splitlines()
    assert [len(game.split()) > 50 for game in games] == [True] * len(SEEDS)
    assert games == [planned_game("original", seed) for seed in SEEDS]


def test_half_floats_become_the_same_numbers_as_floats(monkeypatch: pytest.MonkeyPatch) -> None:
    net = load_value(FOLDER / "original-2.npz")
    monkeypatch.setattr(packing, "reads_halves", lambda: True)
    halves = packed_net(net)
    assert halves.hidden.dtype == np.uint16
    assert packed_net(halves) is halves
    monkeypatch.setattr(packing, "reads_halves", lambda: False)
    for given in (net, halves, packed_net(net)):
        floats = packed_net(given).hidden
        assert floats.dtype == np.float32
        assert np.array_equal(floats, halves.hidden.view(np.float16).astype(np.float32))
        same = with_halves(packed_net(given)).hidden
        assert same.tobytes() == halves.hidden.tobytes()  # so results name the same weights
