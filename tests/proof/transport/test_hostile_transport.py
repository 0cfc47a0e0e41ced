"""While one address attacks, others are answered and the server's memory stays small."""

from pathlib import Path

import pytest

from proof.transport.attackers import ATTACKS
from proof.transport.prove import MOST_MEMORY, Spell, prove

SECONDS = 0.3
"""Seconds for each attack. `make prove` takes longer, and compares with an idle server."""
FROZEN_MS = 1000.0
"""The least time that an attack freezes an unprotected server."""


@pytest.mark.asyncio
async def test_no_attack_freezes_or_fills_a_server_or_locks_anybody_out(tmp_path: Path) -> None:
    figures = await prove(tmp_path, ATTACKS, SECONDS)
    for attack in ATTACKS:
        found = figures[attack]
        assert found["failed"] == 0, (attack, found)
        assert found["memory_mib"] < MOST_MEMORY, (attack, found)
        assert max(found["p99_ms"], found["new_p99_ms"]) < FROZEN_MS, (attack, found)


def test_harm_to_others_is_detected() -> None:
    peace = Spell(asked=[0.01] * 100, came=[0.01] * 100, memory=100.0)
    assert peace.is_hurt(peace) == []
    assert len(Spell([0.1] * 100, [2.0] * 100, failed=1, memory=500.0).is_hurt(peace)) == 4
