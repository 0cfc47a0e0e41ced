"""Names that others see while a game is under way: they name no card either (8.1)."""

from ninetyeight.server.service import Service
from ninetyeight.store import Person
from ninetyeight.table import NumberNamed
from ninetyeight.talk import refusal


async def check_name(service: Service, person: Person, name: str) -> None:
    """Refuse a name with a number in it to somebody who holds cards: partners would read it."""
    if (refused := refusal(name, person.language)) and await service.store.tables.is_playing(
        person.id
    ):
        raise NumberNamed(refused)
