"""The moves of a bot's seat when its bot does not answer."""

from ninetyeight.bots import Choice
from ninetyeight.bots.question import Answer
from ninetyeight.bots.substitute import greedy
from ninetyeight.rules import Bid, Pile, Sign
from ninetyeight.table import BotQuestion, BotQuestionKind


def fallback(question: BotQuestion) -> Answer:
    """Answer for a bot: the cheapest card, the signs it already shows, a neutral bid."""
    match question.kind:
        case BotQuestionKind.BID:
            return Bid.ALL_THE_SAME
        case BotQuestionKind.SIGNS:
            return standing_signs(question)
        case BotQuestionKind.STEP:
            return Choice(greedy(question.view))


def standing_signs(question: BotQuestion) -> dict[Pile, Sign]:
    """Collect the signs that the seat already shows."""
    return {
        signal.pile: signal.sign
        for signal in question.signals.standing
        if signal.seat == question.seat and signal.sign is not None
    }
