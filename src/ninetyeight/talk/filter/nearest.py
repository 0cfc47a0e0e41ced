"""The allowed sign that is closest in meaning to a refused line (8.5)."""

import re
from functools import cache

from ninetyeight.rules import TRICK, Pile, Sign
from ninetyeight.talk.filter.languages import all_languages
from ninetyeight.talk.filter.notation import fold_pattern
from ninetyeight.talk.filter.refusal import SignOffer
from ninetyeight.talk.filter.sentence import Sentence


def nearest_offer(sentence: Sentence, place: int, signs: frozenset[Sign]) -> SignOffer | None:
    """Offer a sign on the pile that a line names; None if it names no pile.

    The clause with the number shows best what is meant; if it names no pile, the whole line is
    searched. Without other hints, people who name a number and a pile would like to play there.
    """
    for text in (sentence.clause_at(place), sentence.shape):
        if (pile := _named_pile(text)) is not None:
            return SignOffer(_nearest_sign(text, sentence.language.code, signs), pile)
    return None


def _named_pile(text: str) -> Pile | None:
    """Find the first pile in a shape."""
    found = re.search(r"@(\w)", text)
    return Pile[found[1].upper()] if found else None


def _nearest_sign(text: str, code: str, signs: frozenset[Sign]) -> Sign:
    for sign, wish in _wishes(code):
        if sign in signs and wish.search(text):
            return sign
    return Sign.LIKE


@cache
def _wishes(code: str) -> tuple[tuple[Sign, re.Pattern[str]], ...]:
    """List patterns for the signs that words hint at, the most specific first."""
    language = all_languages()[code]
    turn = rf"\b(?:{language.sign_hints.turn})|#{TRICK} (?:{language.relations.above})\b"
    leave = rf"\b(?:{language.sign_hints.leave})"
    return (
        (Sign.TURN, re.compile(fold_pattern(turn))),
        (Sign.LEAVE, re.compile(fold_pattern(leave))),
    )
