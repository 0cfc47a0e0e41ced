"""The deals of a seed: number i is game i of `ninetyeight lab simulate` with that seed."""

from collections.abc import Iterator

from ninetyeight.kernel.games import deal, key_of
from ninetyeight.lab.simulate.job import check_seed
from ninetyeight.lab.simulate.simulation import PURPOSE
from ninetyeight.rules import Ruleset

CHUNK = 1000


def decks_of(ruleset: Ruleset, seed: str, number: int) -> Iterator[tuple[int, ...]]:
    """Shuffle the first decks of a seed; they are the same for all editions and players."""
    check_seed(seed)
    key = key_of(seed, PURPOSE)
    for start in range(0, number, CHUNK):
        for deck in deal(ruleset, key, start, min(CHUNK, number - start)):
            yield tuple(deck.tolist())
