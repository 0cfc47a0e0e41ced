"""Results files are written whole, and continued only by the same job, version and weights."""

import io
import json
import os
import resource
import stat
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pandas
import polars
import pytest

from lab.labs import all_played, same, small_job
from ninetyeight import __version__
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.files import check_writable, replace_file
from ninetyeight.lab.simulate.results import Results, empty_results
from ninetyeight.lab.simulate.results_file import (
    file_bytes,
    read_results,
    resume_results,
    write_results,
)
from ninetyeight.lab.simulate.scores import NAMES, ROW
from ninetyeight.lab.simulate.simulation import play_span
from ninetyeight.rules import GameError, drawn_layout, seeded


def half_done(job_games: int = 40, **others: Any) -> Results:
    job = small_job(job_games, **others)
    results = empty_results(job)
    results.scores.put(5, play_span(job, Span(5, 20)))
    return replace(results, seconds=1.5)


def test_written_results_are_read_back_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    for results in (
        half_done(),
        half_done(edition="extreme", layout=drawn_layout(seeded("1", "layout"))),
        half_done(talk=SignLevel.NONE),
    ):
        write_results(results, file)
        read = read_results(file)
        assert same(read.scores, results.scores)
        assert replace(read, scores=results.scores) == results


def test_a_results_file_opens_in_numpy_with_its_metadata_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    results = half_done()
    write_results(results, file)
    with np.load(file) as content:
        assert np.array_equal(content["games"]["left"], results.scores.left)
        metadata = json.loads(content["metadata.json"])
    assert metadata["format"] == "ninetyeight/results/2"
    assert metadata["job"]["bots"] == ["greedy"]
    assert (metadata["complete"], metadata["games"]) == (False, 15)
    assert metadata["games_per_second"] == 10.0


def test_the_same_results_give_the_same_bytes() -> None:
    assert file_bytes(half_done()) == file_bytes(half_done())


def test_pandas_opens_a_results_file_in_one_line(tmp_path: Path) -> None:
    results = half_done()
    write_results(results, tmp_path / "results.npz")
    table = pandas.DataFrame(np.load(tmp_path / "results.npz")["games"])
    assert list(table.columns) == list(NAMES)
    assert table["turns"].tolist() == results.scores.turns.tolist()


def test_polars_opens_a_results_file_in_one_line(tmp_path: Path) -> None:
    results = half_done()
    write_results(results, tmp_path / "results.npz")
    table = polars.DataFrame(np.load(tmp_path / "results.npz")["games"])
    assert table.columns == list(NAMES)
    assert table["turns"].to_list() == results.scores.turns.tolist()


def test_results_of_a_million_games_are_small(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    some = all_played(small_job(2000))
    results = empty_results(small_job(1_000_000))
    for start in range(0, 1_000_000, 2000):
        results.scores.put(start, some)
    rng = np.random.default_rng(1)
    for column in (results.scores.left, results.scores.turns):
        rng.shuffle(column)
    write_results(results, file)
    assert file.stat().st_size < 5_000_000


BREAKS: list[Any] = [
    lambda _: [],
    lambda content: content | {"format": "ninetyeight/results/99"},
    lambda content: {name: value for name, value in content.items() if name != "job"},
    lambda content: content | {"job": content["job"] | {"bots": ["nobody"]}},
    lambda content: content | {"job": content["job"] | {"games": 41}},
    lambda content: content | {"seconds": "long"},
]


@pytest.mark.parametrize("broken", BREAKS)
def test_broken_metadata_gets_a_one_line_error(tmp_path: Path, broken: Any) -> None:
    file = tmp_path / "results.npz"
    members = members_of(file_bytes(half_done()))
    metadata = broken(json.loads(members["metadata.json"]))
    file.write_bytes(archive_of(members | {"metadata.json": json.dumps(metadata).encode()}))
    assert_is_told_in_one_line(file)


BROKEN_ROWS: list[Any] = [
    b"",
    b"not an array",
    np.zeros(39, ROW),
    np.zeros((40, 1), ROW),
    np.zeros(40, np.uint8),
    np.zeros(40, [(name, np.int64) for name in NAMES]),
    np.full(40, 255, np.uint8).view([("result", np.uint8)]),
    np.array([(9, 0, 0, 0, 0)] * 40, ROW),
    np.zeros(1_000_000, ROW),
]


@pytest.mark.parametrize("rows", BROKEN_ROWS)
def test_broken_rows_get_a_one_line_error(tmp_path: Path, rows: Any) -> None:
    file = tmp_path / "results.npz"
    members = members_of(file_bytes(half_done()))
    file.write_bytes(archive_of(members | {"games.npy": rows_as_bytes(rows)}))
    assert_is_told_in_one_line(file)


@pytest.mark.parametrize("name", ["metadata.json", "games.npy"])
def test_a_missing_member_gets_a_one_line_error(tmp_path: Path, name: str) -> None:
    file = tmp_path / "results.npz"
    members = members_of(file_bytes(half_done()))
    del members[name]
    file.write_bytes(archive_of(members))
    assert_is_told_in_one_line(file)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file_gets_a_one_line_error(tmp_path: Path, share: float) -> None:
    file = tmp_path / "results.npz"
    content = file_bytes(half_done())
    file.write_bytes(content[: int(share * len(content))])
    assert_is_told_in_one_line(file)


def members_of(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def archive_of(members: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return content.getvalue()


def rows_as_bytes(rows: Any) -> bytes:
    if isinstance(rows, bytes):
        return rows
    content = io.BytesIO()
    np.lib.format.write_array(content, rows, allow_pickle=False)
    return content.getvalue()


def assert_is_told_in_one_line(file: Path) -> None:
    with pytest.raises(GameError, match=rf"{file.name} is not a results file") as caught:
        read_results(file)
    assert "\n" not in caught.value.message


EARLIER = Path(__file__).parents[1] / "data" / "results-1.json"
"""A complete file of format 1: 60 games of `small_job`, played by version 0.1.0."""


def test_a_file_of_format_1_is_still_read() -> None:
    earlier = read_results(EARLIER)
    assert earlier.job == small_job(60)
    assert earlier.is_complete
    assert same(earlier.scores, all_played(small_job(60)))


def test_a_new_file_continues_a_json_file_of_the_same_name(tmp_path: Path) -> None:
    content = json.loads(EARLIER.read_text()) | {"version": __version__}
    (tmp_path / "results.json").write_text(json.dumps(content))
    begun = resume_results(small_job(90), tmp_path / "results.npz", force=False)
    assert (begun.done, len(begun.scores)) == (60, 90)
    assert resume_results(small_job(90), tmp_path / "results.npz", force=True).done == 0
    other = small_job(90, seed="2")
    assert resume_results(other, tmp_path / "results.npz", force=False).done == 0


def test_a_json_name_is_refused_and_the_right_one_named(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    with pytest.raises(GameError, match=r"no longer JSON\. Use --out .*results\.npz\.$"):
        resume_results(small_job(), file, force=False)
    file.write_bytes(EARLIER.read_bytes())
    with pytest.raises(GameError, match=r"Use --out .*results\.npz, which resumes what .* holds"):
        resume_results(small_job(), file, force=True)


BREAKS_OF_EARLIER: list[Any] = [
    lambda _: [],
    lambda content: content | {"format": "ninetyeight/results/99"},
    lambda content: {name: value for name, value in content.items() if name != "columns"},
    lambda content: content | {"job": content["job"] | {"bots": ["nobody"]}},
    lambda content: content | {"job": content["job"] | {"games": 61}},
    lambda content: content | {"columns": content["columns"] | {"left": "AAAA"}},
    lambda content: content | {"columns": content["columns"] | {"left": "?"}},
    lambda content: content | {"columns": content["columns"] | {"left": None}},
    lambda content: content | {"columns": {}},
    lambda content: (
        content | {"columns": content["columns"] | {"result": content["columns"]["left"]}}
    ),
    lambda content: content | {"seconds": "long"},
]


@pytest.mark.parametrize("broken", BREAKS_OF_EARLIER)
def test_a_broken_file_of_format_1_gets_a_one_line_error(tmp_path: Path, broken: Any) -> None:
    file = tmp_path / "results.json"
    file.write_text(json.dumps(broken(json.loads(EARLIER.read_text()))))
    assert_is_told_in_one_line(file)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"PK\x03\x04", b"{}"])
def test_data_that_is_not_an_archive_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "results.npz"
    file.write_bytes(data)
    with pytest.raises(GameError, match="not a results file"):
        read_results(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="No such file"):
        read_results(tmp_path / "nothing.json")


def test_the_same_job_and_a_longer_one_continue_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    write_results(half_done(), file)
    for games in (40, 100):
        begun = resume_results(small_job(games), file, force=False)
        assert (begun.done, len(begun.scores), begun.seconds) == (15, games, 1.5)


@pytest.mark.parametrize(
    "changes", [{"seed": "2"}, {"bots": ("random",)}, {"job_games": 39}, {"players": 2}]
)
def test_the_file_of_another_job_is_left_alone_unless_forced(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    file = tmp_path / "results.npz"
    write_results(half_done(), file)
    changes = dict(changes)
    other = small_job(changes.pop("job_games", 40), **changes)
    with pytest.raises(GameError, match="holds another job: ninetyeight lab simulate"):
        resume_results(other, file, force=False)
    assert resume_results(other, file, force=True).done == 0


def test_results_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    write_results(replace(half_done(), version="0.0.7"), file)
    assert read_results(file).version == "0.0.7", "they can be read and reported"
    with pytest.raises(GameError, match=r"version 0\.0\.7.*--force"):
        resume_results(small_job(40), file, force=False)


def test_results_of_other_weights_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    results = half_done(bots=("planner",))
    write_results(replace(results, weights=replace(results.weights, fingerprint="0")), file)
    with pytest.raises(GameError, match="other weights"):
        resume_results(results.job, file, force=False)


def test_a_file_that_is_not_a_results_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    with pytest.raises(GameError, match="--force"):
        resume_results(small_job(), file, force=False)
    assert resume_results(small_job(), file, force=True).done == 0


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "results.npz"
    file.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        replace_file(file, "\ud800")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["results.npz"]
    assert file.read_text() == "old"


def test_a_replaced_file_keeps_its_mode_and_its_link(tmp_path: Path) -> None:
    file, link = tmp_path / "results.npz", tmp_path / "latest.json"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    replace_file(link, "new")
    assert link.is_symlink()
    assert (file.read_text(), stat.S_IMODE(file.stat().st_mode)) == ("new", 0o640)


@pytest.mark.parametrize("place", ["missing/results.npz", "", "nul\0byte"])
def test_an_unwritable_place_is_refused_before_any_game(tmp_path: Path, place: str) -> None:
    with pytest.raises(GameError):
        check_writable(tmp_path / place)


def test_devices_and_pipes_are_not_replaced(tmp_path: Path) -> None:
    """A rename would replace a device by a file: for root, even /dev/null."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for force in (False, True):
        with pytest.raises(GameError, match="is not an ordinary file"):
            check_writable(pipe)
        with pytest.raises(GameError, match="is not an ordinary file"):
            resume_results(small_job(), pipe, force=force)
    check_writable(pipe, is_kept=False)
    with ThreadPoolExecutor(1) as pool:
        heard = pool.submit(pipe.read_text)
        replace_file(pipe, "new")
        assert heard.result(20) == "new"
    assert pipe.is_fifo()


def test_a_full_disk_is_reported_with_the_name_of_the_file(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    file = tmp_path / "results.npz"
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(OSError, match="File too large") as caught:
            replace_file(file, "x" * 2000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.filename == str(file)
    assert list(tmp_path.iterdir()) == []
