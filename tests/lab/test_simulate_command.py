"""`ninetyeight lab simulate`: figures for people and programs, and clear errors."""

import json
from pathlib import Path

import pytest

from cli.commands import run, run_process
from lab.labs import all_played, answer, same, small_job
from ninetyeight import __version__
from ninetyeight.lab.analysis.statistics import wilson
from ninetyeight.lab.simulate.results import summarize
from ninetyeight.lab.simulate.results_file import read_results

GREEDY = ("simulate", "--bot", "greedy", "--players", "3")


def test_json_holds_the_job_and_the_figures() -> None:
    told = answer(*GREEDY, "--games", "300")
    assert told["job"] == {
        "edition": "original",
        "players": 3,
        "bots": ["greedy"],
        "games": 300,
        "seed": "1",
        "starter": "bids",
        "talk": "strict",
        "layout": None,
    }
    assert (told["games"], told["complete"], told["version"]) == (300, True, __version__)
    assert told["win_rate"] == told["wins"] / 300
    assert tuple(told["interval"]) == wilson(told["wins"], 300)
    assert sum(told["left"]) == sum(told["lost_by"].values()) + told["wins"] == 300
    assert told["seconds"] > 0
    assert told["games_per_second"] > 0
    summary = summarize(all_played(small_job(300)))
    assert {name: told[name] for name in summary.as_dict()} == summary.as_dict()


def test_the_figures_are_printed_in_words() -> None:
    result = run("lab", *GREEDY, "--games", "200", "--talk", "none", "--starter", "first")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(
        "original, 3 players, greedy, no signs, the first seat starts, seed 1\n"
    )
    for word in ("200", "95 % interval", "cards left", "turns", "tricks", "lost by     minimum"):
        assert word in result.out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_number_of_workers_changes_nothing(workers: str) -> None:
    told = answer(*GREEDY, "--games", "300", "--workers", workers)
    assert told["wins"] == summarize(all_played(small_job(300))).wins


def test_a_mixed_team_is_seated_in_order() -> None:
    told = answer("simulate", "-b", "greedy", "-b", "random", "-p", "2", "-g", "50")
    assert told["job"]["bots"] == ["greedy", "random"]
    assert told["left"] != answer("simulate", "-b", "random", "-b", "greedy", "-p", "2", "-g", "50")


def test_a_layout_can_be_drawn() -> None:
    args = ("simulate", "-b", "greedy", "-e", "extreme", "-g", "50")
    drawn, standard = answer(*args, "--layout", "seed:1"), answer(*args)
    assert standard["job"]["layout"] is None
    assert drawn["job"]["layout"]["stop"] == [6, 7, 62, 68]
    assert drawn["left"] != standard["left"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--bot nobody", 'There is no bot "nobody"; the bots are random, greedy,'),
        ("--bot greedy --games 0", "0 games"),
        ("--bot greedy --games -5", "-5 games"),
        ("--bot greedy --edition exxtreme", "exxtreme"),
        ("--bot greedy --players 9", "players must be 1 to 5, not 9"),
        ("--bot greedy --bot random", "2 bots for 1 seats"),
        ("--bot greedy --starter me", "starter"),
        ("--bot greedy --talk loud", "talk"),
        ("--bot greedy --layout nowhere.toml", "nowhere.toml"),
        ("--bot greedy --layout standard --edition expert --workers 0", "0 workers"),
        ("--bot greedy --executor moon", "moon"),
        ("--bot greedy --executor dask://127.0.0.1:9", "nobody answers"),
        ("--bot greedy --executor ray://127.0.0.1:9", "nobody answers"),
        ("--bot greedy --executor dask://127.0.0.1:port", "host and a port"),
        ("--bot greedy --out /nowhere/at/all.json", "cannot be written"),
        ("--bot greedy --out /", "folder"),
    ],
)
def test_invalid_options_get_one_line(words: str, complaint: str) -> None:
    result = run("lab", "simulate", *words.split())
    assert result.code == 1
    assert complaint in result.complaint


@pytest.mark.parametrize(
    "words", ["", "--games 5", "--bot greedy --games many", "--bot greedy extra", "--bots greedy"]
)
def test_unknown_options_have_another_exit_code(words: str) -> None:
    result = run("lab", "simulate", *words.split())
    assert result.code == 2
    assert "lab simulate --help'." in result.complaint


def test_a_second_run_continues_the_results_file(tmp_path: Path) -> None:
    file = str(tmp_path / "results.npz")
    short = answer(*GREEDY, "--games", "100", "--out", file)
    again = answer(*GREEDY, "--games", "100", "--out", file)
    assert {**again, "seconds": 0, "games_per_second": 0} == {
        **short,
        "seconds": 0,
        "games_per_second": 0,
    }
    longer = answer(*GREEDY, "--games", "150", "--out", file)
    assert longer["games"] == 150
    assert same(read_results(Path(file)).scores, all_played(small_job(150)))


def test_results_of_another_job_are_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    answer(*GREEDY, "--games", "20", "--out", str(file))
    before = file.read_bytes()
    result = run("lab", *GREEDY, "--games", "20", "--seed", "2", "--out", str(file))
    assert result.code == 1
    assert "holds another job" in result.complaint
    assert file.read_bytes() == before
    answer(*GREEDY, "--games", "20", "--seed", "2", "--out", str(file), "--force")
    assert read_results(file).job.seed == "2"


def test_a_broken_results_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    file.write_text('{"format": "ninetyeight/results/1"')
    result = run("lab", *GREEDY, "--out", str(file))
    assert result.code == 1
    assert "not a results file" in result.complaint
    assert file.read_text() == '{"format": "ninetyeight/results/1"'


def test_a_process_prints_nothing_but_one_json_object() -> None:
    result = run_process("lab", *GREEDY, "--games", "50", "--json")
    assert result.code == 0
    assert json.loads(result.out)["games"] == 50
    assert result.err == "" or result.err.startswith("Compiling")


def test_a_dash_prints_the_results_file_instead_of_the_figures(tmp_path: Path) -> None:
    result = run("lab", "simulate", "-b", "greedy", "-g", "20", "--out", "-")
    assert (result.code, result.err) == (0, "")
    file = tmp_path / "results.npz"
    file.write_bytes(result.out.encode("utf-8", "surrogateescape"))
    assert read_results(file).done == 20
    assert not Path("-").exists()


@pytest.mark.parametrize("command", [("simulate", "-b", "greedy", "-g", "5"), ("solve", "-")])
def test_only_one_thing_can_go_to_standard_output(command: tuple[str, ...]) -> None:
    result = run("lab", *command, "--out", "-", "--json", typed=run("deal").out)
    assert (result.code, result.out) == (1, "")
    assert result.complaint == (
        "Both --json and --out - write to standard output: use only one of them."
    )


def test_a_report_cannot_go_to_standard_output(tmp_path: Path) -> None:
    file = str(tmp_path / "results.npz")
    assert run("lab", "simulate", "-b", "greedy", "-g", "5", "--out", file).code == 0
    result = run("lab", "report", file, "--out", "-")
    assert result.complaint == "A report consists of several files: name a folder for them."


def test_a_dash_prints_only_the_won_games() -> None:
    deals = run("deal", "--seed", "1", "--count", "2").out
    result = run("lab", "solve", "-", "--out", "-", typed=deals)
    assert result.code == 0
    assert result.err.count("can be won with every card known:") == 2
    replayed = run("replay", "--json", "-", typed=result.out).out
    assert replayed.count('"won"') == 2
