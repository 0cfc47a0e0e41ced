"""What sets one environment apart from another: edition, players, talk, starter, reward."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from ninetyeight.bots.seeing import talk_level
from ninetyeight.kernel.compiled import Rewards
from ninetyeight.kernel.games import BY_BIDS
from ninetyeight.rules import (
    FULL_PACK,
    RELAXED_SIGNS,
    STRICT_SIGNS,
    GameError,
    Layout,
    Ruleset,
    Sign,
    ruleset_of,
)
from ninetyeight.rules.errors import shown

Choice = TypeVar("Choice", bound=StrEnum)


class Talk(StrEnum):
    """Which signs a table has (8.5)."""

    STRICT = "strict"
    """Like and leave."""
    RELAXED = "relaxed"
    """Also turn, which tells an exact card."""
    NONE = "none"


class Signs(StrEnum):
    """Who decides which signs are shown."""

    WRITTEN = "written"
    """Every hand shows what the bots' written rule says; see `docs/bots.md`."""
    CHOSEN = "chosen"
    """Agents choose their signs by actions."""


class Starter(StrEnum):
    """Who begins."""

    BIDS = "bids"
    """Whoever bids the most for it, by the bots' written rule (1.4)."""
    FIRST = "first"
    """The first seat, always."""


class Reward(StrEnum):
    """What a team gets, every seat the same."""

    CARDS = "cards"
    """1/98 for each card that is laid, and 1 for a game that is won."""
    WIN = "win"
    """1 for a game that is won, and nothing else."""


ILLEGAL_REWARD = -1.0
"""What an action that the rules do not accept costs; it also ends the game."""
REWARDS = {
    Reward.CARDS: Rewards(1 / len(FULL_PACK.cards), 1.0, ILLEGAL_REWARD),
    Reward.WIN: Rewards(0.0, 1.0, ILLEGAL_REWARD),
}


@dataclass(frozen=True, slots=True)
class Setting:
    """The table that an environment sets."""

    edition: str = "original"
    players: int = 1
    layout: Layout | None = None
    """Where the orders of Extreme are; None is the standard layout."""
    talk: Talk = Talk.STRICT
    signs: Signs = Signs.WRITTEN
    starter: Starter = Starter.BIDS
    reward: Reward = Reward.CARDS

    def __post_init__(self) -> None:
        for name, kind in (
            ("talk", Talk),
            ("signs", Signs),
            ("starter", Starter),
            ("reward", Reward),
        ):
            object.__setattr__(self, name, _chosen(kind, name, getattr(self, name)))
        ruleset_of(self.edition, self.players, self.layout)  # refuses what there is not

    @property
    def ruleset(self) -> Ruleset:
        """The rules of its games."""
        return ruleset_of(self.edition, self.players, self.layout)

    @property
    def allowed(self) -> frozenset[Sign]:
        """The signs of the table; nobody to show them to, none of them."""
        if self.players == 1:
            return frozenset()
        return {
            Talk.STRICT: STRICT_SIGNS,
            Talk.RELAXED: RELAXED_SIGNS,
            Talk.NONE: frozenset[Sign](),
        }[self.talk]

    @property
    def talk_level(self) -> int:
        """The kernel's number for the talk."""
        return talk_level(self.allowed)

    @property
    def first_seat(self) -> int:
        """The kernel's number for who starts."""
        return BY_BIDS if self.starter is Starter.BIDS else 0

    @property
    def rewards(self) -> Rewards:
        """What steps are worth."""
        return REWARDS[self.reward]


def _chosen(kind: type[Choice], name: str, value: str) -> Choice:
    try:
        return kind(value)
    except ValueError:
        raise GameError(name, f"{name} {shown(value)}: it is {', '.join(kind)}.") from None
