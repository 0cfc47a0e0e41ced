"""Fresh deals: from a seed, or from the operating system's cryptographic source."""

import secrets
from collections.abc import Iterator
from dataclasses import replace

from ninetyeight.cli.files import load_layout
from ninetyeight.rules import GameError, Record, ruleset_of, seeded, shuffled
from ninetyeight.rules.errors import shown

DEFAULT_EDITION = "original"
DEFAULT_PLAYERS = 1
MOST_DEALS = 10_000_000


def fresh_record(
    edition: str | None, players: int | None, *, seed: str | None, layout: str | None
) -> Record:
    """Make a record with a shuffled deck and no actions."""
    edition = DEFAULT_EDITION if edition is None else edition
    players = DEFAULT_PLAYERS if players is None else players
    ruleset = ruleset_of(edition, players, load_layout(layout))
    below = secrets.randbelow if seed is None else seeded(seed)
    return Record(ruleset=ruleset, deck=shuffled(ruleset.pack.cards, below), seed=seed)


def fresh_records(like: Record, count: int) -> Iterator[Record]:
    """Make records like this one, each with a deck of its own.

    A seed's decks are those of `lab simulate`. So `meta` names the seed and the deal, and `seed` is
    left empty: it stands for another way to shuffle.
    """
    if not 1 <= count <= MOST_DEALS:
        raise GameError("count", f"{shown(count)} deals: use 1 to {MOST_DEALS:,}.")
    if like.seed is None:
        for _ in range(count):
            yield replace(like, deck=shuffled(like.deck, secrets.randbelow))
        return
    from ninetyeight.lab.simulate.seed_decks import decks_of

    for number, deck in enumerate(decks_of(like.ruleset, like.seed, count), start=1):
        meta = {"lab_seed": like.seed, "deal": number}
        yield replace(like, deck=deck, seed=None, meta=meta)
