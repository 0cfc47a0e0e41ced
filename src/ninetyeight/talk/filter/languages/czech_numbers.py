"""How Czech number words are built and inflected."""

from collections.abc import Iterator

from ninetyeight.talk.filter import generated
from ninetyeight.talk.filter.languages.tongue import Spelling, inflected, spelled
from ninetyeight.talk.filter.number import Kind

CASES = """
2: dva dvě dvou dvěma dvouma dvoum; 3: tři tří třem třech třemi třema; 4: čtyři čtyř čtyřem čtyřech
čtyřmi čtyřma čtyry; 9: devíti devíta; 10: desíti
"""
"""Forms that an ending does not make."""

ORDINAL_STEMS = {
    2: "druh",
    4: "čtvrt",
    5: "pát",
    6: "šest",
    7: "sedm",
    8: "osm",
    9: "devát",
    10: "desát",
    20: "dvacát",
    30: "třicát",
    40: "čtyřicát",
    50: "padesát",
    60: "šedesát",
    70: "sedmdesát",
    80: "osmdesát",
    90: "devadesát",
}
HARD_ENDINGS = "ý á é ého ému ém ým ou ých ými ýma ej ýho ýmu"
SOFT_ENDINGS = "í ího ímu ím ích ími íma"
NAME_STEMS = {
    2: "dvoj",
    3: "troj",
    4: "čtyř",
    5: "pět",
    6: "šest",
    7: "sedmič",
    8: "osmič",
    9: "devít",
    10: "desít",
    20: "dvacít",
    30: "třicít",
    40: "čtyřicít",
}
NAME_ENDINGS = "ka ky ce ku ko kou ek kám kách kami kama"
OTHER_NAMES = """
7: sedma sedmy sedmě sedmu sedmou; 8: osma osmu osmou; 12: tucet tuctu tucty tuctů tuctem tuctech
tuctům; 6: půltucet půltuctu; 50: padesátník pade půlstovka půlstovku půlstovky půlstovce
půlstovkou půlsta; 20: dvacka dvacku dvacky dvackou; 10: desetník; 15: mandel
mandele mandelem
"""
FREE = """
0: nula nulu nuly nulou nulka; 1: jedna jeden jedno jednu jedné jednoho jednou jednomu jedním
jednička jedničku jedničky jedničkou; 100: sto sta stě set stem stům stovka stovku stovky stovce
stovkou stovek stý stá sté stou století; 1000: tisíc tisíce tisíců tisícovka milion milionu miliony
milionů milión
"""


def spellings() -> Iterator[Spelling]:
    """Give every form of every number word: cardinals, ordinals, and names such as sedmička."""
    tens: dict[int, str] = {}
    units: dict[int, str] = {}
    for word, number in generated.parts(generated.cardinals("cs")):
        if number > 1:
            yield word, number, Kind.CARDINAL
        if number > 4:
            yield word + "i", number, Kind.CARDINAL
        if 0 < number < 10:
            units[number] = word
        if number >= 20:
            tens[number] = word
        if 10 < number < 20:
            yield from _named(number, word)
            yield from _ordered(number, word)
    units[1] = "jedna"
    for number, stem in ORDINAL_STEMS.items():
        yield from _ordered(number, stem)
    yield from ((form, 3, Kind.ORDINAL) for form in inflected(["třet"], SOFT_ENDINGS).split())
    for number, stem in (
        NAME_STEMS | {ten: word for ten, word in tens.items() if ten > 40}
    ).items():
        yield from _named(number, stem)
    for unit, first in units.items():
        yield from _turned_round(unit, first, tens)
    for table, kind in ((CASES, Kind.CARDINAL), (OTHER_NAMES, Kind.NAME), (FREE, Kind.CARDINAL)):
        yield from ((word, number, kind) for word, number in spelled(table).items())


def _ordered(number: int, stem: str) -> Iterator[Spelling]:
    for form in inflected([stem], HARD_ENDINGS).split():
        yield form, number, Kind.ORDINAL


def _named(number: int, stem: str) -> Iterator[Spelling]:
    for form in inflected([stem], NAME_ENDINGS).split():
        yield form, number, Kind.NAME


def _turned_round(unit: int, first: str, tens: dict[int, str]) -> Iterator[Spelling]:
    """Give forms such as sedmačtyřicet, sedmačtyřicátý and sedmačtyřicítka."""
    heads = [first + "a"] if unit > 1 else ["jedna", "jedena"]
    for head in heads:
        for ten, word in tens.items():
            number = ten + unit
            yield head + word, number, Kind.CARDINAL
            yield head + word + "i", number, Kind.CARDINAL
            yield from _ordered(number, head + ORDINAL_STEMS[ten])
            yield from _named(number, head + NAME_STEMS.get(ten, word))
