"""A solver process of the tests: `scripted_solver.py ASKED [GATE]`.

It adds a line to the file `ASKED` for each deal that it is asked about. If there is a named pipe
`GATE`, it answers only when a test writes `answer` to it, and ends when the test writes `crash`.
"""

import json
import os
import sys
from pathlib import Path

from ninetyeight.bots.messages import READY, claim_pipes, serve_questions, write_message

ANSWER = json.dumps({"is_winnable": True, "actions": [["end"]]}).encode()


def main(asked: str, gate: str | None = None) -> None:
    def answer(question: bytes) -> bytes:
        with Path(asked).open("ab") as file:
            file.write(question[:20] + b"\n")
        if gate is not None and Path(gate).read_text() == "crash":
            os._exit(1)
        return ANSWER

    source, target = claim_pipes()
    write_message(target, 0, READY)
    serve_questions(source, target, answer)


if __name__ == "__main__":
    main(*sys.argv[1:])
