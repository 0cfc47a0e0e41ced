"""What a bot does that is no answer: it fails, is late, or breaks the rules."""

from enum import StrEnum

from ninetyeight.rules import GameError


class Failing(StrEnum):
    """How a bot failed, for people who only play with it."""

    LATE = "late"
    """No answer came in time."""
    CRASHED = "crashed"
    """It raised an error, ended, or could not even start."""
    BAD_ANSWER = "bad-answer"
    """What it said is no answer, or one that the rules refuse."""


class BotFailed(GameError):
    """A bot did not do what was asked of it; the message names the bot and says what happened."""

    def __init__(self, message: str, trace: str = "", how: Failing = Failing.BAD_ANSWER) -> None:
        super().__init__("bot-failed", message)
        self.trace = trace
        """What the bot itself said about it, such as a traceback; for its author."""
        self.how = how
        if trace:
            self.add_note(trace)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.trace, self.how)
