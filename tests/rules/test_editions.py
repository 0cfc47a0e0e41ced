"""Editions: names for rulesets (1.3, 4, 7.1)."""

import ast
import itertools
from pathlib import Path

import pytest

import ninetyeight.rules as package
from ninetyeight.rules import (
    EDITION_NAMES,
    STANDARD_LAYOUT,
    Fire,
    InvalidRuleset,
    Layout,
    Order,
    Pack,
    Ruleset,
    drawn_layout,
    edition_of,
    parse_edition,
    ruleset_of,
    seeded,
)

PACKAGE = Path(package.__file__).parent
NAMES = ("original", "extreme", "expert", "fire", "strict-fire", "short")
HAND_SIZES = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
PLAYERS = tuple(HAND_SIZES)
DRAWN = drawn_layout(seeded("a copy of their own", "layout"))
POSSIBLE = (
    "an edition is one or more of original, extreme, expert, fire, strict-fire, short, joined by +"
)


def is_consistent(names: tuple[str, ...]) -> bool:
    return not ({"fire", "strict-fire"} <= set(names) or {"original", "extreme"} <= set(names))


SUBSETS = [names for size in range(1, 7) for names in itertools.combinations(NAMES, size)]
EDITIONS = ["+".join(names) for names in SUBSETS if is_consistent(names)]
CONTRADICTORY = ["+".join(names) for names in SUBSETS if not is_consistent(names)]


def message(edition: str, players: int = 3, layout: Layout | None = None) -> tuple[str, str]:
    with pytest.raises(InvalidRuleset) as caught:
        ruleset_of(edition, players, layout)
    return caught.value.code, caught.value.message


def test_the_names_are_these_six_in_this_order() -> None:
    assert tuple(EDITION_NAMES) == NAMES


@pytest.mark.parametrize(("players", "hand_size"), HAND_SIZES.items())
def test_the_original_game_has_the_hand_sizes_of_the_rulebook(players: int, hand_size: int) -> None:
    assert ruleset_of("original", players) == Ruleset(
        players=players,
        hand_size=hand_size,
        minimum=2,
        fire=Fire.OFF,
        layout=None,
        pack=Pack(2, 99),
    )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("edition", "minimum", "fire", "layout", "fewer"),
    [
        ("original", 2, Fire.OFF, None, 0),
        ("extreme", 2, Fire.OFF, STANDARD_LAYOUT, 0),
        ("expert", 3, Fire.OFF, None, 0),
        ("fire", 2, Fire.NEXT_TURN, None, 0),
        ("strict-fire", 2, Fire.NEXT_CARD, None, 0),
        ("short", 2, Fire.OFF, None, 1),
    ],
)
def test_each_name_changes_one_thing(
    players: int, edition: str, minimum: int, fire: Fire, layout: Layout | None, fewer: int
) -> None:
    assert ruleset_of(edition, players) == Ruleset(
        players, HAND_SIZES[players] - fewer, minimum, fire, layout
    )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_names_combine_each_with_its_own_change(edition: str, players: int) -> None:
    names = edition.split("+")
    fire = Fire.NEXT_TURN if "fire" in names else Fire.OFF
    assert ruleset_of(edition, players) == Ruleset(
        players=players,
        hand_size=HAND_SIZES[players] - ("short" in names),
        minimum=3 if "expert" in names else 2,
        fire=Fire.NEXT_CARD if "strict-fire" in names else fire,
        layout=STANDARD_LAYOUT if "extreme" in names else None,
    )


def test_the_shorter_hands_are_seven_six_and_five() -> None:
    sizes = [ruleset_of("expert+short", players).hand_size for players in PLAYERS]
    assert sizes == [7, 6, 5, 5, 5]


@pytest.mark.parametrize("edition", [e for e in EDITIONS if "short" not in e.split("+")])
def test_a_shorter_hand_goes_with_any_edition(edition: str) -> None:
    for players in PLAYERS:
        plain, short = ruleset_of(edition, players), ruleset_of(f"{edition}+short", players)
        assert short.hand_size == plain.hand_size - 1
        assert edition_of(short) != edition_of(plain)


def test_fire_and_extreme_combine_as_a_house_variant() -> None:
    ruleset = ruleset_of("expert+fire+extreme", 4, DRAWN)
    assert ruleset == Ruleset(4, 6, 3, Fire.NEXT_TURN, DRAWN)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_of_the_names_does_not_matter(edition: str) -> None:
    names = edition.split("+")
    canonical = tuple(name for name in NAMES if name in names)
    for permutation in itertools.permutations(names):
        assert parse_edition("+".join(permutation)) == canonical
    assert ruleset_of("+".join(reversed(names)), 2) == ruleset_of(edition, 2)


def test_spaces_and_capitals_do_not_matter() -> None:
    assert parse_edition(" Short + EXTREME\t+expert\n") == ("extreme", "expert", "short")


def test_extreme_takes_the_layout_that_it_is_given() -> None:
    assert ruleset_of("extreme", 2, DRAWN).layout is DRAWN
    assert ruleset_of("extreme", 2, None).layout is STANDARD_LAYOUT
    assert ruleset_of("extreme", 2).layout is STANDARD_LAYOUT


@pytest.mark.parametrize(
    ("edition", "name"),
    [
        ("", "''"),
        ("   ", "''"),
        ("+", "''"),
        ("original+", "''"),
        ("+original", "''"),
        ("expert++short", "''"),
        ("Experts", "'experts'"),
        ("expert short", "'expert short'"),
        ("expert,short", "'expert,short'"),
        ("short+fires+Nonsense", "'fires'"),
        ("it's", '"it\'s"'),
        ("nonsense+nonsense", "'nonsense'"),
    ],
)
def test_an_unknown_name_is_refused_and_named(edition: str, name: str) -> None:
    assert message(edition) == ("edition", f"There is no edition {name}: {POSSIBLE}.")


@pytest.mark.parametrize("name", NAMES)
def test_a_repeated_name_is_refused(name: str) -> None:
    assert message(f"{name.upper()}+{name}") == (
        "edition",
        f"{name} appears twice in '{name.upper()}+{name}': {POSSIBLE}.",
    )
    assert message(f"{name}+{name}+{name}")[1].startswith(f"{name} appears twice in ")


@pytest.mark.parametrize("edition", CONTRADICTORY)
def test_names_that_contradict_each_other_are_refused(edition: str) -> None:
    fires = {"fire", "strict-fire"} <= set(edition.split("+"))
    assert message(edition) == (
        "edition",
        "fire and strict-fire contradict each other: a fire must be covered either in the"
        " next turn or by the next card."
        if fires
        else "extreme and original contradict each other: only extreme has orders, so leave one of"
        " them out.",
    )


@pytest.mark.parametrize("players", [-1, 0, 6, 98])
def test_an_impossible_number_of_players_is_refused(players: int) -> None:
    assert message("original", players) == (
        "players",
        f"players must be 1 to 5, not {players}.",
    )


def test_the_edition_is_checked_before_the_players_and_the_layout() -> None:
    assert message("nonsense", 0, DRAWN)[0] == "edition"
    assert message("original", 0, DRAWN)[0] == "players"


@pytest.mark.parametrize("edition", [e for e in EDITIONS if "extreme" not in e.split("+")])
def test_a_layout_without_extreme_is_refused(edition: str) -> None:
    assert message(edition, 3, DRAWN) == (
        "layout",
        f"A layout of orders needs the edition extreme, but this is {edition!r}.",
    )


def canonical(edition: str) -> str:
    """Leave out `original` next to other games, and add it to a lone `short`."""
    names = [name for name in NAMES[1:] if name in edition.split("+")]
    return "+".join(names if set(names) - {"short"} else ["original", *names])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_ruleset_of_an_edition_knows_its_edition(edition: str, players: int) -> None:
    ruleset = ruleset_of(edition, players)
    name = edition_of(ruleset)
    assert name == canonical(edition)
    assert ruleset_of(name, players) == ruleset


@pytest.mark.parametrize("players", PLAYERS)
def test_an_edition_is_named_whatever_its_layout(players: int) -> None:
    assert edition_of(ruleset_of("extreme+expert", players, DRAWN)) == "extreme+expert"


def test_a_lone_short_hand_is_the_original_game_with_a_short_hand() -> None:
    assert edition_of(Ruleset(3, 5)) == "original+short"
    assert edition_of(Ruleset(3, 6)) == "original"


@pytest.mark.parametrize(
    "ruleset",
    [
        Ruleset(1, 6),
        Ruleset(1, 5, 3),
        Ruleset(2, 8),
        Ruleset(2, 5),
        Ruleset(3, 7),
        Ruleset(4, 8, 3, Fire.NEXT_TURN, STANDARD_LAYOUT),
        Ruleset(5, 7, 2, Fire.NEXT_CARD),
        Ruleset(1, 8, pack=Pack(2, 98)),
        Ruleset(1, 8, pack=Pack(3, 99)),
        Ruleset(2, 1, 3, pack=Pack(2, 15)),
    ],
)
def test_a_house_mixture_has_no_edition(ruleset: Ruleset) -> None:
    assert edition_of(ruleset) is None


def test_a_small_pack_with_orders_has_no_edition() -> None:
    layout = Layout.of({order.value: [number] for number, order in enumerate(Order, start=2)})
    assert edition_of(Ruleset(1, 8, layout=layout, pack=Pack(2, 30))) is None


@pytest.mark.skipif("mutants" in PACKAGE.parts, reason="the source is not as it was written")
def test_the_engine_never_asks_the_name_of_an_edition() -> None:
    told = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                modules = {node.module, *(alias.name for alias in node.names)}
                if modules & {"ninetyeight.rules.edition", "edition"}:
                    told.add(path.name)
            elif isinstance(node, ast.Import):
                assert not any("edition" in alias.name for alias in node.names)
            elif isinstance(node, ast.Constant) and path.name != "edition.py":
                # `fire` is also what a lost game was lost by.
                is_import_list = path.name == "__init__.py"
                assert is_import_list or node.value not in {*NAMES} - {"fire"}, path.name
    assert told == {"__init__.py"}
