"""A server with its clock ten minutes behind takes over in time from one ten minutes ahead."""

import tempfile
from pathlib import Path

from proof.skew.prove import SKEW, prove_skew_is_harmless


def test_a_clock_that_is_ahead_delays_nothing() -> None:
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:  # short, for a socket
        figures = prove_skew_is_harmless(Path(folder), deaths=1)
    assert max(figures.taken_over) < SKEW / 10
    assert (figures.early, figures.deadlines_differ, figures.out_of_order) == (0, 0, 0)
    assert max(figures.late) < SKEW / 10
