"""What is said of a game that is over, alike in the terminal and in the plain game."""

from ninetyeight.rules import CardPlayed, Duty, Hindrance, Lack, Loss, Pile
from ninetyeight.words.voice import Voice

_NO_FIT: dict[tuple[Hindrance, ...], str] = {
    (): "ending-why-no-fit",
    (Hindrance.ONE_PILE,): "ending-why-no-fit-one-pile",
    (Hindrance.NO_BACKWARDS,): "ending-why-no-fit-no-backwards",
    (Hindrance.ONE_PILE, Hindrance.NO_BACKWARDS): "ending-why-no-fit-both",
    (Hindrance.FIRE,): "ending-why-no-fit-fire",
    (Hindrance.FIRE, Hindrance.NO_BACKWARDS): "ending-why-no-fit-fire",
}
_TOO_FEW: dict[tuple[Hindrance, ...], str] = {
    (): "ending-why-too-few",
    (Hindrance.ONE_PILE,): "ending-why-too-few-one-pile",
    (Hindrance.NO_BACKWARDS,): "ending-why-too-few-no-backwards",
    (Hindrance.ONE_PILE, Hindrance.NO_BACKWARDS): "ending-why-too-few-both",
}
_NOT_COVERED: dict[tuple[Hindrance, ...], str] = {
    (): "ending-open-no-fit",
    (Hindrance.ONE_PILE,): "ending-open-no-fit-one-pile",
    (Hindrance.NO_BACKWARDS,): "ending-open-no-fit-no-backwards",
    (Hindrance.ONE_PILE, Hindrance.NO_BACKWARDS): "ending-open-no-fit-no-backwards",
    (Hindrance.FIRE,): "ending-open-no-fit-fire",
    (Hindrance.FIRE, Hindrance.NO_BACKWARDS): "ending-open-no-fit-no-backwards",
}


def loss_sentence(
    voice: Voice, duty: Duty, loss: Loss, *, cards: int, only: Pile | None, name: str | None
) -> str:
    """Say why a game was lost by a duty, in one sentence that is true for exactly that ending.

    `cards` is how many were owed, `only` the pile that One pile or a fire allowed, `name` who could
    not go on; without a name it is told to them. The web client says the same
    (`web/src/screens/table/end/reason.ts`).
    """
    piles = voice.list(pile.name for pile in loss.piles)
    if duty in (Duty.SKULL, Duty.FIRE):
        why = _why_uncovered(voice, loss, only)
        return voice.say(f"ending-lost-{duty}", count=len(loss.piles), piles=piles, why=why)
    if loss.lack is Lack.THREE and loss.piles:
        return voice.say("ending-lost-three-open", count=len(loss.piles), piles=piles)
    if loss.lack is Lack.THREE:
        return voice.say("ending-lost-three-late", count=loss.count)
    why = _why_too_few(voice, loss, only)
    if name is None:
        return voice.say(f"ending-lost-{duty}-you", count=cards, why=why)
    return voice.say(f"ending-lost-{duty}", name=name, count=cards, why=why)


def widest_sentence(voice: Voice, gap: CardPlayed, turn: int, name: str | None) -> str:
    """Describe the play that skipped the most numbers; without a name, to whoever played it."""
    facts: dict[str, str | int] = {"card": gap.card, "pile": gap.pile.name, "on": gap.on}
    facts |= {"turn": turn, "gap": abs(gap.card - gap.on) - 1}
    if name is None:
        return voice.say("ending-decided-about-you", **facts)
    return voice.say("ending-decided-about", name=name, **facts)


def _why_too_few(voice: Voice, loss: Loss, only: Pile | None) -> str:
    match loss.lack:
        case Lack.FIT:
            return voice.say(_NO_FIT[loss.hindrances], pile=_letter(only))
        case Lack.NUMBER:
            return voice.say(_TOO_FEW[loss.hindrances], count=loss.count)
        case Lack.HAND:
            return voice.say("ending-why-hand", count=loss.count)
        case _:
            return voice.say("ending-why-stop")


def _why_uncovered(voice: Voice, loss: Loss, only: Pile | None) -> str:
    if loss.lack is Lack.FIT:
        return voice.say(_NOT_COVERED[loss.hindrances], pile=_letter(only))
    return voice.say(f"ending-open-{loss.lack}", count=loss.count)


def _letter(pile: Pile | None) -> str:
    return "" if pile is None else pile.name
