"""`ninetyeight deal`: prints fresh deals as records."""

from typing import Annotated

import typer

from ninetyeight.cli.options import (
    DealSeed,
    EditionOrDefault,
    LayoutName,
    PlayersOrDefault,
    number,
)

Count = Annotated[
    int | None,
    number(
        "--count",
        "-c",
        help="Number of deals to print, one per line; with a seed, those of 'lab simulate'.",
        show_default=False,
    ),
]


def deal(
    edition: EditionOrDefault = None,
    players: PlayersOrDefault = None,
    seed: DealSeed = None,
    layout: LayoutName = None,
    count: Count = None,
) -> None:
    """Print a fresh record: the rules, a shuffled deck, no actions yet.

    Without a seed, the shuffle comes from the operating system's cryptographic source. With
    a seed, --count prints the first deals of 'lab simulate' with that seed; --seed alone
    prints a different deal.

    \b
    Examples:
      ninetyeight deal > deal.json
      ninetyeight deal --edition extreme+expert --players 3 --seed friday
      ninetyeight deal --edition extreme --layout my-copy.toml
      ninetyeight deal --players 2 --seed 1 --count 100 > deals.jsonl
    """
    from ninetyeight.cli.fresh_deals import fresh_record, fresh_records
    from ninetyeight.rules import write_record

    record = fresh_record(edition, players, seed=seed, layout=layout)
    for each in (record,) if count is None else fresh_records(record, count):
        typer.echo(write_record(each))
