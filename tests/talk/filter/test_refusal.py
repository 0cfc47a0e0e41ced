"""What a refusal says: the part that is refused, the nearest sign, and the pile (8.5, 8.6)."""

import pytest

from ninetyeight.rules import RELAXED_SIGNS, Pile, Sign
from ninetyeight.talk import ChatRefusal, RefusalReason, SignOffer, refusal


def test_a_refusal_tells_what_was_found_as_typed() -> None:
    assert refusal("I have Forty-Seven for B!", "en") == ChatRefusal(
        code=RefusalReason.NUMBER_WORD,
        found="Forty-Seven",
        offer=SignOffer(Sign.LIKE, Pile.B),
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
    ("text", "language", "sign", "pile"),
    [
        ("I have the 57 for A", "en", Sign.LIKE, Pile.A),
        ("don't play on C, I have the 57 there", "en", Sign.LEAVE, Pile.C),
        ("I have 57 for A, don't play on C", "en", Sign.LIKE, Pile.A),
        ("don't go past 60 on C", "en", Sign.LEAVE, Pile.C),
        ("I keep 47 for B", "en", Sign.LIKE, Pile.B),
        ("ten below C", "en", Sign.TURN, Pile.C),
        ("I have 10 for C", "en", Sign.LIKE, Pile.C),
        ("the 20 turns D back", "en", Sign.TURN, Pile.D),
        ("I can jump back from 61 to 51 on D", "en", Sign.TURN, Pile.D),
        ("put 12 on c", "en", Sign.LIKE, Pile.C),
        ("47A", "en", Sign.LIKE, Pile.A),
        ("ich hab die 47 für B", "de", Sign.LIKE, Pile.B),
        ("ich halte die 47 für B", "de", Sign.LIKE, Pile.B),
        ("bitte nicht über 30 auf A", "de", Sign.LEAVE, Pile.A),
        ("mit der 20 kann ich D zurück drehen", "de", Sign.TURN, Pile.D),
        ("j'ai le 12 pour A", "fr", Sign.LIKE, Pile.A),
        ("pas plus de 30 sur B", "fr", Sign.LEAVE, Pile.B),
        ("rétro avec le 40 sur C", "fr", Sign.TURN, Pile.C),
        ("ho il 12 per A", "it", Sign.LIKE, Pile.A),
        ("non oltre 30 su B", "it", Sign.LEAVE, Pile.B),
        ("col gambero gioco 40 su C", "it", Sign.TURN, Pile.C),
        ("mám 12 na A", "cs", Sign.LIKE, Pile.A),
        ("nehrajte přes 30 na B", "cs", Sign.LEAVE, Pile.B),
        ("reverzní trik s 40 na C", "cs", Sign.TURN, Pile.C),
        ("у меня 12 на A", "ru", Sign.LIKE, Pile.A),
        ("не выше 30 на В", "ru", Sign.LEAVE, Pile.B),
        ("обратный прыжок с 40 на С", "ru", Sign.TURN, Pile.C),
    ],
)
def test_a_refusal_offers_the_nearest_sign(
    text: str, language: str, sign: Sign, pile: Pile
) -> None:
    refused = refusal(text, language, RELAXED_SIGNS)
    assert refused is not None
    assert refused.offer == SignOffer(sign, pile)


def test_a_sign_that_the_table_does_not_have_is_not_offered() -> None:
    """8.5: without the third sign, who can turn a pile would like it."""
    refused = refusal("ten below C", "en")
    assert refused is not None
    assert refused.offer == SignOffer(Sign.LIKE, Pile.C)


@pytest.mark.parametrize("text", ["47", "I have 47, please wait", "A seven is mine"])
def test_without_a_pile_nothing_is_offered(text: str) -> None:
    """An article is no pile."""
    refused = refusal(text, "en")
    assert refused is not None
    assert refused.offer is None


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
