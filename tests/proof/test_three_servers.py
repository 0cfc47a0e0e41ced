"""Three servers, one dies mid-game: the others go on with its tables, bots and clocks."""

import tempfile
from pathlib import Path

import pytest

from proof.three_servers import prove_the_game_goes_on

TAKEN_OVER = 5.0
"""Seconds in which another server runs bots and clocks."""


ATTEMPTS = 3
"""A machine that is busy with other things may be late; what is late by itself is so each time."""


@pytest.mark.asyncio
async def test_a_game_goes_on_when_one_of_three_servers_dies() -> None:
    late = []
    for attempt in range(ATTEMPTS):
        with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:  # short, for a socket
            figures = await prove_the_game_goes_on(Path(folder), kills=1, seed=98 + attempt)
        assert figures.found == figures.acknowledged > 0
        assert figures.doubled == 0
        assert figures.views_compared > figures.acknowledged
        assert figures.processes_left == 0
        late.append(max(*figures.bots_again, *figures.clocks_again))
        if late[-1] < TAKEN_OVER:
            return
    pytest.fail(f"taken over after {late} s")
