"""Replays: finished games, and records that people send, as frames."""

from dataclasses import dataclass
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from ninetyeight.protocol.http import Key, ReplayedGame
from ninetyeight.server.identity import OptionalPerson, Reader
from ninetyeight.server.request_workers import Requester, requester_of
from ninetyeight.server.routes import faults
from ninetyeight.server.routes.games import (
    known_game,
    own_game,
    shared_game,
    summary_of,
)
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.store import Person, StoredGame

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/frames", response_model=ReplayedGame, responses=faults(401, 404))
async def show_frames(
    game_id: Key, request: Request, person: Reader, service: ServiceDep
) -> Response:
    """Replay a game that you played or imported."""
    game = await own_game(service, game_id, person)
    replay = await replayed(service, requester_of(request, person), game.record.encode())
    return frames_response(replay, game, person)


@router.get("/shared/{key}/frames", response_model=ReplayedGame, responses=faults(404))
async def show_shared_frames(
    key: Key, request: Request, person: OptionalPerson, service: ServiceDep
) -> Response:
    """Replay a shared game, without its chat. No sign-in is needed."""
    game = await shared_game(service, key, person)
    record = game.record.encode()
    replay = await replayed(service, requester_of(request), record, without_chat=True)
    return frames_response(replay, game, None)


@router.post(
    "/frames",
    response_model=ReplayedGame,
    responses=faults(),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"type": "object"}}},
        }
    },
)
async def show_record_frames(
    request: Request, person: OptionalPerson, service: ServiceDep
) -> Response:
    """Replay a record of at most 1 MiB, which is not stored.

    If it is the record of one of your games, the response includes that game's summary.
    """
    requester = requester_of(request, person)
    replay = await replayed(service, requester, await request.body())
    about = replay.about
    known = None if person is None or about is None else await known_game(service, about, person)
    return frames_response(replay, known, person)


@dataclass(frozen=True, slots=True)
class WorkerReplay:
    """A replay computed by a worker process."""

    about: dict[str, Any] | None
    """What identifies the game; None if the rules refuse one of its actions."""
    game: dict[str, Any]
    """The fields of `GameFrames`, without the frames."""
    frames: bytes
    """The frames as JSON, which may be a megabyte: parsing them would hold up all requests."""


async def replayed(
    service: Service, requester: Requester, record: bytes, *, without_chat: bool = False
) -> WorkerReplay:
    service.limits.check("replay", requester.address)
    head, frames = await service.workers.do(requester, "frames", record, without_chat=without_chat)
    return WorkerReplay(head["about"], head["game"], frames)


def frames_response(
    replay: WorkerReplay, game: StoredGame | None, person: Person | None
) -> Response:
    """Respond with frames, and a summary of the game if it is known."""
    summary = None if game is None else summary_of(game, person).model_dump(mode="json")
    fields = {**replay.game, "frames": orjson.Fragment(replay.frames), "summary": summary}
    body = orjson.dumps({name: fields[name] for name in ReplayedGame.model_fields})
    return Response(body, media_type="application/json")
