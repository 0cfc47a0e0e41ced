"""Why a hint is good advice, as facts that its player can check.

A reason is counted from the player's own view and the signs on the table, by comparing the hinted
play with the best different one: the legal play that goes least far. It names only cards of the
player's own hand.
"""

from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass

from ninetyeight.protocol.message import HintReason, HintReasonCode
from ninetyeight.rules import (
    TRICK,
    Action,
    Play,
    Sign,
    Signals,
    View,
    obligations,
)
from ninetyeight.rules.legal import Hand, open_plays, without
from ninetyeight.rules.turn import Turn

Code = HintReasonCode


def hint_reason(view: View, signals: Signals, action: Action) -> HintReason:
    """Find the first reason that holds for what a bot advises the player on turn."""
    if not isinstance(action, Play):
        return _why_end(view)
    plays = tuple(each for each in view.legal_actions if isinstance(each, Play))
    assert action in plays, "a hint is a legal play"
    others = tuple(play for play in plays if play != action)
    if not others:
        return HintReason(code=Code.ONLY_PLAY)
    advice = _Advice(view, signals, action, others)
    return next(reason for find in _IN_ORDER if (reason := find(advice)) is not None)


@dataclass(frozen=True, slots=True)
class _Advice:
    """A hinted play and the other legal ones, of which there is at least one."""

    view: View
    signals: Signals
    play: Play
    others: tuple[Play, ...]

    @property
    def turn(self) -> Turn:
        return self.view.turn

    @property
    def step(self) -> int:
        return _step(self.turn, self.play)

    @property
    def closest_other(self) -> Play:
        return min(self.others, key=lambda play: _step(self.turn, play))

    def tricks_after(self, play: Play) -> frozenset[Play]:
        """Find the backwards tricks that could follow a play in this turn."""
        turn, hand = self.turn.after(play), without(self.view.hand, play.card)
        return frozenset() if turn.is_over(hand) else frozenset(_tricks(turn, hand))

    def count_playable_after(self, play: Play) -> int:
        """Count the cards of the hand that would still fit somewhere."""
        turn, hand = self.turn.after(play), without(self.view.hand, play.card)
        return len({fitting.card for fitting in open_plays(turn, hand, obligations(turn))})


def _why_end(view: View) -> HintReason:
    steps = [_step(view.turn, play) for play in view.legal_actions if isinstance(play, Play)]
    if not steps:
        return HintReason(code=Code.NOTHING_FITS)
    if min(steps) > 0:
        return HintReason(code=Code.SAVES_GAP, count=min(steps))
    return HintReason(code=Code.WEIGHED_END)


def _lost(advice: _Advice) -> HintReason | None:
    """A play that loses has no merit: bots choose one only if all do."""
    view = advice.view
    if not view.loses_by(advice.play):
        return None
    return HintReason(code=Code.DOOMED if all(map(view.loses_by, advice.others)) else Code.WEIGHED)


def _only_safe(advice: _Advice) -> HintReason | None:
    view = advice.view
    return HintReason(code=Code.ONLY_SAFE) if all(map(view.loses_by, advice.others)) else None


def _covers(advice: _Advice) -> HintReason | None:
    owed, pile = advice.view.obligations, advice.play.pile
    must = owed.cover if owed.cover_next is None else (owed.cover_next,)
    return HintReason(code=Code.COVERS, pile=pile) if pile in must else None


def _trick(advice: _Advice) -> HintReason | None:
    return HintReason(code=Code.TRICK) if advice.step == -TRICK else None


def _opens_trick(advice: _Advice) -> HintReason | None:
    """The play lets another card go back on it at once."""
    tricks = advice.tricks_after(advice.play)
    return _about_trick(Code.OPENS_TRICK, {t for t in tricks if t.pile is advice.play.pile})


def _keeps_trick(advice: _Advice) -> HintReason | None:
    """The play leaves a trick for later that the best different play would use or prevent."""
    kept = advice.tricks_after(advice.play) - advice.tricks_after(advice.closest_other)
    ready = frozenset(_tricks(advice.turn, advice.view.hand))
    return _about_trick(Code.KEEPS_TRICK, kept & ready)


def _about_trick(code: HintReasonCode, tricks: Set[Play]) -> HintReason | None:
    if not tricks:
        return None
    first = min(tricks, key=lambda play: (play.card, play.pile))
    return HintReason(code=code, card=first.card, pile=first.pile)


def _lifts_order(advice: _Advice) -> HintReason | None:
    """The play covers an order that the best different one would leave in sight."""
    turn, other = advice.turn, advice.turn.after(advice.closest_other)
    top = turn.ruleset.orders.get(turn.tops[advice.play.pile])
    if top is None or top in turn.after(advice.play).visible or top not in other.visible:
        return None
    return HintReason(code=Code.LIFTS_ORDER, order=top.value)


def _closest(advice: _Advice) -> HintReason | None:
    if advice.step > _step(advice.turn, advice.closest_other):
        return None
    return HintReason(code=Code.CLOSEST, count=advice.step)


def _leaves_pile(advice: _Advice) -> HintReason | None:
    """A closer card would go on a pile that a partner has signed."""
    pile = advice.closest_other.pile
    partners = (seat for seat in range(advice.turn.ruleset.players) if seat != advice.view.seat)
    asked = any(advice.signals.of(seat, pile) in _KEEP_OFF for seat in partners)
    if pile is advice.play.pile or not asked:
        return None
    return HintReason(code=Code.LEAVES_PILE, pile=pile)


def _keeps_more(advice: _Advice) -> HintReason | None:
    count = advice.count_playable_after(advice.play)
    if count <= advice.count_playable_after(advice.closest_other):
        return None
    return HintReason(code=Code.KEEPS_MORE, count=count)


def _leads_on(advice: _Advice) -> HintReason | None:
    """Another card of the hand follows closely on the same pile."""
    turn, pile = advice.turn.after(advice.play), advice.play.pile
    hand = without(advice.view.hand, advice.play.card)
    if turn.is_over(hand):
        return None
    steps = [
        (_step(turn, play), play.card)
        for play in open_plays(turn, hand, obligations(turn))
        if play.pile is pile
    ]
    if not steps or not 0 < min(steps)[0] <= CLOSE:
        return None
    step, card = min(steps)
    return HintReason(code=Code.LEADS_ON, card=card, count=step)


def _weighed(_: _Advice) -> HintReason:
    return HintReason(code=Code.WEIGHED)


CLOSE = 5
"""The farthest that a card may go to follow closely."""
_KEEP_OFF = (Sign.LEAVE, Sign.LIKE, Sign.TURN)
_IN_ORDER: tuple[Callable[[_Advice], HintReason | None], ...] = (
    _lost,
    _only_safe,
    _covers,
    _trick,
    _opens_trick,
    _lifts_order,
    _keeps_trick,
    _closest,
    _leaves_pile,
    _leads_on,
    _keeps_more,
    _weighed,
)


def _tricks(turn: Turn, hand: Hand) -> Iterator[Play]:
    """Yield the backwards tricks that are legal now."""
    for play in open_plays(turn, hand, obligations(turn)):
        if _step(turn, play) == -TRICK:
            yield play


def _step(turn: Turn, play: Play) -> int:
    return play.pile.step(turn.tops[play.pile], play.card)
