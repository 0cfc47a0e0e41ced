"""What a bot does that is no answer: it fails, is late, or breaks the rules."""

from ninetyeight.rules import GameError


class BotFailed(GameError):
    """A bot did not do what was asked of it; the message names the bot and says what happened."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__("bot-failed", message)
        self.trace = trace
        """What the bot itself said about it, such as a traceback; for its author."""
        if trace:
            self.add_note(trace)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.trace)
