"""Bots in processes: too slow, crashed, killed, lying, not there; and the fallback."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bots import own_bots
from host.hosts import (
    ANNA,
    LONGEST,
    Hosts,
    chance_of,
    fresh,
    must,
    play_on,
    until,
    with_bot,
    workers,
)
from ninetyeight.bots import Choice, Failing, bot_named
from ninetyeight.bots.standing_in import greedy
from ninetyeight.host import BotWorkers
from ninetyeight.host.fallback import fallback
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
from ninetyeight.table import Settings, Want, WantKind
from ninetyeight.table.command import HintLevel, Start, TakeHint
from ninetyeight.table.message import Hint

pytestmark = pytest.mark.asyncio


def question(kind: WantKind = WantKind.STEP, bot: str = "sharp", seed: str = "1") -> Want:
    ruleset = ruleset_of("original", 2)
    state = setup(ruleset, shuffled(ruleset.pack.cards, seeded(seed)))
    return Want(0, bot, kind, 1, view_for(state, 0), Signals(), frozenset())


async def test_an_answer_comes_from_the_process() -> None:
    bots = workers()
    choice = await bots.ask(question(), 1)
    assert isinstance(choice, Choice)
    assert isinstance(await bots.ask(question(WantKind.BID), 1), Bid)
    assert isinstance(await bots.ask(question(WantKind.SIGNS), 1), dict)
    await bots.stop()
    assert bots.process_ids == ()


@pytest.mark.parametrize("mode", ["hangs", "crashes", "lies", "fails", "sleeps", "breaks"])
async def test_a_process_that_misbehaves_is_stood_in_for(mode: str) -> None:
    bots = workers(mode, deadline=0.5)
    bots.wake()
    for seed in ("1", "2", "3"):
        want = question(seed=seed)
        async with asyncio.timeout(4):
            assert await bots.ask(want, 1) == fallback(want)
    await bots.stop()


@pytest.mark.parametrize("mode", ["hangs", "crashes"])
async def test_a_process_that_is_of_no_use_is_replaced(mode: str) -> None:
    bots = workers(mode, deadline=0.5)
    await bots.warm_up()
    (old,) = bots.process_ids
    await bots.ask(question(), 1)
    await until(lambda: bool(bots.process_ids) and bots.process_ids != (old,))
    async with asyncio.timeout(LONGEST):
        await bots.warm_up()
    bids = [question(WantKind.BID, seed=str(number)) for number in range(8)]
    given = [await bots.ask(bid, 1) for bid in bids]
    assert given != [fallback(bid) for bid in bids]  # the new process answers
    await bots.stop()


async def test_a_process_killed_in_mid_thought_is_stood_in_for_and_replaced() -> None:
    bots = workers("hangs", deadline=LONGEST)
    await bots.warm_up()
    (old,) = bots.process_ids
    want = question()
    thought = asyncio.create_task(bots.ask(want, 1))
    await asyncio.sleep(0.05)
    os.kill(old, signal.SIGKILL)
    assert await thought == fallback(want)
    await until(lambda: bool(bots.process_ids) and bots.process_ids != (old,))
    await bots.stop()


async def test_a_long_line_is_answered_in_time_and_kills_nobody() -> None:
    bots = workers("slow", deadline=1.0)
    await bots.warm_up()
    before = bots.process_ids
    wants = [question(seed=str(number)) for number in range(20)]
    async with asyncio.timeout(LONGEST):
        answers = await asyncio.gather(*(bots.ask(want, 1) for want in wants))
    assert answers[-1] == fallback(wants[-1])  # nobody waits for the whole line
    assert bots.process_ids == before
    await bots.stop()


async def test_a_game_goes_on_without_any_bot_process(hosts: Hosts, store: Store) -> None:
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
    bots = BotWorkers(program=(sys.executable, "-m", "ninetyeight.bots.worker"))
    await bots.warm_up()
    (process,) = bots._processes
    assert process.stdin is not None
    process.stdin.close()
    async with asyncio.timeout(LONGEST):
        assert await process.wait() == 0
    await bots.stop()


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


async def test_a_bot_of_ones_own_plays_at_a_table_of_this_machine_alone(
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
    here, server = BotWorkers(1, LONGEST, own=["mine:Last"]), BotWorkers(1, LONGEST)
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
        ("bots.own_bots:Sleepy", Failing.LATE),
        ("bots.own_bots:Clumsy", Failing.CRASHED),
        ("bots.own_bots:Gone", Failing.CRASHED),
        ("bots.own_bots:Cheat", Failing.BAD_ANSWER),
        ("program:false", Failing.CRASHED),
        ("program:yes", Failing.BAD_ANSWER),
    ],
)
async def test_a_bot_of_ones_own_that_fails_is_told_once(
    bot: str, how: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
    failures: list[tuple[str, Failing]] = []
    seconds = 0.5 if how is Failing.LATE else LONGEST
    here = BotWorkers(1, seconds, own=[bot], told=lambda *failure: failures.append(failure))
    try:
        for seed in ("1", "2"):
            wanted = question(bot=bot, seed=seed)
            assert await here.ask(wanted, 1) == fallback(wanted)
    finally:
        await here.stop()
    assert failures == [(bot, how)]


async def test_a_program_that_hangs_ends_with_its_host(tmp_path: Path) -> None:
    """It hears no signal and does not read, and what it has started does not either."""
    script, ids = tmp_path / "hangs.sh", tmp_path / "ids"
    script.write_text(
        "trap '' TERM INT HUP\nread -r line\necho '{}'\n"
        f"sleep 600 &\necho $$ $! > {ids}\nwhile :; do wait; sleep 1; done\n"
    )
    bot = f"program:sh {script}"
    here = BotWorkers(1, LONGEST, own=[bot])
    thought = asyncio.create_task(here.ask(question(bot=bot), 1))
    await until(lambda: ids.exists() and len(ids.read_text().split()) == 2)
    async with asyncio.timeout(LONGEST):
        await here.stop()
        assert await thought == fallback(question(bot=bot))
    processes = [int(word) for word in ids.read_text().split()]
    await until(lambda: not any(map(is_alive, processes)))


def is_alive(process: int) -> bool:
    """Whether a process still runs; one that nobody has waited for yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
