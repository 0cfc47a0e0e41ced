"""Who may look at a table without a seat there (9.2)."""

from ninetyeight.host import watching_refused
from ninetyeight.protocol.settings import Watch
from ninetyeight.protocol.view import Phase
from ninetyeight.server.service import Service
from ninetyeight.table import Table, may_watch


def can_view(table: Table, person_id: str) -> bool:
    """Whether a person may see a table; without watchers, others see its free seats alone.

    The host ends what begins under their eyes. What is over, they would see with all its cards.
    """
    return may_watch(table, person_id) and (
        table.settings.watch is not Watch.NOBODY
        or table.phase is Phase.LOBBY
        or table.seat_of(person_id) is not None
    )


async def check_can_view(service: Service, table_id: str, person_id: str) -> None:
    """Refuse those who may not look at a table."""
    table = await service.host.table(table_id)
    if not can_view(table, person_id):
        raise watching_refused(table, person_id)
