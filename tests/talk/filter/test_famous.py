"""Clause 8.6: things and names that everybody knows the number of."""

import pytest

from ninetyeight.talk import RefusalReason, refusal


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("James Bond is my card", "en"),
        ("I hold the blackjack number", "en"),
        ("as many as a piano has keys", "en"),
        ("squares of a chessboard", "en"),
        ("meine Karte ist James Bond", "de"),
        ("die Blackjack-Zahl hab ich", "de"),
        ("Spinnenbeine? nein, Beine einer Spinne", "de"),
        ("James Bond, c'est ma carte", "fr"),
        ("le nombre du blackjack", "fr"),
        ("la mia carta è James Bond", "it"),
        ("il numero del blackjack", "it"),
        ("moje karta je James Bond", "cs"),
        ("mám číslo z blackjacku", "cs"),
        ("моя карта — Джеймс Бонд", "ru"),
        ("число из блэкджека", "ru"),
    ],
)
def test_famous_numbers_are_riddles(text: str, language: str) -> None:
    refused = refusal(text, language)
    assert refused is not None
    assert refused.code is RefusalReason.RIDDLE


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("James Bond is on TV tonight", "en"),
        ("do you like blackjack?", "en"),
        ("my cat sleeps on the piano", "en"),
        ("chess later?", "en"),
        ("James Bond läuft heute", "de"),
        ("wir spielen Schach am Freitag", "de"),
        ("mon piano est désaccordé", "fr"),
        ("il gatto dorme sulle carte", "it"),
        ("kočka spí na kartách", "cs"),
        ("кошка спит на картах", "ru"),
    ],
)
def test_films_cats_and_chess_may_be_talked_of(text: str, language: str) -> None:
    assert refusal(text, language) is None
