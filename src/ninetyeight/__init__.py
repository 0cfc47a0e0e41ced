"""Ninety-Eight: the co-operative card game The Game, for players, hosts and researchers.

`ninetyeight.rules` implements the rules, on which everything else is built; see
docs/architecture.md in the repository.
"""

__version__ = "0.1.0"
