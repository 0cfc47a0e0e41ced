"""A server that the tests of a folder share; tests that need other settings start their own."""

from collections.abc import Iterator

import pytest

from server.servers import WIDE, Server, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server whose limits nobody reaches."""
    with running_server(tmp_path_factory.mktemp("server"), **WIDE) as running:
        yield running
