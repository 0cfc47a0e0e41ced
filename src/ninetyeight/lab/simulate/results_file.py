"""Results files, format 2: a NumPy archive with a row for each game, and metadata as JSON.

`np.load(path)["games"]` is a structured array, which pandas and polars take as a table. Zip tools
open the file, too. Format 1, JSON with packed columns, is still read.
"""

import io
import json
import sys
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ninetyeight import __version__
from ninetyeight.lab.files import check_ordinary, replace_file
from ninetyeight.lab.simulate.job import Job, job_from_dict
from ninetyeight.lab.simulate.results import Results, empty_results, results_as_dict
from ninetyeight.lab.simulate.scores import Scores, scores_from_dict, scores_from_rows
from ninetyeight.lab.simulate.weights import WeightsUsed
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

FORMAT = "ninetyeight/results/2"
EARLIER_FORMAT = "ninetyeight/results/1"
SUFFIX = ".npz"
GAMES = "games.npy"
METADATA = "metadata.json"
MOST_METADATA = 1024 * 1024
HEADER_ROOM = 1024
"""More bytes than the header of `games.npy` can take."""
UNREADABLE = (
    OSError,
    ValueError,
    KeyError,
    EOFError,
    RecursionError,
    RuntimeError,  # an encrypted archive
    NotImplementedError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading a broken archive or broken JSON raises."""


def write_results(results: Results, path: Path) -> None:
    replace_file(path, file_bytes(results))


def file_bytes(results: Results) -> bytes:
    """The content of a results file; the same results give the same bytes."""
    metadata = {"format": FORMAT, **results_as_dict(results)}
    rows = io.BytesIO()
    np.lib.format.write_array(rows, results.scores.as_rows(), allow_pickle=False)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, data in (
            (METADATA, json.dumps(metadata, indent=1).encode()),
            (GAMES, rows.getvalue()),
        ):
            # A ZipInfo of its own has no date, where `writestr` would note the time.
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, compresslevel=9)
    return content.getvalue()


def print_results(results: Results) -> None:
    """Send a results file to standard output."""
    sys.stdout.buffer.write(file_bytes(results))


def read_results(path: Path) -> Results:
    """Read a results file of any format; `GameError` says in one line what is wrong."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise GameError("results", f"{path}: {error.strerror or error}.") from None
    try:
        return _from_json(data) if data.lstrip()[:1] == b"{" else _from_archive(data)
    except GameError as error:
        reason = error.message
    except UNREADABLE as error:
        reason = f"{' '.join(str(error).split())}."
    raise GameError("results", f"{path} is not a results file: {reason}")


def resume_results(job: Job, path: Path | None, *, force: bool) -> Results:
    """Read a job's results from a file to continue it, or begin with nothing played.

    `GameError` protects a file of another job, version or weights, unless `force` is set.
    """
    new = empty_results(job)
    if path is None:
        return new
    check_ordinary(path)
    if path.suffix == ".json":
        raise _json_is_earlier(path)
    if force or not path.exists():
        return new if force else _from_earlier_file(path, new)
    try:
        old = read_results(path)
    except GameError as error:
        raise GameError("results", f"{error.message} --force overwrites it.") from None
    if difference := _difference(old, new):
        raise GameError(
            "results", f"{path} {difference}. Use another file, or overwrite it with --force."
        )
    return _extended(old, job)


def _json_is_earlier(path: Path) -> GameError:
    better = path.with_suffix(SUFFIX)
    resumes = f", which resumes what {path} holds" if path.exists() else ""
    return GameError(
        "out", f"{path}: results files are no longer JSON. Use --out {better}{resumes}."
    )


def _from_earlier_file(path: Path, new: Results) -> Results:
    """Continue from a file of format 1 with the same name and job, if there is one."""
    try:
        old = read_results(path.with_suffix(".json"))
    except GameError:
        return new
    return new if _difference(old, new) else _extended(old, new.job)


def _extended(old: Results, job: Job) -> Results:
    return Results(job, old.scores.grown(job.games), old.weights, old.seconds)


def _difference(old: Results, new: Results) -> str | None:
    """Why old results cannot be continued, if so."""
    if not old.job.is_same_but_for_games(new.job) or old.job.games > new.job.games:
        return f"holds another job: {old.job.command}"
    if old.version != __version__:
        return f"was made by version {old.version}, and this is {__version__}"
    if old.weights != new.weights:
        return "was made with other weights of the bots"
    return None


def _from_archive(data: bytes) -> Results:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        metadata = _metadata(json.loads(_read(archive, METADATA, MOST_METADATA)), FORMAT)
        job = job_from_dict(metadata["job"])
        rows = _read(archive, GAMES, HEADER_ROOM + Scores.bytes_of(job.games))
    array = np.lib.format.read_array(io.BytesIO(rows), allow_pickle=False)
    return _results(metadata, job, scores_from_rows(array, job.games))


def _read(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """Read a member of the archive, unless it is larger than it can be."""
    if archive.getinfo(name).file_size > most:
        raise GameError("results", f"{name} is too large.")
    return archive.read(name)


def _from_json(data: bytes) -> Results:
    metadata = _metadata(json.loads(data), EARLIER_FORMAT)
    job = job_from_dict(metadata["job"])
    return _results(metadata, job, scores_from_dict(metadata.get("columns"), job.games))


def _metadata(content: object, format_name: str) -> Mapping[str, Any]:
    if not isinstance(content, Mapping):
        raise GameError("results", "it is not an object.")
    if content.get("format") != format_name:
        found = shown(content.get("format"))
        raise GameError("results", f"its format {found} is not {format_name!r}.")
    for name in ("job", "seconds", "version", "value", "is_own", "fingerprint"):
        if name not in content:
            raise GameError("results", f"{name} is missing.")
    return content


def _results(metadata: Mapping[str, Any], job: Job, scores: Scores) -> Results:
    seconds = metadata["seconds"]
    if type(seconds) not in (int, float):
        raise GameError("results", f"seconds {shown(seconds)} is not a number.")
    weights = WeightsUsed(metadata["value"], metadata["is_own"], metadata["fingerprint"])
    return Results(job, scores, weights, float(seconds), str(metadata["version"]))
