"""How long a question waits while the processes of a pool start."""

import asyncio
import sys

import pytest

from host.hosts import WORKER
from ninetyeight.host.worker_pool import Timeouts, WorkerPool
from ninetyeight.host.worker_process import Cause, Unanswered
from waiting import PATIENCE

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("first_wait", [0.0, 0.5])
async def test_a_question_waits_for_the_first_process(first_wait: float) -> None:
    """A process may take longer to start than to answer: a slow machine is not a busy one."""
    never_ready = (sys.executable, str(WORKER), "sleeps")
    pool = WorkerPool("process", never_ready, 1, Timeouts(0.05, first_wait=first_wait))
    loop = asyncio.get_running_loop()
    began = loop.time()
    with pytest.raises(Unanswered) as unanswered:
        await pool.ask(lambda: b"", bytes, ("somebody",), wait=PATIENCE)
    waited = loop.time() - began
    await pool.stop()
    assert unanswered.value.cause is Cause.NO_PROCESS
    assert waited >= first_wait
