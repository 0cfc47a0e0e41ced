"""From the name of a bot to a player: the one way for every command that lets bots play.

Ninety-Eight's own bots choose in this process, all others in processes of their own.
"""

from ninetyeight.bots.compiled_bots import CompiledBot, compiled_bot
from ninetyeight.bots.external import ExternalBot
from ninetyeight.bots.naming import parse_name

Player = CompiledBot | ExternalBot
"""A bot that can be seated."""


def find_player(name: str) -> Player:
    """Find a player by name; `GameError` if there is none, or its file of weights is not right."""
    parsed = parse_name(name)
    return ExternalBot(parsed) if parsed.is_external else compiled_bot(parsed)
