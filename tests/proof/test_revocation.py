"""Whoever is gone on one server hears nothing and does nothing on another, without any news."""

import tempfile
from pathlib import Path

import pytest

from proof.revocation import News, prove_revocation

BOUND = 2.0
SOCKETS = 2
"""How many each of them has open: one that talks, and one that only listens."""
ATTEMPTS = 3
"""A machine that is busy with other things may be late; what is late by itself is so each time."""


def test_whoever_is_revoked_is_gone_on_another_server_without_redis() -> None:
    late = []
    for _ in range(ATTEMPTS):
        with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
            figures = prove_revocation(Path(folder), rounds=1, ways=(News.NONE,))
        assert figures.let_in_after == 0
        assert figures.heard_before > figures.done_before > figures.revocations
        deleted = {key: figures.codes.pop(key, 0) for key in ("deleted 4401", "deleted 4410")}
        assert sum(deleted.values()) == SOCKETS
        assert figures.codes == {
            "here 4401": SOCKETS,
            "everywhere 4401": SOCKETS,
            "token 4401": SOCKETS,
            "removed 4410": SOCKETS,
        }
        times = (figures.last_byte, figures.last_deed, figures.closed)
        late.append(max(each[News.NONE] for each in times))
        if late[-1] < BOUND:
            return
    pytest.fail(f"gone after {late} s")
