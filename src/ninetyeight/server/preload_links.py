"""What a page will need, named before the browser could find out itself.

The words of a language and its letters are files of their own, which the client asks for once it
runs. The answer with the page names them already, so that they travel together with the client: a
round trip less before the first word.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from ninetyeight.words import LANGUAGES

MANIFEST = Path(".vite") / "manifest.json"
"""What the build of the client wrote: its files, by the names of their sources."""
LETTERS = {"cs": ("inter-latin", "inter-latin-ext"), "ru": ("inter-latin", "inter-cyrillic")}
"""The fonts of a language; Latin ones alone where nothing is said. Digits are Latin."""
_ONLY_LATIN = ("inter-latin",)


def preload_links(site: Path) -> dict[str, str]:
    """Give for each language the `Link` header of the page; empty where the build says nothing."""
    try:
        manifest = json.loads((site / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {language: ", ".join(_links(manifest, language)) for language in LANGUAGES}


def _links(manifest: Mapping[str, Mapping[str, str]], language: str) -> Iterator[str]:
    words = manifest.get(f"virtual:words/{language}")
    if words is not None:
        yield f"</{words['file']}>; rel=modulepreload"
    for name in LETTERS.get(language, _ONLY_LATIN):
        font = manifest.get(f"src/look/fonts/{name}.woff2")
        if font is not None:
            yield f'</{font["file"]}>; rel=preload; as=font; type="font/woff2"; crossorigin'
