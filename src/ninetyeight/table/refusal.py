"""Why a table refuses what was asked; nothing has happened then."""

from enum import StrEnum

from ninetyeight.rules import GameError, RefusalCode
from ninetyeight.talk import ChatRefusal


class TableCode(StrEnum):
    """The stable codes of a table's refusals; those of the rules come on top (3.6)."""

    CLOSED = "closed"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"
    NO_GAME = "no-game"
    GAME_RUNNING = "game-running"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    SEATS_FREE = "seats-free"
    TOO_FEW_SEATS = "too-few-seats"
    NO_SUCH_BOT = "no-such-bot"
    NOT_BIDDING = "not-bidding"
    NO_TIE = "no-tie"
    NOT_TIED = "not-tied"
    NO_UNDO = "no-undo"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    NO_HINTS = "no-hints"
    NO_TALK = "no-talk"
    NO_CHAT = "no-chat"
    NUMBER_NAMED = "number-named"
    NO_SUCH_LINE = "no-such-line"
    IS_MINDED = "is-minded"
    NOT_AWAY = "not-away"
    IS_PRESENT = "is-present"
    STILL_TIME = "still-time"
    NO_PERSON = "no-person"
    ONESELF = "oneself"
    NOT_ASKED = "not-asked"
    NO_WATCHERS = "no-watchers"
    OTHER_SEAT_OPEN = "other-seat-open"
    WAS_REMOVED = "was-removed"
    NOT_ALONE = "not-alone"


class TableRefused(GameError):
    """What a table refuses, with a stable code and a message in plain words."""

    def __init__(self, code: TableCode | RefusalCode | str, message: str) -> None:
        super().__init__(code, message)


class NumberNamed(TableRefused):
    """A line of chat that names the number of a card (8.6)."""

    def __init__(self, refusal: ChatRefusal) -> None:
        super().__init__(
            TableCode.NUMBER_NAMED,
            f"Nobody may name the number of a card, and {refusal.found!r} does.",
        )
        self.refusal = refusal
        """How it was named, and the sign that comes nearest."""

    def __reduce__(self) -> tuple[object, ...]:
        """Survive pickling."""
        return type(self), (self.refusal,)
