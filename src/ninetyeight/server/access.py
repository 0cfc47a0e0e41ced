"""Who may see a table without having a seat (9.2)."""

from ninetyeight.host import watching_refused
from ninetyeight.protocol.settings import WatchPolicy
from ninetyeight.protocol.view import Phase
from ninetyeight.server.service import Service
from ninetyeight.table import Table, may_watch


def can_view(table: Table, person_id: str) -> bool:
    """Whether a person may see a table.

    If spectators are not allowed, people without a seat see it only in the lobby, to take one. They
    are disconnected when a game starts, and kept out after it, when all cards are open.
    """
    return may_watch(table, person_id) and (
        table.settings.watch is not WatchPolicy.NOBODY
        or table.phase is Phase.LOBBY
        or table.seat_of(person_id) is not None
    )


async def check_can_view(service: Service, table_id: str, person_id: str) -> None:
    """Refuse a person who may not see the table."""
    table = await service.host.table(table_id)
    if not can_view(table, person_id):
        raise watching_refused(table, person_id)
