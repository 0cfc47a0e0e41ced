"""Questions to a bot in another process, and its answers."""

from dataclasses import dataclass

from ninetyeight.bots.bot import Bot, Choice, Cost, Plan
from ninetyeight.rules import Bid, Pile, Sign, Signals, View


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a bot, with everything that it may know."""

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
    """The only bot of its process is ready."""

    name: str
    sentence: str
    cost: Cost


@dataclass(frozen=True, slots=True)
class Failed:
    """A bot raised an error; a server only passes on the type."""

    error: str
    trace: str = ""
    """The traceback, for the owner of the bot."""


@dataclass(frozen=True, slots=True)
class NotAnAnswer:
    """A bot returned something that is not an answer; only its text comes back."""

    words: str


Answer = Bid | dict[Pile, Sign] | Choice
"""The answers to `bid`, `signs` and `step`, in this order."""


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
