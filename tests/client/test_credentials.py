"""A guest who returns is the same person, and nobody else can read the token."""

import json
import stat
from pathlib import Path

import pytest

from ninetyeight.client import ClientError, Credentials, Server
from server.servers import Server as Running


@pytest.mark.asyncio
async def test_a_returning_guest_is_the_same_person(server: Running, tmp_path: Path) -> None:
    kept = Credentials(tmp_path / "config" / "servers.json")
    ids = []
    for _ in range(2):
        async with Server(server.url, credentials=kept) as ada:
            ids.append((await ada.become_guest("Ada")).id)
    async with Server(server.url, credentials=kept, purpose="bot:master") as bot:
        ids.append((await bot.become_guest("master")).id)
    assert ids[0] == ids[1] != ids[2]
    assert stat.S_IMODE(kept.path.stat().st_mode) == 0o600
    assert [path.name for path in kept.path.parent.iterdir()] == ["servers.json"]


@pytest.mark.asyncio
async def test_a_guest_whom_the_server_forgot_becomes_a_new_one(
    server: Running, tmp_path: Path
) -> None:
    kept = Credentials(tmp_path / "servers.json")
    kept.keep(server.url, "void")
    async with Server(server.url, credentials=kept) as ada:
        await ada.become_guest("Ada")
        assert kept.token(server.url) == ada.token != "void"
        await ada.sign_out()
        assert kept.token(server.url) is None
        assert await ada.visitor() is None


def test_each_server_and_purpose_has_its_own(tmp_path: Path) -> None:
    kept = Credentials(tmp_path / "servers.json")
    kept.keep("https://a.example", "one")
    kept.keep("https://a.example", "two", "bot:sharp")
    kept.keep("https://b.example", "three")
    kept.forget("https://a.example")
    kept.forget("https://c.example")
    assert json.loads(kept.path.read_text()) == {
        "https://a.example": {"bot:sharp": "two"},
        "https://b.example": {"": "three"},
    }


@pytest.mark.parametrize("content", ["{", "[]"])
def test_a_broken_file_is_reported_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "servers.json"
    path.write_text(content)
    with pytest.raises(ClientError, match="delete it to become a new guest"):
        Credentials(path).keep("https://a.example", "one")
    assert path.read_text() == content
