"""A server answers only to its own names, as a defence against DNS rebinding."""

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.servers import Server, running_server

OTHERS = [
    "evil.example",
    "evil.example:9898",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    "evil.example:80@localhost",
    "localhost/",
    "evil\\.localhost",
]
OWN = ["localhost", "LOCALHOST:9898", "play.localhost", "127.0.0.1:9898", "[::1]:9898", "10.0.0.7"]


def status(url: str, host: str) -> int:
    return httpx.get(url, headers={"Host": host}).status_code


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/lobby", "/metrics"])
def test_requests_for_another_host_are_refused(server: Server, path: str) -> None:
    assert [status(server.url + path, host) for host in OTHERS] == [421] * len(OTHERS)


def test_addresses_and_local_names_count_as_this_server(server: Server) -> None:
    assert [status(f"{server.url}/api/health", host) for host in OWN] == [200] * len(OWN)


def test_the_refusal_has_a_code_that_helps(server: Server) -> None:
    refusal = httpx.get(f"{server.url}/api/health", headers={"Host": "evil.example"}).json()
    assert refusal["code"] == "wrong-host"
    assert "hosts" in refusal["message"]


def test_sockets_for_another_host_are_refused(server: Server) -> None:
    here = socket.create_connection(("127.0.0.1", httpx.URL(server.url).port or 80))
    with here, pytest.raises(InvalidStatus) as refused:
        connect("ws://evil.example/api/tables/x/socket", sock=here)
    assert refused.value.response.status_code == 421


def test_a_host_may_name_more(tmp_path: Path) -> None:
    names = {"hosts": "play.example.org", "origins": "https://games.example.org"}
    with running_server(tmp_path, **names) as server:
        url = f"{server.url}/api/health"
        assert status(url, "play.example.org") == 200
        assert status(url, "games.example.org:443") == 200
        assert status(url, "evil.example") == 421


def test_behind_a_proxy_its_names_are_believed(tmp_path: Path) -> None:
    with running_server(tmp_path, trust_proxy=True) as server:
        assert status(f"{server.url}/api/health", "any.example") == 200
