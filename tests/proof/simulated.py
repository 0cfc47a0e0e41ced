"""Simulates servers, their database, bus and clocks in one process, for many seeds.

Each schedule kills processes, cuts connections, delays and loses messages, and sets clocks wrong.
Then everything that people requested and were shown is compared with the log. It prints one JSON
object, which names the seeds that broke a promise.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict

from simulation.history import Broken
from simulation.schedule import Figures, run_schedule


def main() -> None:
    """Run the schedules; exit with 1 if a promise was broken."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--schedules", type=int, default=2000)
    arguments.add_argument("--first", type=int, default=0, help="the first seed")
    arguments.add_argument("--processes", type=int, default=2)
    options = arguments.parse_args()
    began, total = time.perf_counter(), Figures(0, 0, 0, 0, 0, 0, 0)
    broken: dict[int, str] = {}
    seeds = range(options.first, options.first + options.schedules)
    with ProcessPoolExecutor(options.processes) as pool:
        for seed, outcome in zip(seeds, pool.map(_run, seeds, chunksize=10), strict=True):
            if isinstance(outcome, Figures):
                total += outcome
            else:
                broken[seed] = outcome
    seconds = round(time.perf_counter() - began)
    told = {"schedules": options.schedules, "broken": broken, "seconds": seconds, **asdict(total)}
    sys.stdout.write(json.dumps(told) + "\n")
    sys.exit(bool(broken))


def _run(seed: int) -> Figures | str:
    try:
        return run_schedule(seed)
    except Broken as broken:
        return str(broken)


if __name__ == "__main__":
    main()
