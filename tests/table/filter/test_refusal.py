"""What a refusal tells: the part that is refused, the nearest sign, and the pile (8.5, 8.6)."""

import pytest

from ninetyeight.rules import Pile
from ninetyeight.table.filter import Advice, Refusal, RefusalReason, refusal


def test_a_refusal_tells_what_was_found_as_typed() -> None:
    assert refusal("I have Forty-Seven for B!", "en") == Refusal(
        code=RefusalReason.NUMBER_WORD,
        found="Forty-Seven",
        advice=Advice.LIKE_PILE,
        pile=Pile.B,
    )


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("mine: ４７!", "en", "４７"),
        ("sе​vеnty for me", "en", "sе​vеnty"),
        ("f o r t y, ok?", "en", "f o r t y"),
        ("ho ventisei e un sogno", "it", "ventisei"),
        ("quatre-vingt-dix-sept, bam", "fr", "quatre-vingt-dix-sept"),
        ("у меня сорок седьмая", "ru", "сорок седьмая"),
        ("čtyřicet sedm by sedlo", "cs", "čtyřicet sedm"),
        ("so viele: ||||| ||", "de", "||||| ||"),
    ],
)
def test_the_part_that_is_refused_is_given_as_typed(text: str, language: str, found: str) -> None:
    refused = refusal(text, language)
    assert refused is not None
    assert refused.found == found


@pytest.mark.parametrize(
    ("text", "language", "advice", "pile"),
    [
        ("I have 47 for A", "en", Advice.LIKE_PILE, Pile.A),
        ("don't go past 60 on C", "en", Advice.LEAVE_PILE, Pile.C),
        ("ten below C", "en", Advice.TURN_PILE, Pile.C),
        ("I can jump back from 61 to 51 on D", "en", Advice.TURN_PILE, Pile.D),
        ("47", "en", Advice.NO_NUMBERS, None),
        ("ich hab die 47 für B", "de", Advice.LIKE_PILE, Pile.B),
        ("bitte nicht über 30 auf A", "de", Advice.LEAVE_PILE, Pile.A),
        ("mit der 20 kann ich D zurück drehen", "de", Advice.TURN_PILE, Pile.D),
        ("j'ai le 12 pour A", "fr", Advice.LIKE_PILE, Pile.A),
        ("pas plus de 30 sur B", "fr", Advice.LEAVE_PILE, Pile.B),
        ("rétro avec le 40 sur C", "fr", Advice.TURN_PILE, Pile.C),
        ("ho il 12 per A", "it", Advice.LIKE_PILE, Pile.A),
        ("non oltre 30 su B", "it", Advice.LEAVE_PILE, Pile.B),
        ("col gambero gioco 40 su C", "it", Advice.TURN_PILE, Pile.C),
        ("mám 12 na A", "cs", Advice.LIKE_PILE, Pile.A),
        ("nehrajte přes 30 na B", "cs", Advice.LEAVE_PILE, Pile.B),
        ("reverzní trik s 40 na C", "cs", Advice.TURN_PILE, Pile.C),
        ("у меня 12 на A", "ru", Advice.LIKE_PILE, Pile.A),
        ("не выше 30 на В", "ru", Advice.LEAVE_PILE, Pile.B),
        ("обратный прыжок с 40 на С", "ru", Advice.TURN_PILE, Pile.C),
        ("put 12 on c", "en", Advice.LIKE_PILE, Pile.C),
        ("47A", "en", Advice.NO_NUMBERS, Pile.A),
    ],
)
def test_a_refusal_advises_the_nearest_sign(
    text: str, language: str, advice: Advice, pile: Pile | None
) -> None:
    refused = refusal(text, language)
    assert refused is not None
    assert (refused.advice, refused.pile) == (advice, pile)


def test_an_article_is_no_pile() -> None:
    refused = refusal("A seven is mine", "en")
    assert refused is not None
    assert refused.pile is None


def test_an_unknown_language_is_taken_for_english() -> None:
    assert refusal("the pet is due", "xx") is None
    assert refusal("siebzehn", "") is not None
    assert refusal("sei vorsichtig", "de-AT") is None


def test_the_codes_never_change() -> None:
    """Clients translate them."""
    assert [str(reason) for reason in RefusalReason] == [
        "digits",
        "number-word",
        "ordinal",
        "roman",
        "spelled",
        "counting-marks",
        "relation",
        "look-alike",
        "mixed",
        "misspelled",
        "riddle",
    ]
    assert [str(advice) for advice in Advice] == [
        "like-pile",
        "leave-pile",
        "turn-pile",
        "no-numbers",
    ]
