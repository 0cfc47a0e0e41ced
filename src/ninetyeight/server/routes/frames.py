"""Games as frames, for replays: finished ones, and records from a file."""

from typing import Any

from fastapi import APIRouter, Request, Response

from ninetyeight.protocol.http import GameSummary, Key, ReplayedGame
from ninetyeight.server.identity import OptionalPerson, Reader
from ninetyeight.server.request_workers import Requester, requester_of
from ninetyeight.server.routes import faults
from ninetyeight.server.routes.games import (
    known_game,
    no_such_game,
    own_game,
    summary_of,
    with_field,
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
    _, frames = await _replayed(service, requester_of(request, person), game.record.encode())
    return _answer(frames, game, person)


@router.get("/shared/{key}/frames", response_model=ReplayedGame, responses=faults(404))
async def show_shared_frames(key: Key, request: Request, service: ServiceDep) -> Response:
    """Replay a shared game, without its chat. Its key is enough."""
    game = await service.store.games.find_shared(key)
    if game is None:
        raise no_such_game()
    record = game.record.encode()
    _, frames = await _replayed(service, requester_of(request), record, without_chat=True)
    return _answer(frames, game, None)


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

    If it is of a game of yours, the response says which.
    """
    requester = requester_of(request, person)
    about, frames = await _replayed(service, requester, await request.body())
    known = None if person is None or about is None else await known_game(service, about, person)
    return _answer(frames, known, person)


async def _replayed(
    service: Service, requester: Requester, record: bytes, *, without_chat: bool = False
) -> tuple[dict[str, Any] | None, bytes]:
    """Replay a record; return a summary of it, if there is one, and its frames as JSON."""
    service.limits.check("replay", requester.address)
    head, frames = await service.workers.do(requester, "frames", record, without_chat=without_chat)
    return head["about"], frames


def _answer(frames: bytes, game: StoredGame | None, person: Person | None) -> Response:
    summary = None if game is None else GameSummary(**summary_of(game, person))
    told = b"null" if summary is None else summary.model_dump_json().encode()
    return Response(with_field(frames, "summary", told), media_type="application/json")
