"""A bot on every seat: whole games of a team, played in the kernel."""

from collections.abc import Sequence
from dataclasses import dataclass

from ninetyeight.bots.compiled_bots import CompiledBot
from ninetyeight.bots.planner import planner_net
from ninetyeight.bots.registry import bot_named
from ninetyeight.bots.seeing import talk_level
from ninetyeight.bots.values import value_for
from ninetyeight.kernel import compiled
from ninetyeight.kernel.compiled import Bytes, Numbers, Words
from ninetyeight.kernel.games import Column, play
from ninetyeight.rules import GameError, Ruleset, Sign


@dataclass(frozen=True, slots=True)
class Team:
    """A bot for each seat."""

    bots: tuple[CompiledBot, ...]

    @property
    def serving_value(self) -> bool:
        """Whether somebody goes by a learned value."""
        return any(bot.policy >= compiled.SHARP for bot in self.bots)


def team_of(names: Sequence[str], players: int) -> Team:
    """Seat bots by name: one everywhere, or one for each seat."""
    if len(names) not in (1, players):
        raise GameError(
            "bot", f"{len(names)} bots for {players} seats: name one, or one for each seat."
        )
    bots = tuple(map(bot_named, names))
    budgets = {bot.samples for bot in bots if bot.samples}
    if len(budgets) > 1:
        raise GameError("bot", "All masters of a team try the same number of worlds.")
    return Team(bots * players if len(bots) == 1 else bots)


def play_deals(
    ruleset: Ruleset,
    team: Team,
    decks: Bytes,
    *,
    starters: Sequence[int] | Numbers,
    seeds: Words,
    allowed: frozenset[Sign],
) -> Column:
    """Play every deck to its end with this team. A starter of -1 is found by bids."""
    weights = planner_net(ruleset)
    return play(
        ruleset,
        decks,
        starters=starters,
        seeds=seeds,
        policies=[bot.policy for bot in team.bots],
        talk=talk_level(allowed),
        net=value_for(ruleset).net if team.serving_value else weights,
        planner=weights,
        samples=max(bot.samples for bot in team.bots),
    )
