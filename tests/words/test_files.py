"""All languages say the same things, with the same values, in words of their own."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from ninetyeight.words import LANGUAGES, say
from words.files import categories, entries, messages, variables

ENGLISH = messages("en")
OTHERS = [language for language in LANGUAGES if language != "en"]
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 98)
SAMPLES: dict[str, str | int] = {
    "best": 4,
    "bot": "Sharp",
    "card": 57,
    "cards": "12, 57, 98",
    "count": 2,
    "demands": "at least two cards a turn",
    "cover": "turn",
    "answer": "Cleo",
    "command": "ninetyeight replay game.json",
    "first": "Ada",
    "found": "forty",
    "game": "Extreme",
    "gap": 6,
    "goal": "Lay a card.",
    "hand": 7,
    "height": 20,
    "high": 100,
    "last": 1,
    "left": 12,
    "low": 1,
    "mean": "9.5",
    "minimum": 2,
    "name": "Ada",
    "number": 3,
    "on": 48,
    "order": "Stop",
    "other": "Ben",
    "path": "/home/ada/game.json",
    "phrase": "Hello!",
    "pile": "A",
    "piles": "A",
    "plays": "37 A · 41 A",
    "reason": "It does not fit.",
    "result": "12 cards left",
    "seats": "1 Ada, 2 Ben",
    "second": "Ben",
    "sign": "Fine",
    "text": "Hello!",
    "top": 34,
    "total": 4,
    "trick": 10,
    "turn": 21,
    "why": "The disk is full.",
    "width": 60,
    "wins": 3,
    "word": "bogus",
    "words": "34A .",
}
CATEGORIES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "it": {"one", "other"},
    "cs": {"one", "few", "other"},
    "ru": {"one", "few", "many"},
}
"""The plurals of whole numbers below a million."""
CHOICES = {"demands-cards": {"other"}, "demands-fire": {"turn", "next", "anyone"}}
"""Messages that choose by exact numbers or by a word, not by the plural."""
EQUAL_EVERYWHERE = {
    "edition-original",
    "edition-extreme",
    "edition-joined",
    "list-more",
    "order-three",
}
"""Names of products, and what is punctuation only."""
EQUAL = {
    "de": {
        "demands-joined",
        "edition-fire",
        "event-chat-said",
        "event-phrase-said",
        "order-stop",
        "pace-normal",
        "seat-host",
        "web-figure",
        "web-layout-standard",
    },
    "fr": {
        "edition-expert",
        "edition-fire",
        "order-silence",
        "order-stop",
        "pace-normal",
        "pile",
        "seat-bot",
        "talk-phrases",
        "statistics-excellent",
        "web-layout-standard",
        "web-menu",
        "web-replay",
        "web-show-pause",
    },
    "it": {
        "bot-master",
        "demands-joined",
        "edition-fire",
        "event-chat-said",
        "event-phrase-said",
        "order-stop",
        "phrase-no",
        "seat-bot",
        "seat-host",
        "web-figure",
        "web-layout-standard",
        "web-menu",
        "web-replay",
    },
    "cs": {
        "demands-joined",
        "edition-expert",
        "edition-fire",
        "event-chat-said",
        "event-phrase-said",
        "order-stop",
        "seat-bot",
        "web-figure",
    },
    "ru": {"demands-joined", "event-chat-said", "event-phrase-said", "web-figure"},
}
"""Words that happen to be the same as in English."""
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "cs": "„“", "ru": "«»"}
ANY_QUOTE = set("“”„«»\"'")


def sample(key: str, language: str, **values: str | int) -> str:
    needed = variables(ENGLISH[key])
    return say(language, key, **{name: SAMPLES[name] for name in needed} | values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_parses_completely_and_has_every_key_once(language: str) -> None:
    found = entries(language)
    junk = [entry.content for entry in found if isinstance(entry, ast.Junk)]
    assert junk == []
    keys = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_english_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_needs_the_same_values_in_every_language(language: str) -> None:
    theirs = {key: variables(message) for key, message in messages(language).items()}
    assert theirs == {key: variables(message) for key, message in ENGLISH.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_every_form_of_its_language(language: str) -> None:
    for key, message in messages(language).items():
        forms = categories(message)
        assert forms in (set(), CHOICES.get(key, CATEGORIES[language])), key


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_plural_in_english_is_plural_in_every_language(language: str) -> None:
    theirs = messages(language)
    for key, message in ENGLISH.items():
        assert bool(categories(theirs[key])) == bool(categories(message)), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_message_can_be_formatted(language: str, count: int) -> None:
    for key, message in ENGLISH.items():
        if "count" in variables(message) or count == COUNTS[0]:
            said = sample(key, language, count=count)
            assert said.strip() == said != "", key
            assert not set(said) & set("{}$\u2068\u2069\n"), key


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_differs_from_the_english(language: str) -> None:
    equal = {key for key in ENGLISH if sample(key, language) == sample(key, "en")}
    assert equal == EQUAL_EVERYWHERE | EQUAL[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    for key in ENGLISH:
        found = set(sample(key, language)) & ANY_QUOTE
        assert found <= set(QUOTES[language]), key


def test_french_punctuation_does_not_wrap_to_the_next_line() -> None:
    for key in ENGLISH:
        assert not re.search(r" [!?:;»]|« ", sample(key, "fr")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_does_not_wrap_to_the_next_line(language: str) -> None:
    for key in ENGLISH:
        assert " …" not in sample(key, language), key


@pytest.mark.parametrize("key", [key for key in ENGLISH if key.endswith("-short")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_fits_a_button(language: str, key: str) -> None:
    assert len(sample(key, language)) <= 20
    assert not sample(key, language).endswith(".")


def test_plurals_agree_with_their_number() -> None:
    russian = [say("ru", "cards", count=count) for count in (0, 1, 3, 5, 11, 21, 22, 98)]
    assert russian == [
        "нет карт",
        "1 карта",
        "3 карты",
        "5 карт",
        "11 карт",
        "21 карта",
        "22 карты",
        "98 карт",
    ]
    czech = [say("cs", "outcome-left", count=count) for count in (0, 1, 4, 5, 22)]
    assert czech == [
        "Žádná karta nezbývá",
        "Zbývá jedna karta",
        "Zbývají 4 karty",
        "Zbývá 5 karet",
        "Zbývá 22 karet",
    ]
