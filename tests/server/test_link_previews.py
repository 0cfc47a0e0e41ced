"""What messengers show of a link: true, in the sender's language, and nothing that is hidden."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from ninetyeight.protocol.settings import Settings
from ninetyeight.server.app import create_app
from ninetyeight.server.link_previews import PICTURE, PICTURE_SIZE, SLOT
from ninetyeight.server.options import Options
from ninetyeight.server.service import open_service
from ninetyeight.words import LANGUAGES, Voice, demands, say

PAGE = f"<!doctype html><head>{SLOT}<title>Ninety-Eight</title></head>"
ORIGIN = "https://play.example.org"
PICTURES = Path(__file__).parents[2] / "web" / "public"


class Head(HTMLParser):
    """The meta tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag != "meta" or name is None:
            self.others.append(tag)
            return
        assert name not in self.tags
        self.tags[name] = given["content"] or ""


class Visitor:
    """Somebody who opens links of a server of the test's own, or a messenger that does."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def head(self, path: str, **headers: str) -> Head:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return Head((await self.http.get(path, headers=named)).text)

    async def post(self, path: str, body: object) -> Any:
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def act(self, table_id: str, kind: str, **rest: object) -> Any:
        return await self.post(
            f"/api/tables/{table_id}/commands", {"kind": kind, "id": kind, **rest}
        )

    async def open_table(
        self, who: str = "Ada", /, *, language: str = "en", **settings: object
    ) -> str:
        await self.post("/api/me", {"name": who, "language": language})
        table_id: str = (await self.post("/api/tables", settings))["id"]
        return table_id


Story = Callable[[Visitor], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    """Run a story against a server whose page has a place for previews."""
    site, data = tmp_path / "site", tmp_path / "data"
    site.mkdir()
    (site / "index.html").write_text(PAGE)
    (site / "app.js").write_text("code")
    options = Options(data=data, hosts=("play.example.org", "other.example.org"))

    async def run(story: Story) -> None:
        async with open_service(options) as service:
            transport = httpx.ASGITransport(create_app(service, site))
            async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
                await story(Visitor(http))

    return lambda story: asyncio.run(run(story))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_speaks_the_readers_language(
    tell: Callable[[Story], None], language: str
) -> None:
    async def story(visitor: Visitor) -> None:
        tags = (await visitor.head("/", accept_language=language)).tags
        assert tags["og:title"] == tags["twitter:title"] == say(language, "web-headline")
        assert tags["description"] == tags["og:description"] == say(language, "web-pitch")
        assert "robots" not in tags

    tell(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_speaks_its_senders_language(
    tell: Callable[[Story], None], language: str
) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table(
            language=language,
            edition="extreme+fire",
            players=3,
            talk="none",
            name="Friday",
            clock={"kind": "turn", "seconds": 60},
        )
        tags = (await visitor.head(f"/table/{table_id}", accept_language="en")).tags
        invited = say(language, "invitation-by", name="Ada")
        assert tags["og:title"] == f"{invited} · Friday"
        told = tags["og:description"]
        settings = Settings(edition="extreme+fire", players=3)
        voice = Voice(language)
        assert demands(voice, settings.ruleset).rstrip(".")[1:] in told
        assert voice.edition("extreme+fire") in told
        assert say(language, "invitation-no-talk") in told
        assert say(language, "clock-turn", count=60) in told
        assert tags["robots"] == "noindex"

    tell(story)


def test_a_preview_names_the_server_as_the_request_does(tell: Callable[[Story], None]) -> None:
    async def story(visitor: Visitor) -> None:
        tags = (await visitor.head("/")).tags
        assert (tags["og:url"], tags["og:image"]) == (f"{ORIGIN}/", ORIGIN + PICTURE)
        assert tags["twitter:image"] == tags["og:image"]
        assert tags["twitter:card"] == "summary_large_image"
        other = (await visitor.head("/", host="other.example.org:8443")).tags
        assert other["og:image"] == "https://other.example.org:8443" + PICTURE
        refused = await visitor.http.get("/", headers={"host": "evil.example.org"})
        assert refused.status_code == 421

    tell(story)


def test_what_people_write_stays_text(tell: Callable[[Story], None]) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table('"><script>', players=2, name="a'b & <img>")
        head = await visitor.head(f"/table/{table_id}")
        invited = say("en", "invitation-by", name='"><script>')
        assert head.tags["og:title"] == f"{invited} · a'b & <img>"
        assert head.others == ["head", "title"]

    tell(story)


def test_a_preview_hides_what_the_page_hides(tell: Callable[[Story], None]) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table("Ada", players=1, watch="nobody")
        path = f"/table/{table_id}"
        assert "Ada" in (await visitor.http.get(path)).text
        await visitor.act(table_id, "start")
        assert "Ada" not in (await visitor.http.get(path)).text
        home = (await visitor.head("/")).tags
        for link in (path, "/table/guessed", "/challenge/guessed", "/table/%00", "/table/a/b"):
            tags = (await visitor.head(link)).tags
            assert tags["og:title"] == home["og:title"], link
            assert tags["og:description"] == home["og:description"], link

    tell(story)


def test_a_preview_of_a_running_game_tells_no_card(tell: Callable[[Story], None]) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table(players=1)
        before = (await visitor.http.get(f"/table/{table_id}")).text
        await visitor.act(table_id, "start")
        after = (await visitor.http.get(f"/table/{table_id}")).text
        assert after == before

    tell(story)


def test_a_challenge_shows_its_result(tell: Callable[[Story], None]) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table(language="de", players=1)
        await visitor.act(table_id, "start")
        update = await visitor.act(table_id, "concede", agrees=True)
        game_id = update["table"]["game"]["ending"]["game_id"]
        link = (await visitor.post(f"/api/games/{game_id}/challenge", {}))["path"]
        tags = (await visitor.head(link)).tags
        assert tags["og:title"] == say("de", "ending-challenge")
        result = say("de", "outcome-left", count=98)
        told = say("de", "ending-challenge-by", name="Ada", result=result)
        assert tags["og:description"].startswith(f"{told} The Game, allein: ")

    tell(story)


def test_a_preview_says_what_the_invitation_says(tell: Callable[[Story], None]) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table(players=4, watch="nobody", hints=True)
        told = (await visitor.http.get(f"/api/tables/{table_id}/invitation")).json()
        assert told["can_watch"] is False
        assert (told["settings"]["players"], told["settings"]["hints"]) == (4, True)
        tags = (await visitor.head(f"/table/{table_id}")).tags
        assert say("en", "invitation-hints") in tags["og:description"]

    tell(story)


def test_head_answers_as_get_does_without_a_body(tell: Callable[[Story], None]) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table(players=2)
        paths = ["/", f"/table/{table_id}", "/app.js", "/docs", "/pages/plain.css",
                 "/openapi.json", "/api/health", "/missing.js", "/api/me"]  # fmt: skip
        for path in paths:
            got, head = await visitor.http.get(path), await visitor.http.head(path)
            assert head.status_code == got.status_code, path
            assert dict(head.headers) == dict(got.headers), path
            assert (head.content, bool(got.content)) == (b"", True), path

    tell(story)


def test_a_page_that_the_browser_has_is_sent_again_once_it_changes(
    tell: Callable[[Story], None],
) -> None:
    async def story(visitor: Visitor) -> None:
        table_id = await visitor.open_table(players=2)
        first = await visitor.http.get(f"/table/{table_id}")
        known = {"if-none-match": first.headers["etag"]}
        assert (await visitor.http.get(f"/table/{table_id}", headers=known)).status_code == 304
        await visitor.act(table_id, "close")
        assert (await visitor.http.get(f"/table/{table_id}", headers=known)).status_code == 200

    tell(story)


def test_the_picture_is_as_large_as_its_tags_say_and_small_to_send() -> None:
    picture = (PICTURES / PICTURE.removeprefix("/")).read_bytes()
    width, height = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
    assert picture.startswith(b"\x89PNG")
    assert (width, height) == PICTURE_SIZE
    assert len(picture) < 100_000


def test_the_client_has_a_place_for_previews() -> None:
    page = (PICTURES.parent / "index.html").read_text()
    assert page.count(SLOT) == 1
    assert not re.search(r'name="description"', page)
