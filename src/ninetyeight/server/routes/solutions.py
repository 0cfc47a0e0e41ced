"""How a finished game could have been won by players who knew every card.

Solutions are only for people who may see all cards of the game: its players, and anybody with its
share link. A running game is not among the finished ones, so it has no solution.
"""

import json

from fastapi import APIRouter, Request, Response

from ninetyeight.protocol.http import Key, ReplayedGame, SolutionInfo
from ninetyeight.rules.record_edits import with_actions
from ninetyeight.server.errors import ApiError
from ninetyeight.server.identity import OptionalPerson, Reader
from ninetyeight.server.request_workers import Requester, requester_of
from ninetyeight.server.routes import faults
from ninetyeight.server.routes.frames import frames_response, replayed
from ninetyeight.server.routes.games import own_game, shared_game
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.store import Person, StoredGame, StoredSolution

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/solution", responses=faults(401, 404))
async def show_solution(
    game_id: Key, request: Request, person: Reader, service: ServiceDep
) -> SolutionInfo:
    """Say whether the deal of a game of yours could be won. The first request takes seconds."""
    game = await own_game(service, game_id, person)
    found = await _solution(service, game, requester_of(request, person))
    return SolutionInfo(is_winnable=found.is_winnable)


@router.get(
    "/games/{game_id}/solution/frames", response_model=ReplayedGame, responses=faults(401, 404)
)
async def show_solution_frames(
    game_id: Key, request: Request, person: Reader, service: ServiceDep
) -> Response:
    """Show, as a replay, how the deal of a game of yours can be won."""
    game = await own_game(service, game_id, person)
    return await _solution_frames(service, game, requester_of(request, person), person)


@router.get("/shared/{key}/solution", responses=faults(404))
async def show_shared_solution(
    key: Key, request: Request, person: OptionalPerson, service: ServiceDep
) -> SolutionInfo:
    """Say whether the deal of a shared game could be won."""
    game = await shared_game(service, key, person)
    found = await _solution(service, game, requester_of(request, person))
    return SolutionInfo(is_winnable=found.is_winnable)


@router.get("/shared/{key}/solution/frames", response_model=ReplayedGame, responses=faults(404))
async def show_shared_solution_frames(
    key: Key, request: Request, person: OptionalPerson, service: ServiceDep
) -> Response:
    """Show, as a replay, how the deal of a shared game can be won."""
    game = await shared_game(service, key, person)
    return await _solution_frames(service, game, requester_of(request, person), None)


async def _solution(service: Service, game: StoredGame, requester: Requester) -> StoredSolution:
    service.limits.check("solve", requester.person or requester.address)
    service.limits.check("address-solve", requester.address)
    return await service.solver.solution(game, requester)


async def _solution_frames(
    service: Service, game: StoredGame, requester: Requester, person: Person | None
) -> Response:
    found = await _solution(service, game, requester)
    if not found.actions:
        raise ApiError(404, "no-solution", "No way to win this deal was found.")
    record = with_actions(game.record, json.loads(found.actions))
    return frames_response(await replayed(service, requester, record.encode()), game, person)
