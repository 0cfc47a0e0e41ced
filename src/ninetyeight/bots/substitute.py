"""The substitute for a bot that fails: `greedy` in plain Python, from the view alone."""

from ninetyeight.rules import END_TURN, Action, Play, Ruleset, View, can_go_on
from ninetyeight.rules.legal import without

MOST_FAILURES = 3
"""After this many failures in a game, the substitute plays the rest of it."""


def greedy(view: View) -> Action:
    """Lay the nearest card that does not lose, and more than the turn owes only if it is cheap.

    If every card loses, prefer the nearest after which the game goes on for a while.
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
    """Return the largest step for a card that is not owed, as in the kernel's `greedy`."""
    if ruleset.players == 1:
        return 1
    return 3 if ruleset.players <= 3 else 2
