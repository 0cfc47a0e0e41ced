"""Tokens: how people prove who they are. The store keeps only their hashes."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select

from ninetyeight.rules.errors import shown
from ninetyeight.store.errors import StoreError
from ninetyeight.store.people import PERSON, Person
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import people, tokens
from ninetyeight.store.sql import is_among
from ninetyeight.store.token_kind import Scope, TokenKind
from ninetyeight.store.writer import Writer

SIGN_IN_KINDS = (TokenKind.COOKIE, TokenKind.BEARER)


@dataclass(frozen=True, slots=True)
class Token:
    """A token without its secret."""

    id: str
    """Identifies the token; unlike the secret, it does not sign anybody in."""
    person_id: str = field(repr=False)
    kind: TokenKind
    label: str
    created_at: datetime
    expires_at: datetime | None
    scope: Scope = Scope.EVERYTHING


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The person behind a token, and what the token allows."""

    person: Person
    token_id: str
    scope: Scope


def new_token() -> str:
    """Draw the random secret of a token: 256 bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Hash a token's secret for the store; 256 random bits need no salt."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


class Tokens:
    """Issues, checks and revokes tokens."""

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
        """Issue a token to a person, unless they are being deleted."""
        assert len(token_hash) == 64, "a token is kept as its hash"
        token = Token(secrets.token_hex(8), person_id, kind, label, now, expires_at, scope)
        not_leaving = (
            select(people.c.id)
            .where(people.c.id == person_id, ~people.c.is_leaving)
            .with_for_update(read=True)
        )

        def job(connection: Connection) -> Token:
            if not connection.scalar(not_leaving):
                raise StoreError("no-such-person", f"There is no person {shown(person_id)}.")
            connection.execute(insert(tokens).values(hash=token_hash, **asdict(token)))
            return token

        return await self._writer.do(job)

    async def authenticate(self, token_hash: str, now: datetime) -> SignedIn | None:
        """Find the person whose cookie or bearer token this is."""
        query = (
            select(*PERSON, tokens.c.id, tokens.c.scope)
            .join_from(people, tokens)
            .where(tokens.c.hash == token_hash, tokens.c.kind.in_(SIGN_IN_KINDS), _is_valid(now))
        )

        def read(connection: Connection) -> SignedIn | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            *person, token_id, scope = row
            return SignedIn(Person(*person), token_id, scope)

        return await self._reader.read(read)

    async def valid(self, token_ids: Iterable[str], now: datetime) -> set[str]:
        """Return which tokens are still valid; a process asks for all its sockets at once."""

        def read(chunk: Sequence[str], connection: Connection) -> list[str]:
            are_asked = is_among(connection.dialect.name, tokens.c.id, chunk)
            query = select(tokens.c.id).where(are_asked, _is_valid(now))
            return list(connection.scalars(query))

        return set(await self._reader.read_chunks(read, token_ids))

    async def redeem_link(self, token_hash: str, now: datetime) -> Person | None:
        """Consume a link token and return its person; of several attempts, one succeeds."""

        def job(connection: Connection) -> Person | None:
            taken = delete(tokens).where(
                tokens.c.hash == token_hash, tokens.c.kind == TokenKind.LINK, _is_valid(now)
            )
            person_id = connection.scalar(taken.returning(tokens.c.person_id))
            query = select(*PERSON).where(people.c.id == person_id)
            row = connection.execute(query).one_or_none()
            return None if row is None else Person(*row)

        return await self._writer.do(job)

    async def revoke(self, token_hash: str) -> bool:
        """Delete a token, as when its holder signs out; return whether it existed."""
        return await self._delete(tokens.c.hash == token_hash) > 0

    async def revoke_by_id(self, person_id: str, token_id: str) -> bool:
        """Delete a token of this person; return whether it existed."""
        where = (tokens.c.person_id == person_id, tokens.c.id == token_id)
        return await self._delete(*where) > 0

    async def revoke_all(self, person_id: str, kind: TokenKind | None = None) -> int:
        """Delete all tokens of a person, or those of one kind; return how many there were."""
        kinds = () if kind is None else (tokens.c.kind == kind,)
        return await self._delete(tokens.c.person_id == person_id, *kinds)

    async def of_person(self, person_id: str, kind: TokenKind = TokenKind.BEARER) -> list[Token]:
        """List a person's tokens of a kind, oldest first."""
        query = (
            select(*(tokens.c[name] for name in Token.__match_args__))
            .where(tokens.c.person_id == person_id, tokens.c.kind == kind)
            .order_by(tokens.c.created_at, tokens.c.id)
        )
        return await self._reader.read(
            lambda connection: [Token(*row) for row in connection.execute(query)]
        )

    async def _delete(self, *where: ColumnElement[bool]) -> int:
        def job(connection: Connection) -> int:
            return connection.execute(delete(tokens).where(*where)).rowcount

        return await self._writer.do(job)


def _is_valid(now: datetime) -> ColumnElement[bool]:
    return or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now)
