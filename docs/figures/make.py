"""Makes the tables and plots of `docs/bots.md`: `make figures`.

    python docs/figures/make.py             tables and plots from the existing results
    python docs/figures/make.py --simulate  plays what is missing first, which takes hours
    python docs/figures/make.py --simulate --only original-2   only jobs with this in their name

The results are in `docs/figures/results`, one file per job, as `ninetyeight lab simulate --out`
writes them. Each holds its job, so every number can be reproduced with one command.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from ninetyeight.bots.values import FOLDER
from ninetyeight.kernel.feature_table import PileFeature, TableFeature, unused_places
from ninetyeight.lab.analysis.plots import COLOURS, SETTINGS, SVG_METADATA
from ninetyeight.lab.analysis.report import write_report
from ninetyeight.lab.simulate.results import Results
from ninetyeight.lab.simulate.results_file import read_results
from ninetyeight.lab.simulate.weights import weights_used

HERE = Path(__file__).parent
RESULTS = HERE / "results"
PAGE = HERE.parent / "bots.md"
SEED = "figures"
INSTANT_GAMES = 20_000
MASTER_GAMES = 600
REPORT = HERE / "report"
"""What `ninetyeight lab report` writes; it is not kept in the repository."""
SHOWN = ("win-rate-original.svg", "chance-original-1.svg")
"""The plots that the page shows."""
PEERS = HERE / "peers.md"
"""The figures of other programs, as a table without ours."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One job of the tables."""

    edition: str
    players: int
    bot: str
    talk: str = "strict"

    @property
    def name(self) -> str:
        """The name of its results file, without the suffix."""
        talk = "" if self.talk == "strict" else f"-{self.talk}"
        return f"{self.edition}-{self.players}-{self.bot}{talk}"

    @property
    def games(self) -> int:
        return MASTER_GAMES if self.bot == "master" else INSTANT_GAMES

    @property
    def path(self) -> Path:
        return RESULTS / f"{self.name}.npz"

    @property
    def words(self) -> list[str]:
        """The command that plays it, after `ninetyeight`."""
        return [
            *("lab", "simulate", "--edition", self.edition, "--players", str(self.players)),
            *("--bot", self.bot, "--games", str(self.games), "--seed", SEED),
            *("--talk", self.talk, "--out", str(self.path)),
        ]


def jobs() -> Iterator[Figures]:
    """All jobs that the tables show."""
    for players in range(1, 6):
        for bot in ("random", "greedy", "planner", "sharp", "master"):
            yield Figures("original", players, bot)
        if players > 1:
            yield Figures("original", players, "sharp", "none")
            yield Figures("original", players, "sharp", "relaxed")
    for edition in ("expert", "extreme", "fire"):
        for players in range(1, 6):
            for bot in ("greedy", "planner", "sharp", "master"):
                yield Figures(edition, players, bot)
    for edition in ("short", "strict-fire", "expert+short", "extreme+expert", "extreme+fire"):
        for players in range(1, 6):
            yield Figures(edition, players, "sharp")


def simulate(only: str) -> None:
    """Play every job that is not complete, resuming files that were begun."""
    for job in jobs():
        if only not in job.name or _is_complete(job):
            continue
        RESULTS.mkdir(parents=True, exist_ok=True)
        print(" ".join(["ninetyeight", *job.words]), file=sys.stderr, flush=True)
        # Games of other weights are played again.
        again = [] if job.path.exists() and is_current(read_results(job.path)) else ["--force"]
        subprocess.run([sys.executable, "-m", "ninetyeight", *job.words, *again], check=True)


def _is_complete(job: Figures) -> bool:
    if not job.path.exists():
        return False
    results = read_results(job.path)
    return results.is_complete and results.job.games >= job.games and is_current(results)


def is_current(results: Results) -> bool:
    """Whether the bots still have the weights that they played with."""
    return results.weights == weights_used(results.job.ruleset, results.job.team)


def current_results() -> dict[Figures, Results]:
    """Read all results of the current weights."""
    found = {job: read_results(job.path) for job in jobs() if job.path.exists()}
    return {job: results for job, results in found.items() if is_current(results)}


def tables(found: dict[Figures, Results]) -> str:
    """A table for each edition: a row per bot, a column per number of players."""
    parts = []
    for edition in dict.fromkeys(job.edition for job in found):
        rows = [job for job in found if job.edition == edition]
        parts.append(f"**{edition}**, games won in %\n")
        parts.append("| bot | 1 | 2 | 3 | 4 | 5 players | games |")
        parts.append("|---|---|---|---|---|---|---|")
        for bot, talk in dict.fromkeys((job.bot, job.talk) for job in rows):
            cells = [_cell(found.get(Figures(edition, n, bot, talk))) for n in range(1, 6)]
            label = f"`{bot}`" + {"none": ", no signs", "relaxed": ", relaxed signs"}.get(talk, "")
            games = max(found[job].done for job in rows if (job.bot, job.talk) == (bot, talk))
            parts.append(f"| {label} | {' | '.join(cells)} | {games:,} |")
        parts.append("")
        parts += _notes(found, edition)
    return "\n".join(parts)


def peers(found: dict[Figures, Results]) -> str:
    """The table of other programs, with ours below."""
    rows = [PEERS.read_text()]
    for bot in ("planner", "sharp", "master"):
        some = [found.get(Figures("original", players, bot)) for players in range(1, 6)]
        if any(some):
            cells = (f"{100 * each.summary.win_rate:.1f}" if each else "" for each in some)
            rows.append(f"| **Ninety-Eight**, `{bot}` | {' | '.join(cells)} | us, as above |\n")
    return "".join(rows)


def _cell(results: Results | None) -> str:
    if results is None:
        return ""
    summary = results.summary
    low, high = (100 * bound for bound in summary.interval)
    return f"{100 * summary.win_rate:.1f} ({low:.1f} to {high:.1f})"


def _notes(found: dict[Figures, Results], edition: str) -> list[str]:
    borrowed = {
        f"`{results.weights.value}`"
        for job, results in found.items()
        if job.edition == edition and results.weights.value and not results.weights.is_own
    }
    if not borrowed:
        return []
    return [f"No value was trained for this game; these are used: {', '.join(sorted(borrowed))}.\n"]


def features() -> str:
    """Format the features that a value reads, from the kernel's table."""
    lines = []
    kinds = (("a pile", PileFeature), ("the table", TableFeature))
    for (whose, kind), unused in zip(kinds, unused_places(), strict=True):
        lines += [f"\n| place | feature of {whose} | meaning | about |\n|---|---|---|---|"]
        for feature in kind:
            first, last = feature.places[0], feature.places[-1]
            places = str(first) if first == last else f"{first} to {last}"
            lines.append(f"| {places} | `{feature.label}` | {feature.meaning} | {feature.about} |")
        lines.append(f"\nThe places {' and '.join(map(str, unused))} are unused.")
    return "\n".join(lines) + "\n\n"


def curves() -> str:
    """Draw how the values improved in training."""
    with mpl.rc_context({**SETTINGS, "svg.hashsalt": "ninetyeight"}):
        editions = [
            edition
            for edition in ("original", "expert", "extreme", "fire")
            if any(FOLDER.glob(f"{edition}-?.json"))
        ]
        figure = Figure(figsize=(7, 3.6 * len(editions)), layout="constrained")
        grid = figure.subplots(len(editions), squeeze=False)
        for axes, edition in zip(grid.flat, editions, strict=True):
            for players in range(1, 6):
                path = FOLDER / f"{edition}-{players}.json"
                if not path.exists():
                    continue
                rounds = json.loads(path.read_text())["curve"]
                judged = [
                    (row["seconds"] / 60, 100 * row["judged"])
                    for row in rounds
                    if row["judged"] is not None
                ]
                axes.plot(
                    *zip(*judged, strict=True),
                    color=COLOURS[players - 1],
                    marker=".",
                    label=f"{players} player{'s' if players > 1 else ''}",
                )
            axes.set_title(edition)
            axes.set_xlabel("minutes")
            axes.set_ylabel("judged games won, %")
            axes.set_ylim(0, 100)
            axes.legend(fontsize="small")
        file = HERE / "training.svg"
        figure.savefig(file, metadata=SVG_METADATA)
    return file.name


def main() -> None:
    """Make everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulate", action="store_true", help="play what is missing first")
    parser.add_argument("--only", default="", help="only jobs with this in their name")
    options = parser.parse_args()
    if options.simulate:
        simulate(options.only)
    curves()
    found = current_results()
    if found:
        write_report(list(found.values()), REPORT)
        for name in SHOWN:
            shutil.copy(REPORT / name, HERE)
    text = PAGE.read_text()
    parts = {"features": features(), "figures": tables(found), "peers": peers(found)}
    for name, content in parts.items():
        marked = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end {name} -->)", re.DOTALL)
        text = marked.sub(lambda place, new=content: f"{place[1]}{new}{place[2]}", text)
    PAGE.write_text(text)


if __name__ == "__main__":
    main()
