"""Ladder files: they are plain data, can be extended, and are never overwritten by accident."""

import base64
import json
import zlib
from pathlib import Path

import pytest

from lab.arenas import FIVE_SECONDS, NEAR, columns, filled, own
from ninetyeight.lab.arena.ladder import Season
from ninetyeight.lab.arena.ladder_file import read_ladder, resume_ladder, write_ladder
from ninetyeight.lab.arena.season_run import SeasonRun
from ninetyeight.rules import (
    GameError,
)

pytestmark = pytest.mark.usefixtures("own_bots_are_importable")


def test_a_saved_ladder_takes_more_deals_and_bots(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    first = filled(Season("more", games=4), "greedy", own("Cheat"))
    write_ladder(first, path)
    assert columns(read_ladder(path)) == columns(first)
    grown = resume_ladder(Season("more", games=6), path, force=False)
    SeasonRun(grown, NEAR, FIVE_SECONDS).play(["greedy", "random"])
    assert [entry.done for entry in grown.ranked] == [6, 6]
    assert columns(grown)["greedy"] == columns(filled(Season("more", games=6), "greedy"))["greedy"]
    for season in (Season("less", games=6), Season("more", games=2), Season("more", players=3)):
        with pytest.raises(GameError, match=r"is the ladder of season more: .*--force"):
            resume_ladder(season, path, force=False)
        assert not resume_ladder(season, path, force=True).entries


def test_a_ladder_file_is_plain_data(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    ladder = filled(Season("plain", games=3), "greedy")
    write_ladder(ladder, path)
    content = json.loads(path.read_text())
    assert content["format"] == "ninetyeight/arena/2"
    (entry,) = content["entries"]
    scores = ladder.entries["greedy"].scores["original"]
    assert entry["columns"]["original"]["left"] == [int(left) for left in scores.left]
    ends = [content["results"][result] for result in entry["columns"]["original"]["result"]]
    assert [end == "all-played" for end in ends] == [left == 0 for left in scores.left]


def test_a_ladder_of_an_earlier_format_is_still_read(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    ladder = filled(Season("old", games=3), "greedy")
    write_ladder(ladder, path)
    content = json.loads(path.read_text())
    del content["results"]
    content["format"] = "ninetyeight/arena/1"
    content["entries"][0]["columns"]["original"] = {
        name: base64.b64encode(zlib.compress(bytes(column), 9)).decode()
        for name, column in content["entries"][0]["columns"]["original"].items()
    }
    path.write_text(json.dumps(content))
    assert columns(read_ladder(path)) == columns(ladder)


@pytest.mark.parametrize(
    "broken", [[1, 2], [1, 2, -1], [1, 2, 999], [1, 2, "3"], [1, 2, 3.0], None]
)
def test_a_ladder_with_a_broken_column_is_refused(tmp_path: Path, broken: object) -> None:
    path = tmp_path / "ladder.json"
    write_ladder(filled(Season("broken", games=3), "greedy"), path)
    content = json.loads(path.read_text())
    content["entries"][0]["columns"]["original"]["left"] = broken
    path.write_text(json.dumps(content))
    with pytest.raises(GameError, match=r"is not a ladder: The column left "):
        read_ladder(path)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": "ninetyeight/arena/1"}'])
def test_a_file_that_is_not_a_ladder_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(content)
    with pytest.raises(GameError, match=r"is not a ladder: .*--force overwrites it"):
        resume_ladder(Season("odd"), path, force=False)
