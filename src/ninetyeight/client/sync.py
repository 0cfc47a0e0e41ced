"""The client without `async`, for scripts; it runs on an event loop in a background thread."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Self, TypeVar

from anyio.from_thread import BlockingPortal, start_blocking_portal

from ninetyeight.client.connection import Connection, Incoming
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


class _EventLoop:
    """An event loop in a background thread."""

    def __init__(self) -> None:
        self._context = start_blocking_portal("asyncio")
        self._portal: BlockingPortal = self._context.__enter__()

    def run(self, function: Callable[[], Awaitable[T]]) -> T:
        """Run a coroutine function there and wait for it; an interrupt cancels it."""
        future = self._portal.start_task_soon(function)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def stop(self) -> None:
        self._context.__exit__(None, None, None)


class SyncConnection:
    """A `Connection` whose methods wait."""

    def __init__(self, connection: Connection, loop: _EventLoop) -> None:
        self._connection = connection
        self._run = loop.run

    def send(self, message: ClientMessage) -> None:
        self._run(lambda: self._connection.send(message))

    def next(self, timeout: float | None = None) -> Incoming:
        """Wait for the next message; raise `TimeoutError` after `timeout` seconds."""
        return self._run(lambda: asyncio.wait_for(self._connection.next(), timeout))

    def close(self) -> None:
        self._run(self._connection.close)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class SyncServer:
    """A `Server` whose methods wait."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        credentials: Credentials | None = None,
        purpose: str = "",
    ) -> None:
        self._server = Server(url, token, credentials=credentials, purpose=purpose)
        self._loop = _EventLoop()
        self._run = self._loop.run

    @property
    def url(self) -> str:
        return self._server.url

    @property
    def token(self) -> str | None:
        return self._server.token

    def about(self) -> Health:
        return self._run(self._server.about)

    def become_guest(self, name: str, language: Language = "en") -> Me:
        return self._run(lambda: self._server.become_guest(name, language))

    def visitor(self) -> Me | None:
        return self._run(self._server.visitor)

    def me(self) -> Me:
        return self._run(self._server.me)

    def rename(self, name: str) -> Me:
        return self._run(lambda: self._server.rename(name))

    def set_language(self, language: Language) -> Me:
        return self._run(lambda: self._server.set_language(language))

    def link_device(self) -> LinkCode:
        return self._run(self._server.link_device)

    def redeem(self, code: str) -> Me:
        return self._run(lambda: self._server.redeem(code))

    def sign_out(self, *, everywhere: bool = False) -> None:
        self._run(lambda: self._server.sign_out(everywhere=everywhere))

    def delete_me(self) -> None:
        self._run(self._server.delete_me)

    def bots(self) -> list[BotInfo]:
        return self._run(self._server.bots)

    def editions(self) -> list[EditionInfo]:
        return self._run(self._server.editions)

    def lobby(self, limit: int = MOST_ROWS) -> tuple[TableSummary, ...]:
        return self._run(lambda: self._server.lobby(limit))

    def my_tables(
        self, *, is_open: bool | None = True, limit: int = MOST_ROWS
    ) -> tuple[TableSummary, ...]:
        return self._run(lambda: self._server.my_tables(is_open=is_open, limit=limit))

    def open_table(self, settings: Settings | None = None) -> str:
        return self._run(lambda: self._server.open_table(settings))

    def table(self, table_id: str) -> Update:
        return self._run(lambda: self._server.table(table_id))

    def act(self, table_id: str, command: Command) -> Update | Hint | Refusal:
        return self._run(lambda: self._server.act(table_id, command))

    def join(self, table_id: str, *, since: int | None = None) -> SyncConnection:
        connection = self._run(lambda: self._server.join(table_id, since=since))
        return SyncConnection(connection, self._loop)

    def games(self, limit: int = MOST_ROWS) -> tuple[GameSummary, ...]:
        return self._run(lambda: self._server.games(limit))

    def game(self, game_id: str) -> FinishedGame:
        return self._run(lambda: self._server.game(game_id))

    def frames(self, game_id: str) -> ReplayedGame:
        return self._run(lambda: self._server.frames(game_id))

    def shared_game(self, key: str) -> FinishedGame:
        return self._run(lambda: self._server.shared_game(key))

    def shared_frames(self, key: str) -> ReplayedGame:
        return self._run(lambda: self._server.shared_frames(key))

    def share(self, game_id: str) -> Shared:
        return self._run(lambda: self._server.share(game_id))

    def import_game(self, record: str) -> GameSummary:
        return self._run(lambda: self._server.import_game(record))

    def statistics(self) -> list[StatisticsRow]:
        return self._run(self._server.statistics)

    def left(self, edition: str = "original", players: int = 1) -> list[LeftPoint]:
        return self._run(lambda: self._server.left(edition, players))

    def close(self) -> None:
        """Close the server's connections, and stop the thread."""
        self._run(self._server.close)
        self._loop.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
