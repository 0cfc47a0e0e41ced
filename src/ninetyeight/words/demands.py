"""What a game is and demands, in one sentence that is true for exactly its rules."""

from collections.abc import Iterable
from functools import reduce

from ninetyeight.rules import Ruleset
from ninetyeight.words.voice import Voice


def demands(voice: Voice, ruleset: Ruleset) -> str:
    """Say how many cards a turn owes and a hand holds, when fires are due, and whether orders bind.

    The web client words its own choices alike (`web/src/screens/settings/demands.ts`).
    """
    return f"{_joined(voice, _clauses(voice, ruleset))}."


def game_sentence(voice: Voice, game: str, ruleset: Ruleset, options: Iterable[str] = ()) -> str:
    """Say in one sentence what game this is: its name, its players, its demands and options.

    The web client says the same (`web/src/screens/table/invited.ts`).
    """
    demanded = _joined(voice, [*_clauses(voice, ruleset), *options])
    demanded = demanded[0].lower() + demanded[1:]
    if ruleset.players == 1:
        return voice.say("invitation-alone", game=game, demands=demanded)
    return voice.say("invitation-game", game=game, count=ruleset.players, demands=demanded)


def _clauses(voice: Voice, ruleset: Ruleset) -> list[str]:
    clauses = [voice.say("demands-cards", minimum=ruleset.minimum, hand=ruleset.hand_size)]
    if ruleset.burning:
        count = len(ruleset.burning)
        clauses.append(voice.say("demands-fire", cover=_cover(ruleset), count=count))
    if ruleset.orders:
        clauses.append(voice.say("demands-orders", count=len(ruleset.orders)))
    return clauses


def _joined(voice: Voice, clauses: list[str]) -> str:
    return reduce(lambda a, b: voice.say("demands-joined", first=a, second=b), clauses)


def _cover(ruleset: Ruleset) -> str:
    """When a fire must be covered, as the sentence distinguishes it (4.3 to 4.5)."""
    if not ruleset.fire_binds_next_card:
        return "turn"
    return "next" if ruleset.players == 1 else "anyone"
