"""The commands of `ninetyeight admin`. They import the server only when they run."""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from ninetyeight.cli.serve import ConfigFile, DatabaseUrl, DataFolder, RedisUrl

if TYPE_CHECKING:
    from ninetyeight.server.admin import AdminCommands

admin = typer.Typer(
    name="admin",
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    help="Administer a server's tables, people and games.",
)


@admin.callback()
def root(context: typer.Context) -> None:
    """Without a command, show the help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


class Removable(StrEnum):
    """What `ninetyeight admin remove` removes."""

    TABLE = "table"
    PERSON = "person"
    GAME = "game"


Id = Annotated[str, typer.Argument(metavar="ID", hidden=True)]


@admin.command()
def tables(
    phase: Annotated[
        str | None,
        typer.Option(
            "--phase",
            metavar="PHASE",
            help="Only tables in this phase: lobby, bidding, playing, over or closed.",
            show_default=False,
        ),
    ] = None,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    config: ConfigFile = None,
) -> None:
    """List tables, newest first."""
    from ninetyeight.server.admin import find_phase

    wanted = None if phase is None else find_phase(phase)
    _read(lambda commands: commands.list_tables(wanted), database, data, config)


@admin.command()
def unreadable(
    database: DatabaseUrl = None, data: DataFolder = None, config: ConfigFile = None
) -> None:
    """List the tables that this version cannot read.

    Each comes with the log entry to blame, but never with its content. This reads every log,
    which takes a while.
    """
    _read(lambda commands: commands.list_unreadable(), database, data, config)


@admin.command()
def people(
    database: DatabaseUrl = None, data: DataFolder = None, config: ConfigFile = None
) -> None:
    """List people, newest first."""
    _read(lambda commands: commands.list_people(), database, data, config)


@admin.command()
def close(
    table: Id,
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    data: DataFolder = None,
    config: ConfigFile = None,
) -> None:
    """Close a table, but keep its finished games.

    Nobody can play on. A running server notices within two seconds, or at once with --redis.
    """
    _write(lambda commands: commands.close_table(table), database, data, config, redis)


@admin.command()
def remove(
    what: Annotated[Removable, typer.Argument(metavar="table|person|game", hidden=True)],
    thing_id: Id,
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    data: DataFolder = None,
    config: ConfigFile = None,
) -> None:
    """Remove a table with its log, a person, or a finished game.

    A table is closed first. A person leaves every table, and their name and chat are erased.

    \b
    Examples:
      ninetyeight admin remove table 5J3kq0v7
      ninetyeight admin remove person 1f0c
    """
    _write(lambda commands: commands.remove(what.value, thing_id), database, data, config, redis)


@admin.command()
def forget(
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    data: DataFolder = None,
    config: ConfigFile = None,
) -> None:
    """Close idle tables and remove old data now.

    A running server does this every hour.
    """
    _write(lambda commands: commands.forget(), database, data, config, redis)


@admin.command()
def stats(database: DatabaseUrl = None, data: DataFolder = None, config: ConfigFile = None) -> None:
    """Count tables by phase, people and finished games."""
    _read(lambda commands: commands.count(), database, data, config)


def _read(
    command: "Callable[[AdminCommands], Awaitable[None]]",
    database: str | None,
    data: object,
    config: object,
) -> None:
    """Run a command that changes nothing, and so needs no Redis."""
    from ninetyeight.server import Options
    from ninetyeight.server.admin import run_command
    from ninetyeight.store import AccessMode

    given = {"database": database, "data": data, "config": config}
    run_command(Options.gathered(given), command, typer.echo, AccessMode.READ)


def _write(
    command: "Callable[[AdminCommands], Awaitable[None]]",
    database: str | None,
    data: object,
    config: object,
    redis: str | None = None,
) -> None:
    from ninetyeight.server import Options
    from ninetyeight.server.admin import run_command
    from ninetyeight.store import AccessMode

    given = {"database": database, "data": data, "config": config, "redis": redis}
    run_command(Options.gathered(given), command, typer.echo, AccessMode.WRITE)
