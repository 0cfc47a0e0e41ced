"""Results files, format 1: JSON that holds a job, its figures and what came out of each game."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ninetyeight import __version__
from ninetyeight.lab.files import check_ordinary, read_json, replace_file
from ninetyeight.lab.simulate.job import Job, job_from_dict
from ninetyeight.lab.simulate.results import Results, empty_results, results_as_dict
from ninetyeight.lab.simulate.scores import scores_from_dict
from ninetyeight.lab.simulate.weights import Serving
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

FORMAT = "ninetyeight/results/1"


def write_results(results: Results, path: Path) -> None:
    """Write a results file, at once."""
    replace_file(path, file_text(results))


def file_text(results: Results) -> str:
    """Give what a results file holds."""
    content = {
        "format": FORMAT,
        **results_as_dict(results),
        "columns": results.scores.as_dict(),
    }
    return json.dumps(content, indent=1) + "\n"


def read_results(path: Path) -> Results:
    """Read a results file; `GameError` says in one line what is wrong with it."""
    content = read_json(path, "results", "results file")
    try:
        return _results(content)
    except GameError as error:
        raise GameError("results", f"{path} is no results file: {error.message}") from None


def begun_results(job: Job, path: Path | None, *, force: bool) -> Results:
    """Take up what a file holds of a job; an empty beginning if there is none.

    A file of another job, or made by another program or other weights, is left alone unless it
    is to be overwritten by `force`.
    """
    new = empty_results(job)
    if path is None:
        return new
    check_ordinary(path)
    if force or not path.exists():
        return new
    try:
        old = read_results(path)
    except GameError as error:
        raise GameError("results", f"{error.message} --force overwrites it.") from None
    if not old.job.is_same_but_for_games(job) or old.job.games > job.games:
        raise _other(path, f"holds another job: {old.job.command}")
    if old.version != __version__:
        raise _other(path, f"was made by version {old.version}, and this is {__version__}")
    if old.serving != new.serving:
        raise _other(path, "was made with other weights of the bots")
    return Results(job, old.scores.grown(job.games), old.serving, old.seconds)


def _other(path: Path, why: str) -> GameError:
    return GameError("results", f"{path} {why}. Name another file, or overwrite it with --force.")


def _results(content: object) -> Results:
    if not isinstance(content, Mapping):
        raise GameError("results", "it is not an object.")
    if content.get("format") != FORMAT:
        raise GameError("results", f"its format {shown(content.get('format'))} is not {FORMAT!r}.")
    for name in ("job", "columns", "seconds", "version", "value", "is_own", "fingerprint"):
        if name not in content:
            raise GameError("results", f"{name} is missing.")
    job = job_from_dict(content["job"])
    return Results(
        job,
        scores_from_dict(content["columns"], job.games),
        Serving(content["value"], content["is_own"], content["fingerprint"]),
        _number("seconds", content["seconds"]),
        str(content["version"]),
    )


def _number(name: str, content: Any) -> float:
    if type(content) not in (int, float):
        raise GameError("results", f"{name} {shown(content)} is not a number.")
    return float(content)
