"""Questions to a bot in another process, and its answers."""

from dataclasses import dataclass

from ninetyeight.bots.bot import Bot, Choice, Cost, Plan
from ninetyeight.rules import Bid, Pile, Sign, Signals, View


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a bot, with all that it may know."""

    kind: str
    """`bid`, `signs` or `step`."""
    bot: str
    view: View
    signals: Signals
    allowed: frozenset[Sign]
    seed: int
    plan: Plan | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A bot that serves alone in its process is ready."""

    name: str
    sentence: str
    cost: Cost


@dataclass(frozen=True, slots=True)
class Failed:
    """A bot raised an error; at a server's table only its type is told."""

    error: str
    trace: str = ""
    """The traceback, for the owner of the bot."""


@dataclass(frozen=True, slots=True)
class Odd:
    """A bot returned something that is no answer at all; only its text comes back."""

    words: str


Answer = Bid | dict[Pile, Sign] | Choice
"""The answer to each kind of question, in this order."""


def answer(question: Question, bot: Bot) -> Answer:
    match question.kind:
        case "bid":
            return bot.bid(question.view)
        case "signs":
            return bot.signs(question.view, allowed=question.allowed)
        case _:
            return bot.choose(
                question.view,
                question.signals,
                seed=question.seed,
                allowed=question.allowed,
                plan=question.plan,
            )
