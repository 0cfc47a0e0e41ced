"""The talk filter: what a machine refuses in free chat (8.6).

`refusal(text, language)` gives a `ChatRefusal` if a line names the number of a card, in digits, in
words of six languages, or in a disguise; and None if it may be said. It takes any text, and its
time grows with the length only. The tables are made at the first call.
"""

from ninetyeight.talk.filter.judge import refusal
from ninetyeight.talk.filter.refusal import ChatRefusal, RefusalReason, SignOffer

__all__ = ["ChatRefusal", "RefusalReason", "SignOffer", "refusal"]
