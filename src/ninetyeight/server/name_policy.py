"""Names are no way round the rule that players name no card's number (8.1)."""

from ninetyeight.server.service import Service
from ninetyeight.store import Person
from ninetyeight.table import NumberNamed
from ninetyeight.talk import refusal


async def check_name(service: Service, person: Person, name: str) -> None:
    """Refuse a name with a number to somebody in a running game, whose partners would see it."""
    if (refused := refusal(name, person.language)) and await service.store.tables.is_playing(
        person.id
    ):
        raise NumberNamed(refused)
