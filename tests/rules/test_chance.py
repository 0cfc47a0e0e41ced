"""Chance: shuffles that are the same on every platform and Python version (1.2)."""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ninetyeight
from ninetyeight.rules import FULL_PACK, GameError, chance, seeded, shuffled

DECK_98 = (
    *(32, 9, 29, 85, 21, 5, 46, 67, 42, 69, 50, 68, 23, 59, 79, 63, 16, 64, 13, 95, 54, 3, 40, 43),
    *(47, 83, 75, 27, 78, 30, 61, 19, 52, 87, 71, 24, 44, 55, 33, 82, 11, 58, 12, 48, 39, 28, 25),
    *(81, 77, 93, 57, 74, 20, 84, 38, 62, 41, 89, 10, 91, 80, 96, 60, 51, 88, 35, 92, 6, 66, 7),
    *(86, 26, 94, 45, 65, 97, 34, 15, 49, 70, 53, 2, 4, 72, 56, 31, 73, 18, 8, 90, 99, 22, 98),
    *(17, 76, 14, 36, 37),
)
GOLDEN = {
    "98": (DECK_98[:12], "8814885d1afc60e5"),
    "": ((79, 61, 63, 37, 11, 47, 39, 13, 95, 99, 96, 41), "9221aaedb08f62a6"),
    "ninetyeight": ((72, 7, 49, 15, 42, 78, 93, 36, 45, 25, 51, 52), "17a5d0354ec0ed3a"),
    "Größe": ((86, 73, 68, 48, 25, 72, 52, 47, 90, 64, 7, 96), "2180f731e939aef9"),
    "жар-птица": ((80, 87, 24, 21, 90, 43, 72, 51, 37, 93, 99, 29), "c47419637d155bcd"),
    "🔥:0:\n": ((59, 31, 29, 72, 68, 28, 64, 37, 71, 18, 27, 82), "2aff5e5a152388e8"),
}
"""The first twelve cards of the deck of a seed, and a digest of all of them."""

WORDS = 2**64


def digest_of(deck: tuple[int, ...]) -> str:
    return hashlib.sha256(bytes(deck)).hexdigest()[:16]


def words_of(seed: str, purpose: str) -> Iterator[int]:
    """Build the stream from scratch, following its description."""
    for block in range(1_000_000):
        text = "ninetyeight/1:" + purpose + ":" + seed + ":" + str(block)
        digits = hashlib.sha256(text.encode("utf-8")).hexdigest()
        for start in (0, 16, 32, 48):
            yield int(digits[start : start + 16], 16)


def draws_of(seed: str, bounds: list[int], purpose: str = "deck") -> list[int]:
    words, draws = words_of(seed, purpose), []
    for bound in bounds:
        word = next(words)
        while word // bound == WORDS // bound and WORDS % bound:
            word = next(words)
        draws.append(word % bound)
    return draws


def with_words(monkeypatch: pytest.MonkeyPatch, *words: int) -> Callable[[int], int]:
    """Build a source of chance with these words as its stream."""
    monkeypatch.setattr(chance, "random_words", lambda _prefix: iter(words))
    return seeded("any")


class TestDecks:
    def test_the_deck_of_a_seed_never_changes(self) -> None:
        assert shuffled(FULL_PACK.cards, seeded("98")) == DECK_98

    @pytest.mark.parametrize("seed", GOLDEN)
    def test_the_decks_of_all_kinds_of_seeds_never_change(self, seed: str) -> None:
        deck = shuffled(FULL_PACK.cards, seeded(seed))
        assert (deck[:12], digest_of(deck)) == GOLDEN[seed]

    def test_the_decks_are_the_same_in_another_process(self) -> None:
        code = (
            "import sys; from ninetyeight.rules import FULL_PACK, seeded, shuffled\n"
            "for seed in sys.stdin.buffer.read().decode('utf-8').split('|'):\n"
            "    print(*shuffled(FULL_PACK.cards, seeded(seed)))"
        )
        source = str(Path(ninetyeight.__file__).parents[1])
        done = subprocess.run(
            [sys.executable, "-c", code],
            input="|".join(GOLDEN).encode(),
            env={**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": source},
            capture_output=True,
            check=True,
        )
        decks = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
        assert [(deck[:12], digest_of(deck)) for deck in decks] == list(GOLDEN.values())

    def test_other_seeds_give_other_decks(self) -> None:
        assert len({shuffled(FULL_PACK.cards, seeded(str(seed))) for seed in range(100)}) == 100


class TestStream:
    def test_the_first_words_are_those_of_the_hash(self) -> None:
        # printf 'ninetyeight/1:deck:98:0' | sha256sum
        below = seeded("98")
        assert [below(WORDS) for _ in range(4)] == [
            0x5C162150AD9B9AC5,
            0xA7F3E6882658946D,
            0xAA96977745872B0C,
            0x11F7ABBA0D9399F0,
        ]

    @pytest.mark.parametrize("seed", GOLDEN)
    def test_the_words_continue_from_block_to_block(self, seed: str) -> None:
        below, words = seeded(seed, "words"), words_of(seed, "words")
        assert [below(WORDS) for _ in range(50)] == [next(words) for _ in range(50)]

    def test_the_default_purpose_is_a_deck(self) -> None:
        default, deck = seeded("98"), seeded("98", "deck")
        assert [default(98) for _ in range(20)] == [deck(98) for _ in range(20)]

    def test_another_purpose_gives_an_unrelated_stream(self) -> None:
        cards = range(2, 12)
        assert [shuffled(cards, seeded("98", purpose)) for purpose in ("deck", "layout")] == [
            (4, 5, 10, 9, 2, 8, 7, 6, 11, 3),
            (11, 5, 7, 9, 3, 4, 8, 6, 2, 10),
        ]
        deck, layout = seeded("98", "deck"), seeded("98", "layout")
        pairs = [(deck(98), layout(98)) for _ in range(2000)]
        assert sum(one == other for one, other in pairs) < 60

    def test_two_sources_of_one_seed_are_independent(self) -> None:
        one, other = seeded("98"), seeded("98")
        assert [(one(1000), other(1000)) for _ in range(10)] == [
            (draw, draw) for draw in draws_of("98", [1000] * 10)
        ]


class TestFairness:
    @pytest.mark.parametrize("bound", [2, 3, 7, 10, 98])
    @pytest.mark.parametrize("seed", ["fair", "98"])
    def test_every_number_is_equally_likely(self, bound: int, seed: str) -> None:
        below, draws = seeded(seed, "fairness"), 50 * bound
        counts = Counter(below(bound) for _ in range(draws))
        assert set(counts) == set(range(bound))
        chi_square = sum((counts[number] - 50) ** 2 / 50 for number in range(bound))
        # Its mean is bound - 1 and its variance twice that; four deviations above is too much.
        assert chi_square < bound - 1 + 4 * (2 * (bound - 1)) ** 0.5

    def test_every_order_of_three_cards_is_equally_likely(self) -> None:
        below = seeded("orders of three")
        counts = Counter(shuffled((1, 2, 3), below) for _ in range(1200))
        assert len(counts) == 6
        assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 20.5

    @pytest.mark.parametrize("bound", [3, 7, 98, 97, 2**63 + 1])
    def test_a_word_that_would_favour_some_numbers_is_skipped(
        self, monkeypatch: pytest.MonkeyPatch, bound: int
    ) -> None:
        limit = WORDS // bound * bound
        below = with_words(monkeypatch, WORDS - 1, limit, limit - 1, limit, 5)
        assert below(bound) == bound - 1
        assert below(bound) == 5 % bound

    @pytest.mark.parametrize("bound", [1, 2, 64, 2**63, 2**64])
    def test_no_word_is_skipped_if_none_favours_a_number(
        self, monkeypatch: pytest.MonkeyPatch, bound: int
    ) -> None:
        below = with_words(monkeypatch, WORDS - 1, 0)
        assert [below(bound), below(bound)] == [bound - 1, 0]


class TestShuffle:
    @pytest.mark.parametrize("count", [0, 1, 2, 3, 98])
    def test_it_asks_for_each_place_once_from_the_last_to_the_second(self, count: int) -> None:
        asked: list[int] = []

        def below(bound: int) -> int:
            asked.append(bound)
            return bound - 1

        assert shuffled(range(count), below) == tuple(range(count))
        assert asked == list(range(count, 1, -1))

    @pytest.mark.parametrize(
        ("draws", "deck"),
        [
            ([0, 0, 0], (20, 30, 40, 10)),
            ([3, 2, 1], (10, 20, 30, 40)),
            ([1, 0, 1], (30, 40, 10, 20)),
            ([2, 2, 0], (20, 10, 40, 30)),
        ],
    )
    def test_it_swaps_the_last_place_with_the_one_drawn(
        self, draws: list[int], deck: tuple[int, ...]
    ) -> None:
        source = iter(draws)
        assert shuffled(iter((10, 20, 30, 40)), lambda _: next(source)) == deck
        assert list(source) == []


@given(st.text(), st.lists(st.integers(1, 2**64), max_size=20))
@settings(database=None, deadline=None, max_examples=50)
def test_the_stream_draws_what_its_description_says(seed: str, bounds: list[int]) -> None:
    below = seeded(seed)
    assert [below(bound) for bound in bounds] == draws_of(seed, bounds)


@given(st.lists(st.integers()), st.text())
@settings(database=None, deadline=None, max_examples=50)
def test_a_shuffle_is_a_permutation(cards: list[int], seed: str) -> None:
    before = list(cards)
    deck = shuffled(cards, seeded(seed))
    assert isinstance(deck, tuple)
    assert sorted(deck) == sorted(cards)
    assert cards == before


def test_a_seed_with_half_a_character_is_refused() -> None:
    with pytest.raises(GameError) as caught:
        seeded("a\ud800")
    assert caught.value.code == "seed"
    assert caught.value.message == 'The seed "a\\ud800" contains half a character.'
