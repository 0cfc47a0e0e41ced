"""How much a player would like to start (1.4)."""

from enum import StrEnum


class Bid(StrEnum):
    """What players may say about starting, without naming a number; the weakest first."""

    RATHER_NOT = "rather-not"
    ALL_THE_SAME = "all-the-same"
    LIKE = "like"

    @property
    def rank(self) -> int:
        """Its strength; the highest bid starts."""
        return list(Bid).index(self)
