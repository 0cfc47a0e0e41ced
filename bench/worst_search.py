"""Finds positions in which the search of 3.3 takes longest, by hill climbing.

Starting from a random turn, it changes cards of the hand and the table one by one, and keeps a
change that makes the search try more positions. It measures the search at the start of the turn and
after each of the next cards. The cost is the number of positions, the same on every machine.
"""

import argparse
import random
import time
from dataclasses import dataclass
from unittest import mock

from ninetyeight.rules import (
    Duty,
    Obligations,
    Order,
    Ruleset,
    Turn,
    can_finish,
    finish,
    obligations,
    ruleset_of,
)
from ninetyeight.rules.legal import Hand, open_plays, without

GAMES = (
    ("original", 1),
    ("expert+fire", 2),
    ("extreme+expert", 1),
    ("extreme+fire", 2),
    ("extreme+expert+strict-fire", 2),
)
STALLED = 200
"""A climb ends after this many changes in a row without improvement."""
FOLLOWED = 2
"""How many of the worst positions are followed after each card."""


@dataclass(frozen=True, slots=True)
class Position:
    """A turn, and the hand that has to finish it."""

    turn: Turn
    hand: Hand


def main() -> None:
    """Climb in every edition and print the worst position found."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--climbs", type=int, default=3, help="climbs in each edition")
    options = arguments.parse_args()
    print("| edition | players | positions tried | milliseconds | tops | hand |")
    print("|---|---|---|---|---|---|")
    for edition, players in GAMES:
        ruleset, rng = ruleset_of(edition, players), random.Random(98)
        cost, worst = max(
            (_climb(ruleset, rng) for _ in range(options.climbs)), key=lambda found: found[0]
        )
        print(
            f"| {edition} | {players} | {cost:,} | {_milliseconds(worst):.1f}"
            f" | {_text(worst.turn.tops)} | {_text(worst.hand)} |",
            flush=True,
        )


def _climb(ruleset: Ruleset, rng: random.Random) -> tuple[int, Position]:
    start = _beginning(ruleset, rng.sample(ruleset.pack.cards, 4 + ruleset.hand_size))
    while start is None:
        start = _beginning(ruleset, rng.sample(ruleset.pack.cards, 4 + ruleset.hand_size))
    cost, worst = _worst_of_turn(start)
    stalled = 0
    while stalled < STALLED:
        stalled += 1
        changed = _changed(start, rng)
        if changed is None:
            continue
        found, position = _worst_of_turn(changed)
        if found >= cost:
            stalled = stalled if found == cost else 0
            start, cost, worst = changed, found, position
    return cost, worst


def _beginning(ruleset: Ruleset, cards: list[int]) -> Position | None:
    """Begin a turn, unless a skull is on top, which no turn can begin with (5.3)."""
    if any(ruleset.orders.get(top) is Order.SKULL for top in cards[:4]):
        return None
    turn = Turn.begin(ruleset, 0, tops=tuple(cards[:4]), deck_is_empty=False)
    return Position(turn, tuple(sorted(cards[4:])))


def _changed(position: Position, rng: random.Random) -> Position | None:
    cards = [*position.turn.tops, *position.hand]
    for _ in range(rng.choice((1, 1, 2))):
        card = rng.choice(position.turn.ruleset.pack.cards)
        if card not in cards:
            cards[rng.randrange(len(cards))] = card
    return _beginning(position.turn.ruleset, cards)


def _worst_of_turn(start: Position) -> tuple[int, Position]:
    """Find the costliest search: at the start of the turn, or after up to three cards."""
    asked = [(_cost(start), start)]
    following = [start]
    for _ in range(3):
        after = [
            (_cost(position), position)
            for before in following
            for position in _after_each_play(before)
        ]
        after.sort(key=lambda found: -found[0])
        asked += after[:1]
        following = [position for _, position in after[:FOLLOWED]]
    return max(asked, key=lambda found: found[0])


def _after_each_play(position: Position) -> list[Position]:
    turn, hand = position.turn, position.hand
    return [
        Position(turn.after(play), without(hand, play.card))
        for play in open_plays(turn, hand, obligations(turn))
    ]


def _cost(position: Position) -> int:
    """Count the positions that the search tries."""
    tried = 0

    def counted(turn: Turn, *, waived: Duty | None = None) -> Obligations:
        nonlocal tried
        tried += 1
        return obligations(turn, waived=waived)

    with mock.patch.object(finish, "obligations", counted):
        can_finish(position.turn, position.hand)
    return tried


def _milliseconds(position: Position) -> float:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        can_finish(position.turn, position.hand)
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def _text(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


if __name__ == "__main__":
    main()
