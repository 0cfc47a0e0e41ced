"""How the number words of each language are built and inflected.

The library `num2words` generates the dictionary forms; endings, stems and irregular words come
from the language's file.
"""

from collections.abc import Iterator, Mapping
from itertools import product

from ninetyeight.talk.filter import generated
from ninetyeight.talk.filter.notation import entries, inflected, numbered
from ninetyeight.talk.filter.number import NumberKind

NumberWord = tuple[str, int, NumberKind]
"""A number word in its dictionary form, its number, and its kind."""
Tables = Mapping[str, str]
"""The part `numbers` of a language's file."""

CARDINAL, ORDINAL, NAME = NumberKind.CARDINAL, NumberKind.ORDINAL, NumberKind.NAME
TABLES = {"ordinals": ORDINAL, "cardinals": CARDINAL, "names": NAME, "free": CARDINAL}
"""The words that the files list because no rule generates them."""


def number_words(code: str, tables: Tables) -> Iterator[NumberWord]:
    """Build every form of every number word of a language."""
    yield from _BUILDERS[code](tables)
    for table, kind in TABLES.items():
        for word, number in numbered(tables[table]).items() if table in tables else ():
            yield word, number, kind
    if code == "ru":
        yield from _in_latin_letters()


def _english(_: Tables) -> Iterator[NumberWord]:
    for word, number in generated.parts(generated.cardinals("en")):
        yield word, number, CARDINAL
        if number > 1:
            yield _english_plural(word), number, NAME
    for word, number in generated.parts(generated.ordinals("en")):
        yield word, number, ORDINAL
        if number > 2:
            yield word + "s", number, ORDINAL


def _english_plural(word: str) -> str:
    if word.endswith("y"):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith("x") else "s")


def _german(tables: Tables) -> Iterator[NumberWord]:
    for word, number in generated.cardinals("de"):
        yield word, number, CARDINAL
        if number > 1:
            yield from ((name, number, NAME) for name in _german_names(word, tables))
        if "zwei" in word:
            yield word.replace("zwei", "zwo"), number, CARDINAL
    for word, number in generated.ordinals("de"):
        yield word, number, ORDINAL
        for form in inflected([word], tables["ordinal_endings"]):
            yield form, number, ORDINAL


def _german_names(word: str, tables: Tables) -> Iterator[str]:
    """List nouns such as Siebener, Siebner and Vierziger, and the plural in -en."""
    stems = {word, word.replace("sieben", "siebn") if word.endswith("sieben") else word}
    yield from inflected(stems, tables["name_endings"])
    if not word.endswith("n"):
        yield word + "en"


def _french(_: Tables) -> Iterator[NumberWord]:
    for region in ("fr", "fr_CH", "fr_BE"):
        for word, number in generated.parts(generated.cardinals(region)):
            yield word, number, CARDINAL
    for word, number in generated.parts(generated.ordinals("fr")):
        yield word, number, ORDINAL
        yield word + "s", number, ORDINAL


def _italian(_: Tables) -> Iterator[NumberWord]:
    for word, number in generated.cardinals("it"):
        yield word, number, CARDINAL
        if number > 20 and number % 10 == 1:
            yield word[:-1], number, CARDINAL
    for word, number in generated.ordinals("it"):
        for ending in "oa" if word in ("nono", "secondo") else "oaie":  # none, secondi: other words
            yield word[:-1] + ending, number, ORDINAL


def _czech(tables: Tables) -> Iterator[NumberWord]:
    ordinal_stems, name_stems = _stems(tables["ordinal_stems"]), _stems(tables["name_stems"])
    units, tens = {1: "jedna"}, dict[int, str]()
    for word, number in generated.parts(generated.cardinals("cs")):
        if number > 1:
            yield word, number, CARDINAL
        if number > 4:
            yield word + "i", number, CARDINAL
        if 1 < number < 10:
            units[number] = word
        elif 10 < number < 20:
            ordinal_stems[number] = name_stems[number] = word
        elif number >= 20:
            tens[number] = word
            name_stems.setdefault(number, word)
    for unit, first in units.items():  # sedmačtyřicet, sedmačtyřicátý, sedmačtyřicítka
        for head in [first + "a"] if unit > 1 else ["jedna", "jedena"]:
            for ten, word in tens.items():
                yield head + word, ten + unit, CARDINAL
                yield head + word + "i", ten + unit, CARDINAL
                yield from _forms(ten + unit, head + ordinal_stems[ten], tables["ordinal_endings"])
                yield from _names(ten + unit, head + name_stems[ten], tables["name_endings"])
    for number, stem in ordinal_stems.items():
        yield from _forms(number, stem, tables["ordinal_endings"])
    yield from _forms(3, "třet", tables["third_endings"])
    for number, stem in name_stems.items():
        yield from _names(number, stem, tables["name_endings"])


def _russian(tables: Tables) -> Iterator[NumberWord]:
    for word, number in generated.parts(generated.cardinals("ru")):
        if number > 1:
            yield word, number, CARDINAL
        if number > 4 and word.endswith("ь"):
            yield word[:-1] + "и", number, CARDINAL
            yield word + "ю", number, CARDINAL
    for number, stem in ((50, "пят"), (60, "шест"), (70, "сем"), (80, "восьм")):
        yield stem + "идесяти", number, CARDINAL
        yield stem.replace("восьм", "восем") + "ьюдесятью", number, CARDINAL
    yield from _forms(3, "трет", tables["third_endings"])
    for word, number in generated.parts(generated.ordinals("ru")):
        if number != 3:
            yield from _forms(number, word[:-2], tables["ordinal_endings"])
        if 2 <= number <= 12:  # the hours of полвосьмого
            yield "пол" + ("третьего" if number == 3 else word[:-2] + "ого"), number, NAME
    for number, stem in _stems(tables["name_stems"]).items():
        yield from _names(number, stem, tables["name_endings"])


def _stems(text: str) -> dict[int, str]:
    return {int(number): stem for number, (stem,) in entries(text).items()}


def _forms(number: int, stem: str, endings: str) -> Iterator[NumberWord]:
    return ((form, number, ORDINAL) for form in inflected([stem], endings))


def _names(number: int, stem: str, endings: str) -> Iterator[NumberWord]:
    return ((form, number, NAME) for form in inflected([stem], endings))


_BUILDERS = {
    "en": _english,
    "de": _german,
    "fr": _french,
    "it": _italian,
    "cs": _czech,
    "ru": _russian,
}

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
"""How people write Russian in Latin letters, the most common spelling first."""
AMBIGUOUS = {"pat", "dve", "sest"}
"""Latin spellings that are too similar to other words."""


def _in_latin_letters() -> Iterator[NumberWord]:
    """Write the Russian cardinals as people do without Cyrillic keys: sorok, pyat, dvadtsat."""
    for word, number in generated.parts(generated.cardinals("ru")):
        if number > 1:
            yield from ((form, number, CARDINAL) for form in transliterations(word) - AMBIGUOUS)


def transliterations(word: str) -> set[str]:
    """List the common Latin spellings of a Russian word.

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
