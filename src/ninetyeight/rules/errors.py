"""Errors for input that the rules reject, each with a stable code."""

import json
from collections.abc import Iterable
from enum import StrEnum

_LONGEST_SHOWN = 60


class GameError(ValueError):
    """Something asked for that cannot be done; the message names the input and what is wrong."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = str(code)
        """A code that never changes; clients translate it."""
        self.message = message
        """The explanation in English."""

    def __reduce__(self) -> tuple[object, ...]:
        """Survive pickling, so that worker processes can raise it."""
        return type(self), (self.code, self.message)


class InvalidRuleset(GameError):
    """An edition or a ruleset with an unknown name or a number out of range."""


class InvalidLayout(GameError):
    """A layout with an unknown order, a wrong number or a number used twice."""


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
    """Format any input for one line of a message, shortened if it is long."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


def listed(choices: Iterable[str]) -> str:
    """Join the choices for a message: `off, next-turn or next-card`."""
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last
