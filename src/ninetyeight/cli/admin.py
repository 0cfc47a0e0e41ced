"""The commands of `ninetyeight admin`. They import the server only when they run."""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from ninetyeight.cli.serve import Config, Data, Database, Redis

if TYPE_CHECKING:
    from ninetyeight.server.admin import Desk

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


class Thing(StrEnum):
    """What can be removed."""

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
    database: Database = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """List tables, newest first."""
    from ninetyeight.server.admin import find_phase

    options = None if phase is None else find_phase(phase)
    _look(lambda desk: desk.list_tables(options), database, data, config)


@admin.command()
def unreadable(database: Database = None, data: Data = None, config: Config = None) -> None:
    """List the tables that this version cannot read, and the log entry that is to blame.

    This reads every log, which takes a while. It never prints what an entry contains.
    """
    _look(lambda desk: desk.list_unreadable(), database, data, config)


@admin.command()
def people(database: Database = None, data: Data = None, config: Config = None) -> None:
    """List people, newest first."""
    _look(lambda desk: desk.list_people(), database, data, config)


@admin.command()
def close(
    table: Id,
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Close a table: nobody can play on, but its finished games are kept.

    A running server notices within two seconds, or at once with --redis.
    """
    _at_desk(lambda desk: desk.close_table(table), database, data, config, redis)


@admin.command()
def remove(
    what: Annotated[Thing, typer.Argument(metavar="table|person|game", hidden=True)],
    thing_id: Id,
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Remove a table with its log, a person, or a finished game.

    A table is closed first. A person leaves all tables, and their name and chat are erased.

    \b
    Examples:
      ninetyeight admin remove table 5J3kq0v7
      ninetyeight admin remove person 1f0c
    """
    _at_desk(lambda desk: desk.remove(what.value, thing_id), database, data, config, redis)


@admin.command()
def forget(
    database: Database = None, redis: Redis = None, data: Data = None, config: Config = None
) -> None:
    """Close idle tables and remove old data now; a server does it every hour."""
    _at_desk(lambda desk: desk.forget(), database, data, config, redis)


@admin.command()
def stats(database: Database = None, data: Data = None, config: Config = None) -> None:
    """Count tables by phase, people and finished games."""
    _look(lambda desk: desk.count(), database, data, config)


def _look(
    work: "Callable[[Desk], Awaitable[None]]", database: str | None, data: object, config: object
) -> None:
    """Work read-only, without Redis."""
    from ninetyeight.server import Options
    from ninetyeight.server.admin import work_at_desk
    from ninetyeight.store import AccessMode

    given = {"database": database, "data": data, "config": config}
    work_at_desk(Options.gathered(given), work, typer.echo, AccessMode.READ)


def _at_desk(
    work: "Callable[[Desk], Awaitable[None]]",
    database: str | None,
    data: object,
    config: object,
    redis: str | None = None,
) -> None:
    from ninetyeight.server import Options
    from ninetyeight.server.admin import work_at_desk
    from ninetyeight.store import AccessMode

    given = {"database": database, "data": data, "config": config, "redis": redis}
    work_at_desk(Options.gathered(given), work, typer.echo, AccessMode.WRITE)
