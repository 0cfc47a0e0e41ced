"""Games moment by moment, as the rules replay them: finished ones, and records from a file."""

from typing import Any

from fastapi import APIRouter, Request, Response

from ninetyeight.protocol.http import GameSummary, Key, ReplayedGame
from ninetyeight.server.identity import PerhapsAsker, Reader
from ninetyeight.server.offload import ForWhom, for_whom
from ninetyeight.server.routes import faults
from ninetyeight.server.routes.games import (
    known_game,
    no_such_game,
    own_game,
    summary_of,
    with_field,
)
from ninetyeight.server.service import Here, Service
from ninetyeight.store import Game, Person

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/frames", response_model=ReplayedGame, responses=faults(401, 404))
async def show_frames(game_id: Key, request: Request, asker: Reader, here: Here) -> Response:
    """Show a game that you played or imported, moment by moment."""
    game = await own_game(here, game_id, asker)
    _, frames = await _replayed(here, for_whom(request, asker), game.record.encode())
    return _answer(frames, game, asker)


@router.get("/shared/{key}/frames", response_model=ReplayedGame, responses=faults(404))
async def show_shared_frames(key: Key, request: Request, here: Here) -> Response:
    """Show a shared game moment by moment to anybody who has its key, without its chat."""
    game = await here.store.game_by_share_key(key)
    if game is None:
        raise no_such_game()
    record = game.record.encode()
    _, frames = await _replayed(here, for_whom(request), record, without_chat=True)
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
async def show_record_frames(request: Request, asker: PerhapsAsker, here: Here) -> Response:
    """Show a record of at most 1 MiB moment by moment; it is not kept.

    If it tells a game of yours, the answer says which.
    """
    whom = for_whom(request, asker)
    about, frames = await _replayed(here, whom, await request.body())
    known = None if asker is None or about is None else await known_game(here, about, asker)
    return _answer(frames, known, asker)


async def _replayed(
    here: Service, whom: ForWhom, record: bytes, *, without_chat: bool = False
) -> tuple[dict[str, Any] | None, bytes]:
    """Replay a record; give what is known of its course, and its frames as JSON."""
    here.limits.check("replay", whom.address)
    head, frames = await here.offload.do(whom, "frames", record, without_chat=without_chat)
    return head["about"], frames


def _answer(frames: bytes, game: Game | None, asker: Person | None) -> Response:
    summary = None if game is None else GameSummary(**summary_of(game, asker))
    told = b"null" if summary is None else summary.model_dump_json().encode()
    return Response(with_field(frames, "summary", told), media_type="application/json")
