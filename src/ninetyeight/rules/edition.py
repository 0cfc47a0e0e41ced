"""Editions: rulesets by name, joined by `+`, such as `extreme+expert+short`.

An edition is a list of changes to the original game. Only this module knows the names; the engine
reads rulesets.
"""

from collections.abc import Callable
from dataclasses import replace

from ninetyeight.rules.errors import InvalidRuleset, shown
from ninetyeight.rules.layout import STANDARD_LAYOUT, Layout
from ninetyeight.rules.ruleset import EXPERT_MINIMUM, HAND_SIZES, MINIMUM, Fire, Ruleset

Change = Callable[[Ruleset, Layout], Ruleset]

CHANGES: dict[str, Change] = {
    "original": lambda ruleset, _: ruleset,
    "extreme": lambda ruleset, layout: replace(ruleset, layout=layout),
    "expert": lambda ruleset, _: replace(ruleset, minimum=EXPERT_MINIMUM),
    "fire": lambda ruleset, _: replace(ruleset, fire=Fire.NEXT_TURN),
    "strict-fire": lambda ruleset, _: replace(ruleset, fire=Fire.NEXT_CARD),
    "short": lambda ruleset, _: replace(ruleset, hand_size=ruleset.hand_size - 1),
}
"""What each name changes, by clauses 1 to 3, 5 and 6, 4.1, 4.3, 4.5 and 4.2."""

EDITION_NAMES = tuple(CHANGES)
"""Every name that an edition can be made of."""
BASES = ("original", "extreme")
"""The two games; an edition is one of them, with any extras."""
EXTRAS = tuple(name for name in EDITION_NAMES if name not in BASES)
"""What may be added to a game."""

CONTRADICTIONS = (
    ({"fire", "strict-fire"}, "a fire must be covered either in the next turn or by the next card"),
    ({"original", "extreme"}, "only extreme has orders, so leave one of them out"),
)


def excluded_by(name: str) -> frozenset[str]:
    """List the names that cannot be combined with this one.

    >>> sorted(excluded_by("fire"))
    ['strict-fire']
    """
    both = (names for names, _ in CONTRADICTIONS if name in names)
    return frozenset[str]().union(*both) - {name}


def ruleset_of(edition: str, players: int, layout: Layout | None = None) -> Ruleset:
    """Build the ruleset of an edition for a number of players (1.3, 4, 7.1).

    `layout` places the orders of Extreme; the default is the standard layout.

    >>> ruleset_of("expert+short", 3).hand_size
    5
    """
    names = parse_edition(edition)
    if players not in HAND_SIZES:
        raise InvalidRuleset(
            "players",
            f"players must be {min(HAND_SIZES)} to {max(HAND_SIZES)}, not {shown(players)}.",
        )
    if layout is not None and "extreme" not in names:
        raise InvalidRuleset(
            "layout", f"A layout of orders needs the edition extreme, but this is {edition!r}."
        )
    ruleset = Ruleset(players=players, hand_size=HAND_SIZES[players])
    for name in names:
        ruleset = CHANGES[name](ruleset, layout or STANDARD_LAYOUT)
    return ruleset


def parse_edition(edition: str) -> tuple[str, ...]:
    """Split an edition into its names, in the order in which `CHANGES` lists them."""
    names = [name.strip().lower() for name in edition.split("+")]
    possible = f"an edition is one or more of {', '.join(CHANGES)}, joined by +"
    for name in names:
        if name not in CHANGES:
            raise InvalidRuleset("edition", f"There is no edition {name!r}: {possible}.")
        if names.count(name) > 1:
            raise InvalidRuleset("edition", f"{name} appears twice in {edition!r}: {possible}.")
    for contradiction, why in CONTRADICTIONS:
        if contradiction <= set(names):
            first, second = sorted(contradiction)
            raise InvalidRuleset("edition", f"{first} and {second} contradict each other: {why}.")
    return tuple(name for name in CHANGES if name in names)


def edition_of(ruleset: Ruleset) -> str | None:
    """Name the edition of a ruleset, whatever its layout; None for house rules."""
    if not ruleset.pack.is_full:
        return None
    names = [
        name
        for name, is_so in (
            ("extreme", ruleset.layout is not None),
            ("expert", ruleset.minimum != MINIMUM),
            ("fire", ruleset.fire is Fire.NEXT_TURN),
            ("strict-fire", ruleset.fire is Fire.NEXT_CARD),
            ("short", ruleset.hand_size == HAND_SIZES[ruleset.players] - 1),
        )
        if is_so
    ]
    edition = "+".join(names) if set(names) - {"short"} else "+".join(["original", *names])
    return edition if ruleset == ruleset_of(edition, ruleset.players, ruleset.layout) else None
