"""Health, metrics, lists of bots and editions."""

import httpx
import pytest

from ninetyeight.bots import BOTS
from ninetyeight.protocol.message import PROTOCOL
from ninetyeight.rules import EDITION_NAMES
from server.people import Person
from server.servers import running_server


def test_anybody_may_read_the_health(nobody: Person) -> None:
    health = nobody.get("/api/health").json()
    assert (health["status"], health["protocol"]) == ("ok", PROTOCOL)


def test_bots_and_editions_are_listed(nobody: Person) -> None:
    assert [bot["name"] for bot in nobody.get("/api/bots").json()] == list(BOTS)
    editions = {each["name"]: each["excludes"] for each in nobody.get("/api/editions").json()}
    assert tuple(editions) == EDITION_NAMES
    assert editions["fire"] == ["strict-fire"]


def test_metrics_count_requests_and_messages(ada: Person) -> None:
    with ada.sit(ada.open_table()) as player:
        player.until("update")
        text = ada.get("/metrics").text
    assert 'ninetyeight_requests_total{method="POST",route="/api/tables",status="201"}' in text
    assert "# TYPE ninetyeight_request_seconds histogram" in text
    counted = [line for line in text.splitlines() if line.startswith("ninetyeight_sockets ")]
    assert float(counted[0].split()[1]) >= 1
    assert 'ninetyeight_messages_total{direction="out"}' in text


def test_metrics_are_for_this_machine_or_holders_of_the_token(
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
