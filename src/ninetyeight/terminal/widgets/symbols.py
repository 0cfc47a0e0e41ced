"""One-column symbols that every terminal can show."""

from ninetyeight.rules import Order, Sign
from ninetyeight.terminal.perspective import Mark

UP, DOWN = "↑", "↓"
BACK = "↩"
ON_TURN = "▶"
FIRE = "♨"
INSTANT, LASTING = "!", "∞"
SIGNS = {Sign.LIKE: "♥", Sign.LEAVE: "✖", Sign.TURN: BACK}
SKULL = "☠"


def mark_symbol(mark: Mark | None) -> str:
    """The symbol for an order or fire printed on a card."""
    if mark is None:
        return ""
    if mark.order is None:
        return FIRE if mark.burns else ""
    symbol = SKULL if mark.order is Order.SKULL else LASTING if mark.order.is_lasting else INSTANT
    return f"{symbol}{FIRE}" if mark.burns else symbol
