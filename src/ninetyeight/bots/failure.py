"""How a bot can fail: with an error, too late, or with an illegal answer."""

from enum import StrEnum

from ninetyeight.rules import GameError


class FailureKind(StrEnum):
    """How a bot failed, as the people at its table are told."""

    LATE = "late"
    """No answer came in time."""
    CRASHED = "crashed"
    """It raised an error, exited, or could not start."""
    BAD_ANSWER = "bad-answer"
    """Its answer could not be read, or the rules refuse it."""


class BotFailed(GameError):
    """A bot did not give a usable answer; the message names the bot and says what happened."""

    def __init__(
        self, message: str, trace: str = "", kind: FailureKind = FailureKind.BAD_ANSWER
    ) -> None:
        super().__init__("bot-failed", message)
        self.trace = trace
        """The bot's own output about the failure, such as a traceback; for its author."""
        self.kind = kind
        if trace:
            self.add_note(trace)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.trace, self.kind)
