"""A bot process of the tests: it plays by a rule of thumb, or misbehaves as its arguments say.

`plain_worker.py plain` answers at once; `hangs` never answers steps, `crashes` ends on the first
one, `lies` answers nonsense, `fails` says that it failed, `babbles` answers what cannot be read,
`halves` says half of an answer, `counts` forgets the number of the question, `boasts` announces
more than anybody may say, `sleeps` never gets ready, `breaks` ends at once, `slow` takes its time,
`talks` says something that nobody asked for.
"""

import os
import sys
import time

from ninetyeight.bots import Choice
from ninetyeight.bots.messages import HEAD, MOST_BYTES, READY, framed, read_message
from ninetyeight.bots.question import Answer, Failed, Question
from ninetyeight.bots.question_json import read_question, write_answer
from ninetyeight.rules import Bid, Pile, Play, Sign


def main(mode: str) -> None:
    if mode == "breaks":
        return
    if mode == "sleeps":
        time.sleep(3600)
    _say(framed(0, READY))
    if mode == "talks":
        _say(framed(0, READY))
    while (message := read_message(sys.stdin.buffer)) is not None:
        number, body = message
        if not body:
            _say(framed(number, b""))
            continue
        question = read_question(body)
        if mode == "slow":
            time.sleep(0.2)
        if question.kind == "step" and mode not in ("plain", "slow", "talks"):
            _say(_odd(mode, number, question))
        else:
            _say(framed(number, write_answer(_answer(question))))


def _odd(mode: str, number: int, question: Question) -> bytes:
    whole = framed(number, write_answer(_answer(question)))
    match mode:
        case "hangs":
            time.sleep(3600)
        case "crashes":
            os._exit(1)
        case "lies":
            return framed(number, write_answer(Choice(Play(1, Pile.A))))
        case "babbles":
            return framed(number, b"\x80\x04}.")  # an empty dict, to those who read pickles
        case "halves":
            return whole[:-3]
        case "counts":
            return framed(number + 1, whole[HEAD.size :])
        case "boasts":
            return HEAD.pack(number, MOST_BYTES + 1)
    return framed(number, write_answer(Failed("ValueError")))


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


def _say(message: bytes) -> None:
    sys.stdout.buffer.write(message)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
