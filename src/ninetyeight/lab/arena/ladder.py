"""A season, and the ladder that ranks the bots that played it.

The deals of a season are drawn from its published name alone, so nobody can prepare for them:
season S plays the deals of `ninetyeight lab simulate --seed arena/S`.
"""

import re
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import numpy as np

from ninetyeight import __version__
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.lab.analysis.comparison import Pair, compare_pairs
from ninetyeight.lab.simulate.job import check_games
from ninetyeight.lab.simulate.results import Summary, summarize
from ninetyeight.lab.simulate.scores import NAMES, UNPLAYED, Scores, no_scores
from ninetyeight.rules import GameError, Ruleset, parse_edition, ruleset_of
from ninetyeight.rules.errors import shown

_SEASON = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


@dataclass(frozen=True, slots=True)
class Season:
    """The deals that every bot on a ladder plays."""

    name: str
    """The published name that the deals are drawn from."""
    editions: tuple[str, ...] = ("original",)
    players: int = 2
    games: int = 1000
    """How many deals of each edition."""
    talk: SignLevel = SignLevel.STRICT

    def __post_init__(self) -> None:
        if not _SEASON.fullmatch(self.name):
            raise GameError(
                "season",
                f"{shown(self.name)} cannot name a season: use up to 40 letters, digits, dots,"
                " dashes and underscores, such as 2026-12.",
            )
        named = tuple("+".join(parse_edition(edition)) for edition in self.editions)
        if len(set(named)) != len(named) or not named:
            raise GameError("edition", "Name each edition of a season once.")
        object.__setattr__(self, "editions", named)
        check_games(self.games)
        for edition in named:
            self.ruleset(edition)

    @property
    def seed(self) -> str:
        """The seed that `ninetyeight lab simulate` takes for the same deals."""
        return f"arena/{self.name}"

    def ruleset(self, edition: str) -> Ruleset:
        return ruleset_of(edition, self.players)

    def is_same_but_for_games(self, other: "Season") -> bool:
        """Whether the other has the same deals, though perhaps more or fewer of them."""
        return replace(self, games=other.games) == other


@dataclass(frozen=True, slots=True)
class LadderEntry:
    """What a bot has played of the season, or why it was refused."""

    bot: str
    scores: dict[str, Scores] = field(compare=False)
    """How its games ended, by edition."""
    refused: str | None = None
    """Why it is not ranked: it broke the rules, was too slow or crashed."""
    version: str = __version__
    """The version that played."""
    fingerprint: str | None = None
    """Changes with the weights of Ninety-Eight's own bots; None for other bots."""

    @property
    def pooled(self) -> Scores:
        """All its games, edition after edition."""
        columns = (
            np.concatenate([getattr(scores, name) for scores in self.scores.values()])
            for name in NAMES
        )
        return Scores(*columns)

    @property
    def done(self) -> int:
        return sum(int(np.count_nonzero(s.result != UNPLAYED)) for s in self.scores.values())

    @property
    def summary(self) -> Summary:
        return summarize(self.pooled.played)


@dataclass(frozen=True, slots=True)
class Ladder:
    """Every bot that played a season, on the same deals."""

    season: Season
    entries: dict[str, LadderEntry]

    def entry_of(self, bot: str) -> LadderEntry:
        """A bot's entry; an empty one for a newcomer."""
        empty = {edition: no_scores(self.season.games) for edition in self.season.editions}
        return self.entries.get(bot, LadderEntry(bot, empty))

    def grown(self, season: Season) -> "Ladder":
        """A copy with room for more deals of the same season."""
        entries = {
            bot: replace(
                entry, scores={e: each.grown(season.games) for e, each in entry.scores.items()}
            )
            for bot, entry in self.entries.items()
        }
        return Ladder(season, entries)

    def put(self, entry: LadderEntry) -> None:
        self.entries[entry.bot] = entry

    @property
    def total(self) -> int:
        """How many games each bot plays."""
        return self.season.games * len(self.season.editions)

    @property
    def ranked(self) -> list[LadderEntry]:
        """The bots by games won, then by cards left, without the refused ones."""
        playing = [entry for entry in self.entries.values() if not entry.refused and entry.done]
        figures = {entry.bot: entry.summary for entry in playing}
        return sorted(
            playing,
            key=lambda e: (-figures[e.bot].win_rate, figures[e.bot].mean_left, e.bot),
        )

    @property
    def refused(self) -> list[LadderEntry]:
        return [entry for entry in self.entries.values() if entry.refused]

    @property
    def pairs(self) -> list[Pair]:
        """Each bot compared with the one above it on the deals that both have played."""
        rows = self.ranked
        scores = {entry.bot: entry.pooled for entry in rows}
        labels = [(above.bot, below.bot) for above, below in pairwise(rows)]
        common = [
            (first, second)
            for first, second in labels
            if np.any((scores[first].result != UNPLAYED) & (scores[second].result != UNPLAYED))
        ]
        return compare_pairs(scores, common)

    def as_dict(self) -> dict[str, Any]:
        """The ladder as `--json` prints it."""
        return {
            **season_as_dict(self.season),
            "ladder": [
                {
                    "rank": rank,
                    "bot": entry.bot,
                    "complete": entry.done == self.total,
                    **entry.summary.as_dict(),
                }
                for rank, entry in enumerate(self.ranked, start=1)
            ],
            "refused": [{"bot": entry.bot, "reason": entry.refused} for entry in self.refused],
            "pairs": [pair.as_dict() for pair in self.pairs],
            "version": __version__,
        }


def season_as_dict(season: Season) -> dict[str, Any]:
    """A season as ladder files hold it."""
    return {
        "season": season.name,
        "editions": list(season.editions),
        "players": season.players,
        "games": season.games,
        "talk": str(season.talk),
    }
