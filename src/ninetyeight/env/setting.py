"""What sets one environment apart from another: edition, players, talk, starter, reward."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.bots.agreements import SignLevel, Starter, choice_named
from ninetyeight.bots.seeing import talk_level
from ninetyeight.kernel.compiled import Rewards
from ninetyeight.kernel.games import BY_BIDS
from ninetyeight.rules import FULL_PACK, GameError, Layout, Ruleset, Sign, ruleset_of
from ninetyeight.rules.errors import shown


class Signs(StrEnum):
    """Who decides which signs are shown."""

    WRITTEN = "written"
    """Every hand shows what the bots' written rule says; see `docs/bots.md`."""
    CHOSEN = "chosen"
    """Agents choose their signs by actions."""


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
    talk: SignLevel = SignLevel.STRICT
    signs: Signs = Signs.WRITTEN
    starter: Starter = Starter.BIDS
    reward: Reward = Reward.CARDS

    def __post_init__(self) -> None:
        for name, kind in (
            ("talk", SignLevel),
            ("signs", Signs),
            ("starter", Starter),
            ("reward", Reward),
        ):
            object.__setattr__(self, name, choice_named(kind, name, getattr(self, name)))
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
        return self.talk.signs

    @property
    def talk_level(self) -> int:
        """The kernel's number for the talk."""
        return talk_level(self.allowed)

    @property
    def first_seat(self) -> int:
        """The kernel's number for who starts."""
        return BY_BIDS if self.starter is Starter.BIDS else 0

    def check_starter(self, seat: int) -> None:
        """Refuse a seat that is none; -1 finds the starter by bids."""
        if not BY_BIDS <= seat < self.players:
            raise GameError("starter", f"There is no seat {shown(seat)} to start.")

    @property
    def rewards(self) -> Rewards:
        """What steps are worth."""
        return REWARDS[self.reward]
