"""Your own bots in the lab play the same deals, and failures get clear messages."""

import json
import os
import pickle
import re
import shlex
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bots import own_bots
from bots.test_own_bots import GOOD
from bots.test_values import a_net
from cli.commands import fresh, run
from lab.labs import all_played, answer, same, small_job
from ninetyeight.bots.team import team_of
from ninetyeight.bots.values import save_value
from ninetyeight.kernel.games import BY_BIDS, key_of, seeds_of, shuffled_decks
from ninetyeight.lab.bot_pool import end_idle_bots
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.scores import Scores, no_scores
from ninetyeight.lab.simulate.simulation import PURPOSE, play_span, simulate
from ninetyeight.lab.simulate.table_games import TableGame
from ninetyeight.rules import GameError, read_record, replay, write_record

NEAREST = "bots.own_bots:Nearest"
TWO = ("--players", "2", "--workers", "1")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Change to a folder with two values, from which own bots can be imported."""
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    for number, name in enumerate(("mine.npz", "other.npz")):
        net = a_net()
        net = net._replace(out=net.out * (1 - 2 * number))
        save_value(net, {"training_run": {"edition": "original", "players": 2}}, folder / name)
    return folder


def slowly(job: Job) -> Scores:
    """Play a job card by card by the rules, whatever its bots."""
    team, scores, key = job.team, no_scores(job.games), key_of(job.seed, PURPOSE)
    for row, deck in enumerate(shuffled_decks(job.ruleset, key, 0, job.games)):
        game = TableGame(job.ruleset, tuple(map(int, deck)), team.compiled, job.talk.signs)
        game.play(int(seeds_of(key, row, 1)[0]), BY_BIDS)
        scores.put(row, game.scores)
    return scores


@pytest.mark.parametrize(
    ("edition", "bots"),
    [
        ("original", ("sharp", "greedy", "random")),
        ("extreme", ("planner", "sharp", "master@24")),
        ("expert+fire", ("random", "sharp", "greedy")),
    ],
)
def test_a_mixed_team_plays_the_same_games_card_by_card(
    edition: str, bots: tuple[str, ...]
) -> None:
    job = small_job(4, bots, edition=edition)
    assert job.team.is_compiled
    assert same(all_played(job), slowly(job))


def test_a_compiled_bot_wrapped_in_a_module_plays_the_same_games(here: Path) -> None:
    """A bot in a process gets the same deals, random numbers, bids and signs."""
    (here / "wrapped.py").write_text(
        "from ninetyeight.bots import bot_named\nsharp = bot_named('sharp')\n"
    )
    fast = small_job(3, ("sharp", "greedy", "sharp"))
    slow = small_job(3, ("wrapped:sharp", "greedy", "sharp"))
    assert not slow.team.is_compiled
    try:
        assert same(all_played(fast), all_played(slow))
    finally:
        end_idle_bots()


def test_a_run_ends_the_processes_of_its_bots(here: Path) -> None:
    (here / "noted.py").write_text(
        "import os, pathlib\nfrom ninetyeight.bots import bot_named\n"
        "pathlib.Path('number').write_text(str(os.getpid()))\ngreedy = bot_named('greedy')\n"
    )
    job = small_job(1, ("noted:greedy",), players=1)
    results, stop = simulate(job, Backend(lambda: ThreadPoolExecutor(1), 1))
    assert (results.done, stop) == (1, None)
    with pytest.raises(ProcessLookupError):
        os.kill(int((here / "number").read_text()), 0)


def test_your_own_value_is_played_and_sets_the_fingerprint() -> None:
    words = ("simulate", *TWO, "--games", "20", "--bot")
    shipped, mine, other = (
        answer(*words, bot) for bot in ("sharp", "sharp:mine.npz", "sharp:other.npz")
    )
    assert (mine["value"], mine["is_own"]) == ("mine.npz", True)
    assert len({each["fingerprint"] for each in (shipped, mine, other)}) == 3
    assert mine["left"] != shipped["left"]
    assert answer("simulate", *TWO, "--games", "1", "--bot", "master@2:mine.npz")["value"]


def test_a_resumed_run_refuses_other_weights(here: Path) -> None:
    words = ("lab", "simulate", *TWO, "--bot", "sharp:mine.npz", "--out", "results.npz")
    assert run(*words, "--games", "5").code == 0
    (here / "mine.npz").write_bytes((here / "other.npz").read_bytes())
    ran = run(*words, "--games", "6")
    assert ran.code == 1
    assert "was made with other weights of the bots" in ran.complaint


def test_results_can_be_read_without_the_file_of_their_value(here: Path) -> None:
    words = ("lab", "simulate", *TWO, "--bot", "sharp:mine.npz", "--out", "results.npz")
    assert run(*words, "--games", "5").code == 0
    (here / "mine.npz").unlink()
    assert run("lab", "report", "results.npz", "--out", "report").code == 0


def test_a_worker_needs_no_file_of_a_value(here: Path) -> None:
    job = small_job(4, ("sharp:mine.npz",), players=2)
    expected, team = all_played(job), pickle.dumps(job.team)
    (here / "mine.npz").unlink()
    assert same(expected, play_span(job, Span(0, 4), None, pickle.loads(team)))


def test_two_values_in_one_team_play_by_the_rules() -> None:
    team = team_of(["sharp:mine.npz", "sharp:other.npz"], 2)
    assert not team.is_compiled
    told = answer("simulate", *TWO, "--games", "2", "-b", "sharp:mine.npz", "-b", "sharp")
    assert told["value"] == "mine.npz, original-2"


@pytest.mark.parametrize(
    ("bot", "players", "message"),
    [
        ("sharp:none.npz", 2, "none.npz: No such file or directory."),
        ("sharp:half.npz", 2, "half.npz: this is not a file of learned values"),
        ("sharp:empty.npz", 2, "empty.npz: this is not a file of learned values"),
        ("sharp:array.npy", 2, "array.npy: this is not a file of learned values"),
        ("sharp:nested.npz", 2, "does not say which game it was trained for"),
        ("sharp:.", 2, "Is a directory"),
        ("sharp:mine.npz", 3, "was trained for original with 2 players, but this is original with"),
        ("sharp:anonymous.npz", 2, "does not say which game it was trained for"),
        ("planner:mine.npz", 2, "mine.npz: this is not a file of named weights"),
        ("planner:none.json", 2, "none.json: No such file or directory."),
        ("planner:empty.json", 2, "empty.json: this is not a file of named weights"),
    ],
)
def test_an_unusable_value_is_refused_with_the_reason(
    here: Path, bot: str, players: int, message: str
) -> None:
    content = (here / "mine.npz").read_bytes()
    (here / "half.npz").write_bytes(content[: len(content) // 2])
    (here / "empty.npz").write_bytes(b"")
    (here / "empty.json").write_text('{"weights": {}}')
    save_value(a_net(), {}, here / "anonymous.npz")
    np.save(here / "array.npy", np.zeros(3))
    np.savez(here / "nested.npz", course=np.array("[" * 100_000), **a_net()._asdict())
    ran = run("lab", "simulate", "--players", str(players), "--games", "2", "--bot", bot)
    assert ran.code == 1
    assert message in ran.complaint


@pytest.mark.parametrize("cut", range(1, 60, 6))
def test_a_truncated_value_is_refused_wherever_it_is_cut(here: Path, cut: int) -> None:
    content = (here / "mine.npz").read_bytes()
    (here / "cut.npz").write_bytes(content[: len(content) * cut // 60])
    with pytest.raises(GameError) as caught:
        team_of(["sharp:cut.npz"], 2)
    assert caught.value.code == "value"


def test_planner_plays_with_your_own_weights() -> None:
    course = ("--set", "rounds=1", "--set", "games=6", "--set", "batch=32", "--set", "judged=4")
    train = ("lab", "train", "--bot", "planner", "--players", "2", "--out", "p.json")
    assert run(*train, *course).code == 0
    mine, shipped = (
        answer("simulate", *TWO, "--games", "5", "--bot", bot)["fingerprint"]
        for bot in ("planner:p.json", "planner")
    )
    assert mine != shipped
    ran = run("lab", "simulate", "--players", "3", "--bot", "planner:p.json")
    assert ran.complaint == "p.json was trained for 2 players, not 3."


def test_a_program_and_a_class_play_in_a_simulation(here: Path) -> None:
    (here / "bot.py").write_text(GOOD)
    words = ("lab", "simulate", *TWO, "--games", "2")
    ran = run(*words, "--bot", f"program:{sys.executable} bot.py", "--bot", NEAREST)
    assert (ran.code, ran.err) == (0, "")
    assert "speed       card by card, which is slower" in ran.out
    assert "played " not in run(*words, "--bot", "greedy").out


def test_own_bots_are_compared_with_built_in_ones() -> None:
    ran = answer("compare", *TWO, "--games", "3", "--bot", f"greedy,{NEAREST}", "--bot", "greedy")
    assert list(ran["contenders"]) == [f"greedy,{NEAREST}", "greedy"]
    assert [each["games"] for each in ran["contenders"].values()] == [3, 3]


def test_own_bots_play_given_deals(here: Path) -> None:
    deals = [fresh("original", 2, "1"), replace(fresh("extreme", 2, "2"), starter=1)]
    (here / "deals.jsonl").write_text("".join(write_record(each) + "\n" for each in deals))
    words = ("lab", "play", "--bot", NEAREST, "--bot", "sharp", "--workers", "1")
    ran = run(*words, "--deals", "deals.jsonl", "--out", "-")
    assert (ran.code, ran.err) == (0, "")
    for given, line in zip(deals, ran.out.splitlines(), strict=True):
        game = read_record(line)
        assert (game.deck, game.starter) == (given.deck, given.starter)
        assert game.seats == (f"bot:{NEAREST}", "bot:sharp")
        assert game.talk
        assert replay(game).state.outcome is not None


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Cheat", "game 1: Cheat breaks the rules"),
        ("Sleepy", "game 1: bots.own_bots:Sleepy did not answer within 0.3 seconds"),
        ("Missing", "The bot bots.own_bots:Missing cannot be loaded"),
    ],
)
def test_a_bot_that_fails_ends_the_run_with_one_line(bot: str, message: str) -> None:
    words = ("lab", "simulate", *TWO, "--games", "4", "--time", "0.3")
    ran = run(*words, "--bot", f"bots.own_bots:{bot}", "--bot", "greedy")
    assert ran.code == 1
    assert ran.complaint.startswith(message)
    assert ran.complaint.endswith("0 of 4 games were played.")
    assert ran.out == "", "there are no figures of no games"


def test_a_comparison_without_a_game_shows_no_figures() -> None:
    words = ("lab", "compare", *TWO, "--games", "4")
    ran = run(*words, "--bot", "bots.own_bots:Missing", "--bot", "greedy")
    assert (ran.code, ran.out) == (1, "")
    assert ran.complaint.endswith("all contenders have played 0 of 4 deals.")


def test_a_bots_traceback_is_printed_once() -> None:
    ran = run("lab", "simulate", *TWO, "--games", "4", "--bot", "bots.own_bots:Clumsy")
    assert (ran.code, ran.err.count("Traceback")) == (1, 1)
    assert ran.err.splitlines()[-1].startswith("ninetyeight: game 1: Clumsy failed: KeyError")


def test_what_a_bot_prints_cannot_control_the_terminal(here: Path) -> None:
    (here / "loud.py").write_text("import sys; sys.stderr.write('\\x1b[31mred'); sys.exit(3)")
    bot = f"program:{sys.executable} loud.py"
    ran = run("lab", "simulate", *TWO, "--games", "2", "--bot", bot)
    assert ran.code == 1
    said, complaint = ran.err.splitlines()
    assert said == "\ufffd[31mred"
    assert complaint.startswith("ninetyeight: ")


def test_the_arena_plays_your_own_value(here: Path) -> None:
    words = ("arena", "--season", "x", "--games", "2", "--workers", "1")
    assert run(*words, "--bot", "sharp:mine.npz").code == 0
    (here / "mine.npz").write_bytes((here / "other.npz").read_bytes())
    again = run(*words, "--games", "3", "--bot", "sharp:mine.npz")
    assert again.code == 1
    assert "sharp:mine.npz cannot play: it played with other weights before" in again.complaint
    ladder = json.loads((here / "arena-x.json").read_text())
    assert ladder["entries"][0]["bot"] == "sharp:mine.npz"


def test_the_bots_on_the_page_play_as_it_says(here: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    nearest, polite, program, _ = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (here / "mybot.py").write_text(nearest + polite)
    (here / "first.py").write_text(program)
    commands = re.findall(r"^ninetyeight ((?:lab|arena) .*)$", page, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        words = shlex.split(re.sub(r"--games \d+", "--games 2 --workers 1", command))
        ran = run(*words)
        assert (ran.code, ran.err) == (0, ""), command
    lines = (here / "arena-2026-12.games.jsonl").read_text().splitlines()
    assert any(read_record(line).talk for line in lines)
