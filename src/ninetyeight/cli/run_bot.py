"""Finds a bot, takes it to a table on a server and reports how the visit ended."""

import asyncio
import secrets
import threading
from dataclasses import dataclass

import typer

from ninetyeight.bots import BotFailed
from ninetyeight.bots.external import BotProcess, bot_process
from ninetyeight.bots.naming import parse_name, program_name
from ninetyeight.cli.options import EXIT_INTERRUPTED, check_time
from ninetyeight.cli.safe_output import plain, plain_lines
from ninetyeight.cli.terminal import configured_server
from ninetyeight.cli.termination import cancel_at_sigterm
from ninetyeight.client.bot_visit import Visit, visit
from ninetyeight.client.invitation import find_table
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.rules.ruleset import MOST_PLAYERS

LONGEST_PACE = 3600.0
SLOW_START_SECONDS = 3.0
"""After this long, a bot that is still starting is reported."""


@dataclass(frozen=True, slots=True)
class VisitOptions:
    """The command line of `ninetyeight bot`, without the bot itself."""

    table: str
    server: str | None
    name: str | None
    seat: int | None
    """Counted from 1."""
    games: int | None
    pace: float
    seed: str | None
    token: str | None


def chosen_bot(name: str | None, program: str | None, seconds: float) -> BotProcess:
    """Find the bot, which exactly one of `--bot` and `--program` names."""
    check_time(seconds)
    if (name is None) is (program is None):
        raise GameError("bot", "Name one bot: --bot NAME, --bot module:Class or --program COMMAND.")
    named = program_name(program) if program is not None else name or ""
    return bot_process(parse_name(named), seconds, echo=True)


def run_bot(bot: BotProcess, options: VisitOptions) -> None:
    """Let a bot play at a table until its visit is over."""
    plan = _planned_visit(options)
    slow = threading.Timer(
        SLOW_START_SECONDS, _say, ["Getting ready; this takes a while the first time."]
    )
    slow.daemon = True
    slow.start()
    try:
        bot.start()
        slow.cancel()
        asyncio.run(_visit(plan, bot))
    except BotFailed as failure:
        typer.echo(plain_lines(failure.trace), err=True, nl=False)
        raise
    except (KeyboardInterrupt, asyncio.CancelledError):
        raise typer.Exit(EXIT_INTERRUPTED) from None
    finally:
        slow.cancel()
        bot.end()


def _planned_visit(options: VisitOptions) -> Visit:
    seat = options.seat
    for what, number in (("seat", seat), ("games", options.games)):
        if number is not None and number < 1:
            raise GameError(what, f"--{what} {number}: use 1 or more.")
    if seat is not None and seat > MOST_PLAYERS:
        raise GameError("seat", f"--seat {seat}: a table has at most {MOST_PLAYERS} seats.")
    if not 0 <= options.pace <= LONGEST_PACE:
        raise GameError("pace", f"{shown(options.pace)} seconds: use 0 to 3600.")
    server, table = find_table(options.table, options.server or configured_server())
    return Visit(
        server,
        table,
        seed=options.seed or secrets.token_hex(16),
        name=options.name,
        token=options.token,
        seat=None if seat is None else seat - 1,
        games=options.games,
        pace=options.pace,
    )


async def _visit(plan: Visit, bot: BotProcess) -> None:
    cancel_at_sigterm()
    try:
        await visit(plan, bot, _say)
    finally:
        bot.end()  # otherwise the thread waiting for its answer would delay the exit


def _say(line: str) -> None:
    typer.echo(plain(line))
