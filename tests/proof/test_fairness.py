"""Somebody who uses bots little keeps them, however much others use them."""

from pathlib import Path

import pytest

from proof.fairness import prove_fairness

ANSWERS = 5


@pytest.mark.asyncio
async def test_eighty_tables_of_others_leave_a_persons_bot_unharmed(tmp_path: Path) -> None:
    figures = await prove_fairness(tmp_path, ANSWERS, deadline=5.0)
    assert figures.honest_fallbacks == {}
    assert figures.honest_answers >= ANSWERS
    assert figures.greedy_answers > 4
