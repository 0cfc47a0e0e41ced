"""Training learns, can be stopped and resumed, and records how a value was made."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cli.commands import run
from ninetyeight.bots.values import FOLDER, load_value
from ninetyeight.cli.lab import run_train
from ninetyeight.cli.lab.run_train import command_of, training_run_of
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.games import play_decks, seeds_of, shuffled_decks
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.policies import SHARP
from ninetyeight.kernel.signs import TALK_STRICT
from ninetyeight.kernel.whole_games import Deals, Lineup
from ninetyeight.lab.training import training_files
from ninetyeight.lab.training.network import LAYERS, Learner, mirrored, untrained
from ninetyeight.lab.training.trainer import Progress, Trainer, train
from ninetyeight.lab.training.training_files import SUFFIXES, TrainingFiles
from ninetyeight.lab.training.training_run import TrainingRun
from ninetyeight.rules import GameError, ruleset_of

SHORT = TrainingRun("original", 2, rounds=3, games=6, width=16, depth=16, judged=4, batch=32)


def trained(training_run: TrainingRun, path: Path) -> tuple[Net, list[Progress]]:
    heard: list[Progress] = []
    return train(training_run, path, command_of(training_run), heard.append), heard


def test_a_run_saves_the_value_with_its_history(tmp_path: Path) -> None:
    path = tmp_path / "original-2.npz"
    net, heard = trained(SHORT, path)
    assert [progress.round for progress in heard] == [1, 2, 3]
    for ours, written in zip(net, load_value(path), strict=True):
        np.testing.assert_allclose(ours, written, rtol=2e-3, atol=2e-3)
    history = json.loads(path.with_suffix(".json").read_text())
    assert history["command"] == command_of(SHORT)
    assert history["training_run"]["seed"] == "1"
    assert history["rounds_done"] == 3
    assert len(history["curve"]) == 3
    assert history["before"] == []
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "original-2.json",
        "original-2.npz",
    ]


def test_a_run_that_starts_from_a_value_names_the_runs_before_it(tmp_path: Path) -> None:
    first, second, third = (tmp_path / f"{name}.npz" for name in ("first", "second", "third"))
    runs = [SHORT]
    trained(SHORT, first)
    for start, path in ((first, second), (second, third)):
        runs.append(replace(SHORT, start=str(start), rounds=1))
        trained(runs[-1], path)
    before = json.loads(third.with_suffix(".json").read_text())["before"]
    assert [training_run["command"] for training_run in before] == [
        command_of(c) for c in runs[:-1]
    ]
    assert before[0]["sha256"] == hashlib.sha256(first.read_bytes()).hexdigest()


@pytest.mark.parametrize("content", ["{}", "my thesis", "[]", '{"command": 1, "before": 2}'])
def test_a_run_starts_from_a_value_without_a_valid_history(tmp_path: Path, content: str) -> None:
    start = tmp_path / "start.npz"
    trained(replace(SHORT, rounds=1), start)
    start.with_suffix(".json").write_text(content)
    path = tmp_path / "next.npz"
    trained(replace(SHORT, start=str(start), rounds=1), path)
    digest = hashlib.sha256(start.read_bytes()).hexdigest()
    assert json.loads(path.with_suffix(".json").read_text())["before"] == [
        {"command": None, "seconds": None, "sha256": digest}
    ]


def test_a_run_without_a_memory_has_a_small_checkpoint(tmp_path: Path) -> None:
    sizes = []
    for memory in (1, 3):
        trainer = Trainer(replace(SHORT, memory=memory), tmp_path / f"{memory}.npz", "test")
        trainer.next_round(judge=False)
        trainer.save()
        with np.load(trainer.files.checkpoint) as content:
            sizes.append(sum("rows" in name for name in content))
    assert sizes == [0, 1]


def test_patience_holds_back_cards_that_are_not_owed(tmp_path: Path) -> None:
    turns = []
    for patience in (0.0, 2.0):
        training_run = replace(SHORT, patience=patience, rounds=1)
        net, _ = trained(training_run, tmp_path / f"{patience}.npz")
        ruleset = ruleset_of("original", 2)
        column = play_decks(
            ruleset,
            Deals(shuffled_decks(ruleset, 1, 0, 20), np.zeros(20, np.int64), seeds_of(1, 0, 20)),
            Lineup(np.full(2, SHARP), TALK_STRICT, net=net, planner=net),
            samples=0,
        )
        turns.append(column.played.sum() / column.turns.sum())
    assert turns[1] < turns[0]
    assert turns[1] < 2.2


def test_a_resumed_run_ends_like_an_uninterrupted_one(tmp_path: Path) -> None:
    whole, _ = trained(SHORT, tmp_path / "whole.npz")
    path = tmp_path / "parts.npz"
    trainer = Trainer(SHORT, path, "test")
    trainer.next_round(judge=False)
    trainer.save()
    del trainer
    parts, heard = trained(SHORT, path)
    assert [progress.round for progress in heard] == [2, 3]
    for one, other in zip(whole, parts, strict=True):
        # What is remembered of earlier games is kept with half the digits.
        np.testing.assert_allclose(one, other, atol=2e-3)


def test_a_checkpoint_is_not_resumed_by_another_run(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    trainer = Trainer(SHORT, path, "test")
    trainer.next_round(judge=False)
    trainer.save()
    with pytest.raises(GameError, match="another training run was stopped here"):
        Trainer(replace(SHORT, explore=0.5), path, "test")


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_checkpoint_is_not_resumed_with_fewer_rounds(rounds: int, tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    trainer = Trainer(SHORT, path, "test")
    for _ in range(2):
        trainer.next_round(judge=False)
        trainer.save()
    with pytest.raises(GameError, match="2 rounds of 3 are already done"):
        trained(replace(SHORT, rounds=rounds), path)


def test_a_broken_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    broken = path.with_suffix(".checkpoint.npz")
    broken.write_bytes(b"not a checkpoint")
    with pytest.raises(GameError, match="cannot resume from this file"):
        Trainer(SHORT, path, "test")
    assert broken.read_bytes() == b"not a checkpoint"


def test_the_stored_command_leaves_out_defaults() -> None:
    training_run = TrainingRun("expert", 3, rounds=20, start="expert-2")
    assert command_of(training_run) == (
        "ninetyeight lab train --edition expert --players 3 --set rounds=20 --start expert-2"
    )


def test_a_run_is_made_from_its_options() -> None:
    training_run = training_run_of(
        "Expert", 3, "sharp", "7", "expert-2", ["rounds=20", "explore=0.05"]
    )
    assert training_run == TrainingRun(
        "expert", 3, seed="7", start="expert-2", rounds=20, explore=0.05
    )


@pytest.mark.parametrize(
    ("edition", "bot", "setting", "complaint"),
    [
        ("expertt", "sharp", "rounds=2", "no edition 'expertt'"),
        ("expert", "greedy", "rounds=2", "cannot be trained"),
        ("expert", "sharp", "round=2", "There is no setting"),
        ("expert", "sharp", "rounds=2.5", "use a whole number above 0"),
        ("expert", "sharp", "explore=much", "use a number above 0"),
        ("expert", "sharp", "rounds=0", "use a whole number above 0"),
        ("expert", "sharp", "first_rate=nan", "use a number above 0"),
    ],
)
def test_an_impossible_run_is_refused(edition: str, bot: str, setting: str, complaint: str) -> None:
    with pytest.raises(GameError, match=complaint):
        training_run_of(edition, 2, bot, "1", None, [setting])


def test_a_network_learns_a_simple_function() -> None:
    rng = np.random.default_rng(3)
    learner = Learner(list(untrained(32, 16, rng)[:-1]), np.zeros(2, np.float32), LAYERS)
    rows = rng.random((256, FEATURES)).astype(np.float32)
    targets = np.stack((rows[:, 3] > 0.5, rows[:, 7]), axis=1).astype(np.float32)
    first = learner.learn(rows, targets, 3e-3)
    for _ in range(300):
        last = learner.learn(rows, targets, 3e-3)
    assert last[0] < 0.1 * first[0]
    assert last[1] < 0.1 * first[1]


def test_the_gradients_agree_with_finite_differences() -> None:
    rng = np.random.default_rng(4)
    learner = Learner(
        [array.astype(np.float64) for array in untrained(16, 16, rng)[:-1]],
        np.zeros(2, np.float32),
        LAYERS,
    )
    learner.weights[4] += rng.normal(0, 0.1, learner.weights[4].shape)
    rows = rng.random((20, FEATURES))
    targets = rng.random((20, 2))
    gradients, _ = learner.gradients(rows, targets)  # type: ignore[arg-type]

    def loss() -> float:
        _, (win, left) = learner.gradients(rows, targets)  # type: ignore[arg-type]
        return win + 4.0 * left / 2

    for array, gradient in zip(learner.weights, gradients, strict=True):
        for _ in range(5):
            place = tuple(int(rng.integers(size)) for size in array.shape)
            array[place] += 1e-6
            above = loss()
            array[place] -= 2e-6
            under = loss()
            array[place] += 1e-6
            assert gradient[place] == pytest.approx((above - under) / 2e-6, rel=1e-3, abs=1e-6)


def test_mirroring_twice_changes_nothing() -> None:
    rows = np.random.default_rng(5).random((4, FEATURES)).astype(np.float32)
    np.testing.assert_array_equal(mirrored(mirrored(rows)), rows)
    assert not np.array_equal(mirrored(rows), rows)


COMMAND = ("lab", "train", "--players", "2", "--set", "rounds=2", "--set", "games=6")
SMALL = ("--set", "width=16", "--set", "depth=16", "--set", "judged=4", "--set", "batch=32")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory of the commands."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def digests() -> dict[str, str]:
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in FOLDER.iterdir()
        if path.is_file()
    }


@pytest.mark.parametrize(
    ("bot", "names"),
    [
        ("sharp", ["original-2.json", "original-2.npz"]),
        ("planner", ["planner-original-2.json"]),
    ],
)
def test_the_command_writes_into_the_working_directory(
    here: Path, bot: str, names: list[str]
) -> None:
    before = digests()
    ran = run(*COMMAND, *SMALL, "--bot", bot)
    assert (ran.code, ran.out) == (0, "")
    file = names[-1]
    assert f"The value is saved to {file} after every round." in ran.err
    assert ran.err.endswith(f"Play it: --bot {bot}:{file}\n")
    assert sorted(path.name for path in here.iterdir()) == names
    assert digests() == before
    again = run(*COMMAND, *SMALL, "--bot", bot)
    assert (again.code, again.err) == (0, f"{file} is already trained; --force trains it again.\n")


@pytest.mark.parametrize("bot", ["sharp", "planner"])
def test_only_force_overwrites_the_value_of_another_run(here: Path, bot: str) -> None:
    words = (*COMMAND, *SMALL, "--bot", bot)
    run(*words)
    first = {path.name: path.read_bytes() for path in here.iterdir()}
    refused = run(*words, "--seed", "other")
    assert refused.code == 1
    assert "already exists and is left alone: it was trained by ninetyeight lab train" in (
        refused.complaint
    )
    assert {path.name: path.read_bytes() for path in here.iterdir()} == first
    assert run(*words, "--seed", "other", "--force").code == 0
    assert {path.name: path.read_bytes() for path in here.iterdir()} != first


@pytest.mark.parametrize("content", [b"", b"my thesis"])
def test_a_file_that_is_not_a_value_is_not_overwritten(here: Path, content: bytes) -> None:
    (here / "original-2.npz").write_bytes(content)
    ran = run(*COMMAND, *SMALL)
    assert ran.code == 1
    assert "original-2.npz already exists and is left alone" in ran.complaint
    assert (here / "original-2.npz").read_bytes() == content


def test_the_weights_of_a_planner_are_not_replaced_by_a_history(here: Path) -> None:
    assert run(*COMMAND, *SMALL, "--bot", "planner", "--out", "my.json").code == 0
    weights = (here / "my.json").read_bytes()
    ran = run(*COMMAND, *SMALL, "--out", "my.npz")
    assert ran.code == 1
    assert "my.json already exists and is left alone" in ran.complaint
    assert [path.name for path in here.iterdir()] == ["my.json"]
    assert (here / "my.json").read_bytes() == weights
    assert run(*COMMAND, *SMALL, "--out", "my.npz", "--force").code == 0


@pytest.mark.parametrize(
    "content", [b"{}", b"my thesis", b"[" * 100_000], ids=["object", "text", "nested"]
)
def test_a_file_with_the_name_of_the_history_is_not_overwritten(here: Path, content: bytes) -> None:
    file = here / "original-2.json"
    file.write_bytes(content)
    assert run(*COMMAND, *SMALL).code == 1
    assert file.read_bytes() == content
    (here / "original-2.npz").write_bytes(b"no value")
    assert run(*COMMAND, *SMALL).code == 1
    assert file.read_bytes() == content


def test_the_value_is_saved_where_out_says(here: Path) -> None:
    assert run(*COMMAND, *SMALL, "--out", "deep/values").code == 0
    assert (here / "deep" / "values" / "original-2.npz").exists()
    assert run(*COMMAND, *SMALL, "--out", "mine.npz").code == 0
    assert (here / "mine.npz").exists()
    odd = run(*COMMAND, *SMALL, "--bot", "planner", "--out", "mine.npz")
    assert odd.complaint == "mine.npz: the file of a planner value must end in .json."


def test_writing_into_the_package_needs_its_option(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = here / "package"
    monkeypatch.setattr(training_files, "FOLDER", package)
    assert run(*COMMAND, *SMALL, "--in-package", "--out", "x").code == 1
    assert run(*COMMAND, *SMALL, "--in-package").code == 0
    assert (package / "original-2.npz").exists()
    assert run(*COMMAND, *SMALL, "--in-package", "--seed", "2").code == 1


def test_one_planner_file_holds_weights_for_several_numbers_of_players(here: Path) -> None:
    for players in ("2", "3"):
        words = ("lab", "train", "--bot", "planner", "--players", players, "--out", "both.json")
        assert run(*words, "--set", "rounds=1", "--set", "games=6", *SMALL).code == 0
    assert list(json.loads((here / "both.json").read_text())["weights"]) == ["2", "3"]


@pytest.mark.parametrize("bot", ["sharp", "planner"])
def test_a_run_stopped_by_ctrl_c_is_resumed_by_the_same_command(
    here: Path, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (*COMMAND, *SMALL, "--bot", bot)

    def stopped(_run: TrainingRun, _progress: Progress) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(run_train, "report_round", stopped)
        ran = run(*words)
    assert ran.code == 130
    assert ran.err.endswith("Stopped: rerun the command to resume.\n")
    other = run(*words, "--seed", "other")
    assert (other.code, "another training run was stopped here" in other.err) == (1, True)
    resumed = run(*words)
    assert resumed.code == 0
    assert "round   1 of 2" not in resumed.err
    assert "round   2 of 2" in resumed.err
    assert not list(here.glob("*.checkpoint.npz"))
    history = TrainingFiles(next(here.glob(f"*{SUFFIXES[bot]}")), bot, 2).history()
    assert [row["round"] for row in history["curve"]] == [1, 2]
