"""A snapshot is the table itself; one that this program did not write is nothing."""

import random

import pytest

from ninetyeight.table import Table
from ninetyeight.table import snapshot as snapshots
from ninetyeight.table.snapshot import read_snapshot, write_snapshot
from table.anybody import any_settings, something
from table.tables import ADA, BEN, Desk, playing


@pytest.mark.parametrize("seed", range(30))
def test_a_table_is_read_as_it_was_written(seed: int) -> None:
    rng = random.Random(f"snapshots {seed}")
    desk = Desk(str(seed), **any_settings(rng).model_dump())
    for _ in range(60):
        something(desk, rng)
        assert read_snapshot(write_snapshot(desk.table)) == desk.table


@pytest.mark.parametrize("edition", ["original", "fire", "extreme+expert"])
def test_a_game_is_gone_on_with_as_if_nothing_had_been(edition: str) -> None:
    desk = playing(ADA, BEN, edition=edition)
    while not desk.game.is_over:
        again = read_snapshot(write_snapshot(desk.table))
        assert again == desk.table
        assert again is not None
        assert again.phase is desk.table.phase
        desk.table = again
        desk.play()


def test_another_version_begins_with_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write_snapshot(table())
    snapshots._form.cache_clear()
    monkeypatch.setattr(snapshots, "__version__", "99.0")
    try:
        assert read_snapshot(text) is None
        assert read_snapshot(write_snapshot(table())) == table()
    finally:
        snapshots._form.cache_clear()


@pytest.mark.parametrize("broken", ["", "{}", "null", "[" * 500, '{"form":"0","table":{}}'])
def test_what_is_broken_is_nothing(broken: str) -> None:
    assert read_snapshot(broken) is None


def test_what_is_cut_off_is_nothing() -> None:
    text = write_snapshot(table())
    assert read_snapshot(text[:-40] + "}") is None
    assert read_snapshot(text.replace('"sequence":', '"sequenze":')) is None


def table() -> Table:
    return playing(ADA, BEN).table
