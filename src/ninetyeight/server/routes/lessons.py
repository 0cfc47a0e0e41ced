"""The tutorial: lessons on real tables, open to everybody because nothing is stored.

Each request sends all of the learner's commands from the start of the lesson.
"""

from fastapi import APIRouter, Request, Response

from ninetyeight.protocol.http import Key, LessonCommands, LessonInfo, Practice
from ninetyeight.protocol.message import Refusal
from ninetyeight.server.errors import ApiError
from ninetyeight.server.request_workers import requester_of
from ninetyeight.server.routes import faults
from ninetyeight.server.service import ServiceDep
from ninetyeight.tutorial import LESSONS

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons", responses=faults())
async def list_lessons(service: ServiceDep) -> list[LessonInfo]:
    """List the tutorial's lessons, in order."""
    service.workers.wake()
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
        409: {"model": Refusal, "description": "The table refused a command; it has no effect."},
    },
)
async def practise(
    name: Key, done: LessonCommands, request: Request, service: ServiceDep
) -> Response:
    """Show what these commands lead to, from the start of a lesson. Nothing is stored."""
    requester = requester_of(request)
    service.limits.check("lesson", requester.address)
    if name not in LESSONS:
        raise ApiError(404, "no-such-lesson", "There is no such lesson.")
    commands, now = done.model_dump_json().encode(), service.clock().isoformat()
    head, answer = await service.workers.do(requester, "lesson", commands, name=name, now=now)
    return Response(answer, head["status"], media_type="application/json")
