"""Teaching a value: it learns, it can be stopped, and it says how it was made."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ninetyeight.bots.values import load_value
from ninetyeight.cli.lab.train import command_of, course_of
from ninetyeight.kernel import compiled
from ninetyeight.kernel.compiled import FEATURES, Net
from ninetyeight.kernel.games import deal, play, seeds_of
from ninetyeight.lab.network import Learner, mirrored, untaught
from ninetyeight.lab.training import Course, Progress, School, teach
from ninetyeight.rules import GameError, ruleset_of

SHORT = Course("original", 2, rounds=3, games=6, width=16, depth=16, judged=4, batch=32)


def taught(course: Course, path: Path) -> tuple[Net, list[Progress]]:
    heard: list[Progress] = []
    return teach(course, path, command_of(course), heard.append), heard


def test_a_course_writes_the_value_with_its_history(tmp_path: Path) -> None:
    path = tmp_path / "original-2.npz"
    net, heard = taught(SHORT, path)
    assert [progress.round for progress in heard] == [1, 2, 3]
    for ours, written in zip(net, load_value(path), strict=True):
        np.testing.assert_allclose(ours, written, rtol=2e-3, atol=2e-3)
    history = json.loads(path.with_suffix(".json").read_text())
    assert history["command"] == command_of(SHORT)
    assert history["course"]["seed"] == "1"
    assert history["rounds_done"] == 3
    assert len(history["curve"]) == 3
    assert history["before"] == []
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "original-2.json",
        "original-2.npz",
    ]


def test_a_course_that_begins_with_a_value_names_the_courses_before(tmp_path: Path) -> None:
    first, second, third = (tmp_path / f"{name}.npz" for name in ("first", "second", "third"))
    courses = [SHORT]
    taught(SHORT, first)
    for start, path in ((first, second), (second, third)):
        courses.append(replace(SHORT, start=str(start), rounds=1))
        taught(courses[-1], path)
    before = json.loads(third.with_suffix(".json").read_text())["before"]
    assert [course["command"] for course in before] == [command_of(c) for c in courses[:-1]]
    assert before[0]["sha256"] == hashlib.sha256(first.read_bytes()).hexdigest()


def test_a_course_without_a_memory_keeps_little_for_later(tmp_path: Path) -> None:
    sizes = []
    for memory in (1, 3):
        school = School(replace(SHORT, memory=memory), tmp_path / f"{memory}.npz", "test")
        school.next_round(judge=False)
        school.save()
        with np.load(school.checkpoint) as content:
            sizes.append(sum("rows" in name for name in content))
    assert sizes == [0, 1]


def test_patience_keeps_a_bot_from_cards_that_are_not_owed(tmp_path: Path) -> None:
    turns = []
    for patience in (0.0, 2.0):
        course = replace(SHORT, patience=patience, rounds=1)
        net, _ = taught(course, tmp_path / f"{patience}.npz")
        ruleset = ruleset_of("original", 2)
        column = play(
            ruleset,
            deal(ruleset, 1, 0, 20),
            starters=np.zeros(20, np.int64),
            seeds=seeds_of(1, 0, 20),
            policies=[compiled.SHARP] * 2,
            talk=compiled.TALK_STRICT,
            net=net,
            planner=net,
            samples=0,
        )
        turns.append(column.played.sum() / column.turns.sum())
    assert turns[1] < turns[0]
    assert turns[1] < 2.2


def test_a_course_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole, _ = taught(SHORT, tmp_path / "whole.npz")
    path = tmp_path / "parts.npz"
    school = School(SHORT, path, "test")
    school.next_round(judge=False)
    school.save()
    del school
    parts, heard = taught(SHORT, path)
    assert [progress.round for progress in heard] == [2, 3]
    for one, other in zip(whole, parts, strict=True):
        # What is remembered of earlier games is kept with half the digits.
        np.testing.assert_allclose(one, other, atol=2e-3)


def test_another_course_does_not_take_over_where_one_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    school = School(SHORT, path, "test")
    school.next_round(judge=False)
    school.save()
    with pytest.raises(GameError, match="another course was stopped here"):
        School(replace(SHORT, explore=0.5), path, "test")


def test_a_broken_course_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    broken = path.with_suffix(".course.npz")
    broken.write_bytes(b"not a course")
    with pytest.raises(GameError, match="cannot go on from this file"):
        School(SHORT, path, "test")
    assert broken.read_bytes() == b"not a course"


def test_the_command_names_what_is_not_as_usual() -> None:
    course = Course("expert", 3, rounds=20, start="expert-2")
    assert command_of(course) == (
        "ninetyeight lab train --edition expert --players 3 --set rounds=20 --start expert-2"
    )


def test_a_course_is_made_from_the_words_of_its_command() -> None:
    course = course_of("Expert", 3, "sharp", "7", "expert-2", ["rounds=20", "explore=0.05"])
    assert course == Course("expert", 3, seed="7", start="expert-2", rounds=20, explore=0.05)


@pytest.mark.parametrize(
    ("edition", "bot", "setting", "complaint"),
    [
        ("expertt", "sharp", "rounds=2", "no edition 'expertt'"),
        ("expert", "greedy", "rounds=2", "is not taught"),
        ("expert", "sharp", "round=2", "There is no number"),
        ("expert", "sharp", "rounds=2.5", "must be a whole number above 0"),
        ("expert", "sharp", "explore=much", "must be a number above 0"),
        ("expert", "sharp", "rounds=0", "must be a whole number above 0"),
        ("expert", "sharp", "first_rate=nan", "must be a number above 0"),
    ],
)
def test_an_impossible_course_is_refused(
    edition: str, bot: str, setting: str, complaint: str
) -> None:
    with pytest.raises(GameError, match=complaint):
        course_of(edition, 2, bot, "1", None, [setting])


def test_a_network_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(3)
    learner = Learner(list(untaught(32, 16, rng)[:-1]), np.zeros(2, np.float32))
    rows = rng.random((256, FEATURES)).astype(np.float32)
    targets = np.stack((rows[:, 3] > 0.5, rows[:, 7]), axis=1).astype(np.float32)
    first = learner.learn(rows, targets, 3e-3)
    for _ in range(300):
        last = learner.learn(rows, targets, 3e-3)
    assert last[0] < 0.1 * first[0]
    assert last[1] < 0.1 * first[1]


def test_the_gradients_are_those_of_the_losses() -> None:
    rng = np.random.default_rng(4)
    learner = Learner(
        [array.astype(np.float64) for array in untaught(16, 16, rng)[:-1]], np.zeros(2, np.float32)
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


def test_a_mirror_image_of_a_mirror_image_is_the_same() -> None:
    rows = np.random.default_rng(5).random((4, FEATURES)).astype(np.float32)
    np.testing.assert_array_equal(mirrored(mirrored(rows)), rows)
    assert not np.array_equal(mirrored(rows), rows)
