"""The filter on lines that people wrote, in six languages: 8.1 and 8.6 in figures."""

from collections import Counter

import pytest

from table.filter.corpus import FREE, KINDS, NAMING, PARTS, share, talk
from table.filter.spoken import LANGUAGES

FEWEST_LINES = 1500
FEWEST_BLIND = 500
FEWEST_REFUSED = {
    ("dev", "plain"): 0.99,
    ("dev", "evasive"): 0.99,
    ("blind", "plain"): 0.99,
    ("blind", "evasive"): 0.90,
}
FEWEST_REFUSED_BY_LANGUAGE = {"plain": 0.96, "evasive": 0.85}
MOST_REFUSED = 0.01
MOST_REFUSED_BY_LANGUAGE = 0.05
"""Looser, since a language has as few as eleven lines of a kind."""


@pytest.mark.parametrize("kind", NAMING)
@pytest.mark.parametrize("part", PARTS)
def test_lines_that_name_a_number_are_refused(part: str, kind: str) -> None:
    assert share(part, kind).part >= FEWEST_REFUSED[part, kind]


@pytest.mark.parametrize("kind", FREE)
@pytest.mark.parametrize("part", PARTS)
def test_other_lines_are_free(part: str, kind: str) -> None:
    assert share(part, kind).part <= MOST_REFUSED


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_is_left_behind(language: str) -> None:
    for kind in NAMING:
        found = share("blind", kind, [language])
        assert found.part >= FEWEST_REFUSED_BY_LANGUAGE[kind], f"{language} {kind}: {found}"
    for kind in FREE:
        found = share("blind", kind, [language])
        assert found.part <= MOST_REFUSED_BY_LANGUAGE, f"{language} {kind}: {found}"


def test_the_corpus_is_large_and_has_every_kind_in_every_language() -> None:
    lines = {part: len(talk(part)) for part in PARTS}
    assert sum(lines.values()) >= FEWEST_LINES
    assert lines["blind"] >= FEWEST_BLIND
    for part in PARTS:
        counted = Counter((line.language, line.kind) for line in talk(part))
        assert counted.keys() == {(language, kind) for language in LANGUAGES for kind in KINDS}


def test_no_line_is_in_both_parts_or_twice() -> None:
    """A line that the filter was made with says nothing about lines that are new to it."""
    seen = Counter(_bare(line.text) for part in PARTS for line in talk(part))
    again = sum(seen.values()) - len(seen)
    assert again == 0


def _bare(text: str) -> str:
    """Leave out capitals, spaces and marks."""
    return "".join(letter for letter in text.casefold() if letter.isalnum() or not letter.isascii())
