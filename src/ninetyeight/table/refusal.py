"""Refused commands; a refusal changes nothing at the table."""

from ninetyeight.protocol.refusal import TableCode
from ninetyeight.rules import GameError, RefusalCode
from ninetyeight.talk import ChatRefusal


class TableRefused(GameError):
    """A command that the table refuses."""

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
        """How the number was named, and the sign closest in meaning."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal,)
