"""`ninetyeight lab report`: tables, plots and a page without external resources."""

import csv
import math
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from cli.commands import run
from lab.labs import all_played, small_job
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.lab.analysis.comparison import compare
from ninetyeight.lab.analysis.paired_results import pair_results
from ninetyeight.lab.analysis.plots import plots_of, styles_of
from ninetyeight.lab.analysis.report import write_report
from ninetyeight.lab.analysis.tables import COLUMNS, HEAD, PAIR_COLUMNS, in_order
from ninetyeight.lab.simulate.results import Results, empty_results
from ninetyeight.lab.simulate.results_file import write_results
from ninetyeight.lab.simulate.weights import WeightsUsed


def played(games: int = 30, **others: Any) -> Results:
    job = small_job(games, **others)
    return replace(empty_results(job), scores=all_played(job), seconds=1.0)


def some() -> list[Results]:
    return [
        played(edition="extreme", players=2),
        played(players=5),
        played(players=2, talk=SignLevel.NONE),
        played(players=2),
        played(players=2, bots=("random",), seed="a <b> & | c"),
    ]


class Page(HTMLParser):
    """Collects the parts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if name in ("href", "src", "xlink:href") and value:
                self.links.append(value)


def test_a_report_has_tables_plots_and_a_page(tmp_path: Path) -> None:
    files = [tmp_path / f"{at}.npz" for at in range(5)]
    for file, results in zip(files, some(), strict=True):
        write_results(results, file)
    out = tmp_path / "report"
    result = run("lab", "report", *map(str, files), "--out", str(out))
    assert (result.code, result.err) == (0, "")
    names = {path.name for path in out.iterdir()}
    assert names == {Path(line).name for line in result.out.splitlines()}
    assert {"report.html", "results.md", "results.csv", "pairs.csv"} <= names
    for picture in ("win-rate-original", "win-rate-extreme", "left-original-2", "left-extreme-2"):
        assert (out / f"{picture}.svg").read_text().startswith("<?xml")
        assert (out / f"{picture}.png").read_bytes().startswith(b"\x89PNG")


def test_the_tables_hold_the_figures_in_order(tmp_path: Path) -> None:
    write_report(some(), tmp_path)
    rows = list(csv.DictReader((tmp_path / "results.csv").read_text().splitlines()))
    assert [(row["edition"], row["players"], row["bots"], row["talk"]) for row in rows] == [
        ("original", "2", "greedy", "none"),
        ("original", "2", "greedy", "strict"),
        ("original", "2", "random", "strict"),
        ("original", "5", "greedy", "strict"),
        ("extreme", "2", "greedy", "strict"),
    ]
    low, rate, high = (
        float(rows[0][name]) for name in ("win_rate_low", "win_rate", "win_rate_high")
    )
    assert 0 <= low <= rate <= high <= 1
    markdown, pairs = (tmp_path / "results.md").read_text().strip().split("\n\n")
    assert len(markdown.splitlines()) == 7
    bars = [len(re.findall(r"(?<!\\)\|", line)) for line in markdown.splitlines()]
    assert set(bars) == {len(HEAD) + 1}
    assert len(pairs.splitlines()) == 3


@pytest.mark.parametrize(("file", "columns"), [("results", COLUMNS), ("pairs", PAIR_COLUMNS)])
def test_the_csv_columns_are_documented(
    tmp_path: Path, file: str, columns: tuple[str, ...]
) -> None:
    write_report(some(), tmp_path)
    head = (tmp_path / f"{file}.csv").read_text().splitlines()[0].split(",")
    assert tuple(head) == columns
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", name) for name in head)
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text()
    report = page.partition("## Report")[2].partition("\n## ")[0]
    assert {name for name in head if f"`{name}`" not in report} == set()


def test_results_on_the_same_deals_are_compared_as_by_lab_compare(tmp_path: Path) -> None:
    results = [played(60, bots=(bot,), players=2) for bot in ("greedy", "random", "planner")]
    write_report([*results, played(60, players=2, seed="other"), played(60)], tmp_path)
    rows = list(csv.DictReader((tmp_path / "pairs.csv").read_text().splitlines()))
    pairs = compare({result.job.bots[0]: result for result in in_order(results)})
    assert [(row["first"], row["second"]) for row in rows] == [
        (pair.first, pair.second) for pair in pairs
    ]
    assert [float(row["chance"]) for row in rows] == pytest.approx(
        [pair.chance for pair in pairs], rel=1e-5
    )
    text = (tmp_path / "report.html").read_text()
    assert "McNemar" in text
    assert "Holm" in text


def test_deals_that_only_one_has_played_are_not_compared() -> None:
    (match,) = pair_results([played(20, bots=("random",)), played(50)])
    assert match.pair.games == 20
    assert pair_results([played(), empty_results(small_job(30, ("random",)))]) == []


def test_a_bot_has_the_same_colour_in_all_plots() -> None:
    results = in_order([*some(), played(edition="extreme", players=3, bots=("random",))])
    styles = styles_of(results)
    by_bot: dict[str, set[str]] = {}
    for (label, *_), style in styles.items():
        by_bot.setdefault(label.split(",")[0], set()).add(style.colour)
    assert sorted(map(len, by_bot.values())) == [1, 1]
    assert len(set.union(*by_bot.values())) == 2
    for plot in plots_of(results):
        for result in plot.results:
            (colour,) = by_bot[result.job.bots[0]]
            assert colour.lower() in plot.svg, plot.name


def test_the_lines_of_a_plot_can_be_told_apart() -> None:
    styles = styles_of(in_order(some())).values()
    assert len({(style.colour, style.dash) for style in styles}) == len(styles)
    assert len({style.label for style in styles}) == len(styles)


def test_results_with_the_usual_settings_have_a_solid_line() -> None:
    silent, usual = played(talk=SignLevel.NONE), played()
    dashes = {style.label: style.dash for style in styles_of([silent, usual]).values()}
    assert dashes == {"greedy": "-", "greedy, no signs": "--"}


def test_the_page_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    write_report(some(), tmp_path)
    text = (tmp_path / "report.html").read_text()
    assert not re.search(r"https?:|//[a-z]|@import|<script|<link", text)
    page = Page(text)
    assert all(link.startswith("#") for link in page.links)
    assert {link[1:] for link in page.links} <= set(page.ids)
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(page.ids)
    assert len(set(page.ids)) == len(page.ids)


def test_the_page_holds_tables_plots_and_commands(tmp_path: Path) -> None:
    write_report(some(), tmp_path)
    text = (tmp_path / "report.html").read_text()
    page = Page(text)
    assert page.tags.count("svg") == page.tags.count("figure") == 8
    assert page.tags.count("tr") == 6 + 2
    assert "ninetyeight lab simulate --edition extreme --players 2 --bot greedy" in text
    assert "a &lt;b&gt; &amp; | c" in text
    assert "<b>" not in text


def test_the_same_results_give_the_same_files(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    write_report(some(), first)
    write_report(some()[::-1], second)
    for path in sorted(first.iterdir()):
        assert path.read_bytes() == (second / path.name).read_bytes(), path.name


def test_the_longest_run_of_the_same_job_is_reported() -> None:
    short, long = played(20), played(40)
    assert in_order([short, long, short]) == [long]


def test_the_chance_to_win_along_a_game_is_plotted(tmp_path: Path) -> None:
    write_report([played()], tmp_path)
    job = played().job
    assert (tmp_path / f"chance-{job.edition}-{job.players}.svg").exists()


def test_the_chance_to_win_rises_with_the_cards_laid() -> None:
    # Of four games one was won, two ended with a card left and one with three.
    summary = replace(played().summary, games=4, wins=1, left=(1, 2, 0, 1))
    assert summary.chances(5) == (1 / 4, 1 / 4, 1 / 4, 1 / 3, 1 / 3, 1)


def test_the_chance_is_nan_if_no_game_got_that_far() -> None:
    summary = replace(played().summary, games=3, wins=0, left=(0, 0, 3))
    assert summary.chances(4)[:3] == (0, 0, 0)
    assert all(map(math.isnan, summary.chances(4)[3:]))


def test_a_value_trained_for_another_game_is_noted(tmp_path: Path) -> None:
    results = replace(played(), weights=WeightsUsed("original-3", is_own=False, fingerprint="1"))
    own = replace(played(players=2), weights=WeightsUsed("original-2", fingerprint="1"))
    write_report([results, own, replace(own, job=replace(own.job, seed="2"))], tmp_path)
    for file in ("report.html", "results.md"):
        text = (tmp_path / file).read_text().partition("<figure>")[0]
        assert text.count("original, 3 players: played with original-3, because no value was") == 1
        assert text.count("original-2") == 1
        assert "each in the game it was trained for: original-2." in text


def test_results_without_games_can_be_reported(tmp_path: Path) -> None:
    write_report([empty_results(small_job())], tmp_path)
    assert ",false," in (tmp_path / "results.csv").read_text()


@pytest.mark.parametrize("content", ["", "{}", '{"format": "ninetyeight/1"}'])
def test_a_file_that_is_not_a_results_file_is_named(tmp_path: Path, content: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content)
    result = run("lab", "report", str(file), "--out", str(tmp_path / "report"))
    assert result.code == 1
    assert "broken.json is not a results file" in result.complaint
    assert not (tmp_path / "report").exists()


def test_a_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    write_results(played(), file)
    result = run("lab", "report", str(file), "--out", str(file))
    assert result.code == 1
    assert "results.npz" in result.complaint
