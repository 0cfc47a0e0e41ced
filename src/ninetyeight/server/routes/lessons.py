"""The tutorial: lessons on real tables that are not kept, so everybody may play them at any time.

A learner's page sends everything that was done in a lesson, and gets what it leads to.
"""

import asyncio
from collections.abc import Iterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from ninetyeight.host.answers import refusal_of
from ninetyeight.host.chance import os_chance
from ninetyeight.host.wire import Batch
from ninetyeight.rules import GameError
from ninetyeight.server.errors import ApiError
from ninetyeight.server.limits import address_key
from ninetyeight.server.proxy import address_of
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Here
from ninetyeight.table import Circumstances, Table
from ninetyeight.table.http import Key, LessonInfo, Practice, Practise, Suggestion
from ninetyeight.table.lesson import YOU, End, Lay, Lesson, Move, Show
from ninetyeight.table.lessons import LESSONS
from ninetyeight.table.message import Refusal, Update
from ninetyeight.table.practice import (
    PracticeCommand,
    Step,
    begin,
    is_aside,
    proceed,
    suggestion,
)

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons", responses=faults())
async def list_lessons() -> list[LessonInfo]:
    """List the lessons of the tutorial, in their order."""
    return [
        LessonInfo(
            name=lesson.name,
            edition=lesson.edition,
            players=lesson.players,
            goals=len(lesson.goals),
        )
        for lesson in LESSONS.values()
    ]


@router.post(
    "/lessons/{name}",
    response_model=Practice,
    responses={
        **faults(404),
        409: {"model": Refusal, "description": "The table refuses a command; it did not happen."},
    },
)
async def practise(name: Key, done: Practise, request: Request, here: Here) -> Response:
    """Tell what commands lead to in a lesson, from its beginning on; nothing is kept."""
    here.limits.check("lesson", address_key(address_of(request)))
    lesson = LESSONS.get(name)
    if lesson is None:
        raise ApiError(404, "no-such-lesson", "There is no such lesson.")
    around = Circumstances(here.clock(), os_chance, frozenset())
    answer = await asyncio.to_thread(_practised, lesson, done.commands, around)
    status = 409 if isinstance(answer, Refusal) else 200
    return JSONResponse(answer.model_dump(mode="json"), status)


def _practised(
    lesson: Lesson, commands: tuple[PracticeCommand, ...], around: Circumstances
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
            return refusal_of(error, attempt.table, YOU.id, None, command.id)
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
    """Give what happened as the learner sees it: the answer, then what the partner did."""
    for steps in happened:
        after = steps[-1][1] if steps else table
        yield Batch(after, steps).update(YOU.id, None, answers)
        answers = None


def _suggestion(move: Move | None) -> Suggestion | None:
    match move:
        case Lay(card, pile):
            return Suggestion(card=card, pile=pile, sign=None, ends_turn=False)
        case Show(pile, sign):
            return Suggestion(card=None, pile=pile, sign=sign, ends_turn=False)
        case End():
            return Suggestion(card=None, pile=None, sign=None, ends_turn=True)
        case None:
            return None
