"""Finished games: one's own, their records, sharing and importing them, statistics."""

import secrets
from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from ninetyeight.protocol.http import (
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
from ninetyeight.rules.ruleset import MOST_PLAYERS
from ninetyeight.rules.seat_name import bot_named
from ninetyeight.server.errors import ApiError
from ninetyeight.server.identity import Login, Owner, Reader
from ninetyeight.server.request_workers import requester_of
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.store import Person, StoredGame, StoredSeat

HOUSE_MIXTURE = "-"
"""The edition of an imported game that is none."""

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/me/games", responses=faults(401))
async def show_my_games(
    service: ServiceDep,
    person: Reader,
    limit: Annotated[Limit, Query()] = 50,
    before: Annotated[Before, Query()] = None,
) -> GamePage:
    """List the games that you played or imported, the latest first."""
    page = await service.store.games.of_person(
        person.id, limit=limit, before=before, with_records=False
    )
    items = tuple(GameSummary(**summary_of(game, person)) for game in page.items)
    return GamePage(items=items, before=page.before)


@router.get("/me/statistics", responses=faults(401))
async def show_my_statistics(service: ServiceDep, person: Reader) -> list[StatisticsRow]:
    """Sum up your games by edition and players; imported ones and repeated deals do not count."""
    rows = await service.store.games.statistics(person.id)
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
    service: ServiceDep,
    person: Reader,
    edition: Annotated[str, Query(max_length=60)] = "original",
    players: Annotated[int, Query(ge=1, le=MOST_PLAYERS)] = 1,
) -> list[LeftPoint]:
    """List how many cards were left in your latest games, the earliest of them first."""
    points = await service.store.games.results(person.id, edition, players)
    return [
        LeftPoint(
            game_id=point.game_id,
            finished_at=point.finished_at,
            left=point.left,
            is_won=point.is_won,
        )
        for point in points
    ]


@router.get("/games/{game_id}", response_model=FinishedGame, responses=faults(401, 404))
async def show_game(game_id: Key, person: Reader, service: ServiceDep) -> Response:
    """Show a game that you played or imported."""
    game = await own_game(service, game_id, person)
    return _with_record(game, person, game.record.encode())


@router.get("/games/{game_id}/record", response_model=RecordObject, responses=faults(401, 404))
async def download_record(game_id: Key, person: Reader, service: ServiceDep) -> Response:
    """Download the record of a game that you played or imported."""
    return _download((await own_game(service, game_id, person)).record, game_id)


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
    request: Request, response: Response, person: Owner, login: Login, service: ServiceDep
) -> GameSummary:
    """Import a record of at most 1 MiB; only you see it, until you share it.

    A game that you have already is not kept twice: the answer is that one, with the status 200.
    """
    requester = requester_of(request, person)
    service.limits.check("import", person.id)
    service.limits.check("address-import", requester.address)
    head, record = await service.workers.do(requester, "import", await request.body())
    game = await known_game(service, head["about"], person)
    if game is None:
        game = _imported(head["about"], record.decode(), person.id, service.clock())
        await service.store.games.add(game, login.token_id)
    else:
        response.status_code = 200
    return GameSummary(**summary_of(game, person))


@router.post("/games/{game_id}/share", responses=faults(401, 404))
async def share_game(game_id: Key, person: Owner, service: ServiceDep) -> Shared:
    """Share a game: whoever has the key may see it, without its chat."""
    await own_game(service, game_id, person)
    key = await service.store.games.share(game_id)
    if key is None:
        raise no_such_game()
    return Shared(key=key, path=f"/shared/{key}")


@router.delete("/games/{game_id}/share", status_code=204, responses=faults(401, 404))
async def unshare_game(game_id: Key, person: Owner, service: ServiceDep) -> Response:
    """Share a game no longer."""
    await own_game(service, game_id, person)
    await service.store.games.unshare(game_id)
    return Response(status_code=204)


@router.get("/shared/{key}", response_model=FinishedGame, responses=faults(404))
async def show_shared(key: Key, request: Request, service: ServiceDep) -> Response:
    """Show a shared game to anybody who has its key."""
    game = await service.store.games.find_shared(key)
    if game is None:
        raise no_such_game()
    requester = requester_of(request)
    service.limits.check("replay", requester.address)
    _, record = await service.workers.do(requester, "share", game.record.encode())
    return _with_record(game, None, record)


async def own_game(service: Service, game_id: str, person: Person) -> StoredGame:
    """Find a game of a person; those of others are not there."""
    game = await service.store.games.find(game_id)
    if game is None or not _belongs(game, person):
        raise no_such_game()
    return game


async def known_game(service: Service, about: dict[str, Any], person: Person) -> StoredGame | None:
    """Find a game of the same cards and the same actions among those of a person.

    Records are all written in the same way, so the course of a game is how its record begins.
    """
    return await service.store.games.find_similar(
        person.id,
        edition=about["edition"] or HOUSE_MIXTURE,
        players=about["players"],
        left=about["left"],
        course=about["course"],
    )


def _belongs(game: StoredGame, person: Person) -> bool:
    return game.imported_by == person.id or any(s.person_id == person.id for s in game.seats)


def no_such_game() -> ApiError:
    """Say that there is no such game, or not for who asks."""
    return ApiError(404, "no-such-game", "There is no such game, or it is not yours.")


def summary_of(game: StoredGame, person: Person | None) -> dict[str, Any]:
    """Give what lists show of a game to somebody."""
    me = None if person is None else person.id
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


def with_field(content: bytes, name: str, value: bytes) -> bytes:
    """Put one more field into a JSON object, all of it as bytes."""
    return b"".join((content[:-1], b',"', name.encode(), b'":', value, b"}"))


def _with_record(game: StoredGame, person: Person | None, record: bytes) -> Response:
    """Answer with a game and its record, which is passed on as it is."""
    summary = GameSummary(**summary_of(game, person)).model_dump_json().encode()
    return Response(with_field(summary, "record", record), media_type="application/json")


def _imported(about: dict[str, Any], record: str, person_id: str, now: datetime) -> StoredGame:
    """Make the game of a record that somebody brings."""
    return StoredGame(
        id=secrets.token_urlsafe(16),
        table_id=None,
        number=1,
        edition=about["edition"] or HOUSE_MIXTURE,
        players=about["players"],
        is_won=about["is_won"],
        code=about["code"],
        left=about["left"],
        turns=about["turns"],
        finished_at=now,
        record=record,
        imported_by=person_id,
        seats=tuple(
            StoredSeat(seat, name, bot=bot_named(name)) for seat, name in enumerate(about["names"])
        ),
    )
