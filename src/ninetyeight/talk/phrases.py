"""The ready-made phrases, which people without a common language can use to talk (8.2, 8.3)."""

from collections.abc import Sequence
from enum import StrEnum


class PhraseCode(StrEnum):
    """The codes of the phrases, the most useful first; `words` has them in every language."""

    CAN_HELP = "can-help"
    CANNOT_HELP = "cannot-help"
    PLAY_LITTLE = "play-little"
    PLAY_MORE = "play-more"
    NO_BIG_GAPS = "no-big-gaps"
    WAIT = "wait"
    GOOD_HAND = "good-hand"
    BAD_HAND = "bad-hand"
    HAVE_ORDER = "have-order"
    NO_ORDERS_NOW = "no-orders-now"
    HAVE_FIRE = "have-fire"
    YES = "yes"
    NO = "no"
    THANKS = "thanks"
    SORRY = "sorry"
    MY_FAULT = "my-fault"
    WELL_PLAYED = "well-played"
    NICE_TRICK = "nice-trick"
    YOUR_TURN = "your-turn"
    HELLO = "hello"
    ONE_MORE_GAME = "one-more-game"
    GOODBYE = "goodbye"


ABOUT_ORDERS = (PhraseCode.HAVE_ORDER, PhraseCode.NO_ORDERS_NOW)
ABOUT_FIRE = (PhraseCode.HAVE_FIRE,)
ABOUT_NO_PILE = (
    PhraseCode.YOUR_TURN,
    PhraseCode.HELLO,
    PhraseCode.ONE_MORE_GAME,
    PhraseCode.GOODBYE,
)
"""Phrases that are never about a pile."""


def phrases_for(*, has_orders: bool, has_fire: bool) -> Sequence[PhraseCode]:
    """List the phrases that make sense in a game, the most useful first."""
    without = (() if has_orders else ABOUT_ORDERS) + (() if has_fire else ABOUT_FIRE)
    return [code for code in PhraseCode if code not in without]
