"""Trains a value by self-play.

Each round plays games with the current network, exploring a little, and then learns from the last
rounds. The target of a decision mixes the values of those that followed it, by TD(lambda). The
learning rate falls from round to round, and the weights that play are averaged.
"""

import hashlib
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ninetyeight.bots.planner import save_weights, weight_names
from ninetyeight.bots.values import FOLDER, TRAINING_RUN, UNREADABLE, load_value, save_value
from ninetyeight.kernel.arrays import Numbers
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.finish import WON
from ninetyeight.kernel.games import BY_BIDS, key_of, play_decks, seeds_of, shuffled_decks
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.packing import packed_net, packed_rules
from ninetyeight.kernel.policies import PLANNER, SHARP
from ninetyeight.kernel.search_buffers import new_search_buffers
from ninetyeight.kernel.signs import TALK_NONE, TALK_STRICT
from ninetyeight.kernel.training_games import (
    Exploration,
    Stretch,
    TrainingRows,
    learning_games,
    new_episode,
)
from ninetyeight.kernel.whole_games import Deals, Lineup
from ninetyeight.lab.training.network import (
    LAYERS,
    NAMED,
    Array,
    Learner,
    batches,
    mirrored,
    untrained,
)
from ninetyeight.lab.training.training_files import TrainingFiles, run_as_dict
from ninetyeight.lab.training.training_run import TrainingRun
from ninetyeight.rules import Fire, GameError, ruleset_of

KEPT = ("weights", "means", "squares", "average")
FIRST_PASSES = 4
"""How many passes the first round of an untrained network makes over its games."""
WARM_UP_ROUNDS = 2
"""How many rounds the untrained network plays, to learn where its play leads."""
BOOTSTRAP_FROM = 0.35
"""The share of a run after which targets rely on the value: lambda falls, exploration rises."""
FIRST_EXPLORE = 0.02
"""The share of turns that explore before that."""
FIRST_GUESS = -4.0
"""The weight of the tops in an untrained planner."""
MOST_ROWS = 80
"""The most rows kept per game, on average."""


@dataclass(slots=True)
class Progress:
    """How far a run has come after a round."""

    round: int
    seconds: float
    win_rate: float
    """Of the games learned from, which explore and in part have no signs."""
    mean_left: float
    loss: tuple[float, float]
    judged: float | None = None
    judged_silent: float | None = None


def train(
    run: TrainingRun,
    path: Path,
    command: str,
    tell: Callable[[Progress], None],
    judge_every: int = 5,
    *,
    force: bool = False,
) -> Net:
    """Train a value and save it after every round; resume a run that was stopped.

    The files of another run are left alone unless `force` is set.
    """
    trainer = Trainer(run, path, command, force=force)
    while trainer.round < run.rounds:
        progress = trainer.next_round(
            judge=(trainer.round + 1) % judge_every == 0 or trainer.round + 1 == run.rounds
        )
        trainer.save()
        tell(progress)
    return trainer.learner.averaged()


class Trainer:
    """A training run, round by round; it resumes from the checkpoint of the last one saved."""

    def __init__(self, run: TrainingRun, path: Path, command: str, *, force: bool = False) -> None:
        self.run, self.path, self.command = run, path, command
        self.files = TrainingFiles(path, run.bot, run.players)
        self.ruleset = ruleset_of(run.edition, run.players)
        self.rules = packed_rules(self.ruleset)
        self.round = 0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        self.memory: list[tuple[Array, Array]] = []
        self.work, self.room = new_search_buffers(), new_episode()
        self.rng = np.random.default_rng(key_of(run.seed, "network"))
        self.learner = self._beginner()
        self.beginner = self.learner.averaged()
        self.before = _runs_before(run)
        if force:
            self.files.clear()
        elif checkpoint := self.files.checkpoint_found:
            self._resume(checkpoint)
        else:
            self.files.is_finished(run)  # refuses to overwrite another run

    def next_round(self, *, judge: bool) -> Progress:
        """Play, learn, and report how it went."""
        began = time.perf_counter()
        results = self._play()
        loss = self._learn()
        self.round += 1
        self.seconds += time.perf_counter() - began
        progress = Progress(
            self.round,
            round(self.seconds, 1),
            round(float(results[1] / results[0]), 4),
            round(float(results[2] / results[0]), 2),
            loss,
        )
        if judge:
            progress.judged = self.judge(TALK_STRICT)
            if self.run.players > 1:
                progress.judged_silent = self.judge(TALK_NONE)
        self.curve.append(asdict(progress))
        return progress

    def judge(self, talk: int) -> float:
        """Play separate deals without exploring, and return the share won."""
        number = self.run.judged
        key = key_of(self.run.seed, "judge")
        policy = PLANNER if self.run.bot == "planner" else SHARP
        net = self.learner.averaged()
        columns = play_decks(
            self.ruleset,
            Deals(
                shuffled_decks(self.ruleset, key, 0, number),
                starters=np.full(number, BY_BIDS),
                seeds=seeds_of(key, 0, number),
            ),
            Lineup(np.full(self.run.players, policy), talk, net=net, planner=net),
            samples=0,
        )
        return round(float((columns.result == WON).mean()), 4)

    def save(self) -> None:
        """Write the value, its history and, unless the run is finished, a checkpoint."""
        history = {
            "command": self.command,
            TRAINING_RUN: run_as_dict(self.run),
            "before": self.before,
            "rounds_done": self.round,
            "seconds": round(self.seconds, 1),
            "curve": self.curve,
        }
        if self.run.bot == "planner":
            save_weights(
                self.learner.average[0],
                self.learner.handicap,
                self.run.players,
                history,
                self.path,
            )
        else:
            save_value(self.learner.averaged(), history, self.path)
        if self.round >= self.run.rounds:
            self.files.remove_checkpoint()
            return
        arrays: dict[str, Any] = {}
        for kind in KEPT:
            for number, array in enumerate(getattr(self.learner, kind)):
                arrays[f"{kind}{number}"] = array
        for number, (rows, targets) in enumerate(self._memory_for_later()):
            arrays[f"rows{number}"] = rows.astype(np.float16)
            arrays[f"targets{number}"] = targets
        checkpoint = self.files.checkpoint
        new = checkpoint.with_suffix(".new.npz")
        np.savez(new, steps=self.learner.steps, round=self.round, **arrays)
        new.replace(checkpoint)

    def _memory_for_later(self) -> list[tuple[Array, Array]]:
        """The rounds that the next one still learns from: all but the oldest."""
        return self.memory[max(0, len(self.memory) - self.run.memory + 1) :]

    def _beginner(self) -> Learner:
        run = self.run
        handicap = np.array((run.patience, run.thrift), np.float32)
        if run.bot == "planner":
            weights = np.zeros(len(weight_names()), np.float32)
            weights[weight_names().index("tops")] = FIRST_GUESS
            return Learner([weights], handicap, NAMED, run.averaged_over)
        if run.start is None:
            net = untrained(run.width, run.depth, self.rng)
        else:
            net = load_value(start_path(run.start))
        return Learner(list(net[:-1]), handicap, LAYERS, run.averaged_over)

    def _play(self) -> Numbers:
        run = self.run
        # An untrained network has no values worth mixing into targets, yet it plays better than one
        # after a single round.
        is_warm_up = run.start is None and self.round < WARM_UP_ROUNDS
        rows = np.empty((run.games * MOST_ROWS, FEATURES), np.float32)
        targets = np.empty((len(rows), 2), np.float32)
        results = np.zeros(3, np.int64)
        number = learning_games(
            self.rules,
            packed_net(self.beginner if is_warm_up else self.learner.averaged()),
            Stretch(
                np.uint64(key_of(run.seed, f"train:{run.edition}:{run.players}")),
                start=self.round * run.games,
                number=run.games,
            ),
            Exploration(
                self._explore(),
                trace=1.0 if is_warm_up else self._trace(),
                keep=run.keep,
                talkative=run.talkative if run.players > 1 else 0.0,
            ),
            TrainingRows(rows, targets, results),
            self.work,
            self.room,
        )
        self.memory.append((rows[:number].copy(), targets[:number].copy()))
        self.memory = self.memory[-run.memory :]
        return results

    def _learn(self) -> tuple[float, float]:
        run = self.run
        rows = np.concatenate([rows for rows, _ in self.memory])
        targets = np.concatenate([targets for _, targets in self.memory])
        rate = self._between(run.first_rate, run.last_rate)
        # Fires are not symmetric, so the mirror image of a game with fires is another game.
        has_mirror = self.ruleset.fire is Fire.OFF
        rng = np.random.default_rng([key_of(run.seed, "batches"), self.round])
        losses = []
        is_first = self.round == 0 and run.start is None
        for _ in range(FIRST_PASSES if is_first else run.passes):
            for batch in batches(len(rows), run.batch, rng):
                some = rows[batch]
                if has_mirror and rng.random() < 0.5:
                    some = mirrored(some)
                losses.append(self.learner.learn(some, targets[batch], rate))
        if not losses:
            raise GameError(
                "training",
                f"{len(rows)} decisions are too few for a batch of {run.batch}: raise games.",
            )
        win, left = np.mean(losses, axis=0)
        return round(float(win), 5), round(float(left), 6)

    def _between(self, first: float, last: float, since: float = 0.0) -> float:
        """Interpolate geometrically from `first` to `last`, starting at some share of the run."""
        share = self.round / max(1, self.run.rounds - 1)
        return float(first * (last / first) ** max(0.0, (share - since) / (1 - since)))

    @property
    def _bootstrap_from(self) -> float:
        # A run that starts from a value can trust it from the first round on.
        return BOOTSTRAP_FROM if self.run.start is None else 0.0

    def _trace(self) -> float:
        return self._between(self.run.first_trace, self.run.last_trace, self._bootstrap_from)

    def _explore(self) -> float:
        is_early = self.round < self._bootstrap_from * self.run.rounds
        return FIRST_EXPLORE if is_early else self.run.explore

    def _resume(self, checkpoint: Path) -> None:
        try:
            history = self.files.history()
            then = TrainingRun(**history[TRAINING_RUN])
            content = np.load(checkpoint)
            for kind in KEPT:
                before = getattr(self.learner, kind)
                arrays = [content[f"{kind}{number}"] for number in range(len(before))]
                setattr(self.learner, kind, arrays)
            self.learner.steps = int(content["steps"])
            self.round = int(content["round"])
            self.memory = [
                (content[f"rows{at}"].astype(np.float32), content[f"targets{at}"])
                for at in range(min(self.round, self.run.memory - 1))
            ]
        except UNREADABLE as error:
            raise GameError(
                "training",
                f"{checkpoint}: training cannot resume from this file ({error});"
                " start over with --force.",
            ) from None
        if replace(then, rounds=self.run.rounds) != self.run:
            raise GameError(
                "training",
                f"{checkpoint}: another training run was stopped here; finish it with its own"
                " options, name another file with --out, or start over with --force.",
            )
        if then.rounds != self.run.rounds <= self.round:
            raise GameError(
                "training",
                f"{checkpoint}: {self.round} rounds of {then.rounds} are already done; ask for"
                " more rounds, or start over with --force.",
            )
        # If it was stopped while saving, the history may be one round ahead.
        self.seconds, self.curve = history["seconds"], history["curve"][: self.round]


def start_path(name: str) -> Path:
    """Find the value that a run starts from: a shipped one by name, or a file."""
    shipped = FOLDER / f"{name}.npz"
    return shipped if shipped.exists() else Path(name)


def _runs_before(run: TrainingRun) -> list[dict[str, Any]]:
    """The runs that led to the value this one starts from, the earliest first."""
    if run.start is None:
        return []
    path = start_path(run.start)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    try:
        then = TrainingFiles(path, "sharp", run.players).history()
        last = {"command": then["command"], "seconds": then["seconds"], "sha256": digest}
        return [*then["before"], last]
    except (GameError, KeyError, TypeError):  # there is no history, or another file in its place
        return [{"command": None, "seconds": None, "sha256": digest}]
