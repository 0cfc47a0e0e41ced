"""What a bot's seat does when its bot does not answer."""

from ninetyeight.bots import Choice
from ninetyeight.bots.question import Answer
from ninetyeight.bots.standing_in import greedy
from ninetyeight.rules import Bid, Pile, Sign
from ninetyeight.table import BotQuestion, BotQuestionKind


def fallback(want: BotQuestion) -> Answer:
    """Answer for a bot: the cheapest card, the signs that stand, a bid that says little."""
    match want.kind:
        case BotQuestionKind.BID:
            return Bid.ALL_THE_SAME
        case BotQuestionKind.SIGNS:
            return standing_signs(want)
        case BotQuestionKind.STEP:
            return Choice(greedy(want.view))


def standing_signs(want: BotQuestion) -> dict[Pile, Sign]:
    """Give the signs that a seat shows already."""
    return {
        signal.pile: signal.sign
        for signal in want.signals.standing
        if signal.seat == want.seat and signal.sign is not None
    }
