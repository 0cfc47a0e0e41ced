"""Bots that play with people in this terminal."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from ninetyeight.bots import Bot
from ninetyeight.bots.external import ANSWER_SECONDS, BotProcess, bot_process
from ninetyeight.bots.naming import parse_name
from ninetyeight.rules import GameError, Ruleset


def check_bot(name: str, ruleset: Ruleset) -> None:
    """Refuse a bot that cannot play this game before the screen opens."""
    with seated([name], ruleset):
        pass


@contextmanager
def seated(names: Sequence[str], ruleset: Ruleset) -> Iterator[tuple[Bot, ...]]:
    """Start bots by name; external ones run in processes that end with the context."""
    with ExitStack() as stack:
        yield tuple(_bot(name, ruleset, stack) for name in names)


def _bot(name: str, ruleset: Ruleset, stack: ExitStack) -> Bot:
    parsed = parse_name(name)
    if not parsed.is_external:
        from ninetyeight.bots.compiled_bots import compiled_bot

        bot = compiled_bot(parsed)
        bot.net_for(ruleset)  # raises if its weights are for another game
        return bot
    process: BotProcess = bot_process(parsed, ANSWER_SECONDS)
    stack.callback(process.end)
    try:
        process.start()
    except GameError as error:
        raise GameError("bot", error.message) from None
    return process
