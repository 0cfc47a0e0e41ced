"""The settings of an environment: edition, players, talk, starter, reward."""

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
    """Every hand shows signs by the bots' written rule; see `docs/bots.md`."""
    CHOSEN = "chosen"
    """Agents choose their signs with actions."""


class Reward(StrEnum):
    """What all agents are rewarded for."""

    CARDS = "cards"
    """1/98 for each card laid, and 1 for a win."""
    WIN = "win"
    """1 for a win, and nothing else."""


ILLEGAL_REWARD = -1.0
"""The reward for an illegal action, which also ends the game."""
REWARDS = {
    Reward.CARDS: Rewards(1 / len(FULL_PACK.cards), 1.0, ILLEGAL_REWARD),
    Reward.WIN: Rewards(0.0, 1.0, ILLEGAL_REWARD),
}


@dataclass(frozen=True, slots=True)
class EnvSettings:
    """The kind of table that an environment deals."""

    edition: str = "original"
    players: int = 1
    layout: Layout | None = None
    """Which cards carry the orders of Extreme; None is the standard layout."""
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
                raise GameError(name, f"{name} {shown(getattr(self, name))}: use {_SHAPES[name]}.")
        ruleset_of(
            self.edition, self.players, self.layout
        )  # refuses an unknown edition or number of players

    @property
    def ruleset(self) -> Ruleset:
        return ruleset_of(self.edition, self.players, self.layout)

    @property
    def allowed(self) -> frozenset[Sign]:
        """The signs that players may show; none in the solo game."""
        if self.players == 1:
            return frozenset()
        return self.talk.signs

    @property
    def talk_level(self) -> int:
        """The kernel's number for the allowed signs."""
        return talk_level(self.allowed)

    @property
    def first_seat(self) -> int:
        """The kernel's number for who starts."""
        return BY_BIDS if self.starter is Starter.BIDS else 0

    def check_starter(self, seat: int) -> None:
        """Refuse a seat without a player; -1 finds the starter by bids."""
        if seat not in range(BY_BIDS, self.players):
            raise GameError(
                "starter",
                f"There is no seat {shown(seat)} that could start: use 0 to {self.players - 1}.",
            )

    @property
    def rewards(self) -> Rewards:
        return REWARDS[self.reward]

    @property
    def terms(self) -> Terms:
        """These settings as the kernel takes them."""
        return Terms(self.first_seat, self.talk_level, self.rewards)


_SHAPES = {
    "edition": "the name of one, such as 'original' or 'extreme+expert'",
    "players": "a whole number from 1 to 5",
    "layout": "a ninetyeight.rules.Layout",
}
_ELSEWHERE = {
    "partners": "ninetyeight/Seat-v0",
    "seat": "ninetyeight/Seat-v0",
    "copy": "vector environments, see gymnasium.make_vec",
    "render_mode": "environments of one game at a time",
}


def parse_settings(given: Mapping[str, Any]) -> EnvSettings:
    """Check the arguments of an environment; `GameError` names an unknown one."""
    known = [field.name for field in fields(EnvSettings)]
    for name in given:
        if name in _ELSEWHERE:
            raise GameError(
                name, f"This environment has no setting {name}: it belongs to {_ELSEWHERE[name]}."
            )
        if name not in known:
            raise GameError(
                "setting", f"There is no setting {shown(name)}: use {', '.join(known)}."
            )
    return EnvSettings(**given)


def check_solo(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the settings, or refuse more than one player and name the right environment."""
    players = given.get("players", 1)
    if players != 1:
        raise GameError(
            "players",
            f"ninetyeight/Solo-v0 is for one player, not for {shown(players)}: use"
            " ninetyeight/Table-v0, where an agent plays every seat, or ninetyeight/Seat-v0,"
            " where its partners are bots.",
        )
    return given
