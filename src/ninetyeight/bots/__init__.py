"""Computer players: from a rule of thumb to learned values with look-ahead.

A bot gets a view and the signals, never a state: it must not know the hidden cards. The compiled
kernel is imported when the first bot is seated. Bots can also come from other packages, from your
own module or from another program (docs/write-a-bot.md).
"""

from ninetyeight.bots.basic_bot import BasicBot
from ninetyeight.bots.bot import Bot, Choice, Cost, Plan
from ninetyeight.bots.failure import BotFailed, FailureKind
from ninetyeight.bots.lookup import bot_named, find_bot, registered_bot
from ninetyeight.bots.plugins import known_bots
from ninetyeight.bots.registry import BOTS, BotListing

__all__ = [
    "BOTS",
    "BasicBot",
    "Bot",
    "BotFailed",
    "BotListing",
    "Choice",
    "Cost",
    "FailureKind",
    "Plan",
    "bot_named",
    "find_bot",
    "known_bots",
    "registered_bot",
]
