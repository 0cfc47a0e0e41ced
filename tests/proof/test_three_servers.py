"""Three servers, one dies mid-game: the others go on with its tables, bots and clocks."""

import tempfile
from pathlib import Path

import pytest

from proof.three_servers import prove_the_game_goes_on

TAKEN_OVER = 5.0
"""Seconds in which another server runs bots and clocks."""


@pytest.mark.asyncio
async def test_a_game_goes_on_when_one_of_three_servers_dies() -> None:
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:  # short, for a socket
        figures = await prove_the_game_goes_on(Path(folder), kills=1, seed=98)
    assert figures.found == figures.acknowledged > 0
    assert figures.doubled == 0
    assert figures.views_compared > figures.acknowledged
    assert max(*figures.bots_again, *figures.clocks_again) < TAKEN_OVER
    assert figures.processes_left == 0
