"""Ninety-Eight: the co-operative card game The Game, for players, hosts and researchers.

`ninetyeight.rules` is the law of the game, and everything else stands on it: see
docs/architecture.md of the project.
"""

__version__ = "0.1.0"
