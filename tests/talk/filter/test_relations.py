"""Clause 8.1: nobody may relate more or less to a concrete number, nor reckon with numbers."""

import pytest

from ninetyeight.talk import RefusalReason, refusal

RECKONED = {
    "en": [
        "a bit more than the top plus ten",
        "ten below C",
        "two more than what lies on B",
        "half a hundred",
        "a hundred minus one",
        "just under a hundred",
        "close to 100",
        "one higher than the top of A",
        "one above C",
        "just above the top of A",
        "A plus one",
    ],
    "de": [
        "zehn unter C",
        "die Hälfte von hundert",
        "hundert minus eins",
        "fast hundert",
        "eins über A",
        "eins mehr als das, was auf B liegt",
        "direkt unter C",
    ],
    "fr": [
        "dix sous C",
        "la moitié de cent",
        "cent moins un",
        "presque cent",
        "un de plus que le sommet de A",
        "juste au-dessus de A",
        "A plus un",
    ],
    "it": [
        "dieci sotto C",
        "la metà di cento",
        "cento meno uno",
        "quasi cento",
        "uno sopra la cima di A",
        "appena sotto C",
    ],
    "cs": [
        "deset pod C",
        "půlka ze sta",
        "sto mínus jedna",
        "skoro sto",
        "o jednu víc než to, co leží na B",
        "těsně nad A",
    ],
    "ru": [
        "десять под C",
        "половина сотни",
        "сто минус один",
        "почти сто",
        "на одну больше, чем лежит на B",
        "сразу над A",
    ],
}

HARMLESS = {
    "en": [
        "higher than I thought",
        "more than enough",
        "almost there",
        "almost a hundred games",
        "a hundred percent",
        "more than a hundred times",
        "A+ for that",
        "one more on B",
        "play over there",
        "what lies on A?",
        "the top of A is awful",
        "don't make a big gap on C",
        "option A - 1 card",
        "one by one",
        "no one? One moment",
    ],
    "de": [
        "höher als gedacht",
        "mehr oder weniger",
        "fast fertig",
        "fast hundert Spiele",
        "hundertprozentig",
        "auf A liegt ein Stop",
        "noch eins auf B",
        "direkt auf A",
    ],
    "fr": [
        "plus haut que prévu",
        "un peu plus bas",
        "presque fini",
        "cent pour cent",
        "plus de cent parties",
        "sur A plus un Stop",
        "un Stop sur A",
        "une tête de mort sur B",
        "le sommet de A est moche",
    ],
    "it": [
        "più alto del previsto",
        "quasi finito",
        "cento per cento",
        "uno per uno",
        "uno stop sopra A",
        "una su A e una su B",
    ],
    "cs": [
        "výš než jsem chtěl",
        "skoro hotovo",
        "na sto procent",
        "dám na A a ještě jednu",
        "na A leží lebka",
        "jedna po druhé",
    ],
    "ru": [
        "выше чем хотелось",
        "почти всё",
        "на все сто",
        "сто процентов",
        "один на один",
        "на A лежит череп",
        "больше ста игр",
    ],
}


@pytest.mark.parametrize(("language", "text"), [(k, t) for k, v in RECKONED.items() for t in v])
def test_reckoning_is_refused(language: str, text: str) -> None:
    assert refusal(text, language) is not None


@pytest.mark.parametrize(("language", "text"), [(k, t) for k, v in HARMLESS.items() for t in v])
def test_more_and_less_without_a_number_are_free(language: str, text: str) -> None:
    """8.2: everything else may be said."""
    assert refusal(text, language) is None


def test_a_relation_without_a_forbidden_number_has_its_own_reason() -> None:
    found = refusal("half a hundred", "en")
    assert found is not None
    assert found.code is RefusalReason.RELATION
    assert found.found == "half a hundred"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("it rhymes with heaven", "en"),
        ("two fat ladies", "en"),
        ("the answer to life, the universe and everything", "en"),
        ("fore tea sicks", "en"),
        ("morto che parla su A", "it"),
        ("le code de l'Isère", "fr"),
        ("барабанные палочки на A", "ru"),
        ("čertův tucet", "cs"),
        ("ein Schock ist meine Karte", "de"),
    ],
)
def test_well_known_names_for_numbers_are_refused(text: str, language: str) -> None:
    assert refusal(text, language) is not None
