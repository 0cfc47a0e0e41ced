"""`ninetyeight lab bots`: lists the bots that can be named in commands."""

import typer

from ninetyeight.cli.safe_output import plain


def bots() -> None:
    """List the bots, how they play and how long they think."""
    from ninetyeight.bots.plugins import known_bots, plugins

    for entry in known_bots().values():
        typer.echo(f"{entry.name:8}  {entry.sentence}  ({entry.cost})")
    for problem in plugins().problems:
        typer.echo(f"ninetyeight: {plain(problem)}", err=True)
