"""The decks of a seed: deck i is that of game i of `ninetyeight lab simulate` with that seed."""

from collections.abc import Iterator

from ninetyeight.kernel.games import key_of, shuffled_decks
from ninetyeight.lab.simulate.job import check_seed
from ninetyeight.lab.simulate.simulation import PURPOSE
from ninetyeight.rules import Ruleset

CHUNK = 1000


def decks_of(ruleset: Ruleset, seed: str, number: int) -> Iterator[tuple[int, ...]]:
    """Shuffle the first decks of a seed, which do not depend on edition or players."""
    check_seed(seed)
    key = key_of(seed, PURPOSE)
    for start in range(0, number, CHUNK):
        for deck in shuffled_decks(ruleset, key, start, min(CHUNK, number - start)):
            yield tuple(deck.tolist())
