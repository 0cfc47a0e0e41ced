"""A server, as a program asks it: who one is, its tables, finished games, and joining a table."""

from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

from pydantic import TypeAdapter, ValidationError

from ninetyeight.client.asking import Asking
from ninetyeight.client.credentials import Credentials
from ninetyeight.client.errors import ClientError, Incompatible, NotNinetyEight, ServerRefused
from ninetyeight.client.invitation import server_address
from ninetyeight.client.remote import RemoteConnection
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
"""What the token of a guest is called in the guest's own list."""
NOTHING: TypeAdapter[None] = TypeAdapter(None)
MOST_ROWS = 200
"""The longest page of a list that a server gives."""
UNKNOWN = 401


class Server:
    """A server, and who one is there. `async with Server(url) as server:` closes it at the end.

    With a token one is that token's person. With `credentials` the token that is kept for this
    server is used, and that of a new guest is kept; the `purpose` tells several apart.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        credentials: Credentials | None = None,
        purpose: str = "",
    ) -> None:
        self._asking = Asking(server_address(url))
        self._asking.token = token
        self._credentials = credentials
        self._purpose = purpose
        self._health: Health | None = None

    @property
    def url(self) -> str:
        """The address, without a slash at its end."""
        return self._asking.url

    @property
    def token(self) -> str | None:
        """The bearer token; whoever has it acts as this person."""
        return self._asking.token

    async def about(self) -> Health:
        """Tell the server's version; an error says if it is none, or one of another protocol."""
        response = await self._asking.send("GET", HEALTH, follows=True)
        address = str(response.url).partition("?")[0]
        try:
            health = Health.model_validate_json(response.content, extra="ignore")
        except ValidationError:
            raise NotNinetyEight(self.url) from None
        if health.protocol != PROTOCOL:
            raise Incompatible(self.url, health.protocol, PROTOCOL)
        self._asking.url = self._moved(address.removesuffix(HEALTH))
        self._health = health
        if self.token is None and self._credentials is not None:
            self._asking.token = self._credentials.token(self.url, self._purpose)
        return health

    async def become_guest(self, name: str, language: Language = "en") -> Me:
        """Become a guest by a name; who is known by a token stays who they are."""
        await self._arrive()
        if self.token is not None:
            try:
                return await self.me()
            except ServerRefused as error:
                if error.status != UNKNOWN or self._credentials is None:
                    raise
                self._asking.token = None  # what was kept is known no longer
        guest = _made(NewGuest, name=name, language=language)
        me = await self._asking.ask("POST", "/api/me", Me, body=guest)
        await self._keep_token()
        return me

    async def _keep_token(self) -> None:
        """Change the cookie of a new guest for a token, which a program can keep."""
        made = await self._asking.ask(
            "POST", "/api/me/tokens", TokenMade, body=NewToken(label=LABEL, scope="everything")
        )
        await self._asking.ask("POST", "/api/me/sign-out", NOTHING, body=SignOut())
        self._asking.forget_cookies()
        self._asking.token = made.token
        if self._credentials is not None:
            self._credentials.keep(self.url, made.token, self._purpose)

    async def visitor(self) -> Me | None:
        """Tell who one is here; None is nobody yet."""
        await self._arrive()
        reader: TypeAdapter[Me | None] = TypeAdapter(Me | None)
        return await self._asking.ask("GET", "/api/visitor", reader)

    async def me(self) -> Me:
        """Tell who one is."""
        return await self._get("/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Have another name, from the next table on."""
        return await self._change(_made(MeChange, name=name))

    async def set_language(self, language: Language) -> Me:
        """Have another language."""
        return await self._change(_made(MeChange, language=language))

    async def link_device(self) -> LinkCode:
        """Make a code by which another device becomes the same person."""
        await self._arrive()
        return await self._asking.ask("POST", "/api/me/link", LinkCode)

    async def redeem(self, code: str) -> Me:
        """Become the person whose code it is."""
        await self._arrive()
        self._asking.token = None
        me = await self._asking.ask("POST", "/api/link", Me, body=_made(Redeem, code=code))
        await self._keep_token()
        return me

    async def sign_out(self, *, everywhere: bool = False) -> None:
        """Make the token void, or all that this person has: nobody comes back by it."""
        await self._arrive()
        order = SignOut(everywhere=everywhere)
        await self._asking.ask("POST", "/api/me/sign-out", NOTHING, body=order)
        self._forget()

    async def delete_me(self) -> None:
        """Delete oneself: seats, tokens and name go."""
        await self._arrive()
        await self._asking.ask("DELETE", "/api/me", NOTHING)
        self._forget()

    async def bots(self) -> list[BotInfo]:
        """List the bots that the server can seat, the strongest last."""
        return await self._get("/api/bots", TypeAdapter(list[BotInfo]))

    async def editions(self) -> list[EditionInfo]:
        """List the names that editions are made of."""
        return await self._get("/api/editions", TypeAdapter(list[EditionInfo]))

    async def lobby(self, limit: int = MOST_ROWS) -> tuple[TableSummary, ...]:
        """List the public tables that wait for players, the newest first."""
        return (await self._get("/api/lobby", TablePage, limit=limit)).items

    async def my_tables(
        self, *, is_open: bool | None = True, limit: int = MOST_ROWS
    ) -> tuple[TableSummary, ...]:
        """List one's own tables, the newest first: the open ones, the others, or all with None."""
        page = await self._get("/api/me/tables", TablePage, is_open=is_open, limit=limit)
        return page.items

    async def open_table(self, settings: Settings | None = None) -> str:
        """Open a table and sit on its first seat, as its host; give its id."""
        await self._arrive()
        opened = await self._asking.ask(
            "POST", "/api/tables", TableOpened, body=settings or Settings()
        )
        return opened.id

    async def table(self, table_id: str) -> Update:
        """Show a table as one sees it."""
        return await self._get(f"/api/tables/{_part(table_id)}", Update)

    async def act(self, table_id: str, command: Command) -> Update | Hint | Refusal:
        """Do something at a table without a connection to it."""
        await self._arrive()
        reader: TypeAdapter[Update | Hint | Refusal] = TypeAdapter(Update | Hint | Refusal)
        path = f"/api/tables/{_part(table_id)}/commands"
        return await self._asking.ask("POST", path, reader, body=command, accepted=(409,))

    async def join(self, table_id: str, *, since: int | None = None) -> RemoteConnection:
        """Connect to a table; `since` is the last sequence that was seen there."""
        await self._arrive()
        scheme = "wss" if self.url.startswith("https:") else "ws"
        address = f"{scheme}:{self.url.partition(':')[2]}/api/tables/{_part(table_id)}/socket"
        return await RemoteConnection.open(address, self._asking.headers, since)

    async def games(self, limit: int = MOST_ROWS) -> tuple[GameSummary, ...]:
        """List one's finished games, the latest first."""
        return (await self._get("/api/me/games", GamePage, limit=limit)).items

    async def game(self, game_id: str) -> FinishedGame:
        """Show a finished game with its record."""
        return await self._get(f"/api/games/{_part(game_id)}", FinishedGame)

    async def frames(self, game_id: str) -> ReplayedGame:
        """Show a finished game moment by moment."""
        return await self._get(f"/api/games/{_part(game_id)}/frames", ReplayedGame)

    async def shared_game(self, key: str) -> FinishedGame:
        """Show a game that somebody shared."""
        return await self._get(f"/api/shared/{_part(key)}", FinishedGame)

    async def shared_frames(self, key: str) -> ReplayedGame:
        """Show a game that somebody shared, moment by moment."""
        return await self._get(f"/api/shared/{_part(key)}/frames", ReplayedGame)

    async def share(self, game_id: str) -> Shared:
        """Share a finished game: whoever has the key may see it."""
        await self._arrive()
        return await self._asking.ask("POST", f"/api/games/{_part(game_id)}/share", Shared)

    async def import_game(self, record: str) -> GameSummary:
        """Import a record, as the text of its file."""
        await self._arrive()
        return await self._asking.ask("POST", "/api/games", GameSummary, body=record)

    async def statistics(self) -> list[StatisticsRow]:
        """Sum up one's games."""
        return await self._get("/api/me/statistics", TypeAdapter(list[StatisticsRow]))

    async def left(self, edition: str = "original", players: int = 1) -> list[LeftPoint]:
        """List how many cards were left in one's latest games, the earliest of them first."""
        reader = TypeAdapter(list[LeftPoint])
        return await self._get("/api/me/left", reader, edition=edition, players=players)

    async def close(self) -> None:
        """Close what is open to the server; connections to tables are closed by themselves."""
        await self._asking.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def _arrive(self) -> None:
        """See once what kind of server it is, before anything else is asked."""
        if self._health is None:
            await self.about()

    def _moved(self, address: str) -> str:
        """Follow a server to https or another path; to another host nobody takes a token along."""
        here, there = urlsplit(self.url), urlsplit(address)
        if here.hostname != there.hostname or (here.scheme, there.scheme) == ("https", "http"):
            raise ClientError(
                "moved", f"The server at {self.url} sends on to {address}: name that address."
            )
        return address

    async def _get(self, path: str, answer: type[T] | TypeAdapter[T], **params: Any) -> T:
        await self._arrive()
        return await self._asking.ask("GET", path, answer, params=params)

    async def _change(self, change: MeChange) -> Me:
        await self._arrive()
        return await self._asking.ask("PATCH", "/api/me", Me, body=change)

    def _forget(self) -> None:
        self._asking.token = None
        if self._credentials is not None:
            self._credentials.forget(self.url, self._purpose)


def _made(model: type[M], **fields: str) -> M:
    """Make what is sent; what cannot be is an error that says where."""
    try:
        return model(**fields)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where, what = ".".join(map(str, first["loc"])), first["msg"].removeprefix("Value error, ")
        raise ClientError("invalid", f"{where}: {what.rstrip('.')}.") from None


def _part(text: str) -> str:
    """Give an id the form in which it stands in a path."""
    return quote(text, safe="")
