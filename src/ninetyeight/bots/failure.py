"""What a bot does that is no answer: it fails, is late, or breaks the rules."""

from ninetyeight.rules import GameError


class BotFailed(GameError):
    """A bot did not do what was asked of it; the message names the bot and says what happened."""

    def __init__(self, message: str) -> None:
        super().__init__("bot-failed", message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message,)
