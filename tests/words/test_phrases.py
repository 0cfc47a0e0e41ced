"""The ready-made phrases name no number: the filter accepts all of them (8.1, 8.6)."""

import pytest

from ninetyeight.rules import PILES, RELAXED_SIGNS
from ninetyeight.talk import PhraseCode, refusal
from ninetyeight.words import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", PhraseCode)
def test_no_phrase_names_a_number(language: str, code: PhraseCode) -> None:
    lines = [
        say(language, f"phrase-{code}"),
        *(say(language, f"phrase-{code}-pile", pile=pile.name) for pile in PILES),
    ]
    for line in lines:
        assert refusal(line, language, RELAXED_SIGNS) is None, line


@pytest.mark.parametrize("listener", LANGUAGES)
def test_a_phrase_typed_by_hand_passes_whatever_is_spoken(listener: str) -> None:
    for language in LANGUAGES:
        for code in PhraseCode:
            line = say(language, f"phrase-{code}")
            assert refusal(line, listener, RELAXED_SIGNS) is None, (language, line)
