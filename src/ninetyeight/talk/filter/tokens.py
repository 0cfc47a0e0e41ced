"""Tokens: a line split into words, digits and marks, each with its place in the text."""

import re
from dataclasses import dataclass
from enum import Enum, auto

from ninetyeight.talk.filter.characters import fold_character

_PIECES = re.compile(r"[^\W\d_]+|[0-9]+|\S")


class ChatTokenKind(Enum):
    """What a token is made of."""

    WORD = auto()
    DIGITS = auto()
    MARK = auto()


@dataclass(frozen=True, slots=True)
class ChatToken:
    """A word, a run of digits, or one mark."""

    kind: ChatTokenKind
    text: str
    """Folded to lower-case letters without accents."""
    typed: str
    start: int
    """Where it starts in the text as typed."""
    end: int
    is_glued: bool
    """Whether there is no space before it."""

    @property
    def is_word(self) -> bool:
        return self.kind is ChatTokenKind.WORD

    @property
    def is_digits(self) -> bool:
        return self.kind is ChatTokenKind.DIGITS

    @property
    def is_capital(self) -> bool:
        """Whether it was typed in capitals."""
        return self.typed.isupper()


@dataclass(frozen=True, slots=True)
class TokenizedLine:
    """A line as typed, with its tokens."""

    text: str
    tokens: tuple[ChatToken, ...]

    @classmethod
    def of(cls, text: str) -> "TokenizedLine":
        """Split any text into tokens."""
        pieces: list[str] = []
        places: list[int] = []
        for place, character in enumerate(text):
            piece = fold_character(character)
            pieces.append(piece)
            places.extend([place] * len(piece))
        folded = "".join(pieces)
        places.append(len(text))
        tokens = []
        last = -1
        for match in _PIECES.finditer(folded):
            begin, end = match.span()
            start, stop = places[begin], places[end - 1] + 1
            tokens.append(
                ChatToken(_kind(match[0]), match[0], text[start:stop], start, stop, begin == last)
            )
            last = end
        return cls(text, tuple(tokens))


def _kind(piece: str) -> ChatTokenKind:
    if piece[0].isalpha():
        return ChatTokenKind.WORD
    return ChatTokenKind.DIGITS if "0" <= piece[0] <= "9" else ChatTokenKind.MARK
