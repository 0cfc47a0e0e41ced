"""Clause 8.6: number words that mean something else, told by the words beside them."""

import pytest

from ninetyeight.talk import refusal


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("quoi de neuf", "fr"),
        ("mon vélo neuf est là", "fr"),
        ("un sou neuf", "fr"),
        ("le Pont-Neuf est beau", "fr"),
        ("Sept-Îles est loin", "fr"),
        ("slavík umí krásně pět", "cs"),
        ("začala pět serenádu", "cs"),
        ("pět ódy na tvůj tah", "cs"),
        ("сорока прилетела", "ru"),
        ("на ветке сидит сорока", "ru"),
        ("за тридевять земель", "ru"),
        ("hab acht, da kommt was", "de"),
    ],
)
def test_other_meanings_are_free(text: str, language: str) -> None:
    assert refusal(text, language) is None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("j'ai le neuf", "fr"),
        ("neuf et sept sont à moi", "fr"),
        ("vingt-neuf", "fr"),
        ("neuf sur B", "fr"),
        ("elle finit par neuf", "fr"),
        ("mám pět", "cs"),
        ("pět na B", "cs"),
        ("čtyři a pět", "cs"),
        ("больше сорока", "ru"),
        ("сорока двух", "ru"),
        ("между тридцатью и сорока", "ru"),
        ("у меня сорока нет", "ru"),
        ("моя карта: сорока", "ru"),
        ("Sieben-Auf A", "de"),
        ("Forty-Seven", "en"),
    ],
)
def test_the_numbers_are_still_refused(text: str, language: str) -> None:
    assert refusal(text, language) is not None


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("a tenth of a second too late", "en"),
        ("un dixième de seconde trop tard", "fr"),
        ("per un decimo di secondo", "it"),
        ("o desetinu vteřiny", "cs"),
        ("десятую долю секунды", "ru"),
        ("eine Zehntelsekunde zu spät", "de"),
    ],
)
def test_parts_of_a_second_are_free(text: str, language: str) -> None:
    assert refusal(text, language) is None


@pytest.mark.parametrize(
    ("free", "named", "language"),
    [
        ("on cloud nine", "on cloud eight", "en"),
        ("sweet sixteen", "sweet sixteen on B", "en"),
        ("auf Wolke sieben", "auf Wolke sechs", "de"),
        ("couper les cheveux en quatre", "couper les cheveux en cinq", "fr"),
        ("sudare sette camicie", "sudare otto camicie", "it"),
        ("mezi čtyřma očima", "mezi šesti očima", "cs"),
        ("семь пятниц на неделе", "шесть пятниц на неделе", "ru"),
    ],
)
def test_a_saying_frees_its_own_number_only(free: str, named: str, language: str) -> None:
    assert refusal(free, language) is None
    assert refusal(named, language) is not None
