"""A limit that is reached gives a clear error, and does not affect others."""

import time
from collections.abc import Iterator

import httpx
import pytest

from ninetyeight.server.limits import MOST_KEYS, ConcurrencyLimit, RateLimiter, address_key
from server.people import Person, refused_with
from server.servers import Server, running_server

NARROW = {
    "person_rate": 1,
    "person_burst": 15,
    "address_rate": 1000,
    "address_burst": 1000,
    "new_people_per_hour": 12,
    "tables_per_person": 2,
    "sockets_per_person": 2,
    "sockets_per_address": 3,
    "hints_per_minute": 2,
}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("narrow"), **NARROW) as server:
        yield server


def test_a_person_with_too_many_requests_waits_and_others_do_not(narrow: Server) -> None:
    with Person(narrow, "Ada") as ada, Person(narrow, "Grete") as grete:
        answers = [ada.get("/api/me") for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) in range(1, 6)
        assert refused[0].json()["code"] == "too-many-requests"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert grete.get("/api/me").status_code == 200


def test_a_socket_that_sends_too_much_is_warned_and_stays_open(narrow: Server) -> None:
    with Person(narrow, "Ada") as ada, ada.sit(ada.open_table()) as player:
        player.until("update")
        for _ in range(14):
            player.send("ping")
        problem = player.until("problem")
        assert problem["code"] == "too-many-requests"
        player.send("ping")
        assert player.until("pong", "problem")


def test_open_tables_are_limited(narrow: Server) -> None:
    with Person(narrow, "Ada") as ada:
        first = ada.open_table()
        ada.open_table()
        for path in ("/api/tables", "/api/play"):
            refused = ada.post(path, {})
            assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tables")
        assert ada.act(first, "close").status_code == 200
        ada.open_table()


def until_no_socket_is_open(server: Server) -> None:
    """Wait until the sockets of other tests are closed."""
    end = time.monotonic() + 20
    while "\nninetyeight_sockets 0.0\n" not in httpx.get(f"{server.url}/metrics").text:
        assert time.monotonic() < end


def test_hints_for_an_address_are_limited(narrow: Server) -> None:
    """Bots compute them, and an address may have many guests."""
    took = []
    for name in ("Ada", "Grete"):
        with Person(narrow, name) as player:
            playing = player.post("/api/play", {"settings": {"players": 1, "minder": "greedy"}})
            table_id = playing.raise_for_status().json()["table"]["id"]
            took += [player.act(table_id, "take-hint", level="move") for _ in range(2)]
            with player.sit(table_id) as seated:
                seated.send("take-hint", level="move")
                last = seated.until("problem", "hint")
            player.act(table_id, "close")
    assert [answer.status_code for answer in took] == [200, 200, 429, 429]
    assert last["code"] == "too-many-requests"


def test_open_sockets_are_limited_per_person_and_address(narrow: Server) -> None:
    until_no_socket_is_open(narrow)
    with Person(narrow, "Ada") as ada, Person(narrow, "Grete") as grete:
        table_id = ada.open_table()
        path, refusal = f"/api/tables/{table_id}/socket", (429, "too-many-sockets")
        with ada.sit(table_id), ada.sit(table_id):
            assert refused_with(narrow, path, Cookie=ada.cookie) == refusal
            assert ada.get(path).json()["code"] == "too-many-sockets"
            assert grete.get(path).status_code == 204
            with grete.sit(table_id) as other:
                assert other.until("update")
                assert refused_with(narrow, path, Cookie=grete.cookie) == refusal


def test_new_guests_are_limited_per_address(narrow: Server) -> None:
    with Person(narrow) as nobody:
        answers = []
        for number in range(14):
            answers.append(nobody.post("/api/me", {"name": f"G{number}"}).status_code)
            nobody.http.cookies.clear()
        assert answers[-1] == 429
        assert nobody.get("/api/lobby").status_code == 200


def test_codes_cannot_be_guessed_by_trying(narrow: Server) -> None:
    with Person(narrow) as nobody:
        answers = [
            nobody.post("/api/link", {"code": f"{number:012}"}).status_code for number in range(40)
        ]
    assert set(answers) == {404, 429}
    assert answers.count(404) < 12


def test_an_address_with_too_many_requests_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Behind a trusted proxy, addresses are those that the proxy reports."""
    data = tmp_path_factory.mktemp("address")
    options = {"address_rate": 0.1, "address_burst": 3}
    with running_server(data, "--trust-proxy", **options) as server, Person(server) as nobody:

        def ask(*addresses: str) -> int:
            header = {"X-Forwarded-For": ", ".join(addresses)}
            return nobody.http.get("/api/health", headers=header).status_code

        assert [ask("192.0.2.1") for _ in range(4)] == [200, 200, 200, 429]
        assert ask("198.51.100.7", "192.0.2.1") == 429  # what a client claims does not count
        assert ask("192.0.2.2") == 200
        answers = [ask(f"2001:db8::{number}") for number in range(4)]
        assert answers == [200, 200, 200, 429]  # one network


def test_a_bucket_refills_over_time() -> None:
    now = 0.0
    buckets = RateLimiter(rate=2, burst=2, clock=lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0.5]
    assert buckets.take("b") == 0
    now = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [0, 0.5]
    now = 1000.0
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0.5]


def test_the_least_recently_used_buckets_are_forgotten_first() -> None:
    buckets = RateLimiter(rate=0.001, burst=1, clock=lambda: 0.0)
    for number in range(MOST_KEYS + 10):
        buckets.take(str(number))
    assert len(buckets) == MOST_KEYS
    assert buckets.take(str(MOST_KEYS)) > 0
    assert buckets.take("0") == 0


def test_leaving_makes_room_for_another() -> None:
    counted = ConcurrencyLimit(1)
    assert (counted.enter("a"), counted.enter("a"), counted.enter("b")) == (True, False, True)
    counted.leave("a")
    assert (counted.enter("a"), counted.total) == (True, 2)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("odd", "odd"),
        ("", ""),
    ],
)
def test_ipv6_addresses_of_one_network_count_as_one(address: str, key: str) -> None:
    assert address_key(address) == key
