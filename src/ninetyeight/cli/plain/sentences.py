"""The plain game's sentences about cards, duties, refusals and the end, in any language."""

from ninetyeight.rules import (
    TRICK,
    Duty,
    GameError,
    Obligations,
    Order,
    Outcome,
    Pile,
    Play,
    RefusalCode,
    Ruleset,
    Turn,
    View,
    loss_of,
    obligations,
)
from ninetyeight.rules.legal import Hand
from ninetyeight.words import Voice, loss_sentence


def mark(voice: Voice, ruleset: Ruleset, card: int) -> str:
    """Name a card's order and fire; empty if it has neither."""
    marks = []
    if card in ruleset.orders:
        marks.append(voice.say(f"order-{ruleset.orders[card]}"))
    if ruleset.burns(card):
        marks.append(voice.say("web-burns"))
    return ", ".join(marks)


def top_mark(voice: Voice, ruleset: Ruleset, top: int) -> str:
    """Name what a top card still demands: a Stop or 3! is over once it is obeyed (5.5)."""
    if ruleset.orders.get(top) in (Order.STOP, Order.THREE):
        return voice.say("web-burns") if ruleset.burns(top) else ""
    return mark(voice, ruleset, top)


def owed_sentences(voice: Voice, turn: Turn, owed: Obligations, *, is_yours: bool) -> list[str]:
    """Everything that binds the player on turn, the most urgent first."""
    return [*duties(voice, turn, owed, is_yours=is_yours), *_conditions(voice, turn, owed)]


def duties(voice: Voice, turn: Turn, owed: Obligations, *, is_yours: bool) -> list[str]:
    """What the player on turn still has to do."""
    said = [voice.say("owed-nothing")] if is_yours and owed.are_met else []
    if owed.cover_next is not None:
        said.append(voice.say("owed-cover-next", pile=owed.cover_next.name))
    said += [
        voice.say(_cover_key(turn, pile), pile=pile.name)
        for pile in owed.cover
        if pile != owed.cover_next
    ]
    if owed.cards:
        cards = "owed-cards-you" if is_yours else "owed-cards"
        exactly = "owed-exactly-you" if is_yours else "owed-exactly"
        said.append(voice.say(exactly if owed.exactly else cards, count=owed.cards))
    if owed.bound is not None:
        said.append(voice.say("owed-bound", pile=owed.bound.name))
    return said


def _conditions(voice: Voice, turn: Turn, owed: Obligations) -> list[str]:
    """What lasting orders forbid while they are visible (6)."""
    said = []
    if owed.bound is None and Order.ONE_PILE in turn.visible:
        name, demand = voice.say("order-one-pile"), voice.say("order-one-pile-demand")
        said.append(voice.say("web-figure", name=name, text=demand))
    held = (
        ("owed-no-trick", not owed.trick),
        ("owed-silence", not owed.talk),
        ("owed-draw-one", owed.draw_limit is not None),
    )
    return [*said, *(voice.say(key) for key, holds in held if holds)]


def _cover_key(turn: Turn, pile: Pile) -> str:
    if turn.ruleset.orders.get(turn.tops[pile]) is Order.SKULL:
        return "owed-cover-skull"
    return "owed-cover-fire" if turn.ruleset.burns(turn.tops[pile]) else "owed-cover"


def refusal_words(voice: Voice, error: GameError, view: View, play: Play | None) -> str:
    """Why a play, or the end of a turn, was refused."""
    said = voice.by_code("refusal", error.code, error.message)
    if error.code == RefusalCode.TURN_NOT_FINISHED:
        owed = duties(voice, view.turn, view.obligations, is_yours=False)
        return " · ".join([said, *owed])
    if play is None:
        return said
    if error.code == RefusalCode.NOT_IN_HAND:
        return voice.say("terminal-not-in-hand", card=play.card)
    if error.code == RefusalCode.DOES_NOT_FIT:
        way = "higher" if play.pile.ascends else "lower"
        back = "-or-back" if view.obligations.trick else ""
        top = view.turn.tops[play.pile]
        return voice.say(f"fit-{way}{back}", card=play.card, pile=play.pile.name, top=top)
    return said


def loss_words(voice: Voice, turn: Turn, hand: Hand, duty: Duty, name: str | None) -> str:
    """Explain why a game was lost; without a name, to the player who was stuck."""
    owed = obligations(turn)
    return loss_sentence(
        voice,
        duty,
        loss_of(turn, hand, duty),
        cards=owed.cards,
        only=owed.bound if owed.cover_next is None else owed.cover_next,
        name=name,
    )


def outcome_lines(voice: Voice, outcome: Outcome, why: str, *, is_alone: bool) -> list[str]:
    """How a game ended and why, and how close it was."""
    if outcome.broken is None:
        title = voice.say("outcome-won-alone" if is_alone else "outcome-won")
        return [f"{title} {voice.by_code('outcome', outcome.code)}".rstrip()]
    left = f"{voice.say('outcome-left', count=outcome.left)}."
    praise = voice.say("outcome-excellent") if outcome.is_excellent else ""
    return [f"{voice.say('outcome-lost')} {why}".rstrip(), f"{left} {praise}".rstrip()]


def step_words(play: Play, top: int) -> str:
    """How far a play moves its pile; empty for the trick, which has words of its own."""
    step = play.pile.step(top, play.card)
    return "" if step == -TRICK else f"+{step}"
