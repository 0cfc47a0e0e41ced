"""Text that people type, without characters that hide, reverse or break a line."""

import re
import unicodedata
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, TypeAdapter, ValidationError

from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

LONGEST_PERSON_NAME = 24
LONGEST_TITLE = 60
LONGEST_CHAT = 300
_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Control and format characters (among them those that reverse a line), surrogates, breaks."""
_JOINERS = "\u200c\u200d"
"""The format characters that some scripts and emoji need."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that look blank."""


def _trimmed(value: Any) -> Any:
    """Normalize text, so that names that look equal are equal."""
    return unicodedata.normalize("NFC", value).strip() if isinstance(value, str) else value


def _on_one_line(value: Any) -> Any:
    """Turn tabs and the line breaks of pasted text into spaces."""
    return re.sub(r"[\t\r\n]+", " ", value) if isinstance(value, str) else value


def _plain(text: str) -> str:
    for character in text:
        if _is_forbidden(character):
            raise ValueError(f"the character U+{ord(character):04X} cannot be used here")
    return text


def _is_forbidden(character: str) -> bool:
    return unicodedata.category(character) in _FORBIDDEN and character not in _JOINERS


def _visible(text: str) -> str:
    if not any(map(_is_visible, text)):
        raise ValueError("it has no visible characters")
    return text


def _visible_or_none(text: str) -> str:
    return text and _visible(text)


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CMZ" and character not in _BLANKS


def sanitized(text: str, longest: int) -> str:
    """Shorten text from elsewhere, and drop the characters that may not be typed here."""
    kept = (letter for letter in _on_one_line(text) if not _is_forbidden(letter))
    return str(_trimmed("".join(kept)))[:longest].rstrip()


def checked_name(name: str) -> str:
    """Return the name as it will be shown; refuse one that is not valid."""
    try:
        return _NAME.validate_python(name)
    except ValidationError:
        raise GameError(
            "name",
            f"{shown(name)} is not a name: a name has 1 to {LONGEST_PERSON_NAME} visible characters"
            " on one line.",
        ) from None


PersonName = Annotated[
    str,
    BeforeValidator(_trimmed),
    Field(min_length=1, max_length=LONGEST_PERSON_NAME),
    AfterValidator(_plain),
    AfterValidator(_visible),
]
"""A person's name: trimmed, on one line, visible."""

GuestName = Annotated[
    str,
    BeforeValidator(_trimmed),
    Field(max_length=LONGEST_PERSON_NAME),
    AfterValidator(_plain),
    AfterValidator(_visible_or_none),
]
"""A person's name, or nothing for an unnamed guest."""

_NAME: TypeAdapter[str] = TypeAdapter(PersonName)

Title = Annotated[
    str,
    BeforeValidator(_trimmed),
    Field(max_length=LONGEST_TITLE),
    AfterValidator(_plain),
]
"""The name of a table; it may be empty."""

ChatText = Annotated[
    str,
    BeforeValidator(_on_one_line),
    BeforeValidator(_trimmed),
    Field(min_length=1, max_length=LONGEST_CHAT),
    AfterValidator(_plain),
    AfterValidator(_visible),
]
"""A line of chat: trimmed, visible, with spaces for line breaks."""
