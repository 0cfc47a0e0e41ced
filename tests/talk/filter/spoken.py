"""Number words for tests, with their cases listed independently of the filter."""

from collections.abc import Iterator
from functools import cache

from ninetyeight.talk.filter import generated

NUMBERS = range(2, 100)
LANGUAGES = ("en", "de", "fr", "it", "cs", "ru")

CARRIERS = {
    "en": ("{}", "I have the {}", "anything above {} on A?", "{}, please!", "my card: {}."),
    "de": ("{}", "ich hab die {}", "nichts über {} auf A", "{} bitte!", "meine Karte: {}."),
    "fr": ("{}", "j'ai le {}", "rien au-dessus de {} sur A", "{} !", "ma carte : {}."),
    "it": ("{}", "ho il {}", "niente sopra il {} su A", "{}, grazie!", "la mia carta: un {}."),
    "cs": ("{}", "mám {}", "nic přes {} na A", "{}, prosím!", "moje karta: {}."),
    "ru": ("{}", "у меня {}", "ничего больше {} на A", "{}, пожалуйста!", "моя карта: {}."),
}
"""Lines that name a card."""


def cardinal(number: int, language: str) -> str:
    return _cardinals(language)[number]


def ordinal(number: int, language: str) -> str:
    return _ordinals(language)[number]


@cache
def _cardinals(language: str) -> dict[int, str]:
    return {number: word for word, number in generated.cardinals(language)}


@cache
def _ordinals(language: str) -> dict[int, str]:
    return {number: word for word, number in generated.ordinals(language)}


def lines(forms: list[str], language: str) -> Iterator[str]:
    for form in forms:
        for carrier in CARRIERS[language]:
            yield carrier.format(form)


UNITS_IN_CASES = {
    "ru": {
        2: "два две двух двум двумя",
        3: "три трёх трем тремя",
        4: "четыре четырёх четырем четырьмя",
        5: "пять пяти пятью",
        6: "шесть шести шестью",
        7: "семь семи",
        8: "восемь восьми восемью",
        9: "девять девяти девятью",
    },
    "cs": {
        2: "dva dvě dvou dvěma",
        3: "tři tří třem třech třemi",
        4: "čtyři čtyř čtyřem čtyřech čtyřmi",
        5: "pět pěti",
        6: "šest šesti",
        7: "sedm sedmi",
        8: "osm osmi",
        9: "devět devíti",
    },
}
TENS_IN_CASES = {
    "ru": {
        10: "десять десяти десятью",
        20: "двадцать двадцати двадцатью",
        30: "тридцать тридцати тридцатью",
        40: "сорок сорока",
        50: "пятьдесят пятидесяти пятьюдесятью",
        60: "шестьдесят шестидесяти шестьюдесятью",
        70: "семьдесят семидесяти семьюдесятью",
        80: "восемьдесят восьмидесяти восемьюдесятью",
        90: "девяносто девяноста",
    },
    "cs": {
        10: "deset deseti desíti",
        20: "dvacet dvaceti",
        30: "třicet třiceti",
        40: "čtyřicet čtyřiceti",
        50: "padesát padesáti",
        60: "šedesát šedesáti",
        70: "sedmdesát sedmdesáti",
        80: "osmdesát osmdesáti",
        90: "devadesát devadesáti",
    },
}


def in_cases(number: int, language: str) -> list[str]:
    """A cardinal from 2 to 99 in all cases."""
    units, tens = UNITS_IN_CASES[language], TENS_IN_CASES[language]
    if number in units or number in tens:
        return (units | tens)[number].split()
    if number < 20:
        word = cardinal(number, language)
        return [word, word[:-1] + "и", word + "ю"] if language == "ru" else [word, word + "i"]
    ten, unit = number - number % 10, number % 10
    if unit == 1:
        return [f"{form} {'один' if language == 'ru' else 'jedna'}" for form in tens[ten].split()]
    forms = zip(tens[ten].split() * 5, units[unit].split(), strict=False)
    return [f"{first} {second}" for first, second in forms]
