"""Asks bots and checks their answers, so that callers only see what the rules accept."""

from collections.abc import Callable
from typing import TypeVar

from ninetyeight.bots.bot import Bot, Choice, Plan
from ninetyeight.bots.failure import BotFailed, FailureKind
from ninetyeight.bots.question import NotAnAnswer
from ninetyeight.rules import Action, Bid, EndTurn, Pile, Play, Refused, Sign, Signals, View
from ninetyeight.rules.errors import listed, shown
from ninetyeight.rules.legal import check

T = TypeVar("T")


def ask_step(
    bot: Bot,
    view: View,
    signals: Signals,
    *,
    seed: int,
    allowed: frozenset[Sign],
    plan: Plan | None = None,
) -> Choice:
    """Ask for an action; `BotFailed` if none comes or the rules refuse it."""
    given: object = _asked(
        bot, lambda: bot.choose(view, signals, seed=seed, allowed=allowed, plan=plan)
    )
    choice = given if isinstance(given, Choice) else Choice(_action(bot, given))
    _check(bot, view, _action(bot, choice.action))
    return choice


def ask_bid(bot: Bot, view: View) -> Bid:
    given: object = _asked(bot, lambda: bot.bid(view))
    if given not in list(Bid):
        raise BotFailed(f"{bot.name} bids {_text(given)}: a bid is {listed(Bid)}.")
    return Bid(str(given))


def ask_signs(bot: Bot, view: View, allowed: frozenset[Sign]) -> dict[Pile, Sign]:
    """Ask for signs; `BotFailed` if one is not used at this table."""
    given: object = _asked(bot, lambda: bot.signs(view, allowed=allowed))
    if not isinstance(given, dict):
        raise BotFailed(f"{bot.name} shows {_text(given)}: signs are a dict from piles to signs.")
    for pile, sign in given.items():
        if not isinstance(pile, Pile) or sign not in allowed:
            raise BotFailed(f"{bot.name} shows {_text(sign)}, which is not a sign of this table.")
    return {pile: Sign(sign) for pile, sign in given.items()}


def _asked(bot: Bot, question: Callable[[], T]) -> T:
    try:
        return question()
    except BotFailed:
        raise
    except Exception as error:
        words = f"{bot.name} failed: {_words(error)}"
        raise BotFailed(words, kind=FailureKind.CRASHED) from error


def _words(error: BaseException) -> str:
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else f"{type(error).__name__}."


def _action(bot: Bot, given: object) -> Action:
    if isinstance(given, Play | EndTurn):
        return given
    raise BotFailed(f"{bot.name} answers {_text(given)}, which is not an action.")


def _check(bot: Bot, view: View, action: Action) -> None:
    try:
        check(view.turn, view.hand, action)
    except Refused as refusal:
        raise BotFailed(f"{bot.name} breaks the rules: {refusal.message}") from None


def _text(value: object) -> str:
    if isinstance(value, NotAnAnswer):
        return value.words
    return "nothing" if value is None else shown(value)
