"""Faults do not spread: an unreadable table, a full disk, a second server."""

import sqlite3
import sys
from pathlib import Path

import httpx
import pytest

from cli.commands import Result, run
from ninetyeight.store.address import FILE_NAME
from server.people import Person, refused_with
from server.servers import WIDE, Server, running_server
from waiting import poll

NEWER = '{"kind":"cards-admired","seat":0,"secret":"Zerline"}'


def poison(data: Path, table_id: str) -> int:
    """Append an entry that this version cannot read to a table's log."""
    with sqlite3.connect(data / FILE_NAME) as connection:
        (last,) = connection.execute(
            "SELECT sequence FROM tables WHERE id = ?", (table_id,)
        ).fetchone()
        connection.execute(
            "INSERT INTO entries SELECT table_id, sequence + 1, at, ?, NULL FROM entries "
            "WHERE table_id = ? AND sequence = ?",
            (NEWER, table_id, last),
        )
        connection.execute("UPDATE tables SET sequence = sequence + 1 WHERE id = ?", (table_id,))
    connection.close()
    return int(last) + 1


def admin(data: Path, *words: str) -> Result:
    return run("admin", *words, "--data", str(data))


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/api/health").status_code


def test_an_unreadable_table_is_refused_and_can_be_listed_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with running_server(tmp_path, **WIDE) as server, Person(server, "Ada") as ada:
        bad, good = ada.open_table(name="Bad", access="public"), ada.open_table(name="Good")
        with ada.sit(bad) as seat, ada.sit(good) as other:
            seat.until("update")
            other.until("update")
            sequence = poison(tmp_path, bad)
            refused = ada.act(bad, "say-phrase", code="hello")
            assert (refused.status_code, refused.json()["code"]) == (503, "table-unreadable")
            assert int(refused.headers["Retry-After"]) >= 1
            assert seat.until_closed()[0] == 4503
            other.ask("say-phrase", code="hello")
        again = refused_with(server, f"/api/tables/{bad}/socket", Cookie=ada.cookie)
        assert again == (503, "table-unreadable")
        assert {table["id"] for table in ada.get("/api/me/tables").json()["items"]} == {bad, good}
        assert bad in [table["id"] for table in ada.get("/api/lobby").json()["items"]]
        metrics = ada.get("/metrics").text
        assert "ninetyeight_unreadable_tables 1.0" in metrics
        assert "# TYPE ninetyeight_task_failures_total counter" in metrics
        head, *lines = admin(tmp_path, "unreadable").out.splitlines()
        assert head.split() == ["ID", "PHASE", "CHANGED", "ENTRY", "KIND", "CAUSE", "NAME"]
        (line,) = lines
        assert line.split()[0] == bad
        assert line.split()[4:6] == [str(sequence), "cards-admired"]
        assert admin(tmp_path, "close", bad).code == 1
        assert admin(tmp_path, "forget").code == 0
        assert admin(tmp_path, "remove", "table", bad).code == 0
        assert bad not in admin(tmp_path, "tables").out
        assert good in admin(tmp_path, "tables").out
        poll(lambda: ada.get(f"/api/tables/{bad}").status_code == 404)
        assert ada.http.delete("/api/me").status_code == 204
    assert "Zerline" not in server.logged + line + refused.text


def test_a_person_at_an_unreadable_table_can_be_deleted(tmp_path: Path) -> None:
    with running_server(tmp_path, **WIDE) as server, Person(server, "Ada") as ada:
        poison(tmp_path, ada.open_table(name="Bad"))
        assert ada.http.delete("/api/me").status_code == 204


def test_a_second_server_on_a_file_does_not_start(tmp_path: Path) -> None:
    with running_server(tmp_path, **WIDE) as server:
        with pytest.raises(AssertionError) as caught, running_server(tmp_path, **WIDE):
            pass
        assert "in use by another Ninety-Eight process" in str(caught.value)
        assert "Traceback" not in str(caught.value)
        assert health(server) == 200
        server.process.kill()
        server.process.wait()
        with running_server(tmp_path, **WIDE) as again:
            assert health(again) == 200


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are of Linux")
def test_a_server_whose_disk_is_full_is_unwell(tmp_path: Path) -> None:
    with running_server(tmp_path, **WIDE) as server, Person(server, "Ada") as ada:
        resource = pytest.importorskip("resource")
        assert health(server) == 200
        pid, limit = server.process.pid, resource.RLIMIT_FSIZE
        unlimited = resource.prlimit(pid, limit, (0, resource.RLIM_INFINITY))
        poll(lambda: health(server) == 503)
        assert ada.get("/api/me").status_code == 200  # what is there can be read
        resource.prlimit(pid, limit, unlimited)
        poll(lambda: health(server) == 200)
        ada.open_table()


def test_listing_and_counting_change_nothing(tmp_path: Path) -> None:
    with running_server(tmp_path, **WIDE) as server, Person(server, "Ada") as ada:
        table_id = ada.open_table(players=2)
        ada.act(table_id, "seat-bot", seat=1, bot="greedy").raise_for_status()
        ada.act(table_id, "start").raise_for_status()
        server.process.kill()  # its leases stay
        server.process.wait()
        with sqlite3.connect(tmp_path / FILE_NAME) as connection:
            connection.execute("UPDATE leases SET expires_at = '2020-01-01 00:00:00.000000'")
        connection.close()
        before = contents(tmp_path)
        for words in (["stats"], ["tables"], ["people"], ["unreadable"]):
            assert admin(tmp_path, *words).code == 0
        assert contents(tmp_path) == before


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """The files' contents, without the log's index, where SQLite marks readers."""
    files = [each for each in folder.iterdir() if not each.name.endswith("-shm")]
    return {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in files}
