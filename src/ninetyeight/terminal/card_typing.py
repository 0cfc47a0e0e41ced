"""Picks cards by their typed numbers, and maps keys of other keyboards."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

DIGITS_WITHIN = 3.0
"""How soon the second digit of a number follows the first, in seconds; some people type slowly."""

RUSSIAN_KEYS = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
"""The Latin letter of each key with a letter, on a keyboard that is set to Russian."""


def meant_letter(character: str) -> str | None:
    """The small Latin letter of the same key, for capitals and other keyboards; None if it is one.

    >>> meant_letter("H"), meant_letter("ф"), meant_letter("h")
    ('h', 'a', None)
    """
    if len(character) == 1 and character in ascii_uppercase:
        return character.lower()
    return RUSSIAN_KEYS.get(character.lower())


class CardTyping:
    """Remembers the digits that were typed just now.

    A card is picked as soon as no other begins so; the rest of its number, if typed soon after,
    still belongs to it. A digit that contradicts what was typed picks nothing: it may be a slip,
    or the beginning of another number, which is then typed whole. Nor does the second digit of a
    number whose first one begins no card: else 97 would pick the 71.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = float("-inf")
        self._digits = ""
        """What may still become a card."""
        self._spent = ""
        """A digit before that: one that begins no card, or a card of one digit."""
        self.missing: int | None = None
        """The number that was typed just now, if no card of the hand has it."""

    def type(self, hand: Sequence[int], digit: str) -> int | None:
        """Add a digit and return the card it picks, if any."""
        if self._clock() - self._last > DIGITS_WITHIN:
            self.forget()
        self._last = self._clock()
        self.missing = None
        is_lost = bool(self._spent) and int(self._spent) not in hand
        card, waits = (None, False) if is_lost else _found(hand, self._digits + digit)
        if card is None and not waits:
            self._miss(hand, digit)
            return None
        self._digits, self._spent = self._digits + digit, ""
        if str(card) == self._digits and not waits:
            self._spent = self._digits if len(self._digits) == 1 else ""
            self._digits = ""
        return card

    def _miss(self, hand: Sequence[int], digit: str) -> None:
        number = (self._digits or self._spent) + digit
        self.missing = int(number)
        begins = any(str(card).startswith(digit) for card in hand)
        self._spent = digit if len(number) == 1 else ""
        self._digits = digit if self._digits and begins else ""

    def forget(self) -> None:
        """Start a new number."""
        self._digits = self._spent = ""
        self.missing = None


def _found(hand: Sequence[int], digits: str) -> tuple[int | None, bool]:
    """Find the card that digits stand for, and whether more digits could mean another."""
    exact = next((card for card in hand if str(card) == digits), None)
    longer = [card for card in hand if str(card).startswith(digits) and str(card) != digits]
    if exact is not None:
        return exact, bool(longer)
    return (longer[0], False) if len(longer) == 1 else (None, bool(longer))
