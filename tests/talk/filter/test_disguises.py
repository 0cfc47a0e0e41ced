"""Clause 8.6: a number is refused however it is written."""

import pytest

from ninetyeight.talk import RefusalReason, refusal
from talk.filter.spoken import LANGUAGES, cardinal

TENS = (20, 30, 40, 50, 60, 70, 80, 90)
LOOK_ALIKES = str.maketrans("aeopcxAEOPCX", "аеорсхАЕОРСХ")
SIGNS = str.maketrans("oi", "01")


def single_words(language: str) -> list[str]:
    """Number words of one part, with at least five letters."""
    numbers = (*range(11, 20), *TENS)
    words = [cardinal(number, language) for number in numbers]
    return [word for word in words if word.isalpha() and len(word) > 4]


def free(texts: list[str], language: str) -> list[str]:
    return [text for text in texts if refusal(text, language) is None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "between", [" ", ".", "-", "_", " . ", "*", "/", "\u200b", "\u00ad", "\u2060"]
)
def test_letters_apart_are_read_together(language: str, between: str) -> None:
    texts = [between.join(word) for word in single_words(language)]
    assert free(texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("between", ["\u200b", "\u200d", "\u00ad", "-", ".", "_"])
def test_a_word_cut_in_two_is_read_together(language: str, between: str) -> None:
    words = single_words(language)
    texts = [word[:cut] + between + word[cut:] for word in words for cut in (1, 2, 3, 4)]
    assert free(texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_stretched_letters_are_shortened(language: str) -> None:
    words = single_words(language)
    texts = [word[:at] + word[at] * 4 + word[at + 1 :] for word in words for at in range(len(word))]
    assert free(texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_that_look_alike_are_read_as_they_look(language: str) -> None:
    words = [word for word in single_words(language) if word.translate(LOOK_ALIKES) != word]
    mixed = [word.translate(LOOK_ALIKES) for word in words]
    one_letter = [word[:-1] + word[-1].translate(LOOK_ALIKES) for word in words]
    assert free(mixed + one_letter, language) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "cs"])
def test_signs_that_look_like_letters_are_read_as_letters(language: str) -> None:
    texts = [word.translate(SIGNS) for word in single_words(language)]
    assert free(texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_fancy_letters_are_read(language: str) -> None:
    wide = [_wide(word) for word in single_words(language)]
    crossed = ["".join(letter + "\u0336" for letter in word) for word in single_words(language)]
    assert free(wide + crossed, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_from_the_end_are_read(language: str) -> None:
    assert free([word[::-1] for word in single_words(language)], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_without_spaces_are_read(language: str) -> None:
    before = {"en": "ihave", "de": "ichhab", "fr": "jai", "it": "ho", "cs": "mám", "ru": "уменя"}
    texts = [before[language] + word for word in single_words(language)]
    tens = [cardinal(number, language) for number in range(21, 100, 10)]
    texts += [word.replace(" ", "").replace("-", "") for word in tens]
    assert free(texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swapped_or_doubled_letter_in_a_long_word_does_not_hide_it(language: str) -> None:
    words = [word for word in single_words(language) if len(word) > 6 and "ß" not in word]
    swapped = [
        w[:at] + w[at + 1] + w[at] + w[at + 2 :] for w in words for at in range(1, len(w) - 1)
    ]
    doubled = [w[:at] + w[at] + w[at:] for w in words for at in range(1, len(w))]
    assert free(swapped + doubled, language) == []


@pytest.mark.parametrize(
    "text",
    [
        "sorok",
        "dvadcat",
        "dvadtsat",
        "pyat",
        "vosem",
        "pyat'desyat",
        "semdesyat",
        "devyanosto",
        "cjhjr",
        "gznm",
        "ыумут",
        "форти севен",
        "цванциг",
        "copok",
    ],
)
def test_russian_in_latin_letters_and_the_other_way_round_is_read(text: str) -> None:
    assert refusal(text, "ru") is not None
    assert refusal(text, "en") is not None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4 7", RefusalReason.DIGITS),
        ("4\u200b7", RefusalReason.DIGITS),
        ("1 0", RefusalReason.SPELLED),
        ("1.1", RefusalReason.SPELLED),
        ("l0", RefusalReason.LOOK_ALIKE),
        ("1O", RefusalReason.LOOK_ALIKE),
        ("binary 101111", RefusalReason.MIXED),
        ("11001", RefusalReason.MIXED),
        ("0x1F", RefusalReason.MIXED),
        ("one zero", RefusalReason.SPELLED),
        ("one, then one", RefusalReason.SPELLED),
        ("se*en", RefusalReason.SPELLED),
        ("fif teen", RefusalReason.SPELLED),
        ("Some Elephants Visit Every Night", RefusalReason.SPELLED),
        ("....-", RefusalReason.COUNTING_MARKS),
    ],
)
def test_numbers_in_pieces_are_put_together(text: str, reason: RefusalReason) -> None:
    found = refusal(text, "en")
    assert found is not None
    assert found.code is reason


@pytest.mark.parametrize(
    "text", ["XLVII", "xlvii", "VII", "IX on A", "ХХІV", "V on A", "LXXXVIII", "Ⅻ"]
)
def test_roman_numerals_are_refused(text: str) -> None:
    assert refusal(f"my card: {text}" if " on " not in text else text, "en") is not None


@pytest.mark.parametrize(
    "text",
    [
        "I will",
        "mix",
        "dim",
        "C or D",
        "XD",
        "vi prego",
        "XL",
        "mild",
        "civil",
        "A B C D",
        "di chi è",
        "xxx",
    ],
)
def test_letters_are_not_roman_numerals(text: str) -> None:
    assert refusal(text, "it") is None


@pytest.mark.parametrize(
    "text",
    [
        "||||| ||",
        "IIIII II",
        "/////",
        "**** *******",
        "•••• ••",
        "🍎🍎🍎🍎🍎",
        "I have 🎉🎉🎉🎉",
        "⚄",
        "🕖",
        "🂧",
        "x x x x x",
        "knock knock knock knock",
    ],
)
def test_marks_that_are_counted_are_refused(text: str) -> None:
    found = refusal(text, "en")
    assert found is not None
    assert found.code is RefusalReason.COUNTING_MARKS


@pytest.mark.parametrize(
    "text",
    [
        "😂😂😂😂😂😂",
        "🎉🎉🎉",
        "❤️❤️❤️❤️",
        "!!!!!",
        "?????",
        "......",
        ":)))))",
        "---",
        "ha ha ha ha",
        "🔥🔥🔥🔥",
    ],
)
def test_marks_of_joy_are_free(text: str) -> None:
    assert refusal(f"well done {text}", "en") is None


@pytest.mark.parametrize(
    "text",
    [
        "w8",
        "gr8 move",
        "m8!",
        "l8r",
        "too l8",
        "<3",
        "<333",
        ":3",
        "nice 8)",
        "8-)",
        "o7",
        "4ever",
        "2day",
        "n00b",
    ],
)
def test_chat_spellings_and_smileys_are_free(text: str) -> None:
    assert refusal(text, "en") is None


def _wide(word: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() else c for c in word)
