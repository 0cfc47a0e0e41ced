"""How much the next hint reveals, and how hints are worded."""

from ninetyeight.protocol.command import HintLevel
from ninetyeight.protocol.event import HintTaken
from ninetyeight.protocol.message import Hint
from ninetyeight.protocol.seen import DealtSeen
from ninetyeight.terminal.model import TableModel
from ninetyeight.words import Voice

LEVELS = (HintLevel.NUDGE, HintLevel.CARD, HintLevel.MOVE)
"""From vague to clear."""


def next_level(hint: Hint | None) -> HintLevel | None:
    """How much the next hint reveals; None if nothing is left to reveal."""
    if hint is None:
        return LEVELS[0]
    if hint.ends_turn or hint.level is LEVELS[-1]:
        return None
    return LEVELS[LEVELS.index(hint.level) + 1]


def is_first(model: TableModel) -> bool:
    """Whether the viewer has taken no hint in this game yet."""
    assert model.view is not None
    for line in reversed(model.history):
        if isinstance(line.event, DealtSeen):
            break
        if isinstance(line.event, HintTaken) and line.event.seat == model.view.you.seat:
            return False
    return True


def hint_words(voice: Voice, hint: Hint) -> str:
    """Describe what a bot would do and why, in the detail that was asked for."""
    advice = _advice_words(voice, hint)
    return advice if hint.reason is None else f"{advice} {hint.reason.worded(voice)}".rstrip()


def _advice_words(voice: Voice, hint: Hint) -> str:
    if hint.ends_turn:
        return voice.say("hint-end-turn")
    pile = hint.pile.name if hint.pile is not None else ""
    match hint.level:
        case HintLevel.NUDGE:
            return voice.say("hint-nudge", pile=pile)
        case HintLevel.CARD:
            return voice.say("hint-card", card=hint.card or "")
        case HintLevel.MOVE:
            return voice.say("hint-move", card=hint.card or "", pile=pile)
