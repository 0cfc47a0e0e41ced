"""No connection harms the others: what it sends, holds and leaves unread is limited."""

import base64
import json
import os
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from ninetyeight.server.transport.http import MOST_CHUNKS, MOST_HEAD_BYTES, MOST_HEADERS, PIECE
from ninetyeight.server.transport.websocket import FRAME_BURST
from server.people import Person
from server.servers import Server, running_server
from server.test_games import load, played
from waiting import PATIENCE, poll

PING, PONG, REST, OPEN_TEXT = b"\x89", b"\x8a", b"\x00", b"\x01"
EMPTY = b"\x80\0\0\0\0"
FILES = 256
"""The open files of a server that has few."""


def raw(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """Open a connection and send nothing."""
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE, (source, 0))


def upgraded(person: Person, table_id: str) -> socket.socket:
    """Open a WebSocket by hand, and read its first update."""
    made = raw(person.server)
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: [::1]\r\nCookie: {person.cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    answer = made.recv(65536)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    while b'"kind":"update"' not in answer:
        answer += made.recv(65536)
    return made


def until_said(made: socket.socket, words: bytes, times: int) -> bool:
    """Read until a text was received this often; return whether it was, before the end."""
    answer = b""
    while answer.count(words) < times and (more := made.recv(65536)):
        answer += more
    return answer.count(words) == times


def until_end(made: socket.socket) -> bytes:
    """Read until the connection ends, in whatever way."""
    said = b""
    try:
        while more := made.recv(65536):
            said += more
    except ConnectionResetError:
        pass
    return said


def status_of(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", PING), (b"", PONG), (OPEN_TEXT + EMPTY, REST)],
    ids=["pings", "pongs", "empty parts of a message"],
)
def test_too_many_frames_without_a_message_end_a_socket(
    ada: Person, first: bytes, frame: bytes
) -> None:
    with upgraded(ada, ada.open_table()) as flood:
        flood.sendall(first + (frame + EMPTY) * (FRAME_BURST + 200))
        assert b"\x88" in until_end(flood)  # a close, and no pongs without end
    assert ada.get("/api/health").json()["status"] == "ok"


def test_a_client_that_pings_now_and_then_is_answered(
    ada: Person,
) -> None:
    with ada.sit(ada.open_table()) as player:
        for _ in range(FRAME_BURST // 2):
            assert player.socket.ping().wait(PATIENCE)
        player.send("ping")
        assert player.until("pong")


def test_a_fragmented_message_is_assembled(ada: Person) -> None:
    with ada.sit(ada.open_table()) as player:
        player.until("update")
        player.socket.send(iter(['{"kind":', '"ping"', "}"]))
        assert player.until("pong")


def test_many_messages_at_once_are_answered_in_order(ada: Person) -> None:
    with upgraded(ada, ada.open_table()) as eager:
        text = b'{"kind":"ping"}'
        eager.sendall((b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text) * 200)
        assert until_said(eager, b'{"kind":"pong"}', times=200)


def test_data_after_a_close_is_ignored(ada: Person) -> None:
    table_id = ada.open_table()
    with upgraded(ada, table_id) as open_still:
        ada.post("/api/me/sign-out", {"everywhere": True}).raise_for_status()
        assert b"\x88" in until_end(open_still)
        with pytest.raises(OSError, match=r"reset|pipe|timed out"):
            open_still.sendall((PING + EMPTY) * 10_000_000)


def test_a_head_that_does_not_end_is_refused(server: Server) -> None:
    with raw(server) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: [::1]\r\n")
        endless.sendall(b"X-Endless: " + b"x" * (MOST_HEAD_BYTES + 8192))
        assert status_of(until_end(endless)) == (431, "too-large")


def test_a_head_with_too_many_lines_is_refused(server: Server) -> None:
    with raw(server) as many:
        many.sendall(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * (MOST_HEADERS + 1) + b"\r\n")
        assert status_of(until_end(many)) == (431, "too-large")


def test_a_malformed_head_is_refused_like_any_other_error(server: Server) -> None:
    with raw(server) as wrong:
        wrong.sendall(b"This is no HTTP\r\n\r\n")
        assert status_of(until_end(wrong)) == (400, "bad-request")


def test_a_body_in_too_many_chunks_is_refused(server: Server) -> None:
    with raw(server) as crumbs:
        crumbs.sendall(b"POST /api/me HTTP/1.1\r\nHost: [::1]\r\n")
        crumbs.sendall(b"Transfer-Encoding: chunked\r\n\r\n")
        crumbs.sendall(b"1\r\nx\r\n" * (MOST_CHUNKS + 1))
        assert status_of(until_end(crumbs))[0] == 400


@pytest.mark.parametrize("opening", [b"0\r\nX-Endless: ", b"1;"], ids=["trailer", "extension"])
def test_chunk_extensions_and_trailers_are_limited(server: Server, opening: bytes) -> None:
    """The parser assembles a trailer byte by byte: a long one took all of the server's time."""
    with raw(server) as endless:
        endless.sendall(b"POST /api/frames HTTP/1.1\r\nHost: [::1]\r\n")
        endless.sendall(b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n" + opening)
        endless.sendall(b"x" * (MOST_HEAD_BYTES + PIECE))
        assert status_of(until_end(endless)) == (431, "too-large")


def test_a_large_chunked_body_is_read(ada: Person) -> None:
    record = played(seed="parts").encode().ljust(512 * 1024)
    parts = (record[start : start + 1000] for start in range(0, len(record), 1000))
    assert ada.http.post("/api/frames", content=parts).status_code == 200


def test_an_address_may_send_a_limited_number_of_records_at_a_time(tmp_path: Path) -> None:
    """Each is held in memory until it is complete, for as long as its sender likes."""
    head = b"POST /api/frames HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 1000000\r\n\r\n"
    with running_server(tmp_path, work_per_address=2) as server, ExitStack() as stack:
        slow = [stack.enter_context(raw(server)) for _ in range(3)]
        for each in slow:
            each.sendall(head + b" " * 10_000)
        ready, _, _ = select.select(slow, [], [], PATIENCE)
        assert [each.recv(12) for each in ready] == [b"HTTP/1.1 429"]
        with raw(server, "127.0.0.2") as elsewhere:
            elsewhere.sendall(head.replace(b"1000000", b"2") + b"{}")
            assert elsewhere.recv(12) == b"HTTP/1.1 422"


def test_pipelined_requests_are_answered_one_after_the_other(server: Server) -> None:
    """Those of a single read are not all begun at once."""
    with raw(server) as eager:
        eager.sendall(b"GET /api/health HTTP/1.1\r\nHost: [::1]\r\n\r\n" * 300)
        assert until_said(eager, b'"status":"ok"', times=300)


@pytest.mark.parametrize(
    "line",
    [b"Content-Length: 5", b"Transfer-Encoding: chunked", b"X-Long: " + b"x" * 10_000],
    ids=["a body", "a body in parts", "a long line"],
)
def test_a_malformed_upgrade_is_refused(server: Server, line: bytes) -> None:
    with raw(server) as odd:
        odd.sendall(
            b"GET /api/tables/none/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + line + b"\r\n\r\n"
        )
        assert status_of(until_end(odd)) == (400, "bad-request")


def test_a_server_stops_in_good_order_during_odd_handshakes(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, raw(server) as odd:
        odd.sendall(
            b"GET /api/tables/none/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nContent-Length: 5\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
    assert "Traceback" not in server.logged


def test_an_address_that_reaches_its_limit_has_to_reconnect(tmp_path: Path) -> None:
    with running_server(tmp_path, address_rate=1, address_burst=3) as server, raw(server) as eager:
        eager.sendall(b"GET /api/health HTTP/1.1\r\nHost: [::1]\r\n\r\n" * 300)
        said = until_end(eager)
    assert said.count(b" 200 OK") <= 3
    assert said.count(b" 429 ") == 1


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that can open few files, as with 1,100 connections to one with 1,024."""
    with running_server(tmp_path_factory.mktemp("small"), most_files=FILES) as server:
        yield server


def test_idle_connections_from_many_addresses_lock_nobody_out(small: Server) -> None:
    with ExitStack() as stack, Person(small, "Ada") as ada:
        player = stack.enter_context(ada.sit(ada.open_table()))
        player.until("update")
        for number in range(2 * FILES):
            stack.enter_context(raw(small, f"127.0.2.{number % 20}"))
        for _ in range(20):
            assert httpx.get(f"{small.url}/api/health").status_code == 200
        player.send("ping")
        assert player.until("pong")


def test_beyond_its_limit_an_address_replaces_its_idle_connections(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    data = tmp_path_factory.mktemp("few")
    with running_server(data, connections_per_address=4) as server, ExitStack() as stack:
        held = [stack.enter_context(raw(server)) for _ in range(6)]
        assert httpx.get(f"{server.url}/api/health").status_code == 200
        for gone in held[:3]:
            assert until_end(gone) == b""
        held[-1].sendall(b"GET /api/health HTTP/1.1\r\nHost: [::1]\r\nConnection: close\r\n\r\n")
        assert b" 200 " in until_end(held[-1])


def test_a_download_is_streamed_and_limited_to_one_at_a_time(ada: Person) -> None:
    for number in range(12):
        record = {**json.loads(played(seed=str(number))), "meta": {"note": "x" * 300_000}}
        load(ada, json.dumps(record)).raise_for_status()
    with ada.http.stream("GET", "/api/me/data") as download:
        assert download.headers["transfer-encoding"] == "chunked"
        assert ada.get("/api/me/data").status_code == 429
        assert len(json.loads(download.read())["games"]) == 12
    with ada.http.stream("GET", "/api/me/data") as broken_off:
        assert broken_off.status_code == 200
    poll(lambda: ada.get("/api/me/data").status_code == 200)
