"""Ninety-Eight: the co-operative card game The Game, for players, hosts and researchers.

`ninetyeight.rules` is the law of the game; `ninetyeight.cli` is the command line on top of it.
"""

__version__ = "0.1.0"
