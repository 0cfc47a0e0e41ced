"""One word for each thing: the terms of the printed rulebooks, and a few of our own."""

import re

import pytest

from ninetyeight.words import LANGUAGES, say
from words.test_files import ENGLISH, sample

TERMS = {
    "en": {"deck": "draw pile", "trick": "backwards trick", "pile": "pile"},
    "de": {"deck": "Zugstapel", "trick": "Rückwärts-Trick", "pile": "Stapel"},
    "fr": {"deck": "pioche", "trick": "rétro", "pile": "pile"},
    "it": {"deck": "mazzo di gioco", "trick": "trucco del gambero", "pile": "pila"},
    "cs": {"deck": "dobírací hromádka", "trick": "reverzní trik", "pile": "hromádka"},
    "ru": {"deck": "колода", "trick": "обратный прыжок", "pile": "стопка"},
}
"""What the printed rulebooks call these things."""
NOT_SAID = {
    "en": {"stack", "discard pile", "stock", "win that knows"},
    "de": {
        "Ablagestapel",
        "Nachziehstapel",
        "Rückwärtstrick",
        "Lücke",
        "Eingabetaste",
        "mehr oder weniger als",
        "Karte kennt",
    },
    "fr": {"paquet", "talon", "retirée", "rediffusion", "victoire qui connaît"},
    "it": {
        "scarto",
        "niente gambero",
        "turno",
        "turni",
        "più o meno di",
        "severo",
        "arrendersi",
        "arrenderti",
        "rinunciato",
        "vittoria che conosce",
    },
    "cs": {"balíček", "nepasuje", "pasuje", "shoda", "která zná"},
    "ru": {
        "57 на стопку",
        "34 на стопку",
        "карту на стопку",
        "в руке",
        "огнем",
        "Mira",
        "разрыв",
        "игра окончена",
        "запись игры",
        "эту игру",
        "моих играх",
        "следующей игры",
        "которая знает",
        "самому",
    },
}
"""Other words for what has a word already, and mistakes that were mended."""
REMOVING = {
    "en": "remov",
    "de": "entfern",
    "fr": "excl",
    "it": "allontan",
    "cs": "vylouč",
    "ru": "исключ",
}
"""The stem of the one word for removing a player from a table."""
OF_REMOVAL = {
    *(key for key in ENGLISH if key.startswith("event-removal-")),
    "refusal-not-asked",
    "refusal-was-removed",
    "removal-ask",
    "removal-question",
    "web-remove-about",
}
AFTER = {"en": "after", "de": "nach", "fr": "après", "it": "dopo", "cs": "po", "ru": "после"}
STANDARD = {
    "en": "Standard",
    "de": "Standard",
    "fr": "Standard",
    "it": "Standard",
    "cs": "Standardní",
    "ru": "Стандартная",
}
NAMED = {
    "ending-open-no-fit-one-pile": "order-one-pile",
    "ending-why-no-fit-both": "order-one-pile",
    "ending-why-no-fit-one-pile": "order-one-pile",
    "ending-why-too-few-both": "order-one-pile",
    "ending-why-too-few-one-pile": "order-one-pile",
    "lesson-draw-one-about": "order-draw-one",
    "lesson-no-backwards-about": "order-no-backwards",
    "lesson-one-pile-about": "order-one-pile",
    "refusal-bound-to-pile": "order-one-pile",
    "refusal-silence": "order-silence",
    "refusal-trick-forbidden": "order-no-backwards",
    "talk-silence": "order-silence",
}
"""Sentences that call an order by its name."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebooks_words_are_used(language: str) -> None:
    for key, term in TERMS[language].items():
        assert term.lower() in sample(key, language).lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_second_word_is_used_for_the_same_thing(language: str) -> None:
    for key in ENGLISH:
        said = sample(key, language)
        assert [word for word in NOT_SAID[language] if _has(said, word)] == [], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_is_used_for_removing_a_player(language: str) -> None:
    for key in OF_REMOVAL:
        assert REMOVING[language] in sample(key, language).lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_three_itself_counts_among_the_three_cards(language: str) -> None:
    """5.4: no sentence says that three cards come after it."""
    said = say(language, "outcome-three")
    assert "3!" in said
    assert not _has(said, AFTER[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_layout_is_the_standard_and_not_the_usual_one(language: str) -> None:
    """5.1: which numbers carry which order is our own choice."""
    assert say(language, "web-layout-standard") == STANDARD[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "order"), NAMED.items())
def test_an_order_is_called_by_its_name(language: str, key: str, order: str) -> None:
    assert say(language, order) in sample(key, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay_is_called_as_on_its_button(language: str) -> None:
    said = say(language, "ending-practice-about")
    assert say(language, "web-replay").lower() in said.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_gave_up_alone_is_addressed(language: str) -> None:
    said = say(language, "ending-lost-conceded-you").lower().rstrip(".")
    assert said not in say(language, "event-conceded").lower()


def test_no_italian_article_stands_before_the_number_of_a_card() -> None:
    """It changes: il 57, but with an apostrophe before 8, 11 or 80."""
    article = re.compile(r"\b(?:il|lo|al|allo|del|dello|dal|sul|nel|col) 8\b", re.IGNORECASE)
    for key in ENGLISH:
        assert not article.search(sample(key, "it", card=8, top=8)), key


def _has(text: str, word: str) -> bool:
    """Whether a text has this very word, or these words, in any case."""
    return re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE) is not None
