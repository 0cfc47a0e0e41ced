"""Who asks: a browser by its cookie, a program by its bearer token. The store knows only hashes."""

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
"""Its name over TLS: browsers then take it from this host alone, and only with Secure."""
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
LONGEST_TOKEN = 128

LINK_MINUTES = 10
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without letters that look like digits."""
CODE_LENGTH = 12
"""60 bits, for ten minutes, at ten tries a minute."""

_cookie = APIKeyCookie(
    name=COOKIE, auto_error=False, description=f"Over TLS its name is `{SECURE_COOKIE}`."
)
_bearer = HTTPBearer(auto_error=False)


def presented_token(connection: HTTPConnection) -> str | None:
    """Give the token that a request shows: the header's where there is one, or the cookie's."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
    else:
        token = connection.cookies.get(_cookie_name(connection), "")
    return token if 0 < len(token) <= LONGEST_TOKEN else None


async def authenticate(connection: HTTPConnection, service: Service) -> SignedIn | None:
    """Find who asks by which token, and note that they were seen."""
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
    """Find who asks, where anybody may."""
    login = await authenticate(request, service)
    if login is None:
        return None
    service.limits.check("person", login.person.id)
    return login.person


Login = Annotated[SignedIn, Depends(_require_login)]
"""Who asks, and by which token. A route that has it also says what that token must allow."""


class RequireScope:
    """Lets those in whose token allows something; others are refused with 403, nobody with 401."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    async def __call__(self, login: Login) -> Person:
        """Find who asks."""
        check_scope(login, self.scope)
        return login.person


def check_scope(login: SignedIn, needed: Scope) -> None:
    """Refuse what a token does not allow."""
    if not login.scope.covers(needed):
        raise ApiError(
            403,
            "scope",
            f'This token is for "{login.scope}"; what was asked for needs "{needed}".',
        )


Reader = Annotated[Person, Depends(RequireScope(Scope.READ))]
"""Who asks, and may see what they see at tables and of their games."""
Player = Annotated[Person, Depends(RequireScope(Scope.PLAY))]
"""Who asks, and may act at tables."""
Owner = Annotated[Person, Depends(RequireScope(Scope.EVERYTHING))]
"""Who asks, and may do what concerns their account."""
OptionalPerson = Annotated[Person | None, Depends(optional_person)]
"""Who asks, where anybody may."""


async def still_signed_in(service: Service, login: SignedIn) -> bool:
    """Whether a token was not made void while its holder waited."""
    return bool(await service.store.tokens.valid([login.token_id], service.clock()))


def participant(person: Person) -> Participant:
    return Participant(id=person.id, name=person.name)


async def sign_in(request: Request, response: Response, service: Service, person: Person) -> None:
    """Sign a person in on the browser that asks."""
    token = new_token()
    await service.store.tokens.add(
        person.id, TokenKind.COOKIE, hash_token(token), now=service.clock()
    )
    set_cookie(request, response, token)


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Let a browser keep a token, where no script can read it."""
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
    """Let a browser forget its token."""
    response.delete_cookie(
        _cookie_name(request),
        path="/",
        secure=is_secure(request),
        httponly=True,
        samesite="strict",
    )


def new_code() -> str:
    """Make a code to type in on another device."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, CODE_LENGTH, 4))


def plain_code(typed: str) -> str:
    """Read a code as people type it: small letters, blanks, O for 0."""
    letters = typed.upper().translate(str.maketrans("OIL", "011"))
    return "".join(letter for letter in letters if letter in CODE_LETTERS)


def link_lasts() -> timedelta:
    """Tell how long a code is good for."""
    return timedelta(minutes=LINK_MINUTES)


def _cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE
