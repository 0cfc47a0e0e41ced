"""Picks cards by their typed numbers, and maps keys of other keyboards."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

DIGITS_WITHIN = 3.0
"""How soon the second digit must follow the first, in seconds; some people type slowly."""

RUSSIAN_KEYS = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
"""The Latin letter on each letter key of a Russian keyboard."""


def meant_letter(character: str) -> str | None:
    """The lower-case Latin letter on the same key; None if `character` is one already.

    >>> meant_letter("H"), meant_letter("ф"), meant_letter("h")
    ('h', 'a', None)
    """
    if len(character) == 1 and character in ascii_uppercase:
        return character.lower()
    return RUSSIAN_KEYS.get(character.lower())


class CardTyping:
    """Remembers the digits typed so far.

    A card is picked as soon as no other starts with the same digits; the rest of its number may
    still follow. A digit that contradicts the ones before picks nothing: it may be a slip, or the
    start of another number. Neither does the second digit of a number whose first digit starts no
    card: otherwise 97 would pick 71.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = float("-inf")
        self._digits = ""
        """Digits that may still become a card."""
        self._spent = ""
        """The digit before those: it starts no card, or was a card of its own."""
        self.missing: int | None = None
        """The number just typed, if it is not in the hand."""

    def type(self, hand: Sequence[int], digit: str) -> int | None:
        """Add a digit and return the card it picks, if any."""
        if self._clock() - self._last > DIGITS_WITHIN:
            self.reset()
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

    def reset(self) -> None:
        """Start a new number."""
        self._digits = self._spent = ""
        self.missing = None


def _found(hand: Sequence[int], digits: str) -> tuple[int | None, bool]:
    """Find the card that the digits name, and whether more digits could name another."""
    exact = next((card for card in hand if str(card) == digits), None)
    longer = [card for card in hand if str(card).startswith(digits) and str(card) != digits]
    if exact is not None:
        return exact, bool(longer)
    return (longer[0], False) if len(longer) == 1 else (None, bool(longer))
