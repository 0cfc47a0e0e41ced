"""The talk filter: what the machine refuses in free chat (8.6).

`refusal(text, language)` returns a `ChatRefusal` if a line names the number of a card, in digits,
in words of six languages or in disguise, and None if it may be said. Any text will do; the time it
takes is linear in the length. The tables are built at the first call.
"""

from ninetyeight.talk.filter.judge import refusal
from ninetyeight.talk.filter.refusal import ChatRefusal, RefusalReason, SignOffer

__all__ = ["ChatRefusal", "RefusalReason", "SignOffer", "refusal"]
