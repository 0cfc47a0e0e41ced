"""Clause 8.6: numbers in a code that anybody can read, and lines that only look like one."""

import sys
import unicodedata

import pytest

from ninetyeight.talk import refusal
from talk.filter.spoken import LANGUAGES

LOWEST, HIGHEST = 2, 99

WORDS = {
    "en": ("I have {}", "my card: {}", "{} on A"),
    "de": ("ich habe {}", "meine Karte: {}", "{} auf A"),
    "fr": ("j'ai {}", "ma carte : {}", "{} sur A"),
    "it": ("ho {}", "la mia carta: {}", "{} su A"),
    "cs": ("mám {}", "moje karta: {}", "{} na A"),
    "ru": ("у меня {}", "моя карта: {}", "{} на A"),
}
"""Where a number is expected."""


def numbers_in_one_character() -> list[str]:
    """List every Unicode character that means the number of a card."""
    found = []
    for character in map(chr, range(sys.maxunicode + 1)):
        value = unicodedata.numeric(character, None)
        if value is None:
            plain = unicodedata.normalize("NFKC", character)
            digits = "".join(letter for letter in plain if letter.isdecimal())
            value = int(digits) if digits else 0
        if value == int(value) and LOWEST <= value <= HIGHEST:
            found.append(character)
    return found


def test_every_number_in_one_character_is_refused_circled_or_not() -> None:
    characters = numbers_in_one_character()
    assert len(characters) > 1000
    assert [c for c in characters if refusal(f"I have {c}", "en") is None] == []


@pytest.mark.parametrize("text", ["①", "I have ➊ left", "⓪", "①⓪⓪"])
def test_one_and_a_hundred_are_free_in_a_circle_too(text: str) -> None:
    assert refusal(text, "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "row",
    [".......", "•••••••", "------", "′′′′".replace("′", "'"), "aaaaaaa", ". . . . .", "✌️", "$&"],
)
def test_rows_and_signs_count_where_a_number_is_expected(language: str, row: str) -> None:
    lines = [line.format(row) for line in WORDS[language]]
    assert [line for line in lines if refusal(line, language) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [".......", "hm.......", "…", "ok....", "-------", "aaaaaah", "zzzzzz", "✌️", "$$$", "?!?!"],
)
def test_rows_elsewhere_are_free(language: str, text: str) -> None:
    assert refusal(text, language) is None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("dot dot dot dash dash on A", "en"),
        ("Strich Strich Punkt Punkt Punkt", "de"),
        ("точка точка точка тире тире", "ru"),
        ("... . ...- . -.", "en"),
        ("⠼⠙⠛", "fr"),
        ("⠎⠑⠧⠑⠝ on B", "en"),
        ("uǝʌǝs on B", "en"),
        ("ich hab uǝqǝıs", "de"),
        ("qwǝɔ на D", "ru"),
        ("иɘvɘƨ on B", "en"),
        ("eff oh ar tee why", "en"),
        ("ess i e be e en", "de"),
        ("esse e pé té", "fr"),
        ("o ti ti o", "it"),
        ("es e dé em", "cs"),
        ("эс е эм мягкий знак", "ru"),
        ("foxtrot oscar uniform romeo", "en"),
        ("Vau i e er", "de"),
        ("the letters E and H as numbers", "en"),
        ("Buchstabe F im Alphabet", "de"),
        ("буква Ж в алфавите", "ru"),
        ("on a keyboard: $&", "en"),
        ("na klávesnici: čž", "cs"),
        ("auf der Tastatur mit Umschalt: %/", "de"),
        ("phone keys GHI and PQRS", "en"),
        ("кнопки телефона: TUV", "ru"),
        ("first digit one, second digit zero", "en"),
        ("☝️✋ for D", "en"),
        ('"sev" + "en"', "en"),
        ("58p", "en"),
        ("czterdzieści", "en"),
    ],
)
def test_codes_are_read(text: str, language: str) -> None:
    assert refusal(text, language) is not None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("why are you so slow", "en"),
        ("see you in a bit", "en"),
        ("alphabetical order would be A, B, C, D", "en"),
        ("the letters on my keyboard are worn out", "en"),
        ("my keyboard is broken :(", "en"),
        ("phone is ringing, brb", "en"),
        ("abc, easy as that", "en"),
        ("what the #@$% was that", "en"),
        ("point taken", "en"),
        ("bye ✋✌️", "en"),
        ("das Alphabet kann ich", "de"),
        ("mein Handy klingelt", "de"),
        ("le téléphone sonne", "fr"),
        ("la tastiera è rotta", "it"),
        ("telefon zvoní", "cs"),
        ("буквы стёрлись", "ru"),
        ("2x, 3p", "en"),
    ],
)
def test_talk_of_letters_keys_and_telephones_is_free(text: str, language: str) -> None:
    assert refusal(text, language) is None
