"""Tables: the lobby, opening and viewing tables, playing without a socket."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from fastapi import APIRouter, Body, Query, Request, Response
from fastapi.responses import JSONResponse

from ninetyeight.host import watching_refused
from ninetyeight.protocol.command import Close, Command, SeatBot, Sit, Start, TakeHint
from ninetyeight.protocol.http import (
    Before,
    Invitation,
    Key,
    Limit,
    ListedSeat,
    PlayNow,
    TableOpened,
    TablePage,
    TableSummary,
)
from ninetyeight.protocol.message import Hint, Refusal, Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.server.access import can_view, check_can_view
from ninetyeight.server.connection import client_address
from ninetyeight.server.errors import ApiError, not_signed_in
from ninetyeight.server.identity import (
    Login,
    OptionalPerson,
    Player,
    Reader,
    participant,
    still_signed_in,
)
from ninetyeight.server.invitations import invitation_of
from ninetyeight.server.limits import address_key
from ninetyeight.server.name_policy import check_name
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.store import Page, Person, TableRow
from ninetyeight.table import Challenge, Participant

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/lobby", responses=faults())
async def show_lobby(
    service: ServiceDep,
    person: OptionalPerson,
    limit: Annotated[Limit, Query()] = 50,
    before: Annotated[Before, Query()] = None,
) -> TablePage:
    """List the public tables that are waiting for players, newest first."""
    return await _page(service, await service.store.tables.lobby(limit, before), person)


@router.get("/me/tables", responses=faults(401))
async def show_my_tables(
    service: ServiceDep,
    person: Reader,
    is_open: Annotated[bool | None, Query()] = None,
    limit: Annotated[Limit, Query()] = 50,
    before: Annotated[Before, Query()] = None,
) -> TablePage:
    """List your tables, newest first: all of them, only open ones, or only those that are over."""
    page = await service.store.tables.of_person(
        person.id, is_open=is_open, limit=limit, before=before
    )
    return await _page(service, page, person)


@router.post("/tables", status_code=201, responses=faults(401, 409))
async def open_table(
    settings: Settings, person: Player, login: Login, service: ServiceDep
) -> TableOpened:
    """Open a table. You become its host, on the first seat."""
    return TableOpened(id=await open_for(service, person, login.token_id, settings))


@router.post("/play", status_code=201, responses=faults(401, 409))
async def play_now(order: PlayNow, person: Player, login: Login, service: ServiceDep) -> Update:
    """Open a table, seat bots on the other seats and deal, all in one request."""
    table_id = await open_for(service, person, login.token_id, order.settings)
    player = participant(person)
    return await deal_with_bots(service, table_id, player, order.bot, login.token_id)


async def deal_with_bots(
    service: Service, table_id: str, player: Participant, bot: str, token_id: str
) -> Update:
    """Seat a bot on all seats but the host's, and deal; close the table if it refuses."""
    table = await service.host.table(table_id)
    seats = range(1, table.settings.players)
    commands: list[Command] = [SeatBot(id=f"bot-{seat}", seat=seat, bot=bot) for seat in seats]
    for command in (*commands, Start(id="start")):
        answer = await service.host.do(table_id, player, command, token_id=token_id)
        if isinstance(answer, Refusal):
            await service.host.do(table_id, player, Close(id="close"))
            raise ApiError(409, answer.code, answer.message)
    assert isinstance(answer, Update)
    return answer


async def open_for(
    service: Service,
    person: Person,
    token_id: str,
    settings: Settings,
    challenge: Challenge | None = None,
) -> str:
    """Open a table for a person, unless they have too many."""
    await check_name(service, person, settings.name)
    most = service.options.tables_per_person
    if await service.store.tables.count_open(person.id) >= most:
        service.metrics.limited.labels("tables").inc()
        raise ApiError(409, "too-many-tables", f"You have {most} open tables: close one first.")
    return await service.host.open_table(
        participant(person), settings, token_id=token_id, challenge=challenge
    )


@router.get("/tables/{table_id}", responses=faults(401, 404))
async def show_table(table_id: Key, person: Reader, service: ServiceDep) -> Update:
    """Show a table as you see it. Without a seat you need its id, and it must allow spectators."""
    await check_can_view(service, table_id, person.id)
    return await service.host.state(table_id, person.id)


@router.get("/tables/{table_id}/invitation", responses=faults(404))
async def show_invitation(table_id: Key, person: OptionalPerson, service: ServiceDep) -> Invitation:
    """Describe a table to anybody who has its link, if its settings allow that."""
    await check_can_view(service, table_id, "" if person is None else person.id)
    return invitation_of(await service.host.table(table_id))


@router.post(
    "/tables/{table_id}/commands",
    response_model=Update | Hint,
    responses={
        **faults(401, 404),
        409: {"model": Refusal, "description": "The table refused the command."},
    },
)
async def act(
    table_id: Key,
    command: Annotated[Command, Body()],
    request: Request,
    person: Player,
    login: Login,
    service: ServiceDep,
) -> Response:
    """Send a command. Repeating an id returns the first answer and does nothing."""
    table = await service.host.table(table_id)
    is_seen = can_view(table, person.id)
    if not is_seen and not isinstance(command, Sit):
        raise watching_refused(table, person.id)
    if isinstance(command, TakeHint):
        service.limits.check("hint", address_key(client_address(request)))
    answer = await service.host.do(table_id, participant(person), command, token_id=login.token_id)
    if isinstance(answer, Hint) and not await still_signed_in(service, login):
        raise not_signed_in()  # the token may have been revoked while a bot was thinking
    if not is_seen and isinstance(answer, Refusal):
        raise ApiError(409, answer.code, answer.message)
    status = 409 if isinstance(answer, Refusal) else 200
    return JSONResponse(answer.model_dump(mode="json"), status)


async def _page(service: Service, page: Page[TableRow], person: Person | None) -> TablePage:
    me = None if person is None else person.id
    names = await service.store.people.names(person for row in page.items for person in row.people)
    return TablePage(
        items=tuple(_summary(row, me, names) for row in page.items), before=page.before
    )


def _summary(row: TableRow, me: str | None, names: Mapping[str, str]) -> TableSummary:
    return TableSummary(
        id=row.table_id,
        name=row.name,
        edition=row.edition,
        players=row.players,
        open_seats=row.open_seats,
        names=tuple(names[person] for person in row.people if person in names),
        phase=row.phase.value,
        is_public=row.is_public,
        is_your_turn=me in row.waiting_for,
        waiting_for=tuple(names[person] for person in row.waiting_for if person in names),
        seats=tuple(_listed_seats(row, me, names)),
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def _listed_seats(row: TableRow, me: str | None, names: Mapping[str, str]) -> Iterator[ListedSeat]:
    for person in row.people:
        if person in names:
            yield ListedSeat(name=names[person], bot=None, is_you=person == me)
    for bot in row.bots:
        yield ListedSeat(name=None, bot=bot, is_you=False)
