"""The filter on lines that people wrote, in six languages: 8.1 and 8.6 in figures."""

from collections import Counter

import pytest

from talk.filter.corpus import FREE, KINDS, PARTS, share, talk
from talk.filter.spoken import LANGUAGES

FEWEST_LINES = 1500
FEWEST_BLIND = 500
FEWEST_REFUSED = {
    ("dev", "plain"): 0.99,
    ("dev", "evasive"): 0.99,
    ("blind", "plain"): 0.99,
    ("blind", "evasive"): 0.90,
    ("blind2", "mechanical"): 0.95,
    ("blind2", "riddle"): 0.75,
}
MOST_REFUSED = {
    ("dev", "innocent"): 0.01,
    ("dev", "exception"): 0.01,
    ("blind", "innocent"): 0.01,
    ("blind", "exception"): 0.01,
    ("blind2", "innocent"): 0.02,
}
FEWEST_REFUSED_BY_LANGUAGE = {"plain": 0.96, "evasive": 0.85, "mechanical": 0.92, "riddle": 0.6}
MOST_REFUSED_BY_LANGUAGE = 0.05
"""Looser, since a language has as few as eleven lines of a kind."""


@pytest.mark.parametrize(("part", "kind"), FEWEST_REFUSED)
def test_lines_that_name_a_number_are_refused(part: str, kind: str) -> None:
    found = share(part, kind)
    assert found.part >= FEWEST_REFUSED[part, kind], str(found)


@pytest.mark.parametrize(("part", "kind"), MOST_REFUSED)
def test_other_lines_are_free(part: str, kind: str) -> None:
    found = share(part, kind)
    assert found.part <= MOST_REFUSED[part, kind], str(found)


@pytest.mark.parametrize("part", ["blind", "blind2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_is_left_behind(language: str, part: str) -> None:
    for kind in KINDS[part]:
        found = share(part, kind, [language])
        if kind in FREE:
            assert found.part <= MOST_REFUSED_BY_LANGUAGE, f"{language} {kind}: {found}"
        else:
            assert found.part >= FEWEST_REFUSED_BY_LANGUAGE[kind], f"{language} {kind}: {found}"


def test_the_corpus_is_large_and_has_every_kind_in_every_language() -> None:
    lines = {part: len(talk(part)) for part in PARTS}
    assert sum(lines.values()) >= FEWEST_LINES
    assert min(lines["blind"], lines["blind2"]) >= FEWEST_BLIND
    for part, kinds in KINDS.items():
        counted = Counter((line.language, line.kind) for line in talk(part))
        assert counted.keys() == {(language, kind) for language in LANGUAGES for kind in kinds}


def test_every_kind_has_a_goal() -> None:
    asked = FEWEST_REFUSED.keys() | MOST_REFUSED.keys()
    assert asked == {(part, kind) for part, kinds in KINDS.items() for kind in kinds}


def test_no_line_is_in_two_parts_or_twice() -> None:
    """A line that the filter was made with says nothing about lines that are new to it."""
    seen = Counter(_bare(line.text) for part in PARTS for line in talk(part))
    again = sum(seen.values()) - len(seen)
    assert again == 0


def _bare(text: str) -> str:
    """Drop capitals, spaces and marks."""
    return "".join(letter for letter in text.casefold() if letter.isalnum() or not letter.isascii())
