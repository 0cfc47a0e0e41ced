"""Picks cards by typing their numbers, digit by digit, and knows keys by other letters."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

DIGITS_WITHIN = 3.0
"""How soon the second digit of a number follows the first, in seconds; some people type slowly."""

RUSSIAN_KEYS = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
"""The Latin letter of each key with a letter, on a keyboard that is set to Russian."""


def meant_letter(character: str) -> str | None:
    """Give the small Latin letter of the same key: keys are shown as capitals, or Caps Lock is on.

    >>> meant_letter("H"), meant_letter("ф"), meant_letter("h")
    ('h', 'a', None)
    """
    if len(character) == 1 and character in ascii_uppercase:
        return character.lower()
    return RUSSIAN_KEYS.get(character.lower())


class Typing:
    """Remembers the digits that were typed just now.

    A card is picked as soon as no other begins so; the rest of its number, if typed soon after,
    still belongs to it. A digit that contradicts what was typed picks nothing: it may be a slip,
    or the beginning of another number, which is then typed whole.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._digits = ""
        self._last = float("-inf")

    def type(self, hand: Sequence[int], digit: str) -> int | None:
        """Take a digit; give the card that it picks."""
        if self._clock() - self._last > DIGITS_WITHIN:
            self._digits = ""
        self._last = self._clock()
        card, waits = _found(hand, self._digits + digit)
        if self._digits and card is None and not waits:
            self._digits = digit
            return None
        self._digits += digit
        is_whole = str(card) == self._digits and not waits
        if is_whole or (card is None and not waits):
            self._digits = ""
        return card

    def forget(self) -> None:
        """Begin a new number."""
        self._digits = ""


def _found(hand: Sequence[int], digits: str) -> tuple[int | None, bool]:
    """Find the card that digits mean, and whether more digits could mean another."""
    exact = next((card for card in hand if str(card) == digits), None)
    longer = [card for card in hand if str(card).startswith(digits) and str(card) != digits]
    if exact is not None:
        return exact, bool(longer)
    return (longer[0], False) if len(longer) == 1 else (None, bool(longer))
