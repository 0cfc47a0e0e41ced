"""Shuffles that are the same on every platform and Python version (1.2).

A source of chance is a function `below(n)` that returns a whole number from 0 to n - 1, all
equally likely: `secrets.randbelow` for play, `seeded("...")` for a deal that can be repeated.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator

from ninetyeight.rules.errors import GameError, shown

WORD_BYTES = 8
_WORDS = 1 << (8 * WORD_BYTES)


def shuffled(cards: Iterable[int], below: Callable[[int], int]) -> tuple[int, ...]:
    """Shuffle the cards (Fisher-Yates, from the last place to the first)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def seeded(seed: str, purpose: str = "deck") -> Callable[[int], int]:
    """Make a source of chance from a seed; another purpose gives an unrelated stream.

    The stream is SHA-256 of `ninetyeight/1:PURPOSE:SEED:BLOCK` (UTF-8, blocks counted from 0),
    cut into big-endian words of 8 bytes. Words that would favour some numbers are skipped.
    """
    try:
        prefix = f"ninetyeight/1:{purpose}:{seed}:".encode()
    except UnicodeEncodeError:
        raise GameError("seed", f"The seed {shown(seed)} contains half a character.") from None
    words = random_words(prefix)

    def below(bound: int) -> int:
        limit = _WORDS - _WORDS % bound
        return next(word for word in words if word < limit) % bound

    return below


def random_words(prefix: bytes) -> Iterator[int]:
    """The 64-bit words of a seed, without end."""
    block = 0
    while True:
        digest = hashlib.sha256(prefix + str(block).encode()).digest()
        for start in range(0, len(digest), WORD_BYTES):
            yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
        block += 1
