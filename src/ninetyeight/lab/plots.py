"""Results as pictures, the same bytes for the same results: no dates, no chance."""

import io
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from ninetyeight.lab.results import Results
from ninetyeight.rules.ruleset import MOST_PLAYERS

Key = TypeVar("Key", bound=Hashable)
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000")
"""Colours that colour-blind people can tell apart, by Okabe and Ito."""
MARKS = "osD^vPX"
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
    """A picture, and the results that it shows."""

    name: str
    """The name of its files, without ending."""
    title: str
    svg: str
    png: bytes
    results: tuple[Results, ...]


def plots_of(results: Sequence[Results]) -> list[Plot]:
    """Draw everything that there is to see in these results, which are in order."""
    plots = []
    for edition, some in _grouped(results, lambda result: result.job.edition):
        plots.append(_win_rates(edition, some))
    for (edition, players), some in _grouped(
        results, lambda result: (result.job.edition, result.job.players)
    ):
        plots.append(_left(edition, players, some))
        plots.append(_chances(edition, players, some))
    return plots


def label_of(result: Results) -> str:
    """Name the team and what it may say."""
    job = result.job
    label = " ".join(job.bots)
    if job.players > 1 and job.talk != "strict":
        label += f", {'no' if job.talk == 'none' else job.talk} signs"
    return label if job.starter == "bids" else f"{label}, first seat starts"


def _win_rates(edition: str, results: list[Results]) -> Plot:
    title = f"Games won: {edition}"
    figure, axes = _sheet(title, "players", "games won, % (bars: 95 % interval)")
    teams = list(_grouped(results, label_of))
    for number, (label, some) in enumerate(teams):
        shift = 0.08 * (number - (len(teams) - 1) / 2)
        rates = [100 * result.summary.win_rate for result in some]
        bounds = [result.summary.interval for result in some]
        below = [max(0.0, rate - 100 * low) for rate, (low, _) in zip(rates, bounds, strict=True)]
        above = [max(0.0, 100 * high - rate) for rate, (_, high) in zip(rates, bounds, strict=True)]
        axes.errorbar(
            [result.job.players + shift for result in some],
            rates,
            yerr=(below, above),
            capsize=3,
            label=label,
            color=COLOURS[number % len(COLOURS)],
            marker=MARKS[number % len(MARKS)],
        )
    axes.set_xlim(0.5, MOST_PLAYERS + 0.5)
    axes.set_ylim(0, None)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return _plot(f"win-rate-{edition}", title, figure, results)


def _left(edition: str, players: int, results: list[Results]) -> Plot:
    title = f"Cards left: {edition}, {_who(players)}"
    figure, axes = _sheet(title, "cards left at the end", "share of games, %")
    for number, result in enumerate(results):
        summary = result.summary
        axes.plot(
            range(len(summary.left)),
            [100 * games / max(1, summary.games) for games in summary.left],
            drawstyle="steps-mid",
            label=label_of(result),
            color=COLOURS[number % len(COLOURS)],
        )
    axes.set_xlim(-0.5, None)
    axes.set_ylim(0, None)
    return _plot(f"left-{edition}-{players}", title, figure, results)


def _chances(edition: str, players: int, results: list[Results]) -> Plot:
    title = f"The chance to win along a game: {edition}, {_who(players)}"
    figure, axes = _sheet(title, "cards laid", "share won of the games that came so far, %")
    for number, result in enumerate(results):
        chances = result.summary.chances(len(result.job.ruleset.pack.cards))
        axes.plot(
            range(len(chances)),
            [100 * chance for chance in chances],
            label=label_of(result),
            color=COLOURS[number % len(COLOURS)],
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
