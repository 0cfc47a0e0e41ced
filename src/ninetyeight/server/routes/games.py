"""Finished games: lists, records, sharing, importing, statistics."""

import secrets
from datetime import datetime
from typing import Annotated, Any

import orjson
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
from ninetyeight.protocol.model import Model
from ninetyeight.rules.ruleset import MOST_PLAYERS
from ninetyeight.rules.seat_name import bot_of_seat
from ninetyeight.server.errors import ApiError
from ninetyeight.server.identity import Login, OptionalPerson, Owner, Reader
from ninetyeight.server.request_workers import requester_of
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.store import GameResult, Person, Statistics, StoredGame, StoredSeat

HOUSE_MIXTURE = "-"
"""The edition of an imported game whose rules do not match any edition."""

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/me/games", responses=faults(401))
async def show_my_games(
    service: ServiceDep,
    person: Reader,
    limit: Annotated[Limit, Query()] = 50,
    before: Annotated[Before, Query()] = None,
) -> GamePage:
    """List the games that you played or imported, latest first."""
    page = await service.store.games.of_person(
        person.id, limit=limit, before=before, with_records=False
    )
    items = tuple(summary_of(game, person) for game in page.items)
    return GamePage(items=items, before=page.before)


@router.get("/me/statistics", response_model=list[StatisticsRow], responses=faults(401))
async def show_my_statistics(service: ServiceDep, person: Reader) -> list[Statistics]:
    """Show your statistics by edition and players, without imported games and known deals."""
    return await service.store.games.statistics(person.id)


@router.get("/me/left", response_model=list[LeftPoint], responses=faults(401))
async def show_my_left(
    service: ServiceDep,
    person: Reader,
    edition: Annotated[str, Query(max_length=60)] = "original",
    players: Annotated[int, Query(ge=1, le=MOST_PLAYERS)] = 1,
) -> list[GameResult]:
    """List how many cards were left in each of your latest games, oldest first."""
    return await service.store.games.results(person.id, edition, players)


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
        200: {"model": GameSummary, "description": "You already have this game."},
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
    """Import a record of at most 1 MiB. Only you see it until you share it.

    If you already have the game, it is returned with status 200 and not stored again.
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
    return summary_of(game, person)


@router.post("/games/{game_id}/share", responses=faults(401, 404))
async def share_game(game_id: Key, person: Owner, service: ServiceDep) -> Shared:
    """Share a game: anybody with the key can see it, without its chat."""
    await own_game(service, game_id, person)
    key = await service.store.games.share(game_id)
    if key is None:
        raise no_such_game()
    return Shared(key=key, path=f"/shared/{key}")


@router.delete("/games/{game_id}/share", status_code=204, responses=faults(401, 404))
async def unshare_game(game_id: Key, person: Owner, service: ServiceDep) -> Response:
    """Stop sharing a game."""
    await own_game(service, game_id, person)
    await service.store.games.unshare(game_id)
    return Response(status_code=204)


@router.get("/shared/{key}", response_model=FinishedGame, responses=faults(404))
async def show_shared(
    key: Key, request: Request, person: OptionalPerson, service: ServiceDep
) -> Response:
    """Show a shared game. No sign-in is needed."""
    game = await shared_game(service, key, person)
    requester = requester_of(request)
    service.limits.check("replay", requester.address)
    _, record = await service.workers.do(requester, "share", game.record.encode())
    return _with_record(game, None, record)


async def own_game(service: Service, game_id: str, person: Person) -> StoredGame:
    """Find one of a person's games; those of others are reported as missing."""
    game = await service.store.games.find(game_id)
    if game is None or not belongs(game, person):
        raise no_such_game()
    return game


async def shared_game(service: Service, key: str, person: Person | None) -> StoredGame:
    """Find a shared game for a person who is about to see its cards, and note that they do."""
    game = await service.store.games.find_shared(key)
    if game is None:
        raise no_such_game()
    if person is not None and not game.is_imported:
        await service.store.deals.note_seen(game.deal_id, person.id)
    return game


async def known_game(service: Service, about: dict[str, Any], person: Person) -> StoredGame | None:
    """Find the person's game with the same cards and actions as this record."""
    return await service.store.games.find_similar(
        person.id,
        edition=about["edition"] or HOUSE_MIXTURE,
        players=about["players"],
        left=about["left"],
        record_prefix=about["record_prefix"],
    )


def belongs(game: StoredGame, person: Person) -> bool:
    return game.imported_by == person.id or any(s.person_id == person.id for s in game.seats)


def no_such_game() -> ApiError:
    return ApiError(404, "no-such-game", "There is no such game, or it is not yours.")


def summary_of(game: StoredGame, person: Person | None) -> GameSummary:
    """What lists show of a game to this person."""
    return GameSummary(**fields_of(GameSummary, game, person))


def fields_of(model: type[Model], game: StoredGame, person: Person | None) -> dict[str, Any]:
    """Copy the fields that a model shares with a stored game, with seats as this person sees them.

    Pydantic's `from_attributes` cannot replace this: its seats would not know who looks at them.
    """
    fields = {name: getattr(game, name) for name in model.model_fields}
    return {**fields, "seats": _seats(game, person)}


def _seats(game: StoredGame, person: Person | None) -> tuple[GameSeat, ...]:
    me = None if person is None else person.id
    return tuple(
        GameSeat(
            seat=seat.seat,
            name=seat.name,
            bot=seat.bot,
            is_you=me is not None and seat.person_id == me,
        )
        for seat in game.seats
    )


def _download(record: str, game_id: str) -> Response:
    name = f'attachment; filename="ninetyeight-{game_id}.json"'
    return Response(record, media_type="application/json", headers={"Content-Disposition": name})


def _with_record(game: StoredGame, person: Person | None, record: bytes) -> Response:
    """Respond with a game and its record, whose JSON is passed on unparsed."""
    summary = summary_of(game, person).model_dump(mode="json")
    body = orjson.dumps({**summary, "record": orjson.Fragment(record)})
    return Response(body, media_type="application/json")


def _imported(about: dict[str, Any], record: str, person_id: str, now: datetime) -> StoredGame:
    """The stored form of an imported record, which is a deal of its own (`store.deals`)."""
    game_id = secrets.token_urlsafe(16)
    return StoredGame(
        id=game_id,
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
        deal_id=game_id,
        imported_by=person_id,
        seats=tuple(
            StoredSeat(seat, name, bot=bot_of_seat(name))
            for seat, name in enumerate(about["names"])
        ),
    )
