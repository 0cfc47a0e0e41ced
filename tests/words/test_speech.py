"""Choosing a language, and what happens if a message is missing."""

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
def test_the_first_available_language_is_chosen(wanted: list[str] | str, best: str) -> None:
    assert best_language(wanted) == best


def test_values_are_inserted_without_isolation_marks() -> None:
    said = say("en", "event-card-laid", name="Ada", card=57, pile="A")
    assert said == "Ada plays 57 on pile A."


def test_a_value_is_inserted_as_it_is() -> None:
    said = say("en", "event-chat-said", name="{ $x }", text="a { hello } b")
    assert said == "{ $x }: a { hello } b"


def test_a_missing_message_raises_an_error() -> None:
    assert not is_known("no-such-key")
    with pytest.warns(WordsMissing, match="en has no words for no-such-key"):
        assert say("en", "no-such-key") == "no-such-key"


def test_a_missing_value_raises_an_error() -> None:
    with pytest.warns(WordsMissing, match="event-turn-began in de: .*name"):
        say("de", "event-turn-began")


def test_messages_that_a_language_lacks_are_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"en": "greeting = Hello", "de": ""}
    monkeypatch.setattr(speech, "sources", lambda language: {"talk": texts[language]})
    speech.bundle_of.cache_clear()
    try:
        with pytest.warns(WordsMissing, match="de has no words for greeting"):
            assert say("de", "greeting") == "Hello"
    finally:
        speech.bundle_of.cache_clear()


def test_an_unknown_language_is_an_assertion() -> None:
    with pytest.raises(AssertionError, match="no words in 'xx'"):
        say("xx", "hand")


def test_listing_the_languages_loads_no_words() -> None:
    program = "import sys, ninetyeight.words; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    assert list(LANGUAGES) == ["en", "de", "fr", "it", "cs", "ru"]


def test_the_example_in_the_page_on_translating_prints_what_it_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "translating.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (printed,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, check=False, encoding="utf-8"
    )
    assert (ran.stderr, ran.stdout) == ("", printed)
