"""Tables on a server, side by side with people in browsers."""

import json
from collections.abc import Sequence

from ninetyeight.client import Connection, Server, new_id
from ninetyeight.protocol.command import Command, SeatBot, Start
from ninetyeight.protocol.frames import GameFrames
from ninetyeight.protocol.http import TableSummary
from ninetyeight.protocol.message import Refusal
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import GameError
from ninetyeight.terminal.place import Company, Comparison, GameLine, ResultSummary, TableLine


class ServerPlace:
    """The tables of a server, seen as the guest that this program is there."""

    is_local = False
    deletes = False

    def __init__(self, server: Server) -> None:
        self._server = server

    @property
    def title(self) -> str:
        return self._server.url

    async def bots(self) -> Sequence[str]:
        return [bot.name for bot in await self._server.bots()]

    async def my_tables(self) -> Sequence[TableLine]:
        return [_line(table) for table in await self._server.my_tables()]

    async def lobby(self) -> Sequence[TableLine]:
        return [_line(table) for table in await self._server.lobby()]

    async def open_table(self, settings: Settings, company: Company) -> str:
        """Open a table and seat its bots."""
        table_id = await self._server.open_table(settings)
        for seat, bot in enumerate(company.bots, 1):
            await self._act(table_id, SeatBot(id=new_id(), seat=seat, bot=bot))
        if 1 + len(company.bots) == settings.players:
            await self._act(table_id, Start(id=new_id()))
        return table_id

    async def join(self, table_id: str) -> Sequence[Connection]:
        return [await self._server.join(table_id, since=0)]

    def invitation(self, table_id: str) -> str:
        """The link that lets others join, browsers included."""
        return f"{self._server.url}/table/{table_id}"

    async def rename(self, name: str) -> None:
        await self._server.rename(name)

    async def games(self) -> Sequence[GameLine]:
        return [GameLine.of(game) for game in await self._server.games()]

    async def delete_game(self, game_id: str) -> None:
        """Never called: servers keep games for everybody who played them."""
        raise AssertionError(f"{game_id} cannot be deleted at a server.")

    async def delete_table(self, table_id: str) -> None:
        """Never called: one leaves or closes a table from its own menu."""
        raise AssertionError(f"{table_id} is closed at the table itself.")

    async def frames(self, game_id: str) -> GameFrames:
        return await self._server.frames(game_id)

    async def record(self, game_id: str) -> str:
        return json.dumps((await self._server.game(game_id)).record)

    async def comparison(self, game_id: str) -> Comparison | None:
        standing, game = await self._server.standing(game_id), await self._server.game(game_id)
        if standing.mean_left is None or standing.best_left is None:
            return None
        best = min(standing.best_left, game.left) if standing.counts else standing.best_left
        return Comparison(standing.mean_left, best, standing.is_best)

    async def results(self) -> Sequence[ResultSummary]:
        return [ResultSummary.of(row) for row in await self._server.statistics()]

    async def cards_left(self, edition: str, players: int) -> Sequence[int]:
        return [point.left for point in await self._server.left(edition, players)]

    async def close(self) -> None:
        await self._server.close()

    async def _act(self, table_id: str, command: Command) -> None:
        answer = await self._server.act(table_id, command)
        if isinstance(answer, Refusal):
            raise GameError(answer.code, answer.message)


def _line(table: TableSummary) -> TableLine:
    return TableLine(
        id=table.id,
        name=table.name,
        edition=table.edition,
        players=table.players,
        open_seats=table.open_seats,
        phase=Phase(table.phase),
        people=table.names,
        is_waiting=table.is_your_turn,
        changed_at=table.updated_at,
    )
