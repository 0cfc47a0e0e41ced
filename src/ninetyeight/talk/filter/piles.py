"""Which pile a line names (1.1)."""

from ninetyeight.rules import Pile
from ninetyeight.talk.filter.languages.language_rules import LanguageRules
from ninetyeight.talk.filter.notation import words
from ninetyeight.talk.filter.tokens import ChatToken

LATIN = {letter.lower(): pile for letter, pile in Pile.__members__.items()}
CYRILLIC = {"а": Pile.A, "в": Pile.B, "б": Pile.B, "с": Pile.C, "д": Pile.D}
"""Piles in Cyrillic, by how they look or sound."""
AFTER_PILE = words("plus minus moins piu meno плюс минус wants needs ist wäre est")
"""Words after a pile A; otherwise an A is an English article, or a word in other languages."""
LETTERS = LATIN | CYRILLIC


def pile_at(tokens: tuple[ChatToken, ...], place: int, language: LanguageRules) -> Pile | None:
    """Find the pile a token names: a capital, or a small letter after a word such as on."""
    token = tokens[place]
    pile = LETTERS.get(token.text)
    if pile is None:
        return None
    before = tokens[place - 1] if place else None
    if before is not None and (
        before.text in language.onto or (token.is_glued and before.is_digits)
    ):
        return pile
    if not token.is_capital:
        return None
    if pile is Pile.A and (before is None or before.text in ".!?"):
        return pile if _stands_alone(tokens, place) else None
    return pile


def _stands_alone(tokens: tuple[ChatToken, ...], place: int) -> bool:
    """Whether an A that begins a sentence is not a small word such as the English article."""
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    return after is None or not after.is_word or after.text in AFTER_PILE
