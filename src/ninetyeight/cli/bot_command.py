"""What `ninetyeight bot` does once its words are parsed."""

import asyncio
import secrets
import threading

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

LONGEST_WAIT = 3600.0
START_IN_SILENCE = 3.0
"""How long a bot starts before that is said, in seconds."""


def chosen_bot(name: str | None, program: str | None, seconds: float) -> BotProcess:
    """Find the bot that is to play: exactly one of the two ways to name it."""
    check_time(seconds)
    if (name is None) is (program is None):
        raise GameError("bot", "Name one bot: --bot NAME, --bot module:Class or --program COMMAND.")
    named = program_name(program) if program is not None else name or ""
    return bot_process(parse_name(named), seconds, echo=True)


def run_bot(
    bot: BotProcess,
    *,
    table: str,
    server: str | None,
    name: str | None,
    seat: int | None,
    games: int | None,
    pace: float,
    seed: str | None,
    token: str | None,
) -> None:
    """Play a bot at a table until that is over."""
    for what, number in (("seat", seat), ("games", games)):
        if number is not None and number < 1:
            raise GameError(what, f"{what} {number}: it is counted from 1 on.")
    if seat is not None and seat > MOST_PLAYERS:
        raise GameError("seat", f"seat {seat}: a table has at most {MOST_PLAYERS}.")
    if not 0 <= pace <= LONGEST_WAIT:
        raise GameError("pace", f"{shown(pace)} seconds: it is 0 to 3600.")
    address, table_id = find_table(table, server or configured_server())
    plan = Visit(
        address,
        table_id,
        seed or secrets.token_hex(16),
        name,
        token,
        None if seat is None else seat - 1,
        games,
        pace,
    )
    slow = threading.Timer(
        START_IN_SILENCE, _say, ["Getting ready; the first time it takes a while."]
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


async def _visit(plan: Visit, bot: BotProcess) -> None:
    cancel_at_sigterm()
    try:
        await visit(plan, bot, _say)
    finally:
        bot.end()  # now: the thread that waits for an answer would be waited for


def _say(line: str) -> None:
    typer.echo(plain(line))
