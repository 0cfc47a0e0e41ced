"""The process for requests whose work would hold up everybody else: records and lessons.

`python -m ninetyeight.host.request_worker` is asked through its pipes, as bots are. A question is a
line of JSON that names the work, followed by its data; an answer is a line of JSON followed by the
bytes that the server passes on. A refusal is told by its code and message.
"""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from ninetyeight.bots.messages import (
    READY,
    claim_pipes,
    lower_priority,
    serve_questions,
    write_message,
)
from ninetyeight.host.broadcast import Broadcast
from ninetyeight.host.chance import os_chance
from ninetyeight.host.refusal import refusal_of
from ninetyeight.protocol.command import PracticeCommand
from ninetyeight.protocol.http import Practice, Practise, Suggestion
from ninetyeight.protocol.message import Refusal, Update
from ninetyeight.rules import (
    EndTurn,
    GameError,
    Play,
    Record,
    Replay,
    TurnBegan,
    edition_of,
    replay,
    write_record,
)
from ninetyeight.rules.record import record_as_dict
from ninetyeight.rules.record_edits import without_chat
from ninetyeight.table import Context, Table
from ninetyeight.table.foreign_record import read_foreign_record
from ninetyeight.table.frames import frames_of
from ninetyeight.tutorial import (
    LESSONS,
    YOU,
    Lesson,
    Move,
    PutSign,
    Step,
    begin,
    is_aside,
    proceed,
    suggestion,
)

UNFINISHED = "unfinished"
COURSE = ("format", "rules", "deck", "starter", "actions")
"""The parts of a record that identify a game, whoever is named in it and whatever was said."""
Work = tuple[dict[str, Any], bytes]
"""The head of a question or an answer, and the bytes that go with it."""


def pack_work(head: dict[str, Any], body: bytes = b"") -> bytes:
    """Encode a question or an answer: a head, and the bytes that go with it."""
    return json.dumps(head).encode() + b"\n" + body


def read_work(message: bytes) -> Work:
    """Decode a question or an answer; `ValueError` if it is neither."""
    line, newline, body = message.partition(b"\n")
    head = json.loads(line)
    if newline and isinstance(head, dict):
        return head, body
    raise ValueError("this is no line of JSON with its data")


def main() -> None:
    source, target = claim_pipes()
    lower_priority()
    write_message(target, 0, READY)
    serve_questions(source, target, answered)


def answered(question: bytes) -> bytes:
    try:
        head, body = read_work(question)
        return pack_work(*_work(head, body))
    except GameError as error:
        return pack_work({"error": error.code, "message": error.message})
    except RecursionError:
        return pack_work({"error": "record", "message": "file: it is nested too deeply"})


def _work(head: dict[str, Any], body: bytes) -> Work:
    match head:
        case {"work": "frames", "without_chat": bool(without)}:
            return show_frames(without_chat(body).encode() if without else body)
        case {"work": "import"}:
            return import_record(body)
        case {"work": "share"}:
            return {}, without_chat(body).encode()
        case {"work": "lesson", "name": str(name), "now": str(now)}:
            commands = Practise.model_validate_json(body).commands
            return practise(LESSONS[name], commands, datetime.fromisoformat(now))
    raise GameError("unreadable", "There is no such work.")


def show_frames(content: bytes) -> Work:
    """Replay a record, and summarise the game if the rules refuse nothing in it."""
    record = read_foreign_record(content)
    played, frames = replay(record), frames_of(record)
    about = None if played.refused is not None else _about(record, played)
    return {"about": about}, frames.model_dump_json().encode()


def import_record(content: bytes) -> Work:
    """Replay a record, and write it in the form in which records are stored."""
    record = read_foreign_record(content)
    played = replay(record)
    if played.refused is not None:
        raise GameError(
            "refused-action",
            f"actions.{played.refused.index}: the rules refuse it ({played.refused.code}).",
        )
    return {"about": _about(record, played)}, write_record(record).encode()


def _about(record: Record, played: Replay) -> dict[str, Any]:
    outcome = played.state.outcome
    begun = sum(isinstance(event, TurnBegan) for step in played.steps for event in step.events)
    content = record_as_dict(record)
    return {
        "edition": edition_of(record.ruleset),
        "players": record.ruleset.players,
        "is_won": outcome is not None and outcome.is_won,
        "code": UNFINISHED if outcome is None else outcome.code,
        "left": played.state.left,
        "turns": 1 + begun,
        "names": record.seats or ("",) * record.ruleset.players,
        "course": json.dumps({name: content[name] for name in COURSE})[:-1],
    }


def practise(lesson: Lesson, commands: tuple[PracticeCommand, ...], now: datetime) -> Work:
    """Carry out a learner's commands, from the beginning of a lesson."""
    around = Context(now, os_chance, frozenset())
    answer = _practised(lesson, commands, around)
    status = 409 if isinstance(answer, Refusal) else 200
    return {"status": status}, answer.model_dump_json().encode()


def _practised(
    lesson: Lesson, commands: tuple[PracticeCommand, ...], around: Context
) -> Practice | Refusal:
    attempt = begin(lesson, around.now)
    happened: tuple[tuple[Step, ...], ...] = ((),)
    aside = False
    for command in commands:
        before = attempt
        try:
            attempt, happened = proceed(attempt, command, around)
            aside = is_aside(before, command, attempt)
        except GameError as error:
            return refusal_of(error, Broadcast(attempt.table), YOU.id, None, command.id)
    answers = commands[-1].id if commands else None
    return Practice(
        lesson=lesson.name,
        goals=len(lesson.goals),
        reached=attempt.reached,
        is_missed=attempt.is_missed,
        is_aside=aside,
        suggestion=_suggestion(suggestion(attempt)),
        updates=tuple(_updates(happened, attempt.table, answers)),
    )


def _updates(
    happened: tuple[tuple[Step, ...], ...], table: Table, answers: str | None
) -> Iterator[Update]:
    """Render what happened for the learner: the answer first, then what the partner did."""
    for steps in happened:
        after = steps[-1][1] if steps else table
        yield Broadcast(after, steps).update(YOU.id, None, answers)
        answers = None


def _suggestion(move: Move | None) -> Suggestion | None:
    match move:
        case Play(card, pile):
            return Suggestion(card=card, pile=pile, sign=None, ends_turn=False)
        case PutSign(pile, sign):
            return Suggestion(card=None, pile=pile, sign=sign, ends_turn=False)
        case EndTurn():
            return Suggestion(card=None, pile=None, sign=None, ends_turn=True)
        case None:
            return None


if __name__ == "__main__":
    main()
