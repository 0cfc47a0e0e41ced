"""What a bot's seat does when its bot does not answer: `greedy` in plain Python, from the view."""

from ninetyeight.bots import Choice
from ninetyeight.bots.worker import Answer
from ninetyeight.rules import END_TURN, Action, Bid, Pile, Play, Ruleset, Sign, View, can_go_on
from ninetyeight.rules.legal import without
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
    """Lay the nearest card that does not lose; more than is owed only when it is cheap.

    Where every card loses, the nearest of those that let the game go on comes first.
    """
    actions = view.legal_actions
    losing = set(view.losing_plays)
    plays = [play for play in actions if isinstance(play, Play)]
    plays.sort(key=lambda play: (_step(view, play), play.pile))
    safe = [play for play in plays if play not in losing]
    if END_TURN in actions:
        cheap = _extra_step(view.ruleset)
        return safe[0] if safe and _step(view, safe[0]) <= cheap else END_TURN
    return safe[0] if safe else min(plays, key=lambda play: _ends_game(view, play))


def _ends_game(view: View, play: Play) -> bool:
    return not can_go_on(view.turn.after(play), without(view.hand, play.card))


def _step(view: View, play: Play) -> int:
    return play.pile.step(view.turn.tops[play.pile], play.card)


def _extra_step(ruleset: Ruleset) -> int:
    """Give the step up to which more cards are laid than are owed, as the kernel's `greedy`."""
    if ruleset.players == 1:
        return 1
    return 3 if ruleset.players <= 3 else 2
