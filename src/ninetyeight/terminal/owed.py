"""What the player on turn still owes, and what binds everybody, in words."""

from ninetyeight.protocol.view import Owed, PileView
from ninetyeight.rules import Duty, Order
from ninetyeight.words import Voice


def owed_sentences(
    voice: Voice,
    owed: Owed | None,
    piles: tuple[PileView, ...],
    *,
    is_yours: bool,
    doomed_by: Duty | None = None,
) -> list[str]:
    """List what is owed and forbidden, the most urgent first.

    If every play loses, the player is told why instead, and chooses the last card knowingly.
    """
    if owed is None:
        return []
    if doomed_by is not None:
        return [voice.say(f"doomed-{doomed_by}"), *_conditions(voice, owed)]
    said = [*_duties(voice, owed, piles, is_yours=is_yours), *_conditions(voice, owed)]
    if is_yours and owed.is_met:
        said.insert(0, voice.say("owed-nothing"))
    return said


def _duties(voice: Voice, owed: Owed, piles: tuple[PileView, ...], *, is_yours: bool) -> list[str]:
    said = []
    if owed.cover_next is not None:
        said.append(voice.say("owed-cover-next", pile=owed.cover_next.name))
    said += [
        voice.say(_cover_key(piles[pile]), pile=pile.name)
        for pile in owed.cover
        if pile != owed.cover_next
    ]
    if owed.cards > 0:
        cards = "owed-cards-you" if is_yours else "owed-cards"
        exactly = "owed-exactly-you" if is_yours else "owed-exactly"
        said.append(voice.say(exactly if owed.exactly else cards, count=owed.cards))
    if owed.bound is not None:
        said.append(voice.say("owed-bound", pile=owed.bound.name))
    return said


def _conditions(voice: Voice, owed: Owed) -> list[str]:
    """List what visible lasting orders forbid everybody (6)."""
    held = (
        ("owed-silence", not owed.talk),
        ("owed-no-trick", not owed.trick),
        ("owed-draw-one", owed.draw_limit == 1),
    )
    return [voice.say(key) for key, holds in held if holds]


def _cover_key(pile: PileView) -> str:
    if pile.order is Order.SKULL:
        return "owed-cover-skull"
    return "owed-cover-fire" if pile.burns else "owed-cover"
