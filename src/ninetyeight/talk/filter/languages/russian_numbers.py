"""How Russian number words are built, inflected, and written in Latin letters."""

from collections.abc import Iterator
from itertools import product

from ninetyeight.talk.filter import generated
from ninetyeight.talk.filter.languages.tongue import Spelling, inflected, spelled
from ninetyeight.talk.filter.number import Kind

CASES = """
2: две двух двум двумя двое двоих двоим двоими; 3: трёх трём тремя трое троих троим троими;
4: четырёх четырём четырьмя четверо четверых четверым четверыми; 8: восьми восьмью восемью;
5: пятеро пятерых пятерым; 6: шестеро шестерых; 7: семеро семерых; 8: восьмеро восьмерых;
9: девятеро; 10: десятеро; 40: сорока; 90: девяноста
"""
"""Forms that an ending does not make."""

TENS_WITH_TWO_ENDINGS = {50: "пят", 60: "шест", 70: "сем", 80: "восьм"}
ORDINAL_ENDINGS = "ый ой ая ое ые ого ому ым ом ую ых ыми ою"
SOFT_THIRD = "ий ья ье ьи ьего ьему ьим ьем ьей ью ьих ьими"
NAME_STEMS = {
    2: "двой",
    3: "трой",
    4: "четвёр",
    5: "пятёр",
    6: "шестёр",
    7: "семёр",
    8: "восьмёр",
    9: "девят",
    10: "десят",
    20: "двадцат",
    30: "тридцат",
    40: "сороков",
    50: "пятидесят",
    60: "шестидесят",
    70: "семидесят",
    80: "восьмидесят",
    90: "девяност",
}
NAME_ENDINGS = "ка ки ке ку кой кою ок кам ками ках очка очку очки очкой"
OTHER_NAMES = """
2: двоек двоечка двоечку; 3: троек троечка троечку; 10: десяток десятка десятку десятком десятке
десятки десятков чирик червонец; 12: дюжина дюжины дюжину дюжиной дюжине
дюжин дюжинам дюжинами; 15: пятнашка пятнашку
пятнашки пятнашкой; 25: четвертак четвертака четвертаком; 50: полтинник полтинника полтиннику
полтинником полтинники полсотни полста полтос полтосик; 20: двадцатник двадцатника двадцатником;
30: тридцатник тридцатника тридцатником тридцатнику; 40: сороковник сороковника сороковником; 60:
шестидесятник; 90: девяностик
"""
FREE = """
0: ноль нуль нуля нулём нолём нолик нолика ноликом; 1: один одна одно одну одного одной одному
одним единица единицу единичка единичку; 100: сто ста сотня сотни сотню сотней сотен соточка сотка
сотку сотый сотая; 200: двести; 300: триста; 400: четыреста; 500: пятьсот; 600: шестьсот; 700:
семьсот; 800: восемьсот; 900: девятьсот; 1000: тысяча тысячи тысячу тысяч тыща тыщу тыщи тыщ
миллион миллиона миллионов
"""

LATIN = {
    "а": ("a",),
    "в": ("v",),
    "г": ("g",),
    "д": ("d",),
    "е": ("e",),
    "ё": ("yo", "e"),
    "и": ("i",),
    "й": ("y", "i", "j"),
    "к": ("k",),
    "н": ("n",),
    "м": ("m",),
    "о": ("o",),
    "п": ("p",),
    "р": ("r",),
    "с": ("s",),
    "т": ("t",),
    "у": ("u",),
    "ц": ("ts", "c", "tz", "z"),
    "ч": ("ch", "c"),
    "ш": ("sh", "s"),
    "ы": ("y", "i"),
    "ь": ("",),
    "ю": ("yu", "u", "iu", "ju"),
    "я": ("ya", "ia", "ja", "a"),
}
"""How people write Russian in Latin letters; the first is the commonest."""

AMBIGUOUS = {"pat", "dve", "sest"}
"""Latin spellings that are too much like other words."""


def spellings() -> Iterator[Spelling]:
    """Give every form of every number word: cardinals, ordinals, and names such as семёрка."""
    for word, number in generated.parts(generated.cardinals("ru")):
        if number > 1:
            yield word, number, Kind.CARDINAL
        if number > 4 and word.endswith("ь"):
            yield word[:-1] + "и", number, Kind.CARDINAL
            yield word + "ю", number, Kind.CARDINAL
    for number, stem in TENS_WITH_TWO_ENDINGS.items():
        yield stem + "идесяти", number, Kind.CARDINAL
        yield stem.replace("восьм", "восем") + "ьюдесятью", number, Kind.CARDINAL
    for word, number in generated.parts(generated.ordinals("ru")):
        if number != 3:
            for form in inflected([word[:-2]], ORDINAL_ENDINGS).split():
                yield form, number, Kind.ORDINAL
    yield from ((form, 3, Kind.ORDINAL) for form in inflected(["трет"], SOFT_THIRD).split())
    yield from (("пол" + form, number, Kind.NAME) for form, number in _half_past())
    for number, stem in NAME_STEMS.items():
        yield from ((form, number, Kind.NAME) for form in inflected([stem], NAME_ENDINGS).split())
    for table, kind in ((CASES, Kind.CARDINAL), (OTHER_NAMES, Kind.NAME), (FREE, Kind.CARDINAL)):
        yield from ((word, number, kind) for word, number in spelled(table).items())


def _half_past() -> Iterator[tuple[str, int]]:
    """Give the hours of полвосьмого."""
    for word, number in generated.parts(generated.ordinals("ru")):
        if 2 <= number <= 12:
            yield ("третьего" if number == 3 else word[:-2] + "ого"), number


def in_latin_letters() -> Iterator[Spelling]:
    """Give the cardinals as people write them without Cyrillic letters: sorok, pyat, dvadtsat."""
    for word, number in generated.parts(generated.cardinals("ru")):
        if number > 1:
            for form in transliterations(word) - AMBIGUOUS:
                yield form, number, Kind.CARDINAL


def transliterations(word: str) -> set[str]:
    """Give the common Latin spellings of a Russian word.

    >>> sorted(transliterations("пять"))
    ['pat', 'piat', 'pjat', 'pyat']
    """
    choices = [LATIN[letter] for letter in word]
    found: set[str] = set()
    widest = max(map(len, choices))
    for style in range(widest):
        found.add("".join(choice[min(style, len(choice) - 1)] for choice in choices))
    few = [
        choice[:4] if letter in "яц" else choice[:2]
        for letter, choice in zip(word, choices, strict=True)
    ]
    for pieces in product(*few) if len(word) < 15 else ():
        found.add("".join(pieces))
    return found | {form.replace("dts", "c").replace("dc", "c") for form in found}
