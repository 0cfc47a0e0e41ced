"""The same client without `async`, for scripts: it runs on an event loop in a thread of its own."""

import asyncio
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

from ninetyeight.client.connection import Connection, News
from ninetyeight.client.credentials import Credentials
from ninetyeight.client.server import MOST_ROWS, Server
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.http import (
    BotInfo,
    EditionInfo,
    FinishedGame,
    GameSummary,
    Health,
    Language,
    LeftPoint,
    LinkCode,
    Me,
    ReplayedGame,
    Shared,
    StatisticsRow,
    TableSummary,
)
from ninetyeight.protocol.message import ClientMessage, Hint, Refusal, Update
from ninetyeight.protocol.settings import Settings

T = TypeVar("T")


class _Loop:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="ninetyeight client", daemon=True
        )
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something there, and wait for it here."""
        doing = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return doing.result()
        except BaseException:
            doing.cancel()
            raise

    def stop(self) -> None:
        """End the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class PlainConnection:
    """A way to one table, see `Connection`."""

    def __init__(self, connection: Connection, loop: _Loop) -> None:
        self._connection = connection
        self._do = loop.do

    def send(self, message: ClientMessage) -> None:
        """Send a message; what comes of it arrives through `next`."""
        self._do(self._connection.send(message))

    def next(self, timeout: float | None = None) -> News:
        """Give what the table says next; `TimeoutError` if that takes longer, in seconds."""
        return self._do(asyncio.wait_for(self._connection.next(), timeout))

    def close(self) -> None:
        """End it; the seat stays."""
        self._do(self._connection.close())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class PlainServer:
    """A server, and who one is there; every method is the one of `Server`."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        credentials: Credentials | None = None,
        purpose: str = "",
    ) -> None:
        self._server = Server(url, token, credentials=credentials, purpose=purpose)
        self._loop = _Loop()
        self._do = self._loop.do

    @property
    def url(self) -> str:
        """The address, without a slash at its end."""
        return self._server.url

    @property
    def token(self) -> str | None:
        """The bearer token; whoever has it acts as this person."""
        return self._server.token

    def about(self) -> Health:
        """Tell the server's version."""
        return self._do(self._server.about())

    def become_guest(self, name: str, language: Language = "en") -> Me:
        """Become a guest by a name; who is known by a token stays who they are."""
        return self._do(self._server.become_guest(name, language))

    def visitor(self) -> Me | None:
        """Tell who one is here; None is nobody yet."""
        return self._do(self._server.visitor())

    def me(self) -> Me:
        """Tell who one is."""
        return self._do(self._server.me())

    def rename(self, name: str) -> Me:
        """Have another name, from the next table on."""
        return self._do(self._server.rename(name))

    def set_language(self, language: Language) -> Me:
        """Have another language."""
        return self._do(self._server.set_language(language))

    def link_device(self) -> LinkCode:
        """Make a code by which another device becomes the same person."""
        return self._do(self._server.link_device())

    def redeem(self, code: str) -> Me:
        """Become the person whose code it is."""
        return self._do(self._server.redeem(code))

    def sign_out(self, *, everywhere: bool = False) -> None:
        """Make the token void, or all that this person has: nobody comes back by it."""
        self._do(self._server.sign_out(everywhere=everywhere))

    def delete_me(self) -> None:
        """Delete oneself: seats, tokens and name go."""
        self._do(self._server.delete_me())

    def bots(self) -> list[BotInfo]:
        """List the bots that the server can seat, the strongest last."""
        return self._do(self._server.bots())

    def editions(self) -> list[EditionInfo]:
        """List the names that editions are made of."""
        return self._do(self._server.editions())

    def lobby(self, limit: int = MOST_ROWS) -> tuple[TableSummary, ...]:
        """List the public tables that wait for players, the newest first."""
        return self._do(self._server.lobby(limit))

    def my_tables(
        self, *, is_open: bool | None = True, limit: int = MOST_ROWS
    ) -> tuple[TableSummary, ...]:
        """List one's own tables, the newest first."""
        return self._do(self._server.my_tables(is_open=is_open, limit=limit))

    def open_table(self, settings: Settings | None = None) -> str:
        """Open a table and sit on its first seat, as its host; give its id."""
        return self._do(self._server.open_table(settings))

    def table(self, table_id: str) -> Update:
        """Show a table as one sees it."""
        return self._do(self._server.table(table_id))

    def act(self, table_id: str, command: Command) -> Update | Hint | Refusal:
        """Do something at a table without a connection to it."""
        return self._do(self._server.act(table_id, command))

    def join(self, table_id: str, *, since: int | None = None) -> PlainConnection:
        """Connect to a table; `since` is the last sequence that was seen there."""
        return PlainConnection(self._do(self._server.join(table_id, since=since)), self._loop)

    def games(self, limit: int = MOST_ROWS) -> tuple[GameSummary, ...]:
        """List one's finished games, the latest first."""
        return self._do(self._server.games(limit))

    def game(self, game_id: str) -> FinishedGame:
        """Show a finished game with its record."""
        return self._do(self._server.game(game_id))

    def frames(self, game_id: str) -> ReplayedGame:
        """Show a finished game moment by moment."""
        return self._do(self._server.frames(game_id))

    def shared_game(self, key: str) -> FinishedGame:
        """Show a game that somebody shared."""
        return self._do(self._server.shared_game(key))

    def shared_frames(self, key: str) -> ReplayedGame:
        """Show a game that somebody shared, moment by moment."""
        return self._do(self._server.shared_frames(key))

    def share(self, game_id: str) -> Shared:
        """Share a finished game: whoever has the key may see it."""
        return self._do(self._server.share(game_id))

    def import_game(self, record: str) -> GameSummary:
        """Import a record, as the text of its file."""
        return self._do(self._server.import_game(record))

    def statistics(self) -> list[StatisticsRow]:
        """Sum up one's games."""
        return self._do(self._server.statistics())

    def left(self, edition: str = "original", players: int = 1) -> list[LeftPoint]:
        """List how many cards were left in one's latest games, the earliest of them first."""
        return self._do(self._server.left(edition, players))

    def close(self) -> None:
        """Close what is open, and end the thread."""
        self._do(self._server.close())
        self._loop.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()
