"""Nothing remains of a deleted person: not in responses, nor in memory, nor in any byte."""

import tempfile
from pathlib import Path

from proof.erasure import prove_on_sqlite

CASES = (("lobby", "host"), ("playing", "muted"), ("over", "left"), ("closed", "player"))


def test_no_byte_remains_of_a_deleted_person() -> None:
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
        figures = prove_on_sqlite(Path(folder), CASES, seed=98)
    assert figures.found == []
    assert figures.traces_before >= 2 * len(CASES)
    assert figures.records_searched >= 3
    assert figures.bytes_of_files > 100_000
