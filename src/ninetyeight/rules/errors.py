"""Errors for what a person or program asked for and cannot have, each with a stable code."""

import json
from enum import StrEnum

_LONGEST_SHOWN = 60


class GameError(ValueError):
    """Names the input and what was wrong with it, in plain words; `code` never changes."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = str(code)
        """The stable code that clients translate."""
        self.message = message
        """The same in English, naming the input."""

    def __reduce__(self) -> tuple[object, ...]:
        """Survive pickling, so that worker processes can raise it."""
        return type(self), (self.code, self.message)


class InvalidRuleset(GameError):
    """An edition or a ruleset that does not exist: unknown names, impossible numbers."""


class InvalidLayout(GameError):
    """A layout of the orders with a wrong number or a wrong order."""


class InvalidDeck(GameError):
    """A deck that is not the pack, each card once."""


class InvalidSeat(GameError):
    """A seat that is not at this table."""


class InvalidRecord(GameError):
    """A file or object that is not a game record."""


class RefusalCode(StrEnum):
    """Why the rules refuse an action (3.6) or a signal (8.4, 8.5)."""

    GAME_OVER = "game-over"
    NO_SUCH_PILE = "no-such-pile"
    NOT_IN_HAND = "not-in-hand"
    DOES_NOT_FIT = "does-not-fit"
    TRICK_FORBIDDEN = "trick-forbidden"
    BOUND_TO_PILE = "bound-to-pile"
    COVER_FIRE_NEXT = "cover-fire-next"
    TURN_NOT_FINISHED = "turn-not-finished"
    SILENCE = "silence"
    SIGN_NOT_ALLOWED = "sign-not-allowed"


class Refused(GameError):
    """An action that the rules refuse; nothing has happened (3.6)."""


def shown(value: object) -> str:
    """Show any input on one line of a message, cut where it is long."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."
