"""Clauses 8.1 and 8.6: every number from 2 to 99 is refused, in six languages and all forms."""

import unicodedata

import pytest

from ninetyeight.talk import RefusalReason, refusal
from talk.filter.spoken import CARRIERS, LANGUAGES, NUMBERS, cardinal, in_cases, lines, ordinal


def free(texts: list[str], language: str) -> list[str]:
    return [text for text in texts if refusal(text, language) is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_digits_is_refused(language: str) -> None:
    digits = [str(number) for number in NUMBERS]
    assert free(list(lines(digits, language)), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cardinal_is_refused(language: str) -> None:
    words = [cardinal(number, language) for number in NUMBERS]
    assert free(list(lines(words, language)), language) == []
    shouted = [word.upper() for word in words]
    assert free(list(lines(shouted, language)), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("speaker", LANGUAGES)
def test_every_cardinal_from_13_on_is_refused_whatever_the_speaker_speaks(
    language: str, speaker: str
) -> None:
    words = [cardinal(number, language) for number in NUMBERS if number > 12]
    words = [word for word in words if (word, speaker) != ("seize", "en")]
    assert free(list(lines(words, speaker)), speaker) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ru"])
def test_every_ordinal_from_the_third_on_is_refused(language: str) -> None:
    words = [ordinal(number, language) for number in NUMBERS if number > 2]
    words.remove("achte") if language == "de" else None  # also a verb; see the endings below
    assert free(list(lines(words, language)), language) == []


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_every_cardinal_is_refused_in_all_cases(language: str) -> None:
    words = [form for number in NUMBERS for form in in_cases(number, language)]
    assert free(list(lines(words, language)), language) == []


@pytest.mark.parametrize("language", ["de", "fr", "cs", "it"])
def test_every_cardinal_is_refused_without_accents(language: str) -> None:
    words = [_plain(cardinal(number, language)) for number in NUMBERS]
    assert free(list(lines(words, language)), language) == []


def test_every_german_number_is_refused_with_ue_for_ü_and_as_a_noun() -> None:
    words = [cardinal(number, "de") for number in NUMBERS]
    spelled = [word.replace("ü", "ue").replace("ö", "oe").replace("ß", "ss") for word in words]
    nouns = [f"{word.capitalize()}er" for word in words]
    assert free(list(lines(spelled, "de")) + list(lines(nouns, "de")), "de") == []


@pytest.mark.parametrize("ending", ["e", "en", "er", "es", "em"])
def test_every_german_ordinal_is_refused_with_every_ending(ending: str) -> None:
    forms = [ordinal(number, "de")[:-1] + ending for number in NUMBERS if number > 2]
    texts = [f"ich hab die {form}" for form in forms]
    assert free(texts, "de") == []


@pytest.mark.parametrize("ending", ["ый", "ая", "ую", "ого", "ой", "ому", "ым", "ом", "ые", "ых"])
def test_every_russian_ordinal_is_refused_with_every_ending(ending: str) -> None:
    stems = [ordinal(number, "ru")[:-2] for number in NUMBERS if number % 10 != 3 and number != 2]
    assert free([f"у меня {stem}{ending}" for stem in stems], "ru") == []


@pytest.mark.parametrize("ending", ["a", "o", "i", "e"])
def test_every_italian_ordinal_from_the_11th_on_is_refused_with_every_ending(ending: str) -> None:
    stems = [ordinal(number, "it")[:-1] for number in NUMBERS if number > 10]
    assert free([f"ho la {stem}{ending}" for stem in stems], "it") == []


def test_every_czech_number_is_refused_turned_round() -> None:
    units = {n: cardinal(n, "cs") for n in range(2, 10)}
    tens = {n: cardinal(n, "cs") for n in range(20, 100, 10)}
    forms = [
        f"{unit}a{ten}{end}"
        for unit in units.values()
        for ten in tens.values()
        for end in ("", "i")
    ]
    forms += [f"jedna{ten}" for ten in tens.values()] + [f"jedena{ten}" for ten in tens.values()]
    assert free(list(lines(forms, "cs")), "cs") == []


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "twos sevens twelves teens? fifteens twenties forties nineties deuce dozen"),
        ("de", "Zweier Fünfer Siebener Zehner Elfer Zwanziger Vierzigern Neunzigern Dutzend"),
        (
            "fr",
            "dizaine douzaine quinzaine vingtaine trentaine cinquantaine septante nonante octante",
        ),
        ("it", "decina dozzina quindicina ventina trentina cinquantina novantina"),
        ("cs", "dvojka trojku čtyřkou pětce šestky sedmičku osmička devítkou desítku dvanáctku"),
        ("cs", "dvacítka třicítkou čtyřicítce padesátku sedmačtyřicítka pětadvacítku tucet sedmu"),
        ("cs", "třetí čtvrtou pátá šestého sedmému osmým devátou desátá šestnáctý sedmačtyřicátou"),
        ("ru", "двойка тройку четвёркой пятёрке шестёрки семерку восьмёрка девяткой десятку"),
        ("ru", "двадцатка тридцаткой полтинник сороковник дюжина полсотни десяток четвертак"),
        ("ru", "третья третью третьего третьей четверо пятеро двое троих"),
    ],
)
def test_names_of_numbers_are_refused(language: str, names: str) -> None:
    texts = [name for name in names.split() if not name.endswith("?")]
    assert free(list(lines(texts, language)), language) == []


def test_digits_of_every_script_are_refused() -> None:
    zeros = [
        character
        for character in map(chr, range(0x110000))
        if unicodedata.category(character) == "Nd" and unicodedata.digit(character) == 0
    ]
    assert len(zeros) > 50
    texts = [f"{chr(ord(zero) + 4)}{chr(ord(zero) + 7)}" for zero in zeros]
    assert free(texts, "en") == []


@pytest.mark.parametrize(
    "text", ["⑦", "⑫", "❼", "⁴⁷", "₄₇", "Ⅶ", "ⅻ", "7️⃣", "🔟", "㊿", "七", "四十七"]
)
def test_other_signs_for_numbers_are_refused(text: str) -> None:
    assert refusal(f"{text} on A", "en") is not None


@pytest.mark.parametrize("text", ["100 47", "100-3", "hundred 47", "47 100"])
def test_a_hundred_beside_it_does_not_free_a_number(text: str) -> None:
    assert refusal(text, "en") is not None


@pytest.mark.parametrize("text", ["0", "1", "100", "147", "1000", "2024", "½", "①"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_0_and_1_and_from_100_on_are_free(text: str, language: str) -> None:
    assert refusal(text, language) is None


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "zero one first hundred thousand second a an once twice both half"),
        (
            "de",
            "null eins ein eine einen einem einer erste hundert tausend zweite beide halb einmal",
        ),
        ("fr", "zéro un une premier première cent mille second deuxième moitié demi"),
        ("it", "zero un uno una primo prima cento mille secondo seconda metà mezzo"),
        ("cs", "nula jeden jedna jedno jednu první sto tisíc druhý druhá druhou oba obě půl"),
        ("ru", "ноль один одна одно одну первый первая сто тысяча второй вторая оба обе половина"),
    ],
)
def test_free_numbers_and_articles_are_free(language: str, words: str) -> None:
    assert [word for word in words.split() if refusal(word, language)] == []


@pytest.mark.parametrize(
    ("text", "language", "reason"),
    [
        ("I have 47", "en", RefusalReason.DIGITS),
        ("forty-seven", "en", RefusalReason.NUMBER_WORD),
        ("the fifty-sixth", "en", RefusalReason.ORDINAL),
        ("waiting for the 83rd", "en", RefusalReason.ORDINAL),
        ("4ty", "en", RefusalReason.MIXED),
    ],
)
def test_the_reason_says_how_the_number_was_written(
    text: str, language: str, reason: RefusalReason
) -> None:
    found = refusal(text, language)
    assert found is not None
    assert found.code is reason


def test_carriers_alone_are_free() -> None:
    for language, carriers in CARRIERS.items():
        assert [c for c in carriers if refusal(c.format("…"), language)] == []


def _plain(word: str) -> str:
    parts = unicodedata.normalize("NFKD", word.replace("ß", "ss"))
    return "".join(part for part in parts if not unicodedata.combining(part))
