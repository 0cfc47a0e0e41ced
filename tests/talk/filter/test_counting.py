"""Clause 8.6: a number that counts things of the table is free."""

import pytest

from ninetyeight.talk import refusal
from talk.filter.spoken import LANGUAGES, NUMBERS, cardinal, ordinal
from talk.filter.things import ADJECTIVES, SINGULARS, counted

LINES = {
    "en": "I still have {} here",
    "de": "ich habe noch {} hier",
    "fr": "il me reste {} ici",
    "it": "mi restano {} qui",
    "cs": "zbývá mi tu {} teď",
    "ru": "у меня тут {} ещё",
}


def refused(texts: list[str], language: str) -> list[str]:
    return [text for text in texts if refusal(text, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_counts_every_thing(language: str) -> None:
    texts = [
        LINES[language].format(f"{number} {thing}")
        for value in NUMBERS
        for number in (str(value), _agreeing(value, language))
        for thing in counted(value, language)
    ]
    assert refused(texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_adjectives_may_stand_between(language: str) -> None:
    cards = counted(5, language)[0]
    texts = [
        LINES[language].format(f"{number} {adjective} {cards}")
        for number in ("5", cardinal(5, language), cardinal(17, language))
        for adjective in ADJECTIVES[language].split()
    ]
    assert refused(texts, language) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ru"])
def test_ordinals_count_games_and_turns(language: str) -> None:
    texts = [
        f"{ordinal(number, language)} {thing}"
        for number in range(2, 20)
        for thing in SINGULARS[language].split()
    ]
    assert refused(texts, language) == []


def test_ordinals_count_games_and_turns_in_czech() -> None:
    stems = ("druh", "čtvrt", "pát", "šest", "sedm", "osm", "devát", "desát", "jedenáct")
    texts = [
        f"{stem}{end} {thing}" for stem in stems for end, thing in (("á", "hra"), ("é", "kolo"))
    ]
    assert refused(texts, "cs") == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("mine is the seventh card", "en"),
        ("the 12 card", "en"),
        ("card 12", "en"),
        ("the twelve is for two turns from now", "en"),
        ("the 47 turns A back", "en"),
        ("I play 47 next turn", "en"),
        ("47 on three piles", "en"),
        ("the twenty second", "en"),
        ("die achtundachtzigste Karte", "de"),
        ("die 12 spiele ich", "de"),
        ("leg die 12 mal auf A", "de"),
        ("47 nächste Runde", "de"),
        ("47 auf zwei Stapel", "de"),
        ("ma carte 12", "fr"),
        ("la douze, prochain tour", "fr"),
        ("la carta dodici", "it"),
        ("il 12, prossimo turno", "it"),
        ("kartu 12", "cs"),
        ("12 příští kolo", "cs"),
        ("o dvě míň než B", "cs"),
        ("карта двенадцать", "ru"),
        ("47 на руках", "ru"),
        ("сыграю 47 из руки", "ru"),
        ("47 следующий ход", "ru"),
        ("в три часа на A", "ru"),
    ],
)
def test_a_number_beside_a_thing_that_it_does_not_count_is_refused(
    text: str, language: str
) -> None:
    assert refusal(text, language) is not None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("two or three cards", "en"),
        ("2-3 minutes", "en"),
        ("a 5-minute break", "en"),
        ("a two-player game", "en"),
        ("two of my cards", "en"),
        ("two of the four piles", "en"),
        ("a dozen cards", "en"),
        ("just the two of us", "en"),
        ("there are five of us", "en"),
        ("my 3rd game", "en"),
        ("round 2", "en"),
        ("5min", "en"),
        ("zwei bis drei Minuten", "de"),
        ("zwei Stopp-Karten", "de"),
        ("zwei von meinen Karten", "de"),
        ("5-Minuten-Pause", "de"),
        ("wir sind heute nur zu dritt", "de"),
        ("ihr drei", "de"),
        ("dreimal verloren", "de"),
        ("deux ou trois cartes", "fr"),
        ("deux de mes cartes", "fr"),
        ("une dizaine de minutes", "fr"),
        ("on est trois ce soir", "fr"),
        ("les deux", "fr"),
        ("due o tre carte", "it"),
        ("due delle mie carte", "it"),
        ("siamo in quattro", "it"),
        ("una decina di minuti", "it"),
        ("dvě nebo tři karty", "cs"),
        ("dvě z mých karet", "cs"),
        ("je nás pět", "cs"),
        ("ve třech hráčích", "cs"),
        ("s pěti kartami", "cs"),
        ("třikrát", "cs"),
        ("две-три карты", "ru"),
        ("две из моих карт", "ru"),
        ("нас четверо", "ru"),
        ("вчетвером веселее", "ru"),
        ("минут через пять", "ru"),
        ("с пятью картами", "ru"),
        ("двадцать одна карта", "ru"),
    ],
)
def test_numbers_of_cards_time_and_people_are_free(text: str, language: str) -> None:
    assert refusal(text, language) is None


@pytest.mark.parametrize("speaker", LANGUAGES)
def test_english_counts_for_everybody(speaker: str) -> None:
    assert refusal("only 5 cards, two more turns", speaker) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["3!", "a 3! here", "«3!»", "„3!“", '"3!"', "« 3 ! »", "3!?"])
def test_the_order_3_is_free(text: str, language: str) -> None:
    """5.4: "3!" is the name of an order."""
    assert refusal(text, language) is None


@pytest.mark.parametrize("text", ["3", "33!", "3!!!", "13!", "4!", "3 on A!"])
def test_other_threes_are_no_order(text: str) -> None:
    assert refusal(text, "en") is not None


def _agreeing(number: int, language: str) -> str:
    """Write a cardinal as it stands before a feminine noun, where that matters."""
    word = cardinal(number, language)
    if language == "ru" and number % 10 == 1 and number != 11:
        return word.removesuffix("один") + "одна"
    return word
