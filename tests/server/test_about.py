"""Health, metrics, lists of bots and editions, pages, and the built client."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from ninetyeight.bots import BOTS
from ninetyeight.protocol.message import PROTOCOL
from ninetyeight.rules import EDITION_NAMES
from ninetyeight.server.app import create_api
from server.people import Person
from server.servers import Server, running_server


def test_health_is_told_to_everybody(nobody: Person) -> None:
    health = nobody.get("/api/health").json()
    assert (health["status"], health["protocol"]) == ("ok", PROTOCOL)


def test_bots_and_editions_are_listed(nobody: Person) -> None:
    assert [bot["name"] for bot in nobody.get("/api/bots").json()] == list(BOTS)
    editions = {each["name"]: each["excludes"] for each in nobody.get("/api/editions").json()}
    assert tuple(editions) == EDITION_NAMES
    assert editions["fire"] == ["strict-fire"]


def test_metrics_count_what_happens(ada: Person) -> None:
    with ada.sit(ada.open_table()) as player:
        player.until("update")
        text = ada.get("/metrics").text
    assert 'ninetyeight_requests_total{method="POST",route="/api/tables",status="201"}' in text
    assert "# TYPE ninetyeight_request_seconds histogram" in text
    counted = [line for line in text.splitlines() if line.startswith("ninetyeight_sockets ")]
    assert float(counted[0].split()[1]) >= 1
    assert 'ninetyeight_messages_total{direction="out"}' in text


def test_metrics_are_for_this_machine_or_who_has_the_token(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    token = "a-token-for-prometheus"
    away = {"X-Forwarded-For": "192.0.2.1"}
    for options in ((), ("--trust-proxy",)):
        data = tmp_path_factory.mktemp("metrics")
        with running_server(data, *options, metrics_token=token) as server:
            url = f"{server.url}/metrics"
            assert httpx.get(url).status_code == 200
            assert httpx.get(url, headers=away).status_code == 403
            assert httpx.get(url, headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 403
            wrong = {**away, "Authorization": "Bearer something-else-entirely"}
            assert httpx.get(url, headers=wrong).status_code == 403
            right = {**away, "Authorization": f"Bearer {token}"}
            assert httpx.get(url, headers=right).status_code == 200


def test_where_no_client_is_built_a_plain_page_leads_to_the_api(
    server: Server, tmp_path: Path
) -> None:
    transport = httpx.ASGITransport(create_api(tmp_path))

    async def front() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get("/")

    assert 'href="/docs"' in asyncio.run(front()).text
    docs = httpx.get(f"{server.url}/docs").text
    for path in create_api().openapi()["paths"]:
        assert path in docs
    assert httpx.get(f"{server.url}/pages/plain.css").headers["content-type"].startswith("text/css")


def test_a_built_client_is_served_with_its_own_pages(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("client")
    (tmp_path / "assets" / "app-1a2b.js").write_text("code")
    (tmp_path.parent / "secret.txt").write_text("secret")
    transport = httpx.ASGITransport(create_api(tmp_path))

    async def get(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get(path)

    answers = {
        path: asyncio.run(get(path))
        for path in (
            "/", "/table/abc", "/assets/app-1a2b.js", "/assets/app-old.js", "/favicon.ico",
            "/api/nothing", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/%00",
        )
    }  # fmt: skip
    assert answers["/"].text == answers["/table/abc"].text == "client"
    assert answers["/"].headers["cache-control"] == "no-cache"
    assert "immutable" in answers["/assets/app-1a2b.js"].headers["cache-control"]
    for path in ("/assets/app-old.js", "/favicon.ico", "/api/nothing", "/..%2fsecret.txt"):
        assert answers[path].status_code == 404, path
    assert all("secret" not in answer.text for answer in answers.values())


def test_what_was_packed_goes_to_those_who_can_read_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("client")
    (tmp_path / "assets" / "app-1a2b.js").write_text("code")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"code"))
    transport = httpx.ASGITransport(create_api(tmp_path))

    async def get(path: str, encoding: str) -> httpx.Response:
        headers = {"Accept-Encoding": encoding}
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get(path, headers=headers)

    packed = asyncio.run(get("/assets/app-1a2b.js", "gzip, br"))
    plain = asyncio.run(get("/assets/app-1a2b.js", "identity"))
    page = asyncio.run(get("/table/abc", "gzip"))
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text == "code"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain.headers
    assert page.text == "client"
