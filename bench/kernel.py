"""Measures whole games of the kernel: against C++, Extreme against the original, on two cores.

The yardstick, `bench/yardstick.cpp`, plays the same deals by the same policy, and every game must
end in the same way. All runs alternate on one core, and the best of each is shown, because the
machine is often shared. Shuffling and dealing are part of the time.
"""

import argparse
import ctypes
import multiprocessing
import os
import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

import numpy as np

from ninetyeight.kernel.arrays import Bytes
from ninetyeight.kernel.packing import packed_rules
from ninetyeight.kernel.playouts import greedy_playouts, random_playouts
from ninetyeight.kernel.turn import Rules
from ninetyeight.rules import ruleset_of

EXTRAS = {1: 1, 2: 3, 3: 3, 4: 2, 5: 2}
"""The largest step of the greedy player for a card that is not owed, by number of players."""
KEY = 98
YARDSTICK = Path(__file__).with_name("yardstick.cpp")
FLAGS = ("-O3", "-march=native", "-std=c++17", "-shared", "-fPIC")
TUNINGS = ((), ("-mtune=generic",))
"""Which of these makes g++ generate faster code varies, so the faster one counts."""

Playouts = Callable[[Rules, int, Bytes, Bytes], None]
Runs = list[tuple[Playouts, Rules]]


def main() -> None:
    """Print all figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=20_000, help="games of each run")
    arguments.add_argument("--rounds", type=int, default=9, help="number of runs; the best counts")
    options = arguments.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, thousand games a second\n")
    cores = one_core()
    with tempfile.TemporaryDirectory() as folder:
        yardsticks = build(Path(folder))
        print_speeds(yardsticks, options.games, options.rounds)
    free(cores)
    print_two_processes(options.games, options.rounds)


def print_speeds(yardsticks: list[Playouts], games: int, rounds: int) -> None:
    """Print the speed of each kind of playout for each number of players."""
    if not yardsticks:
        print("g++ is not installed, so the comparison with C++ is left out.\n")
    print("| players | greedy, C++ | greedy | of C++ | greedy, Extreme | of greedy | random |")
    print("|---|---|---|---|---|---|---|")
    for players, extra in EXTRAS.items():
        original = packed_rules(ruleset_of("original", players))
        extreme = packed_rules(ruleset_of("extreme", players))
        runs: Runs = [(greedy, original), (greedy, extreme), (at_random, original)]
        runs += [(yardstick, original) for yardstick in yardsticks]
        (plain, orders, chance, *others), ends = race(runs, extra, games, rounds)
        for end in ends[3:]:
            assert np.array_equal(end, ends[0]), f"C++ ends otherwise with {players} players"
        other = max(others, default=float("nan"))
        print(
            f"| {players} | {other / 1e3:,.0f} | {plain / 1e3:,.0f} | {plain / other:.2f}"
            f" | {orders / 1e3:,.0f} | {orders / plain:.2f} | {chance / 1e3:,.0f} |"
        )


def race(runs: Runs, extra: int, games: int, rounds: int) -> tuple[list[float], list[Bytes]]:
    """Run all in turn, several times; return the best games per second of each, and the results."""
    ends = [np.zeros((2, games), np.uint8) for _ in runs]
    best = [float("inf")] * len(runs)
    for number in range(rounds + 1):
        for index, (playouts, rules) in enumerate(runs):
            start = time.perf_counter()
            playouts(rules, extra, *ends[index])
            if number:  # the first round compiles
                best[index] = min(best[index], time.perf_counter() - start)
    return [games / seconds for seconds in best], ends


def greedy(rules: Rules, extra: int, won: Bytes, left: Bytes) -> None:
    """Play greedy games in the kernel."""
    greedy_playouts(rules, np.uint64(KEY), 0, extra, won, left)


def at_random(rules: Rules, _extra: int, won: Bytes, left: Bytes) -> None:
    """Play random games in the kernel, avoiding cards that break the turn."""
    random_playouts(rules, np.uint64(KEY), 0, won, left)


def build(folder: Path) -> list[Playouts]:
    """Compile the yardstick once for each tuning; empty without g++."""
    compiler = shutil.which("g++")
    if compiler is None:
        return []
    return [
        yardstick(compiler, folder / f"yardstick{number}.so", tuning)
        for number, tuning in enumerate(TUNINGS)
    ]


def yardstick(compiler: str, library: Path, tuning: tuple[str, ...]) -> Playouts:
    """Compile and load the yardstick with one tuning."""
    command = [compiler, *FLAGS, *tuning, "-o", str(library), str(YARDSTICK)]
    subprocess.run(command, check=True)
    function = ctypes.CDLL(str(library)).greedy_playouts
    whole, pointer = ctypes.c_int, ctypes.c_void_p
    function.argtypes = [whole] * 5 + [ctypes.c_uint64, ctypes.c_int64, ctypes.c_int64, whole]
    function.argtypes += [pointer, pointer]
    function.restype = None

    def playouts(rules: Rules, extra: int, won: Bytes, left: Bytes) -> None:
        table = (rules.players, rules.hand_size, rules.minimum, rules.low, rules.high)
        function(*table, KEY, 0, len(won), extra, won.ctypes.data, left.ctypes.data)

    return playouts


def print_two_processes(games: int, rounds: int) -> None:
    """Print the speed-up of two processes over one, by wall clock and by processor time."""
    games *= 10  # long enough that a late start does not matter
    alone, both = [], []
    for _ in range(max(1, rounds // 2)):
        alone.append(together(1, games))
        both.append(together(2, games))
    one, two = (tuple(map(max, zip(*speeds, strict=True))) for speeds in (alone, both))
    print(f"\nTwo processes, two players, by wall clock: {two[0] / 1e3:,.0f},", end="")
    print(f" {two[0] / one[0]:.2f} times one ({one[0] / 1e3:,.0f}).")
    print(f"By processor time: {two[1] / one[1]:.2f} times one.")
    print("Other work on the machine lowers the first figure, but not the second.")


def together(processes: int, games: int) -> tuple[float, float]:
    """Play in several processes at once; return all games per second, by clock and by processor."""
    context = multiprocessing.get_context("spawn")
    ready, times = context.Barrier(processes), context.Queue()
    workers = [context.Process(target=work, args=(games, ready, times)) for _ in range(processes)]
    for worker in workers:
        worker.start()
    taken: list[tuple[float, float]] = [times.get() for _ in workers]
    for worker in workers:
        worker.join()
    clock = processes * games / max(seconds for seconds, _ in taken)
    return clock, sum(games / seconds for _, seconds in taken)


def work(games: int, ready: Barrier, times: "Queue[tuple[float, float]]") -> None:
    """Play in a process of its own, starting when all are ready."""
    rules = packed_rules(ruleset_of("original", 2))
    ends = np.zeros((2, games), np.uint8)
    greedy(rules, EXTRAS[2], ends[0, :1], ends[1, :1])
    ready.wait()
    clock, core = time.perf_counter(), time.process_time()
    greedy(rules, EXTRAS[2], ends[0], ends[1])
    times.put((time.perf_counter() - clock, time.process_time() - core))


def one_core() -> set[int]:
    """Pin this process to one core, if the system can; return the previous cores."""
    if not hasattr(os, "sched_setaffinity"):
        return set()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    return cores


def free(cores: set[int]) -> None:
    """Restore the cores."""
    if cores:
        os.sched_setaffinity(0, cores)


if __name__ == "__main__":
    main()
