"""`ninetyeight lab compare`: all play the same deals, and a sentence says what that shows."""

from itertools import pairwise

import numpy as np
import pytest

from cli.commands import run
from lab.labs import all_played, answer, same, small_job
from ninetyeight import __version__
from ninetyeight.lab.analysis.comparison import compare
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.executors.lookup import backend_named
from ninetyeight.lab.simulate.results import Results, empty_results
from ninetyeight.lab.simulate.scores import NAMES, Scores
from ninetyeight.lab.simulate.side_by_side import play_all, play_side_by_side
from ninetyeight.rules import GameError


def results_of(won: list[int], left: list[int] | None = None) -> Results:
    """Make up results: 1 for a win, 0 for a loss."""
    results = empty_results(small_job(len(won)))
    columns = {name: np.zeros(len(won), np.uint8) for name in NAMES}
    columns["result"] = np.where(np.array(won) == 1, 1, 5).astype(np.uint8)
    columns["left"] = np.array(left or [0] * len(won), np.uint8)
    results.scores.put(0, Scores(**columns))
    return results


def test_a_large_difference_is_real() -> None:
    (pair,) = compare({"sharp": results_of([1] * 80 + [0] * 20), "dull": results_of([0] * 100)})
    assert (pair.first_only, pair.second_only, pair.games) == (80, 0, 100)
    assert pair.is_real
    assert pair.sentence == (
        "sharp wins 80.0 percentage points more often than dull (95 % interval 70.2 to 86.6):"
        " the difference is real."
    )


def test_the_better_one_is_named_first() -> None:
    one, two = results_of([0] * 50), results_of([1] * 50)
    (pair,) = compare({"one": one, "two": two})
    assert (pair.first, pair.second, pair.wins.mean) == ("two", "one", 1)


def test_a_small_difference_may_be_chance() -> None:
    (pair,) = compare({"a": results_of([1, 1, 0, 0] * 5), "b": results_of([1, 0, 0, 0] * 5)})
    assert pair.chance == pytest.approx(2 * 0.5**5)
    assert not pair.is_real
    assert pair.sentence.endswith("the difference may be chance.")


def test_equal_results_are_called_equal() -> None:
    (pair,) = compare({"a": results_of([1, 0] * 20), "b": results_of([0, 1] * 20)})
    assert pair.sentence.startswith("a and b win equally often (95 % interval -")
    assert not pair.is_real


def test_cards_left_are_compared_deal_by_deal() -> None:
    one = results_of([1] + [0] * 3, [0, 5, 10, 20])
    (pair,) = compare({"a": one, "b": results_of([0] * 4, [1, 8, 13, 21])})
    assert pair.left.mean == -2
    assert pair.left.interval[0] < -2 < pair.left.interval[1]


def test_more_pairs_are_judged_more_strictly() -> None:
    good, bad = results_of([1] * 7 + [0] * 13), results_of([0] * 20)
    (alone,) = compare({"good": good, "bad": bad})
    among = compare({"good": good, "bad": bad, "worse": bad, "worst": bad})
    assert len(among) == 6
    assert alone.is_real
    assert among[0].chance > alone.chance


def test_only_deals_that_both_have_played_count() -> None:
    one, two = results_of([1] * 10), results_of([0] * 10)
    two.scores.result[4:] = 0
    (pair,) = compare({"a": one, "b": two})
    assert pair.games == 4
    two.scores.result[:] = 0
    with pytest.raises(GameError, match="nothing to compare"):
        compare({"a": one, "b": two})


@pytest.mark.parametrize("cuts", [(0, 90), (0, 1, 2, 3, 50, 51, 90), (0, 44, 90)])
def test_jobs_played_side_by_side_give_the_same_games_as_alone(cuts: tuple[int, ...]) -> None:
    jobs = [small_job(30, (bot,)) for bot in ("greedy", "random", "planner")]
    results = [empty_results(job) for job in jobs]
    stamps = [(__version__, result.weights.fingerprint) for result in results]
    for start, stop in pairwise(cuts):
        parts = play_side_by_side(jobs, stamps, Span(start, stop))
        for result, (first, scores) in zip(results, parts, strict=True):
            result.scores.put(first, scores)
    for job, result in zip(jobs, results, strict=True):
        assert same(result.scores, all_played(job))


def test_all_games_of_all_jobs_are_played() -> None:
    results, stop = play_all(
        [small_job(50), small_job(50, edition="expert")], backend_named("threads", 2)
    )
    assert stop is None
    assert all(result.is_complete for result in results)


def test_a_comparison_is_printed_in_words() -> None:
    result = run("lab", "compare", "-b", "greedy", "-b", "random", "-p", "2", "-g", "500")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("500 deals, 2 players, seed 1, ")
    assert "\ngreedy wins " in result.out
    assert "percentage points more often than random (95 % interval " in result.out
    assert result.out.count("the difference is real.") == 1
    assert "Cards left: -" in result.out


def test_editions_and_teams_are_compared_as_json() -> None:
    told = answer(
        "compare", "-b", "greedy,random", "-b", "greedy", "-e", "original", "-e", "expert",
        "-p", "2", "-g", "60",
    )  # fmt: skip
    assert list(told["contenders"]) == [
        "original greedy,random",
        "original greedy",
        "expert greedy,random",
        "expert greedy",
    ]
    assert len(told["pairs"]) == 6
    assert (told["games"], told["complete"]) == (60, True)
    alone = answer("simulate", "-b", "greedy", "-e", "expert", "-p", "2", "-g", "60")
    assert told["contenders"]["expert greedy"]["left"] == alone["left"]
    for pair in told["pairs"]:
        low, high = pair["interval"]
        assert low <= pair["difference"] <= high
        assert pair["is_real"] is (pair["chance"] < 0.05)


def test_a_layout_applies_to_the_editions_that_have_orders() -> None:
    told = answer(
        "compare", "-b", "greedy", "-e", "original", "-e", "extreme", "-l", "seed:1", "-g", "20"
    )
    layouts = [contender["job"]["layout"] for contender in told["contenders"].values()]
    assert layouts[0] is None
    assert layouts[1]["stop"] == [6, 7, 62, 68]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("-b greedy", "at least two"),
        ("-b greedy -b greedy", "greedy is named twice"),
        ("-b greedy -b nobody", "nobody"),
        ("-b greedy,random -b greedy", "2 bots for 1 seats"),
        ("-b greedy -b random -l seed:1", "needs the edition extreme"),
        ("-b greedy -b random -g 0", "0 games"),
        ("-b greedy -b , -p 2", "no bot"),
    ],
)
def test_invalid_options_get_one_line(words: str, complaint: str) -> None:
    result = run("lab", "compare", *words.split())
    assert result.code == 1
    assert complaint in result.complaint
