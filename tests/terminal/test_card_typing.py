"""Cards are picked by typing their numbers."""

from ninetyeight.terminal.card_typing import DIGITS_WITHIN, CardTyping


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def typed(hand: tuple[int, ...], digits: str, typing: CardTyping | None = None) -> list[int | None]:
    typing = typing or CardTyping(Clock())
    return [typing.type(hand, digit) for digit in digits]


def test_a_card_is_picked_as_soon_as_no_other_starts_with_its_digits() -> None:
    assert typed((4, 37, 71), "3") == [37]
    assert typed((31, 37, 71), "37") == [None, 37]


def test_the_rest_of_a_number_still_belongs_to_its_card() -> None:
    assert typed((37, 71), "3771") == [37, 37, 71, 71]


def test_a_short_number_is_picked_and_can_become_a_longer_one() -> None:
    assert typed((7, 71), "71") == [7, 71]


def test_a_number_that_is_not_in_the_hand_picks_no_card() -> None:
    assert typed((37, 71), "97") == [None, None]
    assert typed((37, 71), "9771") == [None, None, 71, 71]


def test_a_number_that_is_not_in_the_hand_is_known_as_missing() -> None:
    for hand, digits, missing in (
        ((37, 71), "9", [9]),
        ((37, 71), "97", [9, 97]),
        ((37, 71), "977", [9, 97, None]),
        ((37, 71), "39", [None, 39]),
        ((47, 51), "4651", [None, 46, None, None]),
        ((4, 71), "45", [None, 45]),
        ((4, 71), "471", [None, None, None]),
    ):
        typing = CardTyping(Clock())
        told = []
        for digit in digits:
            typing.type(hand, digit)
            told.append(typing.missing)
        assert told == missing, (hand, digits)


def test_a_slip_picks_no_other_card() -> None:
    assert typed((47, 61), "46") == [47, None]
    assert typed((47, 61), "461") == [47, None, 61]


def test_digits_are_forgotten_after_a_while_and_when_a_card_is_laid() -> None:
    clock = Clock()
    typing = CardTyping(clock)
    assert typed((41, 48, 81), "4", typing) == [None]
    clock.now += DIGITS_WITHIN + 0.1
    assert typed((41, 48, 81), "8", typing) == [81]
    assert typed((41, 48, 81), "4", typing) == [None]
    typing.reset()
    assert typed((41, 48, 81), "8", typing) == [81]
