"""The pages of a server: the built client with its headers, or a plain page."""

import asyncio
import gzip
import json
from pathlib import Path

import httpx
import pytest

from ninetyeight.server.app import create_api
from server.servers import Server

MANIFEST = {
    "virtual:words/en": {"file": "assets/words-en-1.js"},
    "virtual:words/cs": {"file": "assets/words-cs-2.js"},
    "src/styles/fonts/inter-latin.woff2": {"file": "assets/latin-3.woff2"},
    "src/styles/fonts/inter-latin-ext.woff2": {"file": "assets/ext-4.woff2"},
}
FONT = '; rel=preload; as=font; type="font/woff2"; crossorigin'


def get(site: Path, path: str, **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(create_api(site))
    named = {name.replace("_", "-"): value for name, value in headers.items()}

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get(path, headers=named)

    return asyncio.run(ask())


def built(site: Path, manifest: str | None) -> Path:
    (site / "index.html").write_text("client")
    if manifest is not None:
        (site / ".vite").mkdir()
        (site / ".vite" / "manifest.json").write_text(manifest)
    return site


def with_assets(site: Path) -> Path:
    (site / "assets").mkdir()
    (site / "assets" / "app-1a2b.js").write_text("code")
    (site / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"code"))
    return built(site, None)


def test_without_a_built_client_a_plain_page_leads_to_the_api(
    server: Server, tmp_path: Path
) -> None:
    assert 'href="/docs"' in get(tmp_path, "/").text
    docs = httpx.get(f"{server.url}/docs").text
    for path in create_api().openapi()["paths"]:
        assert path in docs
    assert httpx.get(f"{server.url}/pages/plain.css").headers["content-type"].startswith("text/css")


def test_a_built_client_is_served_with_its_own_pages(tmp_path: Path) -> None:
    site = with_assets(tmp_path)
    (tmp_path.parent / "secret.txt").write_text("secret")
    answers = {
        path: get(site, path)
        for path in (
            "/", "/table/abc", "/assets/app-1a2b.js", "/assets/app-old.js", "/assets/none",
            "/favicon.ico", "/api/nothing", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/%00",
        )
    }  # fmt: skip
    assert answers["/"].text == answers["/table/abc"].text == answers["/assets/none"].text
    assert answers["/"].text == "client"
    for page in ("/", "/table/abc", "/assets/none"):
        assert answers[page].headers["cache-control"] == "no-cache"
    assert "immutable" in answers["/assets/app-1a2b.js"].headers["cache-control"]
    for path in ("/assets/app-old.js", "/favicon.ico", "/api/nothing", "/..%2fsecret.txt"):
        assert answers[path].status_code == 404, path
    assert all("secret" not in answer.text for answer in answers.values())


def test_a_gzipped_file_goes_to_those_who_accept_it(tmp_path: Path) -> None:
    site = with_assets(tmp_path)
    packed = get(site, "/assets/app-1a2b.js", accept_encoding="gzip, br")
    plain = get(site, "/assets/app-1a2b.js", accept_encoding="identity")
    page = get(site, "/table/abc", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text == "code"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain.headers
    assert page.text == "client"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/app-1a2b.js"])
def test_a_file_that_the_browser_has_cached_is_not_sent_again(tmp_path: Path, path: str) -> None:
    site = with_assets(tmp_path)
    for encoding in ("gzip", "identity"):
        first = get(site, path, accept_encoding=encoding)
        again = get(site, path, accept_encoding=encoding, if_none_match=first.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        for name in ("cache-control", "etag", "vary"):
            assert again.headers[name] == first.headers[name]


def test_the_page_preloads_the_words_and_fonts_of_a_language(tmp_path: Path) -> None:
    site = built(tmp_path, json.dumps(MANIFEST))
    czech = get(site, "/", accept_language="sk;q=0.4, cs-CZ")
    assert czech.headers["link"].split(", ") == [
        "</assets/words-cs-2.js>; rel=modulepreload",
        f"</assets/latin-3.woff2>{FONT}",
        f"</assets/ext-4.woff2>{FONT}",
    ]
    assert czech.headers["vary"] == "Accept-Encoding, Accept-Language"
    other = get(site, "/", accept_language="pt-BR").headers["link"]
    assert other == f"</assets/words-en-1.js>; rel=modulepreload, </assets/latin-3.woff2>{FONT}"


@pytest.mark.parametrize("manifest", [None, "no JSON"])
def test_a_client_without_a_manifest_is_served_as_it_is(
    tmp_path: Path, manifest: str | None
) -> None:
    page = get(built(tmp_path, manifest), "/", accept_language="en")
    assert page.text == "client"
    assert "link" not in page.headers
