"""On a network that spoils messages, every command is executed once."""

from pathlib import Path

import pytest

from proof.doubled import prove_nothing_doubled

FAULTS = 1_000


@pytest.mark.asyncio
async def test_no_command_is_executed_twice_on_a_bad_network(tmp_path: Path) -> None:
    figures = await prove_nothing_doubled(tmp_path, FAULTS, seed=98)
    assert figures.faults >= FAULTS
    assert min(figures.dropped, figures.repeated, figures.reordered, figures.delayed) > 50
    assert (figures.doubled, figures.refused_then_done) == (0, 0)
    assert figures.found == figures.acknowledged == figures.replayed > 200
    assert figures.sent_again > 0
