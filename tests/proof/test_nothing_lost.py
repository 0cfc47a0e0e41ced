"""A server killed under load has in its log all that it acknowledged and showed."""

from pathlib import Path

import pytest

from proof.lost import prove_nothing_lost

KILLS = 20


@pytest.mark.asyncio
async def test_acknowledged_actions_survive_the_death_of_the_server(tmp_path: Path) -> None:
    figures = await prove_nothing_lost(tmp_path, KILLS, seed=98)
    assert figures.kills == KILLS
    assert figures.found == figures.acknowledged >= 20 * KILLS
    assert figures.doubled == 0
    assert figures.views_compared > figures.acknowledged
    assert figures.sent_again > 0  # it died with work in hand
    assert figures.fastest_start < 10  # 2 s on a machine that is not busy
