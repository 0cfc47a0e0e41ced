"""Measures the bots: whole games per second on one core, and the time of a turn.

    python bench/bots.py             every bot in the original game
    python bench/bots.py --edition extreme --games 200

Times are processor time of one process, which other work on the machine disturbs less.
"""

import argparse
import time

import numpy as np

from ninetyeight.bots.team import play_deals, team_of
from ninetyeight.kernel.games import BY_BIDS, key_of, seeds_of, shuffled_decks
from ninetyeight.rules import STRICT_SIGNS, Sign, ruleset_of

SHARES = {"random": 10.0, "greedy": 10.0, "planner": 1.0, "sharp": 1.0, "master": 0.01}
"""How many games each bot plays, as a share of `--games`."""


def measure(edition: str, players: int, bot: str, games: int, allowed: frozenset[Sign]) -> str:
    """Play games and return a line with their speed."""
    ruleset, team = ruleset_of(edition, players), team_of([bot], players)
    key = key_of("bench", "bench")
    decks, seeds = shuffled_decks(ruleset, key, 0, games), seeds_of(key, 0, games)
    began = time.process_time()
    column = play_deals(
        ruleset,
        team,
        decks,
        starters=np.full(games, BY_BIDS),
        seeds=seeds,
        allowed=allowed,
    )
    seconds = time.process_time() - began
    signs = "strict signs" if allowed else "no signs"
    return (
        f"{edition:10} {players} {bot:8} {signs:13} {games:7,} games"
        f" {games / seconds:10,.1f} games/s {1e6 * seconds / column.turns.sum():10,.1f} us/turn"
    )


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", default="original")
    parser.add_argument("--games", type=int, default=600)
    options = parser.parse_args()
    measure(options.edition, 1, "sharp", 1, STRICT_SIGNS)  # loads the compiled code
    for players in range(1, 6):
        for bot, share in SHARES.items():
            games = max(1, int(options.games * share))
            for allowed in (STRICT_SIGNS, frozenset[Sign]()):
                if allowed and players == 1:
                    continue
                print(measure(options.edition, players, bot, games, allowed), flush=True)


if __name__ == "__main__":
    main()
