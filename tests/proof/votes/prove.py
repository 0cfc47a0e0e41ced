"""Proves that no game ends and nobody is removed against a no, in many orders of events.

PYTHONPATH=tests python -m proof.votes.prove --examples 10000 --hosts 300
"""

import argparse
import json
import sys
import time

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from proof.votes.hosts import HostVotes
from proof.votes.model import Votes

STEPS = 50


def of(examples: int, *, is_repeatable: bool = False, shrinks: bool = True) -> settings:
    """The Hypothesis settings of a run."""
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
    """Run the state machines, and print one JSON object."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--examples", type=int, default=10_000)
    arguments.add_argument("--hosts", type=int, default=300, help="examples with two processes")
    options = arguments.parse_args()
    began = time.perf_counter()
    run_state_machine_as_test(Votes, settings=of(options.examples))
    run_state_machine_as_test(HostVotes, settings=of(options.hosts))
    figures = {
        "proof": "no one ends a game alone",
        "violations": 0,
        "table": dict(sorted(Votes.figures.items())),
        "two_processes": dict(sorted(HostVotes.figures.items())),
        "seconds": round(time.perf_counter() - began, 1),
    }
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
