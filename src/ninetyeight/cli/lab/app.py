"""Puts the commands of `ninetyeight lab` into a group; alone, it shows their help."""

import typer

from ninetyeight.cli.lab.bots import bots
from ninetyeight.cli.lab.compare import compare
from ninetyeight.cli.lab.play import play
from ninetyeight.cli.lab.report import report
from ninetyeight.cli.lab.simulate import simulate
from ninetyeight.cli.lab.solve import solve
from ninetyeight.cli.lab.train import train
from ninetyeight.cli.termination import sigterm_as_ctrl_c

lab = typer.Typer(
    name="lab",
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    help="Experiments with bots: how often they win, and why they lose.",
)


@lab.callback()
def root(context: typer.Context) -> None:
    """Show the help if no command is given."""
    context.with_resource(sigterm_as_ctrl_c())
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in (simulate, play, compare, report, bots, solve, train):
    lab.command()(command)
