"""The chat filter, which refuses lines that name the number of a card (8.6).

`refusal(text, language)` returns a `ChatRefusal` if a line names such a number in digits, in words
of six languages or in disguise, and None if it may be said. It accepts any text, in time linear in
the length. Its tables are built on the first call.
"""

from ninetyeight.talk.filter.judge import refusal
from ninetyeight.talk.filter.refusal import ChatRefusal, RefusalReason, SignOffer

__all__ = ["ChatRefusal", "RefusalReason", "SignOffer", "refusal"]
