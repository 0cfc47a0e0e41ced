"""Finished games: one's own, their records, sharing and importing them, statistics."""

import asyncio
import json
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from ninetyeight.rules import (
    GameError,
    Outcome,
    TurnBegan,
    edition_of,
    read_record,
    replay,
    write_record,
)
from ninetyeight.rules.ruleset import MOST_PLAYERS
from ninetyeight.server.errors import ApiError
from ninetyeight.server.identity import Asker
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Here, Service
from ninetyeight.store import Game, Person
from ninetyeight.store import GameSeat as StoredSeat
from ninetyeight.table.http import (
    Before,
    FinishedGame,
    GamePage,
    GameSeat,
    GameSummary,
    Key,
    LeftPoint,
    Limit,
    RecordObject,
    Shared,
    StatisticsRow,
)

HOUSE_MIXTURE = "-"
"""The edition of an imported game that is none."""
UNFINISHED = "unfinished"

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/me/games", responses=faults(401))
async def show_my_games(
    here: Here,
    asker: Asker,
    limit: Annotated[Limit, Query()] = 50,
    before: Annotated[Before, Query()] = None,
) -> GamePage:
    """List the games that you played or imported, the latest first."""
    page = await here.store.games_of(asker.id, limit=limit, before=before)
    items = tuple(GameSummary(**summary_of(game, asker)) for game in page.items)
    return GamePage(items=items, before=page.before)


@router.get("/me/statistics", responses=faults(401))
async def show_my_statistics(here: Here, asker: Asker) -> list[StatisticsRow]:
    """Sum up your games by edition and players; imported ones and repeated deals do not count."""
    rows = await here.store.statistics(asker.id)
    return [
        StatisticsRow(
            edition=row.edition,
            players=row.players,
            games=row.games,
            wins=row.wins,
            mean_left=row.mean_left,
            best_left=row.best_left,
            with_hints=row.with_hints,
        )
        for row in rows
    ]


@router.get("/me/left", responses=faults(401))
async def show_my_left(
    here: Here,
    asker: Asker,
    edition: Annotated[str, Query(max_length=60)] = "original",
    players: Annotated[int, Query(ge=1, le=MOST_PLAYERS)] = 1,
) -> list[LeftPoint]:
    """List how many cards were left in your latest games, the earliest of them first."""
    points = await here.store.left_over_time(asker.id, edition, players)
    return [
        LeftPoint(
            game_id=point.game_id,
            finished_at=point.finished_at,
            left=point.left,
            is_won=point.is_won,
        )
        for point in points
    ]


@router.get("/games/{game_id}", responses=faults(401, 404))
async def show_game(game_id: Key, asker: Asker, here: Here) -> FinishedGame:
    """Show a game that you played or imported."""
    game = await own_game(here, game_id, asker)
    return FinishedGame(**summary_of(game, asker), record=json.loads(game.record))


@router.get("/games/{game_id}/record", response_model=RecordObject, responses=faults(401, 404))
async def download_record(game_id: Key, asker: Asker, here: Here) -> Response:
    """Download the record of a game that you played or imported."""
    return _download((await own_game(here, game_id, asker)).record, game_id)


@router.post(
    "/games",
    status_code=201,
    responses={
        **faults(401),
        200: {"model": GameSummary, "description": "You have this game already."},
    },
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"type": "object"}}},
        }
    },
)
async def import_game(
    request: Request, response: Response, asker: Asker, here: Here
) -> GameSummary:
    """Import a record of at most 1 MiB; only you see it, until you share it.

    A game that you have already is not kept twice: the answer is that one, with the status 200.
    """
    here.limits.check("import", asker.id)
    body = await request.body()
    game = await asyncio.to_thread(_imported, body, asker.id, here.clock())
    known = await _known(here, game, asker)
    if known is None:
        await here.store.add_game(game)
    else:
        response.status_code = 200
    return GameSummary(**summary_of(known or game, asker))


@router.post("/games/{game_id}/share", responses=faults(401, 404))
async def share_game(game_id: Key, asker: Asker, here: Here) -> Shared:
    """Share a game: whoever has the key may see it, without its chat."""
    await own_game(here, game_id, asker)
    key = await here.store.share(game_id)
    if key is None:
        raise no_such_game()
    return Shared(key=key, path=f"/shared/{key}")


@router.delete("/games/{game_id}/share", status_code=204, responses=faults(401, 404))
async def unshare_game(game_id: Key, asker: Asker, here: Here) -> Response:
    """Share a game no longer."""
    await own_game(here, game_id, asker)
    await here.store.unshare(game_id)
    return Response(status_code=204)


@router.get("/shared/{key}", responses=faults(404))
async def show_shared(key: Key, here: Here) -> FinishedGame:
    """Show a shared game to anybody who has its key."""
    game = await here.store.game_by_share_key(key)
    if game is None:
        raise no_such_game()
    return FinishedGame(**summary_of(game, None), record=json.loads(without_chat(game.record)))


async def own_game(here: Service, game_id: str, asker: Person) -> Game:
    """Find a game of a person; those of others are not there."""
    game = await here.store.game(game_id)
    if game is None or not _belongs(game, asker):
        raise no_such_game()
    return game


async def game_of_record(here: Service, body: bytes, asker: Person) -> Game | None:
    """Find the game of a person that a record tells."""
    try:
        game = await asyncio.to_thread(_imported, body, asker.id, here.clock())
    except GameError:
        return None
    return await _known(here, game, asker)


async def _known(here: Service, game: Game, person: Person) -> Game | None:
    """Find a game of the same cards and the same actions among those of a person."""
    alike = await here.store.games_like(
        person.id, edition=game.edition, players=game.players, left=game.left
    )
    return await asyncio.to_thread(_first_same, game, alike)


def _first_same(game: Game, alike: Sequence[Game]) -> Game | None:
    wanted = _course(game)
    return next((each for each in alike if _course(each) == wanted), None)


def _course(game: Game) -> tuple[object, ...]:
    """Give what makes a game this one, whoever is named in its record and whatever was said."""
    record = read_record(game.record)
    return record.ruleset, record.deck, record.starter, record.actions


def _belongs(game: Game, person: Person) -> bool:
    return game.imported_by == person.id or any(s.person_id == person.id for s in game.seats)


def no_such_game() -> ApiError:
    """Say that there is no such game, or not for who asks."""
    return ApiError(404, "no-such-game", "There is no such game, or it is not yours.")


def summary_of(game: Game, asker: Person | None) -> dict[str, Any]:
    """Give what lists show of a game to somebody."""
    me = None if asker is None else asker.id
    return {
        "id": game.id,
        "number": game.number,
        "edition": game.edition,
        "players": game.players,
        "is_won": game.is_won,
        "code": game.code,
        "left": game.left,
        "turns": game.turns,
        "hints": game.hints,
        "is_repeat": game.is_repeat,
        "finished_at": game.finished_at,
        "is_imported": game.imported_by is not None,
        "share_key": game.share_key,
        "seats": tuple(
            GameSeat(
                seat=seat.seat,
                name=seat.name,
                bot=seat.bot,
                is_you=me is not None and seat.person_id == me,
            )
            for seat in game.seats
        ),
    }


def _download(record: str, game_id: str) -> Response:
    name = f'attachment; filename="ninetyeight-{game_id}.json"'
    return Response(record, media_type="application/json", headers={"Content-Disposition": name})


def without_chat(record: str) -> str:
    """Give a record as it is shared: what people wrote stays among them."""
    content = json.loads(record)
    if content.get("talk"):
        content["talk"] = [talk for talk in content["talk"] if "chat" not in talk]
    return json.dumps(content)


def _imported(body: bytes, person_id: str, now: datetime) -> Game:
    """Read and replay a record; `GameError` if it is none, or the rules refuse an action in it."""
    record = read_record(body)
    played = replay(record)
    if played.refused is not None:
        raise GameError(
            "refused-action",
            f"actions.{played.refused.index}: the rules refuse it ({played.refused.code}).",
        )
    outcome: Outcome | None = played.state.outcome
    begun = sum(isinstance(event, TurnBegan) for step in played.steps for event in step.events)
    names = record.seats or tuple("" for _ in range(record.ruleset.players))
    return Game(
        id=secrets.token_urlsafe(16),
        table_id=None,
        number=1,
        edition=edition_of(record.ruleset) or HOUSE_MIXTURE,
        players=record.ruleset.players,
        is_won=outcome is not None and outcome.is_won,
        code=UNFINISHED if outcome is None else outcome.code,
        left=played.state.left,
        turns=1 + begun,
        finished_at=now,
        record=write_record(record),
        imported_by=person_id,
        seats=tuple(
            StoredSeat(seat, name[:60], bot=name[4:64] if name.startswith("bot:") else None)
            for seat, name in enumerate(names)
        ),
    )
