"""A snapshot is the table itself; one that this program did not write is ignored."""

import random

import pytest

from ninetyeight.table import Table
from ninetyeight.table.snapshot import read_snapshot, write_snapshot
from table.anybody import any_settings, something
from table.tables import ADA, BEN, Desk, playing


@pytest.mark.parametrize("seed", range(30))
def test_a_table_is_read_back_as_it_was_written(seed: int) -> None:
    rng = random.Random(f"snapshots {seed}")
    desk = Desk(str(seed), **any_settings(rng).model_dump())
    for _ in range(60):
        something(desk, rng)
        assert read_snapshot(write_snapshot(desk.table)) == desk.table


@pytest.mark.parametrize("edition", ["original", "fire", "extreme+expert"])
def test_a_game_continues_from_a_snapshot_as_if_uninterrupted(edition: str) -> None:
    desk = playing(ADA, BEN, edition=edition)
    while not desk.game.is_over:
        again = read_snapshot(write_snapshot(desk.table))
        assert again == desk.table
        assert again is not None
        assert again.phase is desk.table.phase
        desk.table = again
        desk.play()


def test_a_snapshot_of_another_version_is_ignored() -> None:
    text = write_snapshot(table(), version="99.0")
    assert read_snapshot(text) is None
    assert read_snapshot(text, version="99.0") == table()


@pytest.mark.parametrize("broken", ["", "{}", "null", "[" * 500, '{"form":"0","table":{}}'])
def test_a_damaged_snapshot_is_ignored(broken: str) -> None:
    assert read_snapshot(broken) is None


def test_an_incomplete_snapshot_is_ignored() -> None:
    text = write_snapshot(table())
    assert read_snapshot(text[:-40] + "}") is None
    assert read_snapshot(text.replace('"sequence":', '"sequenze":')) is None


def table() -> Table:
    return playing(ADA, BEN).table
