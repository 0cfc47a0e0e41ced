"""Tables on this machine: a host with a database in the user's folder, and no server."""

import asyncio
import os
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from ninetyeight.bots import FailureKind
from ninetyeight.client import ConnectionClosed, Incoming, new_id
from ninetyeight.host import (
    PACE,
    BotWorkers,
    Host,
    LocalBus,
    Session,
    SessionEnded,
    TableUnreadable,
    os_chance,
)
from ninetyeight.protocol.command import Close, Command, SeatBot, Sit, Start
from ninetyeight.protocol.frames import GameFrames
from ninetyeight.protocol.message import SERVER_MESSAGE, ClientMessage, Refusal
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import GameError, read_record, seeded
from ninetyeight.rules.ruleset import MOST_PLAYERS
from ninetyeight.store import AccessMode, Store, StoredGame, StoreError, open_store
from ninetyeight.table import Chance, Participant
from ninetyeight.table.frames import frames_of
from ninetyeight.terminal.place import Company, Comparison, GameLine, ResultSummary, TableLine

FILE_NAME = "terminal.db"
BOT_SECONDS = 5.0
"""How long a bot may think, in seconds; the machine may be slow."""
MOST_LISTED = 50


class LocalConnection:
    """A person at this keyboard, at a table of the host in this process."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def send(self, message: ClientMessage) -> None:
        """Send a message; the response arrives through `next`."""
        await self._session.send(message)

    async def next(self) -> Incoming:
        try:
            return SERVER_MESSAGE.validate_json(await self._session.next())
        except SessionEnded as end:
            raise ConnectionClosed(end.code, end.reason) from None

    async def close(self) -> None:
        """Disconnect; the seat is kept."""
        await self._session.leave()


class LocalPlace:
    """The tables of this machine. People at its keyboard are identified by their position."""

    is_local = True
    deletes = True
    title = ""

    def __init__(self, store: Store, host: Host, name: str) -> None:
        self._store = store
        self._host = host
        self.name = name
        """The owner's name at new tables."""

    @classmethod
    async def open(
        cls,
        folder: Path,
        name: str,
        *,
        seed: str | None = None,
        pace: float = PACE,
        bots: Sequence[str] = (),
        on_bot_failure: Callable[[str, FailureKind], None] = lambda _bot, _how: None,
    ) -> "LocalPlace":
        """Open the tables of a folder; a seed decides the first deal.

        `bots` names the user's own bots that may be seated.
        """
        store = await _open_store(folder)
        try:
            host = Host(
                store,
                name=f"terminal-{os.getpid()}-{secrets.token_hex(4)}",
                bots=BotWorkers(1, BOT_SECONDS, own=bots, on_failure=on_bot_failure),
                bus=LocalBus(),
                chance=os_chance if seed is None else _seeded(seed),
                pace=pace,
            )
            await host.start()
        except BaseException:
            await store.close()
            raise
        return cls(store, host, name)

    async def bots(self) -> Sequence[str]:
        from ninetyeight.bots import known_bots

        return tuple(known_bots())

    async def my_tables(self) -> Sequence[TableLine]:
        page = await self._store.tables.of_person(_id(0), is_open=True, limit=MOST_LISTED)
        names = [await self._names_at(row.table_id) for row in page.items]
        return [
            TableLine(
                id=row.table_id,
                name=row.name,
                edition=row.edition,
                players=row.players,
                open_seats=row.open_seats,
                phase=row.phase,
                people=people,
                is_waiting=bool(row.waiting_for),
                changed_at=row.updated_at,
            )
            for row, people in zip(page.items, names, strict=True)
        ]

    async def lobby(self) -> Sequence[TableLine]:
        """Nothing: nobody else can reach this machine."""
        return ()

    async def open_table(self, settings: Settings, company: Company) -> str:
        """Open a table, seat everybody and deal."""
        people = (self.name, *company.people)
        owner = Participant(id=_id(0), name=people[0])
        table_id = await self._host.open_table(owner, settings)
        for number, name in enumerate(people[1:], 1):
            await self._do(table_id, Participant(id=_id(number), name=name), Sit(id=new_id()))
        for seat, bot in enumerate(company.bots, len(people)):
            await self._do(table_id, owner, SeatBot(id=new_id(), seat=seat, bot=bot))
        if len(people) + len(company.bots) == settings.players:
            await self._do(table_id, owner, Start(id=new_id()))
        return table_id

    async def join(self, table_id: str) -> Sequence[LocalConnection]:
        """Connect everybody at this keyboard who sits at the table."""
        table = await self._host.table(table_id)
        people = [seat.person for seat in table.seats if seat.person is not None]
        return [
            LocalConnection(await self._host.join(table_id, person, since=0)) for person in people
        ]

    def invitation(self, table_id: str) -> None:
        """None: nobody else can reach this machine."""

    async def rename(self, name: str) -> None:
        self.name = name

    async def games(self) -> Sequence[GameLine]:
        page = await self._store.games.of_person(_id(0), limit=MOST_LISTED)
        return [GameLine.of(game) for game in page.items]

    async def delete_game(self, game_id: str) -> None:
        await self._store.games.delete(game_id)

    async def delete_table(self, table_id: str) -> None:
        """End a game in progress and delete its log."""
        with suppress(TableUnreadable):
            await self._do(table_id, Participant(id=_id(0), name=self.name), Close(id=new_id()))
        await self._store.tables.delete(table_id)

    async def frames(self, game_id: str) -> GameFrames:
        record = read_record((await self._game(game_id)).record)
        return await asyncio.to_thread(frames_of, record)

    async def record(self, game_id: str) -> str:
        return (await self._game(game_id)).record

    async def comparison(self, game_id: str) -> Comparison | None:
        game = await self._game(game_id)
        before = await self._store.games.standing_before(_id(0), game)
        if before.best_left is None:
            return None
        counts = not game.is_imported and not game.is_repeat
        return Comparison(
            mean_left=before.left / before.games,
            best_left=min(before.best_left, game.left) if counts else before.best_left,
            is_best=counts and game.left < before.best_left,
        )

    async def results(self) -> Sequence[ResultSummary]:
        return [ResultSummary.of(row) for row in await self._store.games.statistics(_id(0))]

    async def cards_left(self, edition: str, players: int) -> Sequence[int]:
        points = await self._store.games.results(_id(0), edition, players)
        return [point.left for point in points]

    async def close(self) -> None:
        await self._host.stop()
        await self._store.close()

    async def _names_at(self, table_id: str) -> tuple[str, ...]:
        """List the names at a table; an unreadable table is listed without any."""
        try:
            return tuple(seat.name for seat in (await self._host.table(table_id)).seats)
        except TableUnreadable:
            return ()

    async def _do(self, table_id: str, person: Participant, command: Command) -> None:
        answer = await self._host.do(table_id, person, command)
        if isinstance(answer, Refusal):
            raise GameError(answer.code, answer.message)

    async def _game(self, game_id: str) -> StoredGame:
        game = await self._store.games.find(game_id)
        if game is None:
            raise GameError("no-such-game", "There is no such game.")
        return game


async def _open_store(folder: Path) -> Store:
    """Open the games in a folder, for one terminal at a time."""
    try:
        return await open_store(f"sqlite:///{folder / FILE_NAME}", folder, mode=AccessMode.SERVE)
    except StoreError as error:
        if error.code != "database-in-use":
            raise
        raise GameError(
            error.code,
            "Ninety-Eight is already open in another window, which is using this machine's games."
            " Close that window first.",
        ) from None


def _id(number: int) -> str:
    """The id of a person at this keyboard; the owner comes first."""
    assert number < MOST_PLAYERS
    return f"here-{number + 1}"


def _seeded(seed: str) -> Chance:
    return Chance(below=seeded(seed), nonce=os_chance.nonce)
