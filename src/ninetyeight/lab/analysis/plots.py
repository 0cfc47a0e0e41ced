"""Draws results. The same results give the same bytes, without dates or randomness."""

import io
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, TypeVar

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from ninetyeight.lab.analysis.paired_results import label_of
from ninetyeight.lab.simulate.results import Results
from ninetyeight.rules import Layout
from ninetyeight.rules.ruleset import MOST_PLAYERS

Key = TypeVar("Key", bound=Hashable)
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000")
"""The palette of Okabe and Ito, whose colours colour-blind people can distinguish."""
MARKS = "osD^vPX"
DASHES = ("-", "--", ":", "-.")
SIZE = (7.0, 4.2)
SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "axes.grid": True,
    "grid.alpha": 0.3,
    "axes.axisbelow": True,
}
SVG_METADATA = dict.fromkeys(("Creator", "Date", "Format", "Type"))


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot, and the results it shows."""

    name: str
    """The name of its files without the suffix."""
    title: str
    svg: str
    png: bytes
    results: tuple[Results, ...]


def plots_of(results: Sequence[Results]) -> list[Plot]:
    """Draw all plots of results that are sorted already."""
    plots, styles = [], styles_of(results)
    for edition, some in _grouped(results, lambda result: result.job.edition):
        plots.append(_win_rates(edition, some, styles))
    for (edition, players), some in _grouped(
        results, lambda result: (result.job.edition, result.job.players)
    ):
        plots.append(_left(edition, players, some, styles))
        plots.append(_chances(edition, players, some, styles))
    return plots


@dataclass(frozen=True, slots=True)
class Style:
    """How a team's line looks in every plot of a report."""

    label: str
    colour: str
    mark: str
    dash: str

    def options(self) -> dict[str, Any]:
        """The keywords that Matplotlib takes."""
        return {"label": self.label, "color": self.colour, "linestyle": self.dash}


Line = tuple[str, str, Layout | None]
"""What a line stands for: the team with its signs, the seed, the layout."""


def styles_of(results: Sequence[Results]) -> dict[Line, Style]:
    """Assign each team a colour, and dashes to tell its different results apart."""
    teams = list(dict.fromkeys(result.job.bots for result in results))
    has_seeds = len({result.job.seed for result in results}) > 1
    lines: dict[Line, Style] = {}
    drawn = dict.fromkeys(teams, 0)
    for result in sorted(results, key=lambda each: label_of(each) != " ".join(each.job.bots)):
        line, job = _line(result), result.job
        if line not in lines:
            team = teams.index(job.bots)
            turn = team // len(COLOURS) + drawn[job.bots]
            drawn[job.bots] += 1
            seed = f", seed {' '.join(job.seed.split())}" if has_seeds else ""
            lines[line] = Style(
                label_of(result) + seed + ("" if job.layout is None else ", own layout"),
                COLOURS[team % len(COLOURS)],
                MARKS[(team + turn) % len(MARKS)],
                DASHES[turn % len(DASHES)],
            )
    return lines


def _line(result: Results) -> Line:
    return label_of(result), result.job.seed, result.job.layout


def _win_rates(edition: str, results: list[Results], styles: Mapping[Line, Style]) -> Plot:
    title = f"Games won: {edition}"
    figure, axes = _sheet(title, "players", "games won, % (bars: 95 % interval)")
    lines = list(_grouped(results, _line))
    for number, (line, some) in enumerate(lines):
        shift = 0.08 * (number - (len(lines) - 1) / 2)
        rates = [100 * result.summary.win_rate for result in some]
        bounds = [result.summary.interval for result in some]
        below = [max(0.0, rate - 100 * low) for rate, (low, _) in zip(rates, bounds, strict=True)]
        above = [max(0.0, 100 * high - rate) for rate, (_, high) in zip(rates, bounds, strict=True)]
        axes.errorbar(
            [result.job.players + shift for result in some],
            rates,
            yerr=(below, above),
            capsize=3,
            marker=styles[line].mark,
            clip_on=False,
            **styles[line].options(),
        )
    axes.set_xlim(0.5, MOST_PLAYERS + 0.5)
    axes.set_ylim(0, None)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return _plot(f"win-rate-{edition}", title, figure, results)


def _left(edition: str, players: int, results: list[Results], styles: Mapping[Line, Style]) -> Plot:
    """Draw the share of games that got this close to a win; cumulative, so lines stay apart."""
    title = f"Cards left: {edition}, {_who(players)}"
    figure, axes = _sheet(
        title, "cards left at the end", "games that ended with this many or fewer, %"
    )
    most = max(len(result.summary.left) for result in results)
    for result in results:
        left = [*result.summary.left, *[0] * (most - len(result.summary.left))]
        games = max(1, result.summary.games)
        axes.plot(
            range(most),
            [100 * number / games for number in accumulate(left)],
            marker=styles[_line(result)].mark,
            markevery=(0, max(1, most // 12)),
            markersize=4,
            clip_on=False,
            **styles[_line(result)].options(),
        )
    axes.set_xlim(0, None)
    axes.set_ylim(0, 100)
    return _plot(f"left-{edition}-{players}", title, figure, results)


def _chances(
    edition: str, players: int, results: list[Results], styles: Mapping[Line, Style]
) -> Plot:
    title = f"The chance to win as a game progresses: {edition}, {_who(players)}"
    figure, axes = _sheet(title, "cards laid", "games won among those that got this far, %")
    for result in results:
        chances = result.summary.chances(len(result.job.ruleset.pack.cards))
        axes.plot(
            range(len(chances)),
            [100 * chance for chance in chances],
            **styles[_line(result)].options(),
        )
    axes.set_ylim(0, 100)
    return _plot(f"chance-{edition}-{players}", title, figure, results)


def _who(players: int) -> str:
    return "solo" if players == 1 else f"{players} players"


def _sheet(title: str, across: str, up: str) -> tuple[Figure, Axes]:
    with mpl.rc_context(SETTINGS):
        figure = Figure(SIZE, layout="constrained")
        axes = figure.add_subplot()
        axes.set(title=title, xlabel=across, ylabel=up)
    return figure, axes


def _plot(name: str, title: str, figure: Figure, results: list[Results]) -> Plot:
    figure.legend(loc="outside lower center", ncols=3)
    svg, png = io.StringIO(), io.BytesIO()
    with mpl.rc_context({**SETTINGS, "svg.hashsalt": name}):
        figure.savefig(svg, format="svg", metadata=SVG_METADATA)
        figure.savefig(png, format="png", dpi=150, metadata={"Software": None})
    return Plot(name, title, svg.getvalue(), png.getvalue(), tuple(results))


def _grouped(
    results: Sequence[Results], key: Callable[[Results], Key]
) -> Iterable[tuple[Key, list[Results]]]:
    groups: dict[Key, list[Results]] = {}
    for result in results:
        groups.setdefault(key(result), []).append(result)
    return groups.items()
