"""Bots in processes: slow, crashed, killed, lying, missing; and the fallback."""

import asyncio
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bots import own_bots
from host.hosts import ANNA, Hosts, chance_of, fresh, must, play_on, with_bot, workers
from ninetyeight.bots import Choice, FailureKind, bot_named
from ninetyeight.bots.messages import READY, framed
from ninetyeight.bots.substitute import MOST_FAILURES, greedy
from ninetyeight.host import BotWorkers, bot_workers
from ninetyeight.host.bot_workers import AnswerReport, TimeAccount
from ninetyeight.host.fallback import fallback
from ninetyeight.host.worker_pool import Timeouts
from ninetyeight.host.worker_process import Cause, WorkerProcess
from ninetyeight.protocol.command import HintLevel, Start, TakeHint
from ninetyeight.protocol.message import Hint
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import (
    Bid,
    Signals,
    apply,
    parse_edition,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
)
from ninetyeight.store import Store
from ninetyeight.table import BotQuestion, BotQuestionKind
from waiting import PATIENCE, poll, until

pytestmark = pytest.mark.asyncio


def question(
    kind: BotQuestionKind = BotQuestionKind.STEP, bot: str = "sharp", seed: str = "1"
) -> BotQuestion:
    ruleset = ruleset_of("original", 2)
    state = setup(ruleset, shuffled(ruleset.pack.cards, seeded(seed)))
    return BotQuestion(0, bot, kind, 1, view_for(state, 0), Signals(), frozenset())


async def test_an_answer_comes_from_the_process() -> None:
    bots = workers()
    choice = await bots.ask(question(), 1)
    assert isinstance(choice, Choice)
    assert isinstance(await bots.ask(question(BotQuestionKind.BID), 1), Bid)
    assert isinstance(await bots.ask(question(BotQuestionKind.SIGNS), 1), dict)
    await bots.stop()
    assert bots.process_ids == ()


@pytest.mark.parametrize(
    ("mode", "cause"),
    [
        ("hangs", Cause.DEADLINE),
        ("halves", Cause.DEADLINE),
        ("crashes", Cause.CRASH),
        ("lies", Cause.BAD_ANSWER),
        ("babbles", Cause.BAD_ANSWER),
        ("counts", Cause.BAD_ANSWER),
        ("boasts", Cause.BAD_ANSWER),
        ("fails", Cause.ERROR),
        ("sleeps", Cause.NO_PROCESS),
        ("breaks", Cause.NO_PROCESS),
    ],
)
async def test_the_fallback_plays_for_a_misbehaving_process_and_this_is_reported(
    mode: str, cause: Cause, caplog: pytest.LogCaptureFixture
) -> None:
    went: list[AnswerReport] = []
    bots = workers(mode, deadline=0.5, report=went.append)
    if mode not in ("sleeps", "breaks"):
        await bots.warm_up()
    for seed in ("1", "2", "3"):
        want = question(seed=seed)
        async with asyncio.timeout(4):
            assert await bots.ask(want, 1, account=TimeAccount("anna")) == fallback(want)
    await bots.stop()
    assert (went[0].bot, went[0].person, went[0].cause) == ("sharp", "anna", cause)
    assert all(each.cause is not None for each in went)
    (told, *_) = [line for line in caplog.records if "the fallback played" in line.message]
    assert (told.__dict__["bot"], told.__dict__["cause"]) == ("sharp", cause)


@pytest.mark.parametrize("mode", ["hangs", "crashes", "halves", "babbles", "counts", "boasts"])
async def test_a_useless_process_is_replaced(mode: str) -> None:
    bots = workers(mode, deadline=0.5)
    await bots.warm_up()
    (old,) = bots.process_ids
    await bots.ask(question(), 1)
    await until(lambda: bool(bots.process_ids) and bots.process_ids != (old,))
    async with asyncio.timeout(PATIENCE):
        await bots.warm_up()
    bids = [question(BotQuestionKind.BID, seed=str(number)) for number in range(8)]
    given = [await bots.ask(bid, 1) for bid in bids]
    assert given != [fallback(bid) for bid in bids]  # the new process answers
    await bots.stop()


async def test_a_process_killed_while_thinking_is_replaced_and_the_fallback_plays() -> None:
    bots = workers("hangs", deadline=PATIENCE)
    await bots.warm_up()
    (old,) = bots.process_ids
    want = question()
    thought = asyncio.create_task(bots.ask(want, 1))
    await asyncio.sleep(0)
    await until(lambda: not bots.waiting)
    os.kill(old, signal.SIGKILL)
    assert await thought == fallback(want)
    await until(lambda: bool(bots.process_ids) and bots.process_ids != (old,))
    await bots.stop()


async def test_a_long_line_is_answered_in_time_and_kills_no_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        bot_workers, "WAITS", {bot_workers.WATCHED: 0.1, bot_workers.UNWATCHED: 0.1}
    )
    went: list[AnswerReport] = []
    bots = workers("slow", deadline=10.0, report=went.append)
    await bots.warm_up()
    before = bots.process_ids
    wants = [question(seed=str(number)) for number in range(20)]
    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(*(bots.ask(want, 1) for want in wants))
    assert answers[-1] == fallback(wants[-1])  # nobody waits for the whole line
    assert {each.cause for each in went} == {None, Cause.WAIT}
    assert bots.process_ids == before
    await bots.stop()


async def test_somebody_who_asks_little_does_not_wait_for_those_who_ask_much() -> None:
    """Eighty questions of four people came first; Anna waits for one of each."""
    bots = workers("slow", deadline=20.0)
    await bots.warm_up()
    greedy_ones = [
        asyncio.create_task(
            bots.ask(question(seed=str(number)), 1, account=TimeAccount(f"g{number % 4}"))
        )
        for number in range(80)
    ]
    await asyncio.sleep(0)
    for seed in ("a", "b"):
        want = question(seed=seed)
        assert isinstance(await bots.ask(want, 1, account=TimeAccount("anna")), Choice)
    assert sum(each.done() for each in greedy_ones) <= 2 * 5
    for each in greedy_ones:
        each.cancel()
    await asyncio.gather(*greedy_ones, return_exceptions=True)
    await bots.stop()


async def test_tables_with_people_come_before_tables_without() -> None:
    bots = workers("slow", deadline=20.0)
    await bots.warm_up()
    order: list[str] = []

    async def ask(person: str, *, is_watched: bool) -> None:
        await bots.ask(question(), 1, account=TimeAccount(person, is_watched=is_watched))
        order.append(person)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            *(ask("away", is_watched=False) for _ in range(6)),
            *(ask("here", is_watched=True) for _ in range(6)),
        )
    assert order.index("away", 2) > order.index("here") + 3  # but for what was begun before
    assert order[-1] == "away"
    await bots.stop()


async def test_a_process_that_never_becomes_ready_is_replaced() -> None:
    bots = workers("sleeps", deadline=0.1, timeouts=Timeouts(0.1, start=0.3))
    bots.wake()
    await until(lambda: bool(bots.process_ids))
    (old,) = bots.process_ids
    await until(lambda: bool(bots.process_ids) and bots.process_ids != (old,))
    await bots.stop()


async def test_an_idle_process_that_does_not_react_is_replaced() -> None:
    bots = workers(timeouts=Timeouts(PATIENCE, idle=0.1, ping=0.3))
    await bots.warm_up()
    (old,) = bots.process_ids
    os.kill(old, signal.SIGSTOP)
    await until(lambda: bool(bots.process_ids) and bots.process_ids != (old,))
    await bots.warm_up()
    assert isinstance(await bots.ask(question(), 1), Choice)
    await bots.stop()


async def test_a_healthy_idle_process_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    ask = WorkerProcess.ask

    async def noted(worker: WorkerProcess, body: bytes, seconds: float) -> bytes:
        answer = await ask(worker, body, seconds)
        asked.append(body)
        return answer

    monkeypatch.setattr(WorkerProcess, "ask", noted)
    bots = workers(timeouts=Timeouts(PATIENCE, idle=0.01, ping=PATIENCE))
    await bots.warm_up()
    before = bots.process_ids
    await until(lambda: asked.count(b"") > 3)
    assert isinstance(await bots.ask(question(), 1), Choice)
    assert bots.process_ids == before
    await bots.stop()


async def test_a_process_that_dies_while_idle_loses_no_answer() -> None:
    went: list[AnswerReport] = []
    bots = workers(deadline=PATIENCE, report=went.append)
    await bots.warm_up()
    (old,) = bots.process_ids
    os.kill(old, signal.SIGKILL)
    await until(lambda: old not in bots.process_ids)
    await bots.ask(question(), 1)
    assert [each.cause for each in went] == [None]
    await bots.stop()


async def test_a_process_that_sends_without_being_asked_is_replaced() -> None:
    bots = workers("talks", deadline=0.2)
    bots.wake()
    await until(lambda: bool(bots.process_ids))
    (old,) = bots.process_ids
    await until(lambda: bool(bots.process_ids) and bots.process_ids != (old,))
    await bots.stop()


async def test_a_game_continues_without_any_bot_process(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store, bots=workers("breaks", deadline=0.0))
    table_id = await with_bot(host, players=2)
    assert (await play_on(host, table_id, ANNA)).table.phase == "over"


async def test_a_hint_is_given_without_any_bot_process(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store, bots=workers("breaks", deadline=0.0), chance=chance_of("hint"))
    table_id = await host.open_table(ANNA, Settings(players=1))
    await must(host, table_id, ANNA, Start(id=fresh()))
    hint = await host.do(table_id, ANNA, TakeHint(id=fresh(), level=HintLevel.CARD))
    assert isinstance(hint, Hint)
    assert hint.card is not None


async def test_a_process_ends_with_its_server() -> None:
    process = await asyncio.create_subprocess_exec(
        *bot_workers.PROGRAM, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdout.readexactly(len(framed(0, READY)))
    process.stdin.close()
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0


async def test_the_kernel_stays_out_of_the_server() -> None:
    program = (
        "import sys, ninetyeight.host; "
        "assert not {'numba', 'numpy', 'ninetyeight.kernel'} & set(sys.modules)"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
    assert await process.wait() == 0


@pytest.mark.parametrize("edition", ["original", "extreme", "expert+fire", "strict-fire"])
@pytest.mark.parametrize("players", [1, 2, 5])
async def test_the_fallback_plays_as_greedy(edition: str, players: int) -> None:
    ruleset = ruleset_of("+".join(parse_edition(edition)), players)
    bot = bot_named("greedy")
    for seed in range(3):
        state = setup(ruleset, shuffled(ruleset.pack.cards, seeded(f"{seed}")))
        while state.outcome is None:
            view = view_for(state, state.seat)
            choice = bot.choose(view, Signals(), seed=1, allowed=frozenset())
            action = greedy(view)
            assert action == choice.action, (seed, view)
            state = apply(state, action).state


async def test_a_custom_bot_plays_only_at_tables_of_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(
        "from ninetyeight.bots import BasicBot\n"
        "class Last(BasicBot):\n"
        "    def play(self, view):\n"
        "        return view.legal_actions[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    wanted = question(bot="mine:Last")
    last = wanted.view.legal_actions[-1]
    assert greedy(wanted.view) != last
    here, server = BotWorkers(1, PATIENCE, own=["mine:Last"]), BotWorkers(1, PATIENCE)
    try:
        assert "mine:Last" in here.names
        assert "mine:Last" not in server.names
        assert await here.ask(wanted, 1) == Choice(last)
        assert await server.ask(wanted, 1) == Choice(greedy(wanted.view))
    finally:
        await here.stop()
        await server.stop()


@pytest.mark.parametrize(
    ("bot", "how"),
    [
        ("bots.own_bots:Sleepy", FailureKind.LATE),
        ("bots.own_bots:Clumsy", FailureKind.CRASHED),
        ("bots.own_bots:Gone", FailureKind.CRASHED),
        ("bots.own_bots:Cheat", FailureKind.BAD_ANSWER),
        ("program:false", FailureKind.CRASHED),
        ("program:yes", FailureKind.BAD_ANSWER),
    ],
)
async def test_a_failing_custom_bot_is_reported_once(
    bot: str, how: FailureKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
    failures: list[tuple[str, FailureKind]] = []
    seconds = 0.5 if how is FailureKind.LATE else PATIENCE
    here = BotWorkers(1, seconds, own=[bot], on_failure=lambda *failure: failures.append(failure))
    try:
        for seed in ("1", "2"):
            wanted = question(bot=bot, seed=seed)
            assert await here.ask(wanted, 1) == fallback(wanted)
    finally:
        await here.stop()
    assert failures == [(bot, how)]


async def test_a_bot_that_fails_again_and_again_is_not_asked_before_the_next_game(
    tmp_path: Path,
) -> None:
    asked = tmp_path / "asked"
    script = tmp_path / "fails.sh"
    script.write_text(f"read -r hello\necho '{{}}'\nread -r question\necho x >> {asked}\n")
    bot = f"program:sh {script}"
    here = BotWorkers(1, PATIENCE, own=[bot])
    wanted = question(bot=bot)
    try:
        for version in range(MOST_FAILURES + 2):
            later = replace(wanted, version=version)
            assert await here.ask(later, 1) == fallback(later)
        assert len(asked.read_text().split()) == MOST_FAILURES
        await here.ask(replace(wanted, version=0), 1)
        assert len(asked.read_text().split()) == MOST_FAILURES + 1
    finally:
        await here.stop()


async def test_a_hanging_program_ends_with_its_host(tmp_path: Path) -> None:
    """It ignores signals and does not read, and neither do the processes it started."""
    script, ids = tmp_path / "hangs.sh", tmp_path / "ids"
    script.write_text(
        "trap '' TERM INT HUP\nread -r line\necho '{}'\n"
        f"sleep 600 &\necho $$ $! > {ids}\nwhile :; do wait; sleep 1; done\n"
    )
    bot = f"program:sh {script}"
    here = BotWorkers(1, PATIENCE, own=[bot])
    thought = asyncio.create_task(here.ask(question(bot=bot), 1))
    await asyncio.to_thread(poll, lambda: ids.exists() and len(ids.read_text().split()) == 2)
    async with asyncio.timeout(PATIENCE):
        await here.stop()
        assert await thought == fallback(question(bot=bot))
    processes = [int(word) for word in ids.read_text().split()]
    await asyncio.to_thread(poll, lambda: not any(map(is_alive, processes)))


def is_alive(process: int) -> bool:
    """Whether a process still runs; one that nobody has waited for yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
