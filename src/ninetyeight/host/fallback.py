"""What a bot's seat does when its bot does not answer: `greedy` in plain Python, from the view."""

from ninetyeight.bots import Choice
from ninetyeight.bots.worker import Answer
from ninetyeight.rules import END_TURN, Action, Bid, Pile, Play, Ruleset, Sign, View
from ninetyeight.table import Want, WantKind


def fallback(want: Want) -> Answer:
    """Answer for a bot: the cheapest card, the signs that stand, a bid that says little."""
    match want.kind:
        case WantKind.BID:
            return Bid.ALL_THE_SAME
        case WantKind.SIGNS:
            return standing_signs(want)
        case WantKind.STEP:
            return Choice(greedy(want.view))


def standing_signs(want: Want) -> dict[Pile, Sign]:
    """Give the signs that a seat shows already."""
    return {
        signal.pile: signal.sign
        for signal in want.signals.standing
        if signal.seat == want.seat and signal.sign is not None
    }


def greedy(view: View) -> Action:
    """Lay the nearest card that does not lose; more than is owed only when it is cheap."""
    actions = view.legal_actions
    losing = set(view.losing_plays)
    plays = [play for play in actions if isinstance(play, Play) and play not in losing]
    plays.sort(key=lambda play: (_step(view, play), play.pile))
    if END_TURN in actions:
        cheap = _extra_step(view.ruleset)
        return plays[0] if plays and _step(view, plays[0]) <= cheap else END_TURN
    return plays[0] if plays else actions[0]


def _step(view: View, play: Play) -> int:
    return play.pile.step(view.turn.tops[play.pile], play.card)


def _extra_step(ruleset: Ruleset) -> int:
    """Give the step up to which more cards are laid than are owed, as the kernel's `greedy`."""
    if ruleset.players == 1:
        return 1
    return 3 if ruleset.players <= 3 else 2
