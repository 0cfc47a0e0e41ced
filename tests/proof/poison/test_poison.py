"""Unreadable tables disturb no other while two versions serve the same tables."""

import tempfile
from pathlib import Path

from proof.poison.prove import prove_poison_stays

TABLES = 6


def test_unreadable_tables_disturb_no_other() -> None:
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:  # short, for a socket
        figures = prove_poison_stays(Path(folder), TABLES)
    assert figures.wrong == []
    assert figures.refused > figures.poisoned + figures.damaged > 0
    assert (figures.written_by_old, figures.leased_by_old) == (0, 0)
    assert figures.read_by_newer == TABLES
    assert figures.mended == figures.damaged
    assert figures.task_failures == 0
