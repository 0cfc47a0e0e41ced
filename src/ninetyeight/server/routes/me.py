"""Your account: signing in and out, your name, devices, tokens and data."""

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
    LINK_LIFETIME,
    OptionalPerson,
    Owner,
    Reader,
    clear_cookie,
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
from ninetyeight.store import Person, Scope, Token, TokenKind, hash_token, new_token

MOST_TOKENS = 20
"""How many bearer tokens a person may have."""

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/me", response_model=Me, responses=faults())
async def become_guest(
    guest: NewGuest,
    request: Request,
    response: Response,
    service: ServiceDep,
    visitor: OptionalPerson,
) -> Person:
    """Become a guest; a name is optional. If you are already signed in, nothing changes."""
    token = presented_token(request)
    if visitor is not None and token is not None:
        if "authorization" not in request.headers:
            set_cookie(request, response, token)
        return visitor
    service.limits.check("new-people", address_key(client_address(request)))
    person = await service.store.people.add(guest.name, guest.language, service.clock())
    await sign_in(request, response, service, person)
    return person


@router.get("/me", response_model=Me, responses=faults(401))
async def show_me(person: Reader) -> Person:
    """Show your account."""
    return person


@router.get("/visitor", response_model=Me | None, responses=faults())
async def show_visitor(visitor: OptionalPerson) -> Person | None:
    """Show your account, or null if you are not signed in."""
    return visitor


@router.patch("/me", response_model=Me, responses=faults(401))
async def change_me(change: MeChange, person: Owner, service: ServiceDep) -> Person:
    """Change your name or language. Tables keep the name you sat down with."""
    if change.name is not None:
        await check_name(service, person, change.name)
        await service.store.people.rename(person.id, change.name)
    if change.language is not None:
        await service.store.people.set_language(person.id, change.language)
    return await service.store.people.find(person.id) or person


@router.delete("/me", status_code=204, responses=faults(401))
async def delete_me(request: Request, person: Owner, service: ServiceDep) -> Response:
    """Delete your account: seats, tokens and name. Others keep their games, without your name."""
    await delete_person(
        service.store, service.host, person.id, service.clock(), service.revocations.enforce
    )
    response = Response(status_code=204)
    clear_cookie(request, response)
    return response


@router.get("/me/data", responses=faults(401))
async def download_me(person: Owner, service: ServiceDep) -> Response:
    """Download all data stored about you, as JSON. One download at a time."""
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
    """Sign out here or everywhere. Without another device or a token you cannot sign in again."""
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
    """Create a one-time code that signs you in on another device within ten minutes."""
    code, now = new_code(), service.clock()
    expires_at = now + LINK_LIFETIME
    await service.store.tokens.revoke_all(person.id, TokenKind.LINK)
    await service.store.tokens.add(
        person.id, TokenKind.LINK, hash_token(plain_code(code)), expires_at, now=now
    )
    return LinkCode(code=code, path=f"/link#{code}", expires_at=expires_at)


@router.post("/link", response_model=Me, responses=faults(404, 409))
async def redeem_link(
    order: Redeem,
    request: Request,
    response: Response,
    service: ServiceDep,
    visitor: OptionalPerson,
) -> Person:
    """Sign in on this device with a code from another.

    If somebody is already signed in here, `replace` is required: without another device or a
    token, they cannot sign in again.
    """
    service.limits.check("redeem", address_key(client_address(request)))
    if visitor is not None and not order.replace:
        raise ApiError(409, "signed-in", "You are already signed in here: confirm with `replace`.")
    hashed = hash_token(plain_code(order.code))
    person = await service.store.tokens.redeem_link(hashed, service.clock())
    if person is None:
        raise ApiError(404, "no-such-code", "This code is wrong, used up or expired.")
    await sign_in(request, response, service, person)
    return person


@router.get("/me/tokens", response_model=list[TokenInfo], responses=faults(401))
async def list_tokens(person: Owner, service: ServiceDep) -> list[Token]:
    """List your bearer tokens, without their secrets."""
    return await service.store.tokens.of_person(person.id)


@router.post("/me/tokens", status_code=201, responses=faults(401, 409))
async def make_token(order: NewToken, person: Owner, service: ServiceDep) -> TokenMade:
    """Create a bearer token for a bot or a program, which then acts as you."""
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
    return TokenMade(  # field by field: a stored token has no secret, which this model requires
        id=made.id,
        label=made.label,
        scope=order.scope,
        created_at=made.created_at,
        token=secret,
    )


@router.delete("/me/tokens/{token_id}", status_code=204, responses=faults(401, 404))
async def delete_token(token_id: Key, person: Owner, service: ServiceDep) -> Response:
    """Revoke a bearer token."""
    bearers = {token.id for token in await service.store.tokens.of_person(person.id)}
    if token_id not in bearers or not await service.store.tokens.revoke_by_id(person.id, token_id):
        raise ApiError(404, "no-such-token", "You do not have this token.")
    await service.revocations.enforce()
    return Response(status_code=204)
