"""What sets one environment apart from another: edition, players, talk, starter, reward."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from ninetyeight.bots.agreements import SignLevel, Starter, parse_option
from ninetyeight.bots.view_packing import talk_level
from ninetyeight.kernel.games import BY_BIDS
from ninetyeight.kernel.tables import Rewards, Terms
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
class EnvSettings:
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
            object.__setattr__(self, name, parse_option(kind, name, getattr(self, name)))
        for name, type_ in (("edition", str), ("players", int), ("layout", Layout | None)):
            if not isinstance(getattr(self, name), type_):
                raise GameError(name, f"{name} {shown(getattr(self, name))} is {_SHAPES[name]}.")
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
        if seat not in range(BY_BIDS, self.players):
            raise GameError("starter", f"There is no seat {shown(seat)} to start.")

    @property
    def rewards(self) -> Rewards:
        """What steps are worth."""
        return REWARDS[self.reward]

    @property
    def terms(self) -> Terms:
        """What the kernel needs to know to play by these settings."""
        return Terms(self.first_seat, self.talk_level, self.rewards)


_SHAPES = {
    "edition": "no edition: it is a name, such as 'original' or 'extreme+expert'",
    "players": "impossible: it is a whole number, 1 to 5",
    "layout": "no layout of the orders: it is a ninetyeight.rules.Layout",
}
_ELSEWHERE = {
    "partners": "ninetyeight/Seat-v0",
    "seat": "ninetyeight/Seat-v0",
    "copy": "vector environments, see gymnasium.make_vec",
    "render_mode": "environments of one game at a time",
}


def parse_settings(wishes: Mapping[str, Any]) -> EnvSettings:
    """Make a setting of the arguments of an environment; `GameError` names one that it lacks."""
    known = [field.name for field in fields(EnvSettings)]
    for name in wishes:
        if name in _ELSEWHERE:
            raise GameError(
                name, f"{name} is not a setting here: it belongs to {_ELSEWHERE[name]}."
            )
        if name not in known:
            raise GameError(
                "setting", f"There is no setting {shown(name)}: there are {', '.join(known)}."
            )
    return EnvSettings(**wishes)


def solo(wishes: Mapping[str, Any]) -> Mapping[str, Any]:
    """Refuse more than one player, who want another environment."""
    players = wishes.get("players", 1)
    if players != 1:
        raise GameError(
            "players",
            f"ninetyeight/Solo-v0 is for one player, and not for {shown(players)}: take"
            " ninetyeight/Table-v0, where an agent plays every seat, or ninetyeight/Seat-v0,"
            " where its partners are bots.",
        )
    return wishes
