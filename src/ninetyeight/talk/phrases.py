"""The ready-made phrases, which people without a common language can use to talk (8.2, 8.3)."""

from enum import StrEnum


class PhraseCode(StrEnum):
    """The codes of the phrases; `words` has them in every language."""

    HELLO = "hello"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    SORRY = "sorry"
    MY_FAULT = "my-fault"
    NICE_TRICK = "nice-trick"
    YES = "yes"
    NO = "no"
    WAIT = "wait"
    YOUR_TURN = "your-turn"
    CAN_HELP = "can-help"
    CANNOT_HELP = "cannot-help"
    GOOD_HAND = "good-hand"
    BAD_HAND = "bad-hand"
    PLAY_LITTLE = "play-little"
    PLAY_MORE = "play-more"
    NO_BIG_GAPS = "no-big-gaps"
    HAVE_ORDER = "have-order"
    NO_ORDERS_NOW = "no-orders-now"
    HAVE_FIRE = "have-fire"
    ONE_MORE_GAME = "one-more-game"
    GOODBYE = "goodbye"
