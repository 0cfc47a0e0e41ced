"""A job: all that a simulation's numbers depend on, and nothing else."""

import shlex
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from ninetyeight.bots.agreements import SignLevel, Starter, parse_option
from ninetyeight.bots.team import Team, check_team, team_of
from ninetyeight.rules import (
    STANDARD_LAYOUT,
    GameError,
    Layout,
    Ruleset,
    parse_edition,
    ruleset_of,
)
from ninetyeight.rules.errors import shown

MOST_GAMES = 100_000_000


@dataclass(frozen=True, slots=True)
class Job:
    """The games to play. Game i depends on nothing but the job and i."""

    edition: str
    players: int
    bots: tuple[str, ...]
    """One for all seats, or one for each."""
    games: int
    seed: str = "1"
    starter: Starter = Starter.BIDS
    talk: SignLevel = SignLevel.STRICT
    layout: Layout | None = None
    """Which cards carry the orders of Extreme; None is the standard layout."""

    def __post_init__(self) -> None:
        _put(self, "edition", "+".join(parse_edition(self.edition)))
        if len(set(self.bots)) == 1 and len(self.bots) == self.players:
            _put(self, "bots", self.bots[:1])
        _put(self, "starter", parse_option(Starter, "starter", self.starter))
        _put(self, "talk", parse_option(SignLevel, "talk", self.talk))
        if self.layout == STANDARD_LAYOUT and "extreme" in self.edition.split("+"):
            _put(self, "layout", None)
        check_games(self.games)
        check_seed(self.seed)
        check_team(self.bots, self.ruleset.players)

    @property
    def ruleset(self) -> Ruleset:
        return ruleset_of(self.edition, self.players, self.layout)

    @property
    def team(self) -> Team:
        return team_of(self.bots, self.players)

    def is_same_but_for_games(self, other: "Job") -> bool:
        """Whether the other job plays the same games, though perhaps more or fewer."""
        return replace(self, games=other.games) == other

    def as_dict(self) -> dict[str, Any]:
        """The job as results files hold it."""
        content = asdict(replace(self, layout=None))
        return content | {
            "bots": list(self.bots),
            "starter": str(self.starter),
            "talk": str(self.talk),
            "layout": None if self.layout is None else self.layout.as_dict(),
        }

    @property
    def command(self) -> str:
        """The command that repeats the job; it takes a custom layout from a file."""
        words = ["ninetyeight", "lab", "simulate", "--edition", self.edition]
        words += ["--players", str(self.players)]
        for bot in self.bots:
            words += ["--bot", bot]
        words += ["--games", str(self.games), "--seed", self.seed]
        if self.starter is not Starter.BIDS:
            words += ["--starter", self.starter]
        if self.talk is not SignLevel.STRICT:
            words += ["--talk", self.talk]
        if self.layout is not None:
            words += ["--layout", "layout.json"]
        return shlex.join(words)


def job_from_dict(content: object) -> Job:
    """Read a job from a results file; `GameError` if it is not one."""
    if not isinstance(content, Mapping):
        raise GameError("job", f"{shown(content)} is not a job.")
    names = set(Job.__dataclass_fields__)
    if set(content) != names:
        odd = sorted(names ^ set(content))
        raise GameError("job", f"The job has missing or unknown fields: {', '.join(odd)}.")
    for name in ("edition", "seed"):
        if not isinstance(content[name], str):
            raise GameError("job", f"{name} {shown(content[name])} is not text.")
    bots, layout = content["bots"], content["layout"]
    if not isinstance(bots, list) or not all(isinstance(bot, str) for bot in bots):
        raise GameError("job", f"bots {shown(bots)} is not a list of names.")
    if layout is not None and not isinstance(layout, dict):
        raise GameError("job", f"layout {shown(layout)} is not a layout.")
    rest = {"bots": tuple(bots), "layout": None if layout is None else Layout.of(layout)}
    return Job(**(dict(content) | rest))


def check_games(games: int) -> None:
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise GameError("games", f"{shown(games)} games: play 1 to {MOST_GAMES:,}.")


def check_seed(seed: str) -> None:
    """Refuse a seed that is not valid Unicode."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise GameError("seed", f"The seed {shown(seed)} is not valid Unicode.") from None


def starter_named(name: str) -> Starter:
    return parse_option(Starter, "starter", name)


def sign_level(name: str) -> SignLevel:
    return parse_option(SignLevel, "talk", name)


def _put(job: Job, name: str, value: object) -> None:
    object.__setattr__(job, name, value)
