"""One server for most tests of a worker, and people who use it."""

from collections.abc import Iterator

import pytest

from server.people import Person
from server.servers import Server
from server.shared_server import server as server


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    with Person(server, "Ada") as person:
        yield person


@pytest.fixture
def grete(server: Server) -> Iterator[Person]:
    with Person(server, "Grete") as person:
        yield person


@pytest.fixture
def nobody(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person
