"""Turns the name of a bot into a player, for every command that lets bots play.

Ninety-Eight's own bots run in this process, all others in processes of their own.
"""

from ninetyeight.bots.compiled_bots import CompiledBot, compiled_bot
from ninetyeight.bots.external import ExternalBot
from ninetyeight.bots.naming import parse_name

Player = CompiledBot | ExternalBot
"""A bot that can take a seat."""


def find_player(name: str) -> Player:
    """Find a player by name; `GameError` if there is none or its file of weights is invalid."""
    parsed = parse_name(name)
    return ExternalBot(parsed) if parsed.is_external else compiled_bot(parsed)
