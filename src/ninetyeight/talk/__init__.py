"""What may be said at a table (8): ready phrases, and chat without the numbers of cards.

It knows neither tables nor hands: `refusal(text, language)` judges a line by its words alone.
"""

from ninetyeight.talk.filter import ChatRefusal, RefusalReason, SignOffer, refusal
from ninetyeight.talk.phrases import PhraseCode

__all__ = ["ChatRefusal", "PhraseCode", "RefusalReason", "SignOffer", "refusal"]
