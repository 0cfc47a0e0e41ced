"""Teaches a value by play: games, targets from what they led to, gradient descent, and again.

Each round plays games with the network as it is, exploring a little, and then learns from the last
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
from ninetyeight.bots.values import FOLDER, UNREADABLE, load_value, save_value
from ninetyeight.kernel.arrays import Numbers
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.finish import WON
from ninetyeight.kernel.games import BY_BIDS, deal, key_of, play, seeds_of
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.packing import packed_net, packed_rules
from ninetyeight.kernel.policies import PLANNER, SHARP
from ninetyeight.kernel.search_buffers import new_search_buffers
from ninetyeight.kernel.signs import TALK_NONE, TALK_STRICT
from ninetyeight.kernel.training_games import learning_games, new_episode
from ninetyeight.lab.training.network import (
    Array,
    Learner,
    NamedLearner,
    batches,
    mirrored,
    untaught,
)
from ninetyeight.lab.training.training_files import CourseFiles, as_written
from ninetyeight.lab.training.training_run import Course
from ninetyeight.rules import Fire, GameError, ruleset_of

KEPT = ("weights", "means", "squares", "average")
FIRST_PASSES = 4
"""How often the first round of an untaught network goes over its games."""
BLIND_ROUNDS = 2
"""So many rounds are played by what an untaught network goes by, to learn what that leads to."""
FAITH_FROM = 0.35
"""The share of a course after which the value can be built on: lambda begins to fall, and what
lies off the best way is explored."""
FIRST_EXPLORE = 0.02
"""The share of turns that explore before that."""
FIRST_GUESS = -4.0
"""The weight of the tops for a planner that was not taught yet."""
MOST_ROWS = 80
"""The most rows that are kept of one game, on average."""


@dataclass(slots=True)
class Progress:
    """Where a course stands, after a round."""

    round: int
    seconds: float
    win_rate: float
    """Of the games it learned from, with exploring and partly without signs."""
    mean_left: float
    loss: tuple[float, float]
    judged: float | None = None
    judged_silent: float | None = None


def teach(
    course: Course,
    path: Path,
    command: str,
    tell: Callable[[Progress], None],
    judge_every: int = 5,
    *,
    force: bool = False,
) -> Net:
    """Teach a value and save it after every round; a course that was stopped goes on.

    What another course has written there is left alone, unless `force` overwrites it.
    """
    school = School(course, path, command, force=force)
    while school.round < course.rounds:
        progress = school.next_round(
            judge=(school.round + 1) % judge_every == 0 or school.round + 1 == course.rounds
        )
        school.save()
        tell(progress)
    return school.learner.averaged()


class School:
    """A course that is under way."""

    def __init__(self, course: Course, path: Path, command: str, *, force: bool = False) -> None:
        self.course, self.path, self.command = course, path, command
        self.files = CourseFiles(path, course.bot, course.players)
        self.ruleset = ruleset_of(course.edition, course.players)
        self.rules = packed_rules(self.ruleset)
        self.round = 0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        self.memory: list[tuple[Array, Array]] = []
        self.work, self.room = new_search_buffers(), new_episode()
        self.rng = np.random.default_rng(key_of(course.seed, "network"))
        self.learner = self._beginner()
        self.beginner = self.learner.averaged()
        self.before = _courses_before(course)
        if force:
            self.files.clear()
        elif self.checkpoint.exists():
            self._continue()
        else:
            self.files.is_finished(as_written(course))  # refuses where another course has been

    @property
    def checkpoint(self) -> Path:
        """Where a course is kept that is not finished."""
        return self.files.checkpoint

    def next_round(self, *, judge: bool) -> Progress:
        """Play, learn, and say how it went."""
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
            if self.course.players > 1:
                progress.judged_silent = self.judge(TALK_NONE)
        self.curve.append(asdict(progress))
        return progress

    def judge(self, talk: int) -> float:
        """Play deals of their own without exploring; give the share that is won."""
        number = self.course.judged
        key = key_of(self.course.seed, "judge")
        policy = PLANNER if self.course.bot == "planner" else SHARP
        columns = play(
            self.ruleset,
            deal(self.ruleset, key, 0, number),
            starters=np.full(number, BY_BIDS),
            seeds=seeds_of(key, 0, number),
            policies=[policy] * self.course.players,
            talk=talk,
            net=self.learner.averaged(),
            planner=self.learner.averaged(),
            samples=0,
        )
        return round(float((columns.result == WON).mean()), 4)

    def save(self) -> None:
        """Write the value, its history, and what is needed to go on; nothing else at the end."""
        history = {
            "command": self.command,
            "course": as_written(self.course),
            "before": self.before,
            "rounds_done": self.round,
            "seconds": round(self.seconds, 1),
            "curve": self.curve,
        }
        if self.course.bot == "planner":
            save_weights(
                self.learner.average[0],
                self.learner.handicap,
                self.course.players,
                history,
                self.path,
            )
        else:
            save_value(self.learner.averaged(), history, self.path)
        if self.round >= self.course.rounds:
            self.checkpoint.unlink(missing_ok=True)
            return
        arrays: dict[str, Any] = {}
        for kind in KEPT:
            for number, array in enumerate(getattr(self.learner, kind)):
                arrays[f"{kind}{number}"] = array
        for number, (rows, targets) in enumerate(self._memory_for_later()):
            arrays[f"rows{number}"] = rows.astype(np.float16)
            arrays[f"targets{number}"] = targets
        new = self.checkpoint.with_suffix(".new.npz")
        np.savez(new, steps=self.learner.steps, round=self.round, **arrays)
        new.replace(self.checkpoint)

    def _memory_for_later(self) -> list[tuple[Array, Array]]:
        """List the rounds that the next one learns from as well: all but the oldest."""
        return self.memory[max(0, len(self.memory) - self.course.memory + 1) :]

    def _beginner(self) -> Learner:
        course = self.course
        handicap = np.array((course.patience, course.thrift), np.float32)
        if course.bot == "planner":
            weights = np.zeros(len(weight_names()), np.float32)
            weights[weight_names().index("tops")] = FIRST_GUESS
            return NamedLearner([weights], handicap, course.averaged_over)
        if course.start is None:
            net = untaught(course.width, course.depth, self.rng)
        else:
            net = load_value(start_path(course.start))
        return Learner(list(net[:-1]), handicap, course.averaged_over)

    def _play(self) -> Numbers:
        course = self.course
        # An untaught network knows nothing that a target could be mixed with; but it plays better
        # than one that has seen a single round.
        is_blind = course.start is None and self.round < BLIND_ROUNDS
        rows = np.empty((course.games * MOST_ROWS, FEATURES), np.float32)
        targets = np.empty((len(rows), 2), np.float32)
        results = np.zeros(3, np.int64)
        number = learning_games(
            self.rules,
            packed_net(self.beginner if is_blind else self.learner.averaged()),
            np.uint64(key_of(course.seed, f"train:{course.edition}:{course.players}")),
            self.round * course.games,
            course.games,
            self._explore(),
            1.0 if is_blind else self._trace(),
            course.keep,
            course.talkative if course.players > 1 else 0.0,
            rows,
            targets,
            results,
            self.work,
            self.room,
        )
        self.memory.append((rows[:number].copy(), targets[:number].copy()))
        self.memory = self.memory[-course.memory :]
        return results

    def _learn(self) -> tuple[float, float]:
        course = self.course
        rows = np.concatenate([rows for rows, _ in self.memory])
        targets = np.concatenate([targets for _, targets in self.memory])
        rate = self._between(course.first_rate, course.last_rate)
        # The fires are not where their mirror image would be.
        has_mirror = self.ruleset.fire is Fire.OFF
        rng = np.random.default_rng([key_of(course.seed, "batches"), self.round])
        losses = []
        is_first = self.round == 0 and course.start is None
        for _ in range(FIRST_PASSES if is_first else course.passes):
            for batch in batches(len(rows), course.batch, rng):
                some = rows[batch]
                if has_mirror and rng.random() < 0.5:
                    some = mirrored(some)
                losses.append(self.learner.learn(some, targets[batch], rate))
        if not losses:
            raise GameError(
                "course",
                f"{len(rows)} decisions are too few for a batch of {course.batch}: raise games.",
            )
        win, left = np.mean(losses, axis=0)
        return round(float(win), 5), round(float(left), 6)

    def _between(self, first: float, last: float, since: float = 0.0) -> float:
        """Go from one number to another by equal factors, from some share of the course on."""
        share = self.round / max(1, self.course.rounds - 1)
        return float(first * (last / first) ** max(0.0, (share - since) / (1 - since)))

    @property
    def _faith_from(self) -> float:
        # What begins with a value can build on it from the first round on.
        return FAITH_FROM if self.course.start is None else 0.0

    def _trace(self) -> float:
        return self._between(self.course.first_trace, self.course.last_trace, self._faith_from)

    def _explore(self) -> float:
        is_early = self.round < self._faith_from * self.course.rounds
        return FIRST_EXPLORE if is_early else self.course.explore

    def _continue(self) -> None:
        try:
            history = self.files.history()
            then = Course(**history["course"])
            content = np.load(self.checkpoint)
            for kind in KEPT:
                before = getattr(self.learner, kind)
                arrays = [content[f"{kind}{number}"] for number in range(len(before))]
                setattr(self.learner, kind, arrays)
            self.learner.steps = int(content["steps"])
            self.round = int(content["round"])
            self.memory = [
                (content[f"rows{at}"].astype(np.float32), content[f"targets{at}"])
                for at in range(min(self.round, self.course.memory - 1))
            ]
        except UNREADABLE as error:
            raise GameError(
                "course",
                f"{self.checkpoint}: the course cannot go on from this file ({error});"
                " --force begins anew.",
            ) from None
        if replace(then, rounds=self.course.rounds) != self.course:
            raise GameError(
                "course",
                f"{self.checkpoint}: another course was stopped here; finish it with its own"
                " options, name another file with --out, or begin anew with --force.",
            )
        if then.rounds != self.course.rounds <= self.round:
            raise GameError(
                "course",
                f"{self.checkpoint}: {self.round} rounds of {then.rounds} are done already; ask for"
                " more rounds, or begin anew with --force.",
            )
        # Who stopped it while it was written may have kept a round of the history more.
        self.seconds, self.curve = history["seconds"], history["curve"][: self.round]


def start_path(name: str) -> Path:
    """Find the value that a course begins with: one of the package by its name, or a file."""
    shipped = FOLDER / f"{name}.npz"
    return shipped if shipped.exists() else Path(name)


def _courses_before(course: Course) -> list[dict[str, Any]]:
    """List the courses that led to the value this one begins with, the first of them first."""
    if course.start is None:
        return []
    path = start_path(course.start)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    try:
        then = CourseFiles(path, "sharp", course.players).history()
        last = {"command": then["command"], "seconds": then["seconds"], "sha256": digest}
        return [*then["before"], last]
    except (GameError, KeyError, TypeError):  # there is none, or a foreign file in its place
        return [{"command": None, "seconds": None, "sha256": digest}]
