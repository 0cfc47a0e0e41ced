"""What a browser gets beside the API: the web client where it is built, and plain pages."""

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException

from ninetyeight import __version__
from ninetyeight.server.docs_page import docs_page, welcome_page
from ninetyeight.server.preload_links import preload_links
from ninetyeight.words import best_language

HERE = Path(__file__).parent
PLAIN_STYLE = HERE / "pages" / "plain.css"
SITE = HERE / "site"
"""Where the built web client is put."""
LASTING = "assets"
"""The folder of files that have a hash in their name, and never change."""
KEEP = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ".gz"
"""The ending of a file that lies beside another, and is the same in fewer bytes."""


def site_router(site: Path = SITE) -> APIRouter:
    """Make the routes of pages; they come after all others."""
    router = APIRouter(include_in_schema=False)
    links = preload_links(site)

    @router.get("/docs")
    async def show_docs(request: Request) -> Response:
        return HTMLResponse(docs_page(request.app.openapi()))

    @router.get("/pages/plain.css")
    async def show_style() -> Response:
        return FileResponse(PLAIN_STYLE, headers={"Cache-Control": ASK_AGAIN})

    @router.get("/{path:path}")
    async def show_page(path: str, request: Request) -> Response:
        may_pack = "gzip" in request.headers.get("accept-encoding", "")
        language = best_language(request.headers.get("accept-language", ""))
        return _page(site, path, may_pack=may_pack, link=links.get(language))

    return router


def _page(site: Path, path: str, *, may_pack: bool, link: str | None) -> Response:
    """Find a file of the client; other addresses are pages of its own, which it shows itself."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    index = site / "index.html"
    if not index.is_file():
        if path:
            raise HTTPException(404)
        return HTMLResponse(welcome_page(__version__))
    file = _file(site, path)
    if file is not None:
        is_lasting = path.startswith(f"{LASTING}/")
        return _answer(file, KEEP if is_lasting else ASK_AGAIN, may_pack=may_pack)
    if "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    page = _answer(index, ASK_AGAIN, may_pack=may_pack)
    if link is not None:
        page.headers["Link"] = link
        page.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return page


def _answer(file: Path, keep: str, *, may_pack: bool) -> Response:
    """Send a file, or what was packed beside it when the client was built."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    packed = file.with_name(file.name + PACKED)
    if not may_pack or not packed.is_file():
        return FileResponse(file, headers=headers)
    kind, _ = guess_type(file.name)
    return FileResponse(packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)


def _file(site: Path, path: str) -> Path | None:
    """Find a file below the site, and nowhere else."""
    if not path or "\0" in path:
        return None
    try:
        found = (site / path).resolve()
        is_inside = found.is_relative_to(site.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if is_inside else None
