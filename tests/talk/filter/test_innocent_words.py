"""Clause 8.6: everyday words that contain or resemble numbers are free."""

import pytest

from ninetyeight.talk import refusal
from talk.filter.innocent_words import WORDS

FEWEST = 150


@pytest.mark.parametrize("language", WORDS)
def test_everyday_words_are_free(language: str) -> None:
    words = WORDS[language]
    assert len(set(words)) >= FEWEST
    assert [word for word in words if refusal(word, language)] == []


@pytest.mark.parametrize("language", WORDS)
def test_everyday_words_are_free_in_a_row_and_in_capitals(language: str) -> None:
    words = WORDS[language]
    rows = [
        " ".join([*words[at : at + 1], "?", *words[at + 1 : at + 2]]) for at in range(len(words))
    ]
    assert [row for row in rows if refusal(row, language)] == []
    shouted = [word.upper() for word in words if len(word) > 3]
    assert [word for word in shouted if refusal(word, language)] == []
