"""Games moment by moment, as the rules replay them: finished ones, and records from a file."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request

from ninetyeight.server.identity import Asker, PerhapsAsker
from ninetyeight.server.imported import read_foreign_record
from ninetyeight.server.limits import address_key
from ninetyeight.server.proxy import address_of
from ninetyeight.server.routes import faults
from ninetyeight.server.routes.games import (
    game_of_record,
    no_such_game,
    own_game,
    summary_of,
    without_chat,
)
from ninetyeight.server.service import Here, Service
from ninetyeight.table.frames import frames_of
from ninetyeight.table.http import GameSummary, Key, ReplayedGame

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/frames", responses=faults(401, 404))
async def show_frames(game_id: Key, request: Request, asker: Asker, here: Here) -> ReplayedGame:
    """Show a game that you played or imported, moment by moment."""
    game = await own_game(here, game_id, asker)
    return await _replayed(here, request, game.record, summary_of(game, asker))


@router.get("/shared/{key}/frames", responses=faults(404))
async def show_shared_frames(key: Key, request: Request, here: Here) -> ReplayedGame:
    """Show a shared game moment by moment to anybody who has its key, without its chat."""
    game = await here.store.game_by_share_key(key)
    if game is None:
        raise no_such_game()
    return await _replayed(here, request, without_chat(game.record), summary_of(game, None))


@router.post(
    "/frames",
    responses=faults(),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"type": "object"}}},
        }
    },
)
async def show_record_frames(request: Request, asker: PerhapsAsker, here: Here) -> ReplayedGame:
    """Show a record of at most 1 MiB moment by moment; it is not kept.

    If it tells a game of yours, the answer says which.
    """
    body = await request.body()
    replayed = await _replayed(here, request, body, None)
    known = None if asker is None else await game_of_record(here, body, asker)
    if known is None:
        return replayed
    return replayed.model_copy(update={"summary": GameSummary(**summary_of(known, asker))})


async def _replayed(
    here: Service, request: Request, record: str | bytes, summary: dict[str, Any] | None
) -> ReplayedGame:
    here.limits.check("replay", address_key(address_of(request)))
    frames = await asyncio.to_thread(lambda: frames_of(read_foreign_record(record)))
    return ReplayedGame.model_construct(
        **dict(frames), summary=None if summary is None else GameSummary(**summary)
    )
