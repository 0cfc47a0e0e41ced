"""Prove that no game ends and nobody is removed against a no, in many orders of events.

PYTHONPATH=tests python -m proof.votes --examples 20000
"""

import argparse
import json
import sys
import time

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from proof.votes_model import Votes

STEPS = 50


def of(examples: int, *, is_repeatable: bool = False, shrinks: bool = True) -> settings:
    """Give the settings of a run."""
    return settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        derandomize=is_repeatable,
        database=None,
        phases=(Phase.generate, Phase.shrink) if shrinks else (Phase.generate,),
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )


def main() -> None:
    """Run the machine, and print one JSON object."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--examples", type=int, default=20_000)
    options = arguments.parse_args()
    began = time.perf_counter()
    run_state_machine_as_test(Votes, settings=of(options.examples))
    figures = {
        "proof": "no one ends a game alone",
        "violations": 0,
        **dict(sorted(Votes.figures.items())),
        "seconds": round(time.perf_counter() - began, 1),
    }
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
