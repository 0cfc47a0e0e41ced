"""Large records and lessons: others are not held up, limits hold, processes are replaced."""

import asyncio
import json
import os
import re
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from ninetyeight.host import request_worker
from ninetyeight.rules import Record, read_record, ruleset_of, seeded, shuffled, write_record
from ninetyeight.server.middleware.body_limit import MOST_RECORD_BYTES
from ninetyeight.table.frames import frames_of
from server.people import Person
from server.servers import WIDE, Server, running_server
from server.test_games import played
from waiting import poll

OPEN = {**WIDE, "replays_per_minute": 100_000, "work_per_address": 100, "work_per_person": 100}


@pytest.fixture(scope="module")
def large() -> bytes:
    """A record of half a MiB: nothing but talk before the first card."""
    ruleset = ruleset_of("original", 2)
    content = json.loads(write_record(Record(ruleset, shuffled(ruleset.pack.cards, seeded("1")))))
    said = {"after": 0, "seat": 0, "phrase": "hello"}
    content["talk"] = [said] * (MOST_RECORD_BYTES // 2 // len(json.dumps(said)))
    return json.dumps(content, separators=(",", ":")).encode()


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("offload"), **OPEN) as server:
        yield server


def frames(url: str, record: bytes) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return httpx.post(f"{url}/api/frames", content=record, headers=headers, timeout=60)


def children(server: Server) -> list[int]:
    tasks = Path(f"/proc/{server.process.pid}/task")
    texts = [(task / "children").read_text() for task in tasks.iterdir()]
    return [int(child) for text in texts for child in text.split()]


def seconds_of(process: int) -> float:
    """Read how much processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux")
def test_large_records_cost_the_serving_process_no_time(open_server: Server, large: bytes) -> None:
    assert frames(open_server.url, b"{}").status_code == 422  # the processes are there now
    before = {each: seconds_of(each) for each in (open_server.process.pid, *children(open_server))}
    assert frames(open_server.url, large).status_code == 200
    with Person(open_server, "Ada") as ada:
        assert ada.http.post("/api/games", content=large).status_code == 201
    took = {each: seconds_of(each) - before[each] for each in before}
    serving = took.pop(open_server.process.pid)
    assert serving < sum(took.values()) / 3, (serving, took)


def test_the_answer_is_what_the_rules_make_of_the_record(ada: Person) -> None:
    text = played("fire", 2, "offloaded")
    shown = ada.http.post("/api/frames", content=text).raise_for_status()
    expected = frames_of(read_record(text)).model_dump(mode="json")
    assert shown.json() == {**json.loads(json.dumps(expected)), "summary": None}


def test_work_is_limited_per_person_and_per_address(tmp_path: Path, large: bytes) -> None:
    narrow = {**WIDE, "replays_per_minute": 1000, "work_per_person": 1, "work_per_address": 2}
    with running_server(tmp_path, **narrow) as server, Person(server, "Ada") as ada:
        codes = asyncio.run(_at_once(server.url, large, 4))
        assert sorted(codes)[:2] == [200, 200]
        assert codes.count(429) == 2
        codes = asyncio.run(_at_once(server.url, large, 2, Cookie=ada.cookie))
        assert sorted(codes) == [200, 429]
        metrics = httpx.get(f"{server.url}/metrics").text
        assert 'ninetyeight_limited_total{limit="work"} 3.0' in metrics


async def _at_once(url: str, record: bytes, times: int, **headers: str) -> list[int]:
    async with httpx.AsyncClient(base_url=url, timeout=60, headers=headers) as client:
        sent = (client.post("/api/frames", content=record) for _ in range(times))
        answers = await asyncio.gather(*sent)
    refused = [answer for answer in answers if answer.status_code == 429]
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
    return [answer.status_code for answer in answers]


def test_a_process_killed_during_work_is_replaced(tmp_path: Path, large: bytes) -> None:
    with running_server(tmp_path, **OPEN) as server:
        assert frames(server.url, b"{}").status_code == 422
        (worker,) = children(server)
        before = seconds_of(worker)
        asking = _later(lambda: frames(server.url, large))
        poll(lambda: seconds_of(worker) > before, "the process works")
        os.kill(worker, signal.SIGKILL)
        refused = asking()
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        assert int(refused.headers["retry-after"]) >= 1
        assert frames(server.url, large).status_code == 200
        metrics = httpx.get(f"{server.url}/metrics").text
        assert re.search(r'undone_work_total{cause="crash",work="frames"} 1', metrics)
    assert not Path(f"/proc/{worker}").exists()


def _later(ask: Callable[[], httpx.Response]) -> Callable[[], httpx.Response]:
    given: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: given.append(ask()))
    thread.start()

    def wait() -> httpx.Response:
        thread.join()
        return given[0]

    return wait


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (b'{"work": "frames", "without_chat": false}\n{}', "record"),
        (b'{"work": "import"}\n' + b"[" * 100_000, "record"),
        (b'{"work": "nothing"}\n', "unreadable"),
    ],
)
def test_a_question_that_cannot_be_answered_is_refused(question: bytes, code: str) -> None:
    head, body = request_worker.read_work(request_worker.answered(question))
    assert (head["error"], body) == (code, b"")
