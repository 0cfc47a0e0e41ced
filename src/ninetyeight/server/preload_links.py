"""`Link` headers that let a browser fetch a page's words and fonts before its script runs.

Each language has separate files of words and fonts, which the client requests once it runs. Naming
them in the response to the page saves a round trip before the first word appears.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from ninetyeight.words import LANGUAGES

MANIFEST = Path(".vite") / "manifest.json"
"""Vite's list of built files, by the names of their sources."""
FONTS = {"cs": ("inter-latin", "inter-latin-ext"), "ru": ("inter-latin", "inter-cyrillic")}
"""The fonts of a language, Latin alone by default. Digits are always Latin."""
_LATIN = ("inter-latin",)

_Manifest = Mapping[str, Mapping[str, str]]


def preload_links(site: Path) -> dict[str, str]:
    """Build each language's `Link` header; empty without a manifest."""
    try:
        manifest = json.loads((site / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {language: ", ".join(_links(manifest, language)) for language in LANGUAGES}


def _links(manifest: _Manifest, language: str) -> Iterator[str]:
    words = manifest.get(f"virtual:words/{language}")
    if words is not None:
        yield f"</{words['file']}>; rel=modulepreload"
    for name in FONTS.get(language, _LATIN):
        if (font := _font(manifest, name)) is not None:
            yield f'</{font}>; rel=preload; as=font; type="font/woff2"; crossorigin'


def _font(manifest: _Manifest, name: str) -> str | None:
    built = (entry["file"] for source, entry in manifest.items() if Path(source).stem == name)
    return next(built, None)
