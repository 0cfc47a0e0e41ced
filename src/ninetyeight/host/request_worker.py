"""The worker process for requests that would hold up all others: records and lessons.

`python -m ninetyeight.host.request_worker` reads questions from its standard input and writes
answers to its standard output, as bots do. A question is a line of JSON that names the work,
followed by its data; an answer is a line of JSON followed by the bytes that the server passes on.
For a refusal, the line holds its code and message.
"""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter

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
from ninetyeight.protocol.frames import Frame
from ninetyeight.protocol.http import LessonCommands, Practice, Suggestion
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
from ninetyeight.rules.record import record_prefix
from ninetyeight.rules.record_edits import without_chat
from ninetyeight.table import AppliedEvent, Context, Table
from ninetyeight.table.foreign_record import read_foreign_record
from ninetyeight.table.frames import frames_of
from ninetyeight.tutorial import (
    LESSONS,
    YOU,
    Lesson,
    Move,
    PutSign,
    begin,
    is_aside,
    proceed,
    suggestion,
)

UNFINISHED = "unfinished"
_FRAMES = TypeAdapter(tuple[Frame, ...])
WorkMessage = tuple[dict[str, Any], bytes]
"""The head of a question or an answer, and the bytes that go with it."""


def pack_work(head: dict[str, Any], body: bytes = b"") -> bytes:
    """Encode a question or an answer."""
    return json.dumps(head).encode() + b"\n" + body


def read_work(message: bytes) -> WorkMessage:
    """Decode a question or an answer; `ValueError` if it is neither."""
    line, newline, body = message.partition(b"\n")
    head = json.loads(line)
    if newline and isinstance(head, dict):
        return head, body
    raise ValueError("this is not a line of JSON followed by data")


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


def _work(head: dict[str, Any], body: bytes) -> WorkMessage:
    match head:
        case {"work": "frames", "without_chat": bool(without)}:
            return replay_frames(without_chat(body).encode() if without else body)
        case {"work": "import"}:
            return read_import(body)
        case {"work": "share"}:
            return {}, without_chat(body).encode()
        case {"work": "lesson", "name": str(name), "now": str(now)}:
            commands = LessonCommands.model_validate_json(body).commands
            return run_lesson(LESSONS[name], commands, datetime.fromisoformat(now))
    raise GameError("unreadable", "There is no such work.")


def replay_frames(content: bytes) -> WorkMessage:
    """Replay a record, and summarise the game unless it breaks the rules.

    The frames are the body of the answer, so that the server passes them on without parsing them.
    """
    record = read_foreign_record(content)
    played, game = replay(record), frames_of(record)
    about = None if played.refused is not None else _about(record, played)
    head = {"about": about, "game": game.model_dump(mode="json", exclude={"frames"})}
    return head, _FRAMES.dump_json(game.frames)


def read_import(content: bytes) -> WorkMessage:
    """Replay a record, and write it in the form in which it is stored."""
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
    return {
        "edition": edition_of(record.ruleset),
        "players": record.ruleset.players,
        "is_won": outcome is not None and outcome.is_won,
        "code": UNFINISHED if outcome is None else outcome.code,
        "left": played.state.left,
        "turns": 1 + begun,
        "names": record.seats or ("",) * record.ruleset.players,
        "record_prefix": record_prefix(record),
    }


def run_lesson(lesson: Lesson, commands: tuple[PracticeCommand, ...], now: datetime) -> WorkMessage:
    """Carry out a learner's commands from the beginning of a lesson."""
    answer = _practised(lesson, commands, Context(now, os_chance, frozenset()))
    status = 409 if isinstance(answer, Refusal) else 200
    return {"status": status}, answer.model_dump_json().encode()


def _practised(
    lesson: Lesson, commands: tuple[PracticeCommand, ...], context: Context
) -> Practice | Refusal:
    attempt = begin(lesson, context.now)
    happened: tuple[tuple[AppliedEvent, ...], ...] = ((),)
    aside = False
    for command in commands:
        before = attempt
        try:
            attempt, happened = proceed(attempt, command, context)
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
    happened: tuple[tuple[AppliedEvent, ...], ...], table: Table, answers: str | None
) -> Iterator[Update]:
    """Render what happened for the learner: the answer to a command, then the partner's steps."""
    for events in happened:
        after = events[-1][1] if events else table
        yield Broadcast(after, events).update(YOU.id, None, answers)
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
