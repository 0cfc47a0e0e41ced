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
from ninetyeight.server.errors import ApiError
from ninetyeight.server.forgetting import delete_person
from ninetyeight.server.identity import (
    Owner,
    PerhapsAsker,
    Reader,
    give_cookie,
    link_lasts,
    new_code,
    plain_code,
    set_cookie,
    take_cookie,
    token_of,
)
from ninetyeight.server.limits import address_key
from ninetyeight.server.names import check_names_no_card
from ninetyeight.server.proxy import address_of
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Here
from ninetyeight.server.streaming import StreamedJson
from ninetyeight.store import Person, Scope, TokenKind, hash_token, new_token

MOST_TOKENS = 20
"""The bearer tokens that a person may have."""

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/me", responses=faults())
async def become_guest(
    guest: NewGuest, request: Request, response: Response, here: Here, asker: PerhapsAsker
) -> Me:
    """Become a guest: a name is enough. Who is one already stays who they are."""
    token = token_of(request)
    if asker is not None and token is not None:
        if "authorization" not in request.headers:
            set_cookie(request, response, token)
        return _me(asker)
    here.limits.check("new-people", address_key(address_of(request)))
    person = await here.store.add_person(guest.name, guest.language, here.clock())
    await give_cookie(request, response, here, person)
    return _me(person)


@router.get("/me", responses=faults(401))
async def show_me(asker: Reader) -> Me:
    """Tell who you are."""
    return _me(asker)


@router.get("/visitor", responses=faults())
async def show_visitor(asker: PerhapsAsker) -> Me | None:
    """Tell who comes: you, or nobody yet, which is no mistake."""
    return None if asker is None else _me(asker)


@router.patch("/me", responses=faults(401))
async def change_me(change: MeChange, asker: Owner, here: Here) -> Me:
    """Change your name or language. At a table the name you sat down with stays."""
    if change.name is not None:
        await check_names_no_card(here, asker, change.name)
        await here.store.rename(asker.id, change.name)
    if change.language is not None:
        await here.store.set_language(asker.id, change.language)
    return _me(await here.store.person(asker.id) or asker)


@router.delete("/me", status_code=204, responses=faults(401))
async def delete_me(request: Request, asker: Owner, here: Here) -> Response:
    """Delete yourself: your seats, tokens and name go; games of others stay without your name."""
    await delete_person(here.store, here.host, asker.id, here.clock(), here.trust.revoked)
    response = Response(status_code=204)
    take_cookie(request, response)
    return response


@router.get("/me/data", responses=faults(401))
async def download_me(asker: Owner, here: Here) -> Response:
    """Download all that is kept of you, as JSON; one download at a time."""
    leave = here.limits.enter_download(asker.id)
    try:
        data = await here.store.data_of(asker.id)
    except BaseException:
        leave()
        raise
    return StreamedJson(data or {}, filename="ninetyeight-data.json", on_end=leave)


@router.post("/me/sign-out", status_code=204, responses=faults(401))
async def sign_out(order: SignOut, request: Request, asker: Owner, here: Here) -> Response:
    """Sign out here, or on all devices. Without another device or token nobody comes back in."""
    token = token_of(request)
    assert token is not None
    if order.everywhere:
        await here.store.revoke_all(asker.id)
    else:
        await here.store.revoke(hash_token(token))
    await here.trust.revoked()
    response = Response(status_code=204)
    take_cookie(request, response)
    return response


@router.post("/me/link", status_code=201, responses=faults(401))
async def make_link(asker: Owner, here: Here) -> LinkCode:
    """Make a code that moves you to another device: once, within ten minutes."""
    code, now = new_code(), here.clock()
    expires_at = now + link_lasts()
    await here.store.revoke_all(asker.id, TokenKind.LINK)
    await here.store.add_token(
        asker.id, TokenKind.LINK, hash_token(plain_code(code)), expires_at, now=now
    )
    return LinkCode(code=code, path=f"/link#{code}", expires_at=expires_at)


@router.post("/link", responses=faults(404, 409))
async def redeem_link(
    order: Redeem, request: Request, response: Response, here: Here, asker: PerhapsAsker
) -> Me:
    """Become, on this device, the person whose code it is.

    Who is somebody here already says so with `replace`: without another device or a token, nobody
    comes back as who they were.
    """
    here.limits.check("redeem", address_key(address_of(request)))
    if asker is not None and not order.replace:
        raise ApiError(
            409, "signed-in", "You are somebody here already: say that this is to be replaced."
        )
    hashed = hash_token(plain_code(order.code))
    person = await here.store.take_link_token(hashed, here.clock())
    if person is None:
        raise ApiError(404, "no-such-code", "This code is wrong, used or too old.")
    await give_cookie(request, response, here, person)
    return _me(person)


@router.get("/me/tokens", responses=faults(401))
async def list_tokens(asker: Owner, here: Here) -> list[TokenInfo]:
    """List the tokens of your programs, without what they prove."""
    return [
        TokenInfo(
            id=token.id, label=token.label, scope=token.scope.value, created_at=token.created_at
        )
        for token in await here.store.tokens_of(asker.id)
    ]


@router.post("/me/tokens", status_code=201, responses=faults(401, 409))
async def make_token(order: NewToken, asker: Owner, here: Here) -> TokenMade:
    """Make a bearer token for a bot or a program, which then acts as you."""
    if len(await here.store.tokens_of(asker.id)) >= MOST_TOKENS:
        raise ApiError(409, "too-many-tokens", f"You have {MOST_TOKENS} tokens: delete one first.")
    secret = new_token()
    made = await here.store.add_token(
        asker.id,
        TokenKind.BEARER,
        hash_token(secret),
        label=order.label,
        scope=Scope(order.scope),
        now=here.clock(),
    )
    return TokenMade(
        id=made.id,
        label=made.label,
        scope=order.scope,
        created_at=made.created_at,
        token=secret,
    )


@router.delete("/me/tokens/{token_id}", status_code=204, responses=faults(401, 404))
async def delete_token(token_id: Key, asker: Owner, here: Here) -> Response:
    """Make a token void."""
    bearers = {token.id for token in await here.store.tokens_of(asker.id)}
    if token_id not in bearers or not await here.store.revoke_token(asker.id, token_id):
        raise ApiError(404, "no-such-token", "You have no such token.")
    await here.trust.revoked()
    return Response(status_code=204)


def _me(person: Person) -> Me:
    return Me(
        id=person.id, name=person.name, language=person.language, created_at=person.created_at
    )
