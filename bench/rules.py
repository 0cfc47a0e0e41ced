"""Measures the rules engine: games replayed per second, and the time of the search of 3.3.

`make bench` prints these figures for docs/benchmarks.md. Of several runs the best is shown, because
other work on the machine disturbed it least.
"""

import argparse
import cProfile
import itertools
import platform
import pstats
import random
import time
from collections.abc import Callable, Iterable

from ninetyeight.rules import (
    Action,
    Play,
    Record,
    State,
    Turn,
    apply,
    can_finish,
    legal_actions,
    read_record,
    replay,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
    write_record,
)

EDITIONS = ("original", "expert", "fire", "strict-fire", "extreme", "extreme+expert+fire")
PLAYERS = (1, 2, 3, 4, 5)
ROUNDS = 5


def main() -> None:
    """Print all figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=20, help="games of each edition and size")
    arguments.add_argument("--profile", action="store_true", help="show where the time goes")
    options = arguments.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, one process, one core\n")
    games = {edition: _games(edition, options.games) for edition in EDITIONS}
    _print_replays(games)
    _print_reading(games)
    _print_search(itertools.chain.from_iterable(games.values()))
    if options.profile:
        _print_profile(games["original"])


def _print_replays(games: dict[str, list[Record]]) -> None:
    print("| edition | games | actions a game | games/s | actions/s |")
    print("|---|---|---|---|---|")
    for edition, records in games.items():
        seconds = _best(_replaying(records))
        actions = sum(len(record.actions) for record in records)
        print(
            f"| {edition} | {len(records)} | {actions / len(records):.0f}"
            f" | {len(records) / seconds:,.0f} | {actions / seconds:,.0f} |"
        )


def _print_reading(games: dict[str, list[Record]]) -> None:
    texts = [write_record(record) for records in games.values() for record in records]
    seconds = _best(lambda: [read_record(text) for text in texts])
    print(f"\nRecords read from JSON: {len(texts) / seconds:,.0f} per second")


def _print_search(records: Iterable[Record]) -> None:
    """Time the search of 3.3 in every position of the games."""
    asked = sorted(
        _seconds_to_ask(state.turn, state.hand)
        for record in records
        for state in replay(record).states
    )
    print(f"\nMicroseconds of the search of 3.3, in {len(asked):,} positions of these games:")
    for share in (0.5, 0.9, 0.99, 0.999, 1.0):
        at = min(len(asked) - 1, int(share * len(asked)))
        print(f"  {share:7.1%}  {asked[at] * 1e6:8.1f}")


def _seconds_to_ask(turn: Turn, hand: tuple[int, ...]) -> float:
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        can_finish(turn, hand)
        best = min(best, time.perf_counter() - start)
    return best


def _print_profile(records: list[Record]) -> None:
    profile = cProfile.Profile()
    profile.enable()
    for record in records:
        replay(record)
    profile.disable()
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(15)


def _games(edition: str, number: int) -> list[Record]:
    """Play sensible, and therefore long, games for every number of players."""
    return [_game(edition, players, seed) for players in PLAYERS for seed in range(1, number + 1)]


def _game(edition: str, players: int, seed: int) -> Record:
    ruleset = ruleset_of(edition, players)
    deck = _kind_deck(shuffled(ruleset.pack.cards, seeded(str(seed))), random.Random(seed))
    state, actions = setup(ruleset, deck), list[Action]()
    while state.outcome is None:
        action = _choose(state)
        state = apply(state, action).state
        actions.append(action)
    return Record(ruleset, deck, 0, tuple(actions))


def _kind_deck(deck: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    """Bring the outer cards forward, so that simple play reaches the end of the deck."""
    return tuple(sorted(deck, key=lambda card: min(card, 101 - card) + rng.uniform(0, 12)))


def _choose(state: State) -> Action:
    """Play the cheapest card that does not lose, but end the turn rather than play a dear one."""
    losing = set(view_for(state, state.seat).losing_plays)
    actions = legal_actions(state)
    safe = [action for action in actions if action not in losing]
    return min(safe or actions, key=lambda action: _cost(state, action))


def _cost(state: State, action: Action) -> float:
    if isinstance(action, Play):
        return action.pile.step(state.turn.tops[action.pile], action.card)
    return 2.5


def _replaying(records: list[Record]) -> Callable[[], object]:
    return lambda: [replay(record) for record in records]


def _best(run: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


if __name__ == "__main__":
    main()
