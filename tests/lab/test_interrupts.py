"""After Ctrl-C in a real terminal or SIGTERM, finished games are printed and saved."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from cli.commands import PATIENCE, Terminal, fresh
from lab.labs import all_played, small_job
from ninetyeight.lab.simulate.results_file import read_results
from ninetyeight.lab.simulate.scores import UNPLAYED
from ninetyeight.rules import read_record, write_record
from waiting import poll

BAR = " of 5,000,000 games"


def children_of(process: int) -> list[str]:
    """The worker processes of a process."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [
        child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()
    ]


def wait_for_workers(terminal: Terminal) -> None:
    """Read the terminal until worker processes are starting."""
    while not children_of(terminal.process.pid):
        terminal.wait_for("games")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_finished_games(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "results.npz"
    args = ("--bot", "greedy", "--players", "3", "--games", "5000000", "--workers", workers)
    with Terminal("lab", "simulate", *args, "--out", str(file), columns=150) as terminal:
        terminal.wait_for(BAR)
        terminal.wait_for("/s")
        if workers == "2":
            wait_for_workers(terminal)
        terminal.type("\x03")
        terminal.wait_for("(incomplete)")
        terminal.wait_for("ninetyeight: Interrupted: ")
        assert terminal.code() == 130
    assert "Traceback" not in terminal.screen
    results = read_results(file)
    assert 0 < results.done < 5_000_000
    assert not results.is_complete
    rows = np.flatnonzero(results.scores.result[:200] != UNPLAYED)
    assert list(results.scores.left[rows]) == list(all_played(small_job(200)).left[rows])
    assert not list(tmp_path.glob(".new-*"))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
def test_workers_end_when_their_parent_is_killed() -> None:
    args = ("--bot", "greedy", "--games", "5000000", "--workers", "2")
    with Terminal("lab", "simulate", *args, columns=150) as terminal:
        wait_for_workers(terminal)
        workers = children_of(terminal.process.pid)
        terminal.process.kill()
        poll(
            lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers),
            "the workers ended",
        )


def test_ctrl_c_during_lab_play_writes_finished_deals(tmp_path: Path) -> None:
    deals, games = tmp_path / "deals.jsonl", tmp_path / "games.jsonl"
    line = write_record(fresh(players=3)) + "\n"
    deals.write_text(line * 20_000)
    args = ("--bot", "greedy", "--deals", str(deals), "--out", str(games), "--workers", "1")
    with Terminal("lab", "play", *args, columns=150) as terminal:
        terminal.wait_for("of 20,000 deals")
        terminal.wait_for("/s")
        terminal.type("\x03")
        terminal.wait_for("ninetyeight: Interrupted: ")
        assert terminal.code() == 130
    finished = games.read_text().splitlines()
    assert 0 < len(finished) < 20_000
    assert read_record(finished[-1]).actions


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_sigterm_keeps_finished_games(tmp_path: Path, workers: str) -> None:
    """With several workers, the whole process group gets it, as from `timeout`."""
    file = tmp_path / "results.npz"
    args = ("--bot", "greedy", "--players", "3", "--games", "5000000", "--workers", workers)
    with Terminal("lab", "simulate", *args, "--out", str(file), columns=150) as terminal:
        terminal.wait_for(BAR)
        terminal.wait_for("/s")
        if workers == "2":
            wait_for_workers(terminal)
            os.killpg(terminal.process.pid, signal.SIGTERM)
        else:
            terminal.process.terminate()
        terminal.wait_for("ninetyeight: Interrupted: ")
        assert terminal.code() == 143
    assert "Traceback" not in terminal.screen
    assert "A worker died" not in terminal.screen
    assert 0 < read_results(file).done < 5_000_000


def test_sigterm_during_lab_play_writes_finished_deals(tmp_path: Path) -> None:
    deals, games = tmp_path / "deals.jsonl", tmp_path / "games.jsonl"
    deals.write_text((write_record(fresh(players=3)) + "\n") * 20_000)
    args = ("--bot", "greedy", "--deals", str(deals), "--out", str(games), "--workers", "1")
    with Terminal("lab", "play", *args, columns=150) as terminal:
        terminal.wait_for("of 20,000 deals")
        terminal.wait_for("/s")
        terminal.process.terminate()
        assert terminal.code() == 143
    assert 0 < len(games.read_text().splitlines()) < 20_000


def test_sigterm_saves_the_ladder_of_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    args = ("--season", "x", "--bot", "greedy", "--games", "5000000", "--workers", "1")
    with Terminal("arena", *args, columns=150) as terminal:
        terminal.wait_for(BAR)
        terminal.wait_for("/s")
        terminal.process.terminate()
        terminal.wait_for("finished games are saved in arena-x.json")
        assert terminal.code() == 143
    assert json.loads(Path("arena-x.json").read_text())


@pytest.mark.parametrize("command", ["solve", "play --bot greedy --out - --deals"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_command_waiting_for_input_ends_quietly(
    tmp_path: Path, command: str, number: int, code: int
) -> None:
    pipe = tmp_path / "games.jsonl"
    os.mkfifo(pipe)
    with (
        subprocess.Popen(
            [sys.executable, "-m", "ninetyeight", "lab", *command.split(), str(pipe)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process,
        pipe.open("wb"),
    ):  # opens when the program has opened its end
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (code, b"", b"")
