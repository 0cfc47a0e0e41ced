"""Fresh deals: from a seed, or from the operating system's cryptographic source."""

import secrets

from ninetyeight.cli.files import load_layout
from ninetyeight.rules import Record, ruleset_of, seeded, shuffled

DEFAULT_EDITION = "original"
DEFAULT_PLAYERS = 1


def fresh_record(
    edition: str | None, players: int | None, *, seed: str | None, layout: str | None
) -> Record:
    """Make a record with a shuffled deck and no actions."""
    edition = DEFAULT_EDITION if edition is None else edition
    players = DEFAULT_PLAYERS if players is None else players
    ruleset = ruleset_of(edition, players, load_layout(layout))
    below = secrets.randbelow if seed is None else seeded(seed)
    return Record(ruleset=ruleset, deck=shuffled(ruleset.pack.cards, below), seed=seed)
