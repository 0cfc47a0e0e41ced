"""The worker process that finds out whether the deal of a finished game could be won.

`python -m ninetyeight.host.solver_process` reads questions from its standard input and writes
answers to its standard output. A question is a record; an answer is a line of JSON with
`is_winnable` and the `actions` of a win, in the form of a record. It is separate from the other
workers because a hard deal takes seconds, which no replay should have to wait for.
"""

import json
import time
from collections.abc import Callable

from ninetyeight.bots.messages import (
    READY,
    claim_pipes,
    lower_priority,
    serve_questions,
    write_message,
)
from ninetyeight.rules import read_record, replay, ruleset_of, setup
from ninetyeight.rules.record import action_as_list

SECONDS = 8.0
"""No wider search is started that is expected to take more processor time than this."""
WIDENING = 12.0
"""How much longer the next width takes: ten times the positions, in larger arrays."""


def main() -> None:
    source, target = claim_pipes()
    lower_priority()
    _warm_up()
    write_message(target, 0, READY)
    serve_questions(source, target, solved)


def solved(question: bytes, clock: Callable[[], float] = time.process_time) -> bytes:
    """Solve the deal of a record, with the starter it names."""
    # Imported here because the server imports this module, and runs without the kernel.
    from ninetyeight.bots.solver import WIDTHS, solve

    start = replay(read_record(question)).start
    for width in WIDTHS:
        began = clock()
        found = solve(start, (width,))
        if found.is_winnable is not None or WIDENING * (clock() - began) > SECONDS:
            break
    actions = [action_as_list(action) for action in found.actions or ()]
    return json.dumps({"is_winnable": found.is_winnable, "actions": actions}).encode()


def _warm_up() -> None:
    """Load the solver, or compile it."""
    from ninetyeight.bots.solver import solve

    ruleset = ruleset_of("original", 1)
    solve(setup(ruleset, tuple(ruleset.pack.cards)), (1,))


if __name__ == "__main__":
    main()
