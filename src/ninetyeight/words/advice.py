"""Why a hint is good advice, in words."""

from ninetyeight.words.speech import is_known
from ninetyeight.words.voice import Voice


def reason_sentence(
    voice: Voice,
    code: str,
    *,
    card: int | None,
    pile: str | None,
    count: int | None,
    order: str | None,
) -> str:
    """Say a hint's reason by its code; empty for one that this version does not know."""
    named = None if order is None else voice.by_code("order", order, order)
    facts = {"card": card, "pile": pile, "count": count, "order": named}
    given = {name: fact for name, fact in facts.items() if fact is not None}
    key = f"why-{code}"
    return voice.say(key, **given) if is_known(key) else ""
