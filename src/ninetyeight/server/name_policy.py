"""Keeps players from naming a card's number by changing their own name (8.1)."""

from ninetyeight.server.service import Service
from ninetyeight.store import Person
from ninetyeight.table import NumberNamed
from ninetyeight.talk import refusal


async def check_name(service: Service, person: Person, name: str) -> None:
    """Refuse a name with a number if the person is in a running game, where others would see it."""
    if (refused := refusal(name, person.language)) and await service.store.tables.is_playing(
        person.id
    ):
        raise NumberNamed(refused)
