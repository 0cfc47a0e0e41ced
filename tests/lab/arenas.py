"""Seasons to play and ways to look at ladders and records, for tests of the arena."""

from pathlib import Path

from ninetyeight.lab.arena.ladder import Ladder, Season
from ninetyeight.lab.arena.season_run import SeasonRun
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.listener import RunListener
from ninetyeight.lab.executors.lookup import local_backend
from ninetyeight.rules import Record, read_record

NEAR = local_backend(1)
FIVE_SECONDS = 5.0


def own(name: str) -> str:
    return f"bots.own_bots:{name}"


class TroubleListener(RunListener):
    """Collects what a run warns of."""

    def __init__(self) -> None:
        self.warnings: list[str] = []
        self.traces: list[str] = []

    def warn(self, message: str) -> None:
        self.warnings.append(message)

    def show_trace(self, text: str) -> None:
        self.traces.append(text)


def filled(season: Season, *bots: str, backend: Backend = NEAR) -> Ladder:
    ladder = Ladder(season, {})
    assert SeasonRun(ladder, backend, FIVE_SECONDS).play(bots) is None
    return ladder


def columns(ladder: Ladder) -> dict[str, object]:
    return {
        bot: entry.refused or {name: each.as_dict() for name, each in entry.scores.items()}
        for bot, entry in ladder.entries.items()
    }


def records(path: Path) -> list[Record]:
    return [read_record(line) for line in path.read_text().splitlines()]
