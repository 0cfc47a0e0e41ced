"""Whoever is revoked on one server is gone from another, even if no news passes between them.

How soon is asked in virtual time, in `server/test_revocation.py`; here the servers are real.
"""

import tempfile
from pathlib import Path

from proof.revocation import News, prove_revocation

SOCKETS = 2
"""How many sockets each of them has: one that talks, and one that only listens."""


def test_whoever_is_revoked_is_gone_from_another_server_without_redis() -> None:
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
        figures = prove_revocation(Path(folder), rounds=1, ways=(News.NONE,))
    assert figures.let_in_after == 0
    assert figures.heard_before > figures.done_before >= figures.revocations
    deleted = {key: figures.codes.pop(key, 0) for key in ("deleted 4401", "deleted 4410")}
    assert sum(deleted.values()) == SOCKETS
    assert figures.codes == {
        "here 4401": SOCKETS,
        "everywhere 4401": SOCKETS,
        "token 4401": SOCKETS,
        "removed 4410": SOCKETS,
    }
