"""What may be said at a table (8): ready-made phrases, and chat without the numbers of cards.

It does not know tables or hands: `refusal(text, language)` judges a line by its words alone.
"""

from ninetyeight.talk.filter import ChatRefusal, RefusalReason, SignOffer, refusal
from ninetyeight.talk.phrases import (
    ABOUT_FIRE,
    ABOUT_NO_PILE,
    ABOUT_ORDERS,
    PhraseCode,
    phrases_for,
)

__all__ = [
    "ABOUT_FIRE",
    "ABOUT_NO_PILE",
    "ABOUT_ORDERS",
    "ChatRefusal",
    "PhraseCode",
    "RefusalReason",
    "SignOffer",
    "phrases_for",
    "refusal",
]
