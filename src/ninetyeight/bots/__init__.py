"""Players by program: from a rule of thumb to learned values with look-ahead.

A bot gets a view and what was signalled, never a state: the order of the deck is the future. The
compiled kernel is imported when the first bot is seated. Bots of other packages, of somebody's own
module and of other programs play in the same way (docs/write-a-bot.md).
"""

from ninetyeight.bots.basic_bot import BasicBot
from ninetyeight.bots.bot import Bot, Choice, Cost, Plan
from ninetyeight.bots.failure import BotFailed, Failing
from ninetyeight.bots.lookup import find_bot, registered_bot
from ninetyeight.bots.plugins import known_bots
from ninetyeight.bots.registry import BOTS, BotListing, bot_named

__all__ = [
    "BOTS",
    "BasicBot",
    "Bot",
    "BotFailed",
    "BotListing",
    "Choice",
    "Cost",
    "Failing",
    "Plan",
    "bot_named",
    "find_bot",
    "known_bots",
    "registered_bot",
]
