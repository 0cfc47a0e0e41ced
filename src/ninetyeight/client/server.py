"""A client of a server: your guest, tables, finished games, and joining a table."""

from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

from pydantic import TypeAdapter, ValidationError

from ninetyeight.client.credentials import Credentials
from ninetyeight.client.errors import ClientError, Incompatible, NotNinetyEight, ServerRefused
from ninetyeight.client.http_client import HttpClient
from ninetyeight.client.invitation import server_address
from ninetyeight.client.remote_connection import RemoteConnection
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.http import (
    BotInfo,
    EditionInfo,
    FinishedGame,
    GamePage,
    GameSummary,
    Health,
    Language,
    LeftPoint,
    LinkCode,
    Me,
    MeChange,
    NewGuest,
    NewToken,
    Redeem,
    ReplayedGame,
    Shared,
    SignOut,
    Standing,
    StatisticsRow,
    TableOpened,
    TablePage,
    TableSummary,
    TokenMade,
)
from ninetyeight.protocol.message import PROTOCOL, Hint, Refusal, Update
from ninetyeight.protocol.model import Model
from ninetyeight.protocol.settings import Settings

T = TypeVar("T")
M = TypeVar("M", bound=Model)

HEALTH = "/api/health"
LABEL = "ninetyeight client"
"""The token's label in the guest's list of tokens."""
NOTHING: TypeAdapter[None] = TypeAdapter(None)
MOST_ROWS = 200
"""The longest page that a server returns."""
UNAUTHORIZED = 401


class Server:
    """A server, used by one guest. Close it, or use it in `async with`.

    The `token` is the guest's. Without it, `credentials` may hold one for this server, and will
    save that of a new guest; `purpose` distinguishes several guests on one server.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        credentials: Credentials | None = None,
        purpose: str = "",
    ) -> None:
        self._http = HttpClient(server_address(url))
        self._http.token = token
        self._credentials = credentials
        self._purpose = purpose
        self._health: Health | None = None

    @property
    def url(self) -> str:
        """The address, without a trailing slash."""
        return self._http.url

    @property
    def token(self) -> str | None:
        """The guest's bearer token. Keep it secret: anybody who has it can act as the guest."""
        return self._http.token

    async def about(self) -> Health:
        """Read the server's version.

        Raises `NotNinetyEight` if it is not a Ninety-Eight server, and `Incompatible` if it speaks
        another version of the protocol.
        """
        response = await self._http.send("GET", HEALTH, follow_redirects=True)
        address = str(response.url).partition("?")[0]
        try:
            health = Health.model_validate_json(response.content, extra="ignore")
        except ValidationError:
            raise NotNinetyEight(self.url) from None
        if health.protocol != PROTOCOL:
            raise Incompatible(self.url, health.protocol, PROTOCOL)
        self._http.url = self._redirected(address.removesuffix(HEALTH))
        self._health = health
        if self.token is None and self._credentials is not None:
            self._http.token = self._credentials.token(self.url, self._purpose)
        return health

    async def become_guest(self, name: str, language: Language = "en") -> Me:
        """Become a new guest with this name, unless there is a token: then stay its guest."""
        await self._check_server()
        if self.token is not None:
            try:
                return await self.me()
            except ServerRefused as error:
                if error.status != UNAUTHORIZED or self._credentials is None:
                    raise
                self._http.token = None  # the server no longer knows the saved token
        guest = _valid(NewGuest, name=name, language=language)
        me = await self._http.request("POST", "/api/me", Me, body=guest)
        await self._keep_token()
        return me

    async def _keep_token(self) -> None:
        """Exchange the cookie of a new guest for a token, which a program can keep."""
        made = await self._http.request(
            "POST", "/api/me/tokens", TokenMade, body=NewToken(label=LABEL, scope="everything")
        )
        await self._http.request("POST", "/api/me/sign-out", NOTHING, body=SignOut())
        self._http.drop_cookies()
        self._http.token = made.token
        if self._credentials is not None:
            self._credentials.keep(self.url, made.token, self._purpose)

    async def visitor(self) -> Me | None:
        """Read who you are on this server; None before you become a guest."""
        await self._check_server()
        reader: TypeAdapter[Me | None] = TypeAdapter(Me | None)
        return await self._http.request("GET", "/api/visitor", reader)

    async def me(self) -> Me:
        return await self._get("/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Change your name; tables where you have a seat keep the old one."""
        return await self._change(_valid(MeChange, name=name))

    async def set_language(self, language: Language) -> Me:
        return await self._change(_valid(MeChange, language=language))

    async def link_device(self) -> LinkCode:
        """Create a code that signs this guest in on another device."""
        await self._check_server()
        return await self._http.request("POST", "/api/me/link", LinkCode)

    async def redeem(self, code: str) -> Me:
        """Become the guest whose code this is."""
        await self._check_server()
        self._http.token = None
        me = await self._http.request("POST", "/api/link", Me, body=_valid(Redeem, code=code))
        await self._keep_token()
        return me

    async def sign_out(self, *, everywhere: bool = False) -> None:
        """Revoke the token, or all tokens of this guest, who then cannot sign in again."""
        await self._check_server()
        order = SignOut(everywhere=everywhere)
        await self._http.request("POST", "/api/me/sign-out", NOTHING, body=order)
        self._drop_token()

    async def delete_me(self) -> None:
        """Delete the guest: seats, tokens and name."""
        await self._check_server()
        await self._http.request("DELETE", "/api/me", NOTHING)
        self._drop_token()

    async def bots(self) -> list[BotInfo]:
        """List the bots that the server can seat, strongest last."""
        return await self._get("/api/bots", TypeAdapter(list[BotInfo]))

    async def editions(self) -> list[EditionInfo]:
        """List the names that editions are made of."""
        return await self._get("/api/editions", TypeAdapter(list[EditionInfo]))

    async def lobby(self, limit: int = MOST_ROWS) -> tuple[TableSummary, ...]:
        """List the public tables that are waiting for players, newest first."""
        return (await self._get("/api/lobby", TablePage, limit=limit)).items

    async def my_tables(
        self, *, is_open: bool | None = True, limit: int = MOST_ROWS
    ) -> tuple[TableSummary, ...]:
        """List your tables, newest first: open ones, the others, or with None all of them."""
        page = await self._get("/api/me/tables", TablePage, is_open=is_open, limit=limit)
        return page.items

    async def open_table(self, settings: Settings | None = None) -> str:
        """Open a table and take its first seat, as its host; return its id."""
        await self._check_server()
        opened = await self._http.request(
            "POST", "/api/tables", TableOpened, body=settings or Settings()
        )
        return opened.id

    async def table(self, table_id: str) -> Update:
        """Read a table as you see it."""
        return await self._get(f"/api/tables/{_quoted(table_id)}", Update)

    async def act(self, table_id: str, command: Command) -> Update | Hint | Refusal:
        """Send one command to a table, without a connection to it."""
        await self._check_server()
        reader: TypeAdapter[Update | Hint | Refusal] = TypeAdapter(Update | Hint | Refusal)
        path = f"/api/tables/{_quoted(table_id)}/commands"
        return await self._http.request("POST", path, reader, body=command, accepted=(409,))

    async def join(self, table_id: str, *, since: int | None = None) -> RemoteConnection:
        """Connect to a table; `since` is the sequence number of the last event you have seen."""
        await self._check_server()
        scheme = "wss" if self.url.startswith("https:") else "ws"
        address = f"{scheme}:{self.url.partition(':')[2]}/api/tables/{_quoted(table_id)}/socket"
        return await RemoteConnection.open(address, self._http.headers, since)

    async def games(self, limit: int = MOST_ROWS) -> tuple[GameSummary, ...]:
        """List your finished games, latest first."""
        return (await self._get("/api/me/games", GamePage, limit=limit)).items

    async def game(self, game_id: str) -> FinishedGame:
        """Read a finished game with its record."""
        return await self._get(f"/api/games/{_quoted(game_id)}", FinishedGame)

    async def frames(self, game_id: str) -> ReplayedGame:
        """Read a finished game frame by frame, for a replay."""
        return await self._get(f"/api/games/{_quoted(game_id)}/frames", ReplayedGame)

    async def standing(self, game_id: str) -> Standing:
        """Compare a finished game of yours with those before it."""
        return await self._get(f"/api/games/{_quoted(game_id)}/standing", Standing)

    async def shared_game(self, key: str) -> FinishedGame:
        return await self._get(f"/api/shared/{_quoted(key)}", FinishedGame)

    async def shared_frames(self, key: str) -> ReplayedGame:
        return await self._get(f"/api/shared/{_quoted(key)}/frames", ReplayedGame)

    async def share(self, game_id: str) -> Shared:
        """Share a finished game with anybody who has the key."""
        await self._check_server()
        return await self._http.request("POST", f"/api/games/{_quoted(game_id)}/share", Shared)

    async def import_game(self, record: str) -> GameSummary:
        """Import a record, given as the text of its file."""
        await self._check_server()
        return await self._http.request("POST", "/api/games", GameSummary, body=record)

    async def statistics(self) -> list[StatisticsRow]:
        return await self._get("/api/me/statistics", TypeAdapter(list[StatisticsRow]))

    async def left(self, edition: str = "original", players: int = 1) -> list[LeftPoint]:
        """List how many cards were left in your latest games, earliest first."""
        reader = TypeAdapter(list[LeftPoint])
        return await self._get("/api/me/left", reader, edition=edition, players=players)

    async def close(self) -> None:
        """Close the HTTP client; connections to tables are closed separately."""
        await self._http.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _check_server(self) -> None:
        """Read the server's version once, before the first request."""
        if self._health is None:
            await self.about()

    def _redirected(self, address: str) -> str:
        """Accept a redirect to https or another path; another host must not get the token."""
        old, new = urlsplit(self.url), urlsplit(address)
        if old.hostname != new.hostname or (old.scheme, new.scheme) == ("https", "http"):
            raise ClientError(
                "moved", f"The server at {self.url} redirects to {address}: use that address."
            )
        return address

    async def _get(self, path: str, answer: type[T] | TypeAdapter[T], **params: Any) -> T:
        await self._check_server()
        return await self._http.request("GET", path, answer, params=params)

    async def _change(self, change: MeChange) -> Me:
        await self._check_server()
        return await self._http.request("PATCH", "/api/me", Me, body=change)

    def _drop_token(self) -> None:
        self._http.token = None
        if self._credentials is not None:
            self._credentials.forget(self.url, self._purpose)


def _valid(model: type[M], **fields: str) -> M:
    """Make a request's body; raise an error that names the first invalid field."""
    try:
        return model(**fields)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where, what = ".".join(map(str, first["loc"])), first["msg"].removeprefix("Value error, ")
        raise ClientError("invalid", f"{where}: {what.rstrip('.')}.") from None


def _quoted(text: str) -> str:
    return quote(text, safe="")
