"""Authentication: browsers by cookie, programs by bearer token. The store holds only hashes."""

import secrets
from datetime import timedelta
from typing import Annotated

from fastapi import Depends, Request, Response, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from fastapi.security.http import HTTPAuthorizationCredentials
from starlette.requests import HTTPConnection

from ninetyeight.server.connection import is_secure
from ninetyeight.server.errors import ApiError, not_signed_in
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.store import Person, Scope, SignedIn, TokenKind, hash_token, new_token
from ninetyeight.store.people import TOUCH
from ninetyeight.table import Participant

COOKIE = "ninetyeight"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie's name over TLS: the prefix makes browsers accept it only from this host."""
COOKIE_SECONDS = 400 * 24 * 3600
"""How long browsers keep a cookie at most."""
LONGEST_TOKEN = 128

LINK_MINUTES = 10
LINK_LIFETIME = timedelta(minutes=LINK_MINUTES)
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, without letters that look like digits."""
CODE_LENGTH = 12
"""Makes 60 bits, which is ample for ten minutes at ten tries a minute."""

_cookie = APIKeyCookie(
    name=COOKIE, auto_error=False, description=f"Over TLS its name is `{SECURE_COOKIE}`."
)
_bearer = HTTPBearer(auto_error=False)


def presented_token(connection: HTTPConnection) -> str | None:
    """Return the token of a request, from its `Authorization` header or else from its cookie."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
    else:
        token = connection.cookies.get(_cookie_name(connection), "")
    return token if 0 < len(token) <= LONGEST_TOKEN else None


async def authenticate(connection: HTTPConnection, service: Service) -> SignedIn | None:
    """Find the person behind a request by its token, and record that they were seen."""
    token = presented_token(connection)
    if token is None:
        return None
    now = service.clock()
    login = await service.store.tokens.authenticate(hash_token(token), now)
    if login is not None and now - login.person.seen_at >= TOUCH:
        await service.store.people.touch(login.person.id, now)
    return login


async def _require_login(
    request: Request,
    service: ServiceDep,
    _a: Annotated[str | None, Security(_cookie)],
    _b: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)],
) -> SignedIn:
    login = await authenticate(request, service)
    if login is None:
        raise not_signed_in()
    service.limits.check("person", login.person.id)
    return login


async def optional_person(request: Request, service: ServiceDep) -> Person | None:
    """Find the person behind a request, for routes that also serve people not signed in."""
    login = await authenticate(request, service)
    if login is None:
        return None
    service.limits.check("person", login.person.id)
    return login.person


Login = Annotated[SignedIn, Depends(_require_login)]
"""The person and their token. A route that takes it must also require a scope, as below."""


class RequireScope:
    """Requires a token with a scope: 401 without a token, 403 if its scope is too narrow."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    async def __call__(self, login: Login) -> Person:
        check_scope(login, self.scope)
        return login.person


def check_scope(login: SignedIn, needed: Scope) -> None:
    """Refuse what the token's scope does not cover."""
    if not login.scope.covers(needed):
        raise ApiError(
            403,
            "scope",
            f'This needs a token with the scope "{needed}"; this one has "{login.scope}".',
        )


Reader = Annotated[Person, Depends(RequireScope(Scope.READ))]
"""The person, whose token may read their tables and games."""
Player = Annotated[Person, Depends(RequireScope(Scope.PLAY))]
"""The person, whose token may open tables and play."""
Owner = Annotated[Person, Depends(RequireScope(Scope.EVERYTHING))]
"""The person, whose token may change their account."""
OptionalPerson = Annotated[Person | None, Depends(optional_person)]
"""The person, or None if they are not signed in."""


async def still_signed_in(service: Service, login: SignedIn) -> bool:
    """Whether the token is still valid, for use after a long wait."""
    return bool(await service.store.tokens.valid([login.token_id], service.clock()))


def participant(person: Person) -> Participant:
    return Participant(id=person.id, name=person.name)


async def sign_in(request: Request, response: Response, service: Service, person: Person) -> None:
    """Sign a person in on this browser."""
    token = new_token()
    await service.store.tokens.add(
        person.id, TokenKind.COOKIE, hash_token(token), now=service.clock()
    )
    set_cookie(request, response, token)


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Set the cookie, which scripts cannot read."""
    response.set_cookie(
        _cookie_name(request),
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=is_secure(request),
        httponly=True,
        samesite="strict",
    )


def clear_cookie(request: Request, response: Response) -> None:
    response.delete_cookie(
        _cookie_name(request),
        path="/",
        secure=is_secure(request),
        httponly=True,
        samesite="strict",
    )


def new_code() -> str:
    """Draw a random code to type in on another device."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, CODE_LENGTH, 4))


def plain_code(typed: str) -> str:
    """Normalize a code as people type it: in lower case, with spaces, with O for 0."""
    letters = typed.upper().translate(str.maketrans("OIL", "011"))
    return "".join(letter for letter in letters if letter in CODE_LETTERS)


def _cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE
