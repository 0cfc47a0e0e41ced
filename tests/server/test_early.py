"""What the answer with the page names before the browser could find out itself."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from ninetyeight.server.app import create_api

MANIFEST = {
    "virtual:words/en": {"file": "assets/words-en-1.js"},
    "virtual:words/cs": {"file": "assets/words-cs-2.js"},
    "src/look/fonts/inter-latin.woff2": {"file": "assets/latin-3.woff2"},
    "src/look/fonts/inter-latin-ext.woff2": {"file": "assets/ext-4.woff2"},
}
FONT = '; rel=preload; as=font; type="font/woff2"; crossorigin'


def page_of(site: Path, accepted: str) -> httpx.Response:
    transport = httpx.ASGITransport(create_api(site))

    async def get() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get("/", headers={"Accept-Language": accepted})

    return asyncio.run(get())


def built(site: Path, manifest: str | None) -> Path:
    (site / "index.html").write_text("client")
    if manifest is not None:
        (site / ".vite").mkdir()
        (site / ".vite" / "manifest.json").write_text(manifest)
    return site


def test_the_page_names_the_words_and_letters_of_a_language(tmp_path: Path) -> None:
    site = built(tmp_path, json.dumps(MANIFEST))
    czech = page_of(site, "sk;q=0.4, cs-CZ")
    assert czech.headers["link"].split(", ") == [
        "</assets/words-cs-2.js>; rel=modulepreload",
        f"</assets/latin-3.woff2>{FONT}",
        f"</assets/ext-4.woff2>{FONT}",
    ]
    assert czech.headers["vary"] == "Accept-Encoding, Accept-Language"
    other = page_of(site, "pt-BR").headers["link"]
    assert other == f"</assets/words-en-1.js>; rel=modulepreload, </assets/latin-3.woff2>{FONT}"


@pytest.mark.parametrize("manifest", [None, "no JSON"])
def test_a_client_of_which_nothing_is_known_is_sent_as_it_is(
    tmp_path: Path, manifest: str | None
) -> None:
    page = page_of(built(tmp_path, manifest), "en")
    assert page.text == "client"
    assert "link" not in page.headers
