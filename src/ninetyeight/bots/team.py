"""Teams: a bot on every seat, and whole games that the kernel plays."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ninetyeight.bots.bot import Cost
from ninetyeight.bots.compiled_bots import CompiledBot
from ninetyeight.bots.naming import parse_name
from ninetyeight.bots.planner import planner_net
from ninetyeight.bots.players import Player, find_player
from ninetyeight.bots.view_packing import talk_level
from ninetyeight.kernel.arrays import Bytes, Numbers, Words
from ninetyeight.kernel.games import GameColumns, play_decks
from ninetyeight.kernel.policies import PLANNER, SHARP
from ninetyeight.kernel.whole_games import Deals, Lineup
from ninetyeight.rules import GameError, Ruleset, Sign


@dataclass(frozen=True, slots=True)
class Team:
    """A bot for each seat."""

    bots: tuple[Player, ...]

    @property
    def compiled(self) -> tuple[CompiledBot, ...]:
        """Its bots that the kernel plays."""
        return tuple(bot for bot in self.bots if isinstance(bot, CompiledBot))

    @property
    def is_compiled(self) -> bool:
        """Whether the kernel can play whole games of this team.

        It takes one learned value and one set of named weights. Other teams play card by card.
        """
        values = {(bot.trained, bot.folder) for bot in self.compiled if bot.policy >= SHARP}
        weights = {bot.trained for bot in self.compiled if bot.policy == PLANNER}
        return len(self.compiled) == len(self.bots) and max(len(values), len(weights)) <= 1

    @property
    def is_quick(self) -> bool:
        """Whether a game takes milliseconds rather than seconds."""
        return self.is_compiled and all(bot.cost is Cost.INSTANT for bot in self.bots)


def team_of(names: Sequence[str], players: int) -> Team:
    """Seat bots by name: one bot on every seat, or one name for each seat."""
    check_team(names, players)
    found = {name: find_player(name) for name in names}
    bots = tuple(found[name] for name in names)
    budgets = {bot.samples for bot in Team(bots).compiled if bot.samples}
    if len(budgets) > 1:
        raise GameError("bot", "All masters of a team must try the same number of worlds.")
    return Team(bots * players if len(bots) == 1 else bots)


def check_team(names: Sequence[str], players: int) -> None:
    """Refuse names that cannot form a team, without opening a file."""
    if len(names) not in (1, players):
        raise GameError(
            "bot", f"{len(names)} bots for {players} seats: name one, or one for each seat."
        )
    for name in names:
        parse_name(name)


def play_deals(
    ruleset: Ruleset,
    team: Team,
    decks: Bytes,
    *,
    starters: Sequence[int] | Numbers,
    seeds: Words,
    allowed: frozenset[Sign],
) -> GameColumns:
    """Play every deck to its end with this team, in the kernel.

    A starter of -1 lets the bids decide.
    """
    assert team.is_compiled
    bots = team.compiled
    values = [bot.net_for(ruleset) for bot in bots if bot.policy >= SHARP]
    weights = [bot.net_for(ruleset) for bot in bots if bot.policy == PLANNER]
    planner = weights[0] if weights else planner_net(ruleset)
    return play_decks(
        ruleset,
        Deals(decks, np.asarray(starters, np.int64), seeds),
        Lineup(
            policies=np.array([bot.policy for bot in bots], np.int64),
            talk=talk_level(allowed),
            net=values[0] if values else planner,
            planner=planner,
        ),
        samples=max(bot.samples for bot in bots),
    )
