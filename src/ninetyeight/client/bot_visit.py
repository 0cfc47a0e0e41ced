"""A bot's visit to a table on a server: it joins as a guest, plays, and leaves."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from ninetyeight.bots import Bot
from ninetyeight.client.bot_player import BotPlayer, Say
from ninetyeight.client.credentials import Credentials
from ninetyeight.client.errors import ClientError
from ninetyeight.client.server import Server
from ninetyeight.protocol.text import LONGEST_PERSON_NAME

GOODBYE_SECONDS = 3.0
"""How long leaving a table may take, in seconds."""
RECENT = 2000
"""How many events to catch up on, to know what was played in the current turn."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Which table a bot joins, and how it behaves there."""

    server: str
    table: str
    seed: str
    """The source of its randomness."""
    name: str | None = None
    """Its name there; a bot with a name is the same guest every time."""
    token: str | None = None
    """The token of the guest to be instead."""
    seat: int | None = None
    games: int | None = None
    """How many games it plays; None plays as long as the others do."""
    pace: float = 0.0
    """How long it waits before each step, in seconds, so that people can follow."""


async def visit(plan: Visit, bot: Bot, say: Say) -> int:
    """Play a bot at a table; return how many games it finished."""
    saved = Credentials() if plan.name is not None and plan.token is None else None
    name = plan.name or bot.name[:LONGEST_PERSON_NAME].strip()
    async with Server(plan.server, plan.token, credentials=saved, purpose=f"bot:{name}") as server:
        me = await server.become_guest(name)
        now = (await server.table(plan.table)).sequence
        connection = await server.join(plan.table, since=max(0, now - RECENT))
        known_as = "" if me.name == bot.name else f" as {me.name}"
        say(f"{bot.name} plays{known_as} at {server.url}/table/{plan.table}.")
        player = BotPlayer(
            connection,
            bot,
            seed=plan.seed,
            seat=plan.seat,
            games=plan.games,
            pace=plan.pace,
            say=say,
        )
        try:
            await player.run()
        except asyncio.CancelledError:
            with suppress(TimeoutError, ClientError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await player.leave()
            say("Left the table.")
            raise
        finally:
            await connection.close()
        return player.finished
