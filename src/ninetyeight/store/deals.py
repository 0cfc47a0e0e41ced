"""What is known about the deals of finished games: whether they can be won, and who saw them."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import games, known_deals, solutions
from ninetyeight.store.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredSolution:
    """What the solver found."""

    is_winnable: bool | None
    """None if no win was found but there may be one."""
    actions: str
    """The actions of a win as JSON, in the form of a record; empty if there is none."""


class DealNotes:
    """Solutions and known deals. They are deleted with their games."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def solution(self, game_id: str) -> StoredSolution | None:
        query = select(solutions.c.is_winnable, solutions.c.actions).where(
            solutions.c.game_id == game_id
        )

        def read(connection: Connection) -> StoredSolution | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else StoredSolution(*row)

        return await self._reader.read(read)

    async def keep_solution(self, game_id: str, found: StoredSolution) -> None:
        """Store what was found, unless the game was deleted in the meantime."""

        def job(connection: Connection) -> None:
            if _lock_game(connection, game_id):
                connection.execute(delete(solutions).where(solutions.c.game_id == game_id))
                row = {"is_winnable": found.is_winnable, "actions": found.actions}
                connection.execute(insert(solutions).values(game_id=game_id, **row))

        await self._writer.do(job)

    async def is_known(self, game_id: str, person_id: str) -> bool:
        """Whether it was noted that a person knows a game's deal."""
        query = select(known_deals.c.game_id).where(_knows(game_id, person_id))
        return await self._reader.read(lambda connection: connection.scalar(query) is not None)

    async def note_known(self, game_id: str, person_id: str) -> bool:
        """Note that a person is about to see a game's cards; return whether they had before."""

        def job(connection: Connection) -> bool:
            if not _lock_game(connection, game_id):
                return False
            where = _knows(game_id, person_id)
            if connection.scalar(select(known_deals.c.game_id).where(where)) is not None:
                return True
            connection.execute(insert(known_deals).values(game_id=game_id, person_id=person_id))
            return False

        return await self._writer.do(job)


def _lock_game(connection: Connection, game_id: str) -> bool:
    """Keep a game from being deleted until the transaction ends; return whether it exists."""
    query = select(games.c.id).where(games.c.id == game_id).with_for_update()
    return connection.scalar(query) is not None


def _knows(game_id: str, person_id: str) -> ColumnElement[bool]:
    return (known_deals.c.game_id == game_id) & (known_deals.c.person_id == person_id)
