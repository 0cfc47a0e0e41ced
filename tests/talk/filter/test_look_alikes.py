"""Number words in letters of other alphabets that look Latin (8.6)."""

import pytest

from ninetyeight.talk import RefusalReason, refusal
from talk.filter.confusables import FILE, content


def test_the_table_is_what_unicode_says() -> None:
    pytest.importorskip("confusable_homoglyphs", reason="it comes with the extra dev")
    assert FILE.read_text(encoding="utf-8") == content()


@pytest.mark.parametrize(
    "text",
    [
        "ꓢꓰꓦꓰꓠ",  # Lisu
        "ⲛiⲛe on A",  # Coptic
        "ꮪeven",  # Cherokee
        "ᖴour",  # Canadian syllabics
        "ѕеvеn",  # Cyrillic
        "еight",
        "νierzig",  # Greek
    ],
)
def test_letters_that_look_latin_are_read_as_latin(text: str) -> None:
    found = refusal(text, "en")
    assert found is not None
    assert found.code is RefusalReason.LOOK_ALIKE


@pytest.mark.parametrize("text", ["ꓢꓵꓲ", "ⲡⲁⲓ", "ᏣᎳᎩ", "გამარჯობა", "ሰላም", "မင်္ဂလာပါ", "Γειά σου"])
def test_words_of_other_languages_are_left_alone(text: str) -> None:
    assert refusal(text, "en") is None
