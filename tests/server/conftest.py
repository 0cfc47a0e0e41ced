"""One server for most tests of a worker; those that need other settings start their own."""

from collections.abc import Iterator

import pytest

from server.people import Person
from server.servers import WIDE, Server, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with limits that nobody reaches."""
    with running_server(tmp_path_factory.mktemp("server"), **WIDE) as running:
        yield running


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
