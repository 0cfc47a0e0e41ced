"""A bot process of the tests: it plays by a rule of thumb, or misbehaves as its arguments say.

`plain_worker.py` answers at once; `hangs` never answers steps, `crashes` ends on the first one,
`lies` answers nonsense, `fails` says that it failed, `sleeps` never gets ready,
`breaks` ends at once, `slow` takes its time.
"""

import os
import pickle
import sys
import time

from ninetyeight.bots import Choice
from ninetyeight.bots.worker import LENGTH_BYTES, READY, Answer, Failed, Question, pack
from ninetyeight.rules import Bid, Pile, Play, Sign


def main(mode: str) -> None:
    if mode == "breaks":
        return
    if mode == "sleeps":
        time.sleep(3600)
    _say(READY)
    while head := sys.stdin.buffer.read(LENGTH_BYTES):
        question = pickle.loads(sys.stdin.buffer.read(int.from_bytes(head, "big")))
        if mode == "slow":
            time.sleep(0.2)
        _say(
            _odd(mode)
            if question.kind == "step" and mode not in ("plain", "slow")
            else _answer(question)
        )


def _odd(mode: str) -> object:
    match mode:
        case "hangs":
            time.sleep(3600)
        case "crashes":
            os._exit(1)
        case "lies":
            return Choice(Play(1, Pile.A))
    return Failed("ValueError")


def _answer(question: Question) -> Answer:
    view = question.view
    match question.kind:
        case "bid":
            return list(Bid)[sum(card < 20 or card > 80 for card in view.hand) % 3]
        case "signs":
            return {Pile.A: Sign.LIKE} if min(view.hand, default=99) < 20 else {}
        case _:
            losing = view.losing_plays
            best = [action for action in view.legal_actions if action not in losing]
            return Choice(min(best or view.legal_actions, key=lambda each: _cost(question, each)))


def _cost(question: Question, action: object) -> int:
    if not isinstance(action, Play):
        return 4
    return action.pile.step(question.view.turn.tops[action.pile], action.card)


def _say(message: object) -> None:
    sys.stdout.buffer.write(pack(message))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
