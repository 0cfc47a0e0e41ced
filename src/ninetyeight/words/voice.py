"""Sentences, lists, and the names of bots and editions in one language."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from ninetyeight.words.speech import is_known, say


@dataclass(frozen=True, slots=True)
class Voice:
    """Says things in one language."""

    language: str

    def say(self, key: str, /, **values: str | int) -> str:
        return say(self.language, key, **values)

    def by_code(self, prefix: str, code: str, otherwise: str = "") -> str:
        """Say what a code means, or `otherwise` if this version does not know it."""
        key = f"{prefix}-{code}"
        return self.say(key) if is_known(key) else otherwise

    def list(self, items: Iterable[str | int]) -> str:
        """Join items as is usual in the language: a, b and c."""
        words = [str(item) for item in items]
        if len(words) < 2:
            return "".join(words)
        head = reduce(lambda a, b: self.say("list-more", first=a, second=b), words[:-1])
        return self.say("list-last", first=head, second=words[-1])

    def bot(self, bot: str) -> str:
        """Name a bot; one that this version does not know is called by its code."""
        return self.by_code("bot", bot, bot)

    def bot_failed(self, bot: str, how: str) -> str:
        """Say how a bot failed, and which bot stands in for it."""
        return self.say(f"terminal-bot-{how}", bot=self.bot(bot), other=self.bot("greedy"))

    def edition(self, edition: str) -> str:
        """Name an edition; combinations are joined by +."""
        names = [self.by_code("edition", part, part) for part in edition.split("+")]
        return reduce(lambda a, b: self.say("edition-joined", first=a, second=b), names)
