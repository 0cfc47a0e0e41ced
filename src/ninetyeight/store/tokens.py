"""Tokens: what proves who somebody is. The store keeps only their hashes."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select

from ninetyeight.rules.errors import shown
from ninetyeight.store.errors import StoreError
from ninetyeight.store.people import PERSON, Person
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import people, tokens
from ninetyeight.store.sql import is_among
from ninetyeight.store.writer import Writer

CHUNK = 500
"""How many tokens are asked for in one query."""


class TokenKind(StrEnum):
    """What a token is for."""

    COOKIE = "cookie"
    """A browser."""
    BEARER = "bearer"
    """A bot or a program."""
    LINK = "link"
    """Moves a person to another device, once; a link or a code to type in."""


class Scope(StrEnum):
    """What may be done with a token; each includes those before it."""

    READ = "read"
    """See what the person sees: tables, games, figures."""
    PLAY = "play"
    """Open tables and act there."""
    EVERYTHING = "everything"
    """Also what concerns the person: name, tokens, data, games shared or imported, deletion."""

    def covers(self, needed: "Scope") -> bool:
        """Whether this is enough for what needs another."""
        order = list(Scope)
        return order.index(self) >= order.index(needed)


SIGNING_IN = (TokenKind.COOKIE, TokenKind.BEARER)
"""The kinds that prove who asks."""


@dataclass(frozen=True, slots=True)
class Token:
    """What may be told of a token."""

    id: str
    """Names the token, and proves nothing."""
    person_id: str = field(repr=False)
    kind: TokenKind
    label: str
    created_at: datetime
    expires_at: datetime | None
    scope: Scope = Scope.EVERYTHING


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who shows a token, and what may be done with it."""

    person: Person
    token_id: str
    scope: Scope


def new_token() -> str:
    """Make a token of 256 bits by chance."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Give what the store keeps of a token. 256 bits by chance need no salt."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


class Tokens:
    """The tokens of people."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def add(
        self,
        person_id: str,
        kind: TokenKind,
        token_hash: str,
        expires_at: datetime | None = None,
        label: str = "",
        scope: Scope = Scope.EVERYTHING,
        *,
        now: datetime,
    ) -> Token:
        """Keep the hash of a token."""
        assert len(token_hash) == 64, "a token is kept as its hash"
        token = Token(secrets.token_hex(8), person_id, kind, label, now, expires_at, scope)
        staying = (
            select(people.c.id)
            .where(people.c.id == person_id, ~people.c.is_leaving)
            .with_for_update(read=True)
        )

        def job(connection: Connection) -> Token:
            if not connection.scalar(staying):
                raise StoreError("no-such-person", f"There is no person {shown(person_id)}.")
            connection.execute(
                insert(tokens).values(
                    hash=token_hash,
                    id=token.id,
                    person_id=person_id,
                    kind=kind.value,
                    label=label,
                    created_at=now,
                    expires_at=expires_at,
                    scope=scope.value,
                )
            )
            return token

        return await self._writer.do(job)

    async def authenticate(self, token_hash: str, now: datetime) -> SignedIn | None:
        """Find whom a cookie or a bearer token belongs to."""
        kinds = [kind.value for kind in SIGNING_IN]
        query = (
            select(*PERSON, tokens.c.id, tokens.c.scope)
            .join_from(people, tokens)
            .where(tokens.c.hash == token_hash, tokens.c.kind.in_(kinds), _is_valid(now))
        )

        def read(connection: Connection) -> SignedIn | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            *person, token_id, scope = row
            return SignedIn(Person(*person), token_id, Scope(scope))

        return await self._reader.read(read)

    async def valid(self, token_ids: Iterable[str], now: datetime) -> set[str]:
        """Find which of these tokens are still good, for all sockets of a process at once."""
        asked = sorted(token_ids)

        def read(chunk: Sequence[str], connection: Connection) -> set[str]:
            are_asked = is_among(connection.dialect.name, tokens.c.id, chunk)
            return set(connection.scalars(select(tokens.c.id).where(are_asked, _is_valid(now))))

        valid: set[str] = set()
        for start in range(0, len(asked), CHUNK):
            valid |= await self._reader.read(partial(read, asked[start : start + CHUNK]))
        return valid

    async def redeem_link(self, token_hash: str, now: datetime) -> Person | None:
        """Use up a link token, and find whom it belongs to; of many who try, one succeeds."""

        def job(connection: Connection) -> Person | None:
            taken = delete(tokens).where(
                tokens.c.hash == token_hash,
                tokens.c.kind == TokenKind.LINK.value,
                _is_valid(now),
            )
            person_id = connection.scalar(taken.returning(tokens.c.person_id))
            query = select(*PERSON).where(people.c.id == person_id)
            row = connection.execute(query).one_or_none()
            return None if row is None else Person(*row)

        return await self._writer.do(job)

    async def revoke(self, token_hash: str) -> bool:
        """Make a token void, as when its holder signs out; whether it was there."""
        return await self._delete(tokens.c.hash == token_hash) > 0

    async def revoke_by_id(self, person_id: str, token_id: str) -> bool:
        """Make a person's token void that is known by its id; whether it was there."""
        where = (tokens.c.person_id == person_id, tokens.c.id == token_id)
        return await self._delete(*where) > 0

    async def revoke_all(self, person_id: str, kind: TokenKind | None = None) -> int:
        """Make all tokens of a person void, or those of one kind; return how many there were."""
        kinds = () if kind is None else (tokens.c.kind == kind.value,)
        return await self._delete(tokens.c.person_id == person_id, *kinds)

    async def of_person(self, person_id: str, kind: TokenKind = TokenKind.BEARER) -> list[Token]:
        """List a person's tokens of a kind, the oldest first."""
        columns = [tokens.c[name] for name in Token.__match_args__]
        query = (
            select(*columns)
            .where(tokens.c.person_id == person_id, tokens.c.kind == kind.value)
            .order_by(tokens.c.created_at, tokens.c.id)
        )
        return await self._reader.read(
            lambda connection: [_token(row) for row in connection.execute(query)]
        )

    async def _delete(self, *where: ColumnElement[bool]) -> int:
        def job(connection: Connection) -> int:
            return connection.execute(delete(tokens).where(*where)).rowcount

        return await self._writer.do(job)


def _is_valid(now: datetime) -> ColumnElement[bool]:
    return or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now)


def _token(row: Any) -> Token:
    return Token(
        row.id,
        row.person_id,
        TokenKind(row.kind),
        row.label,
        row.created_at,
        row.expires_at,
        Scope(row.scope),
    )
