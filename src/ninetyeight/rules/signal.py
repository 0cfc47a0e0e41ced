"""The signs that players may show on a pile (8.5)."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.rules.errors import RefusalCode, Refused
from ninetyeight.rules.event import CardPlayed, Event
from ninetyeight.rules.pile import Pile


class Sign(StrEnum):
    """What a player can signal about a pile."""

    LIKE = "like"
    """I would like this pile: one of my cards fits it well."""
    LEAVE = "leave"
    """Please leave this pile: a card here would cost me a lot."""
    TURN = "turn"
    """I can turn this pile back. It gives away an exact card, so only relaxed tables allow it."""


STRICT_SIGNS = frozenset({Sign.LIKE, Sign.LEAVE})
"""The signs allowed at every table."""
RELAXED_SIGNS = frozenset(Sign)
"""The signs allowed at a relaxed table."""


@dataclass(frozen=True, slots=True)
class Signal:
    """A sign that a seat shows on a pile; None withdraws it."""

    seat: int
    pile: Pile
    sign: Sign | None


@dataclass(frozen=True, slots=True)
class Signals:
    """The signs now shown, for everybody to see."""

    standing: frozenset[Signal] = frozenset()

    def of(self, seat: int, pile: Pile) -> Sign | None:
        """Return the sign that a seat shows on a pile, or None."""
        for signal in self.standing:
            if signal.seat == seat and signal.pile is pile:
                return signal.sign
        return None

    def show(
        self, signal: Signal, *, talk: bool, allowed: frozenset[Sign] = STRICT_SIGNS
    ) -> "Signals":
        """Replace the seat's sign on that pile; refused under Silence (8.4) or if not allowed.

        `talk` is the field of the current `Obligations`.
        """
        if not talk:
            raise Refused(RefusalCode.SILENCE, "Silence is visible: nobody may show signs now.")
        if signal.sign is not None and signal.sign not in allowed:
            raise Refused(
                RefusalCode.SIGN_NOT_ALLOWED, f"The sign {signal.sign} is not used at this table."
            )
        others = {
            other
            for other in self.standing
            if (other.seat, other.pile) != (signal.seat, signal.pile)
        }
        return Signals(frozenset(others if signal.sign is None else others | {signal}))

    def after(self, event: Event, *, talk: bool) -> "Signals":
        """Return the signs that are still shown after an event.

        A card removes the signs on its pile (8.5). If it reveals a Silence, so that `talk` is
        now forbidden, it removes every sign (6.2).
        """
        if not talk:
            return Signals()
        match event:
            case CardPlayed(pile=pile):
                return Signals(frozenset(s for s in self.standing if s.pile is not pile))
            case _:
                return self
