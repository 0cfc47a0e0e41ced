"""A person: becoming a guest, names, devices, programs, data."""

from fastapi import APIRouter, Request, Response

from ninetyeight.protocol.http import (
    Key,
    LinkCode,
    Me,
    MeChange,
    NewGuest,
    NewToken,
    Redeem,
    SignOut,
    TokenInfo,
    TokenMade,
)
from ninetyeight.server.connection import client_address
from ninetyeight.server.errors import ApiError
from ninetyeight.server.identity import (
    OptionalPerson,
    Owner,
    Reader,
    clear_cookie,
    link_lasts,
    new_code,
    plain_code,
    presented_token,
    set_cookie,
    sign_in,
)
from ninetyeight.server.limits import address_key
from ninetyeight.server.name_policy import check_name
from ninetyeight.server.retention import delete_person
from ninetyeight.server.routes import faults
from ninetyeight.server.service import ServiceDep
from ninetyeight.server.streaming import StreamedJson
from ninetyeight.store import Person, Scope, TokenKind, hash_token, new_token

MOST_TOKENS = 20
"""The bearer tokens that a person may have."""

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/me", responses=faults())
async def become_guest(
    guest: NewGuest,
    request: Request,
    response: Response,
    service: ServiceDep,
    visitor: OptionalPerson,
) -> Me:
    """Become a guest: a name is enough. Who is one already stays who they are."""
    token = presented_token(request)
    if visitor is not None and token is not None:
        if "authorization" not in request.headers:
            set_cookie(request, response, token)
        return _me(visitor)
    service.limits.check("new-people", address_key(client_address(request)))
    person = await service.store.people.add(guest.name, guest.language, service.clock())
    await sign_in(request, response, service, person)
    return _me(person)


@router.get("/me", responses=faults(401))
async def show_me(person: Reader) -> Me:
    """Tell who you are."""
    return _me(person)


@router.get("/visitor", responses=faults())
async def show_visitor(visitor: OptionalPerson) -> Me | None:
    """Tell who comes: you, or nobody yet, which is no mistake."""
    return None if visitor is None else _me(visitor)


@router.patch("/me", responses=faults(401))
async def change_me(change: MeChange, person: Owner, service: ServiceDep) -> Me:
    """Change your name or language. At a table the name you sat down with stays."""
    if change.name is not None:
        await check_name(service, person, change.name)
        await service.store.people.rename(person.id, change.name)
    if change.language is not None:
        await service.store.people.set_language(person.id, change.language)
    return _me(await service.store.people.find(person.id) or person)


@router.delete("/me", status_code=204, responses=faults(401))
async def delete_me(request: Request, person: Owner, service: ServiceDep) -> Response:
    """Delete yourself: your seats, tokens and name go; games of others stay without your name."""
    await delete_person(
        service.store, service.host, person.id, service.clock(), service.revocations.enforce
    )
    response = Response(status_code=204)
    clear_cookie(request, response)
    return response


@router.get("/me/data", responses=faults(401))
async def download_me(person: Owner, service: ServiceDep) -> Response:
    """Download all that is kept of you, as JSON; one download at a time."""
    leave = service.limits.enter_download(person.id)
    try:
        data = await service.store.download.of_person(person.id)
    except BaseException:
        leave()
        raise
    return StreamedJson(data or {}, filename="ninetyeight-data.json", on_end=leave)


@router.post("/me/sign-out", status_code=204, responses=faults(401))
async def sign_out(
    order: SignOut, request: Request, person: Owner, service: ServiceDep
) -> Response:
    """Sign out here, or on all devices. Without another device or token nobody comes back in."""
    token = presented_token(request)
    assert token is not None
    if order.everywhere:
        await service.store.tokens.revoke_all(person.id)
    else:
        await service.store.tokens.revoke(hash_token(token))
    await service.revocations.enforce()
    response = Response(status_code=204)
    clear_cookie(request, response)
    return response


@router.post("/me/link", status_code=201, responses=faults(401))
async def make_link(person: Owner, service: ServiceDep) -> LinkCode:
    """Make a code that moves you to another device: once, within ten minutes."""
    code, now = new_code(), service.clock()
    expires_at = now + link_lasts()
    await service.store.tokens.revoke_all(person.id, TokenKind.LINK)
    await service.store.tokens.add(
        person.id, TokenKind.LINK, hash_token(plain_code(code)), expires_at, now=now
    )
    return LinkCode(code=code, path=f"/link#{code}", expires_at=expires_at)


@router.post("/link", responses=faults(404, 409))
async def redeem_link(
    order: Redeem,
    request: Request,
    response: Response,
    service: ServiceDep,
    visitor: OptionalPerson,
) -> Me:
    """Become, on this device, the person whose code it is.

    Who is somebody here already says so with `replace`: without another device or a token, nobody
    comes back as who they were.
    """
    service.limits.check("redeem", address_key(client_address(request)))
    if visitor is not None and not order.replace:
        raise ApiError(
            409, "signed-in", "You are somebody here already: say that this is to be replaced."
        )
    hashed = hash_token(plain_code(order.code))
    person = await service.store.tokens.redeem_link(hashed, service.clock())
    if person is None:
        raise ApiError(404, "no-such-code", "This code is wrong, used or too old.")
    await sign_in(request, response, service, person)
    return _me(person)


@router.get("/me/tokens", responses=faults(401))
async def list_tokens(person: Owner, service: ServiceDep) -> list[TokenInfo]:
    """List the tokens of your programs, without what they prove."""
    return [
        TokenInfo(
            id=token.id, label=token.label, scope=token.scope.value, created_at=token.created_at
        )
        for token in await service.store.tokens.of_person(person.id)
    ]


@router.post("/me/tokens", status_code=201, responses=faults(401, 409))
async def make_token(order: NewToken, person: Owner, service: ServiceDep) -> TokenMade:
    """Make a bearer token for a bot or a program, which then acts as you."""
    if len(await service.store.tokens.of_person(person.id)) >= MOST_TOKENS:
        raise ApiError(409, "too-many-tokens", f"You have {MOST_TOKENS} tokens: delete one first.")
    secret = new_token()
    made = await service.store.tokens.add(
        person.id,
        TokenKind.BEARER,
        hash_token(secret),
        label=order.label,
        scope=Scope(order.scope),
        now=service.clock(),
    )
    return TokenMade(
        id=made.id,
        label=made.label,
        scope=order.scope,
        created_at=made.created_at,
        token=secret,
    )


@router.delete("/me/tokens/{token_id}", status_code=204, responses=faults(401, 404))
async def delete_token(token_id: Key, person: Owner, service: ServiceDep) -> Response:
    """Make a token void."""
    bearers = {token.id for token in await service.store.tokens.of_person(person.id)}
    if token_id not in bearers or not await service.store.tokens.revoke_by_id(person.id, token_id):
        raise ApiError(404, "no-such-token", "You have no such token.")
    await service.revocations.enforce()
    return Response(status_code=204)


def _me(person: Person) -> Me:
    return Me(
        id=person.id, name=person.name, language=person.language, created_at=person.created_at
    )
