"""The right language, and what happens where words are missing."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ninetyeight.words import LANGUAGES, WordsMissing, best_language, is_known, say, speech


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["ru.KOI8-R"], "ru"),
        (["FR-ca"], "fr"),
        (["pt-BR", "it"], "it"),
        (["de;q=0.5", "cs;q=0.9"], "cs"),
        ("de;q=0.5, cs;q=0.9, en;q=0.1", "cs"),
        (["it;q=0", "*"], "en"),
        (["C.UTF-8"], "en"),
        (["de;q=high", "fr;q=0.1"], "fr"),
        (["de;q=7", "fr;q=0.1"], "fr"),
        (["de;q=nan", "fr;q=0.1"], "fr"),
        (["", ";", ",,"], "en"),
        ([], "en"),
    ],
)
def test_the_best_language_is_the_first_that_is_there(wanted: list[str] | str, best: str) -> None:
    assert best_language(wanted) == best


def test_a_sentence_is_said_with_its_values_and_nothing_around_them() -> None:
    said = say("en", "event-card-laid", name="Ada", card=57, pile="A")
    assert said == "Ada plays 57 on pile A."


def test_a_value_is_said_as_it_is_given() -> None:
    said = say("en", "event-chat-said", name="{ $x }", text="a { hello } b")
    assert said == "{ $x }: a { hello } b"


def test_words_that_nobody_has_are_missed() -> None:
    assert not is_known("no-such-key")
    with pytest.warns(WordsMissing, match="en has no words for no-such-key"):
        assert say("en", "no-such-key") == "no-such-key"


def test_a_value_that_was_not_given_is_missed() -> None:
    with pytest.warns(WordsMissing, match="event-turn-began in de: .*name"):
        say("de", "event-turn-began")


def test_words_that_a_language_lacks_are_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"en": "greeting = Hello", "de": ""}
    monkeypatch.setattr(speech, "sources", lambda language: {"talk": texts[language]})
    speech.bundle_of.cache_clear()
    try:
        with pytest.warns(WordsMissing, match="de has no words for greeting"):
            assert say("de", "greeting") == "Hello"
    finally:
        speech.bundle_of.cache_clear()


def test_a_language_that_is_not_there_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError, match="no words in 'xx'"):
        say("xx", "hand")


def test_the_names_of_the_languages_cost_nothing() -> None:
    program = "import sys, ninetyeight.words; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    assert list(LANGUAGES) == ["en", "de", "fr", "it", "cs", "ru"]


def test_the_example_of_the_page_on_translating_prints_what_it_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "translating.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (printed,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, check=False, encoding="utf-8"
    )
    assert (ran.stderr, ran.stdout) == ("", printed)
