"""Rewrites the stored playthroughs: `python tests/env/write_playthroughs.py`.

A playthrough keeps its actions as long as the rules accept them; then a new one is played.
"""

import sys
from pathlib import Path

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from ninetyeight.env import spiel  # noqa: F401  registers the game
from ninetyeight.rules import GameError

FOLDER = Path(__file__).with_name("playthroughs")
PLAYTHROUGHS = {
    FOLDER / "original-2.txt": "python_ninetyeight(players=2)",
    FOLDER / "extreme-fire-3.txt": "python_ninetyeight(players=3,edition=extreme+fire)",
}
SEED = 98


def replayed(path: Path) -> tuple[str, str]:
    """A playthrough as it was stored, and as it is now."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])
    kept, played = generate_playthrough.replay(str(path))
    return kept, played


def written(path: Path, name: str) -> str:
    """Play the stored actions, or others if there are none or they are no longer legal."""
    try:
        return replayed(path)[1]
    except (OSError, GameError, pyspiel.SpielError, AssertionError, ValueError):
        text: str = generate_playthrough.playthrough(name, None, seed=SEED)
        return text


if __name__ == "__main__":
    for path, name in PLAYTHROUGHS.items():
        path.write_text(written(path, name), encoding="utf-8")
