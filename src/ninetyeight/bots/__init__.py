"""Players by program: from a rule of thumb to learned values with look-ahead.

A bot gets a view and what was signalled, never a state: the order of the deck is the future. The
compiled kernel is imported when the first bot is seated.
"""

from ninetyeight.bots.bot import Bot, Choice, Cost, Plan
from ninetyeight.bots.registry import BOTS, Entry, bot_named

__all__ = ["BOTS", "Bot", "Choice", "Cost", "Entry", "Plan", "bot_named"]
