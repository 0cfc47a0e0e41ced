"""The pages of a server: the web client if it is built, and plain ones."""

import gzip
import hashlib
import os
from mimetypes import guess_type
from pathlib import Path

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from ninetyeight import __version__
from ninetyeight.server.docs_page import docs_page, welcome_page
from ninetyeight.server.link_previews import SLOT, head_tags, preview_of
from ninetyeight.server.preload_links import preload_links
from ninetyeight.server.service import get_service
from ninetyeight.words import best_language

HERE = Path(__file__).parent
PLAIN_STYLE = HERE / "pages" / "plain.css"
SITE = HERE / "site"
"""Where `make web` puts the built client."""
INDEX = "index.html"
HASHED = "assets"
"""The folder whose files have a hash of their content in their names."""
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
GZIPPED = ".gz"
PAGE_HEADERS = {"Cache-Control": REVALIDATE, "Vary": "Accept-Encoding, Accept-Language"}


class WebClient(StaticFiles):
    """The built client, as static files.

    Adds three things that Starlette leaves to the app: caching headers, the `.gz` that the build
    puts next to a file, and the page itself for the client's own routes, such as `/table/abc`,
    with the preview of its link.
    """

    def __init__(self, site: Path) -> None:
        super().__init__(directory=site, check_dir=False)
        self._index = site / INDEX
        self._hashed = (site / HASHED).resolve()
        self._links = preload_links(site)

    async def respond(self, request: Request) -> Response:
        scope = request.scope
        path = self.get_path(scope)
        try:
            return await self.get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in Path(path).name:
                raise
        return await self._page(request)

    async def _page(self, request: Request) -> Response:
        accepted = request.headers.get("accept-language", "")
        page = await to_thread.run_sync(self._index.read_text, "utf-8")
        if SLOT in page:
            preview = await preview_of(get_service(request), request.url.path, accepted)
            page = page.replace(SLOT, head_tags(preview, request.scope))
        body, headers = page.encode(), dict(PAGE_HEADERS)
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = gzip.compress(body, mtime=0)
            headers["Content-Encoding"] = "gzip"
        headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        if (links := self._links.get(best_language(accepted))) is not None:
            headers["Link"] = links
        response = HTMLResponse(body, headers=headers)
        if self.is_not_modified(response.headers, request.headers):
            return NotModifiedResponse(response.headers)
        return response

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Send the file, or its gzipped twin to a client that accepts it."""
        file, request = Path(full_path), Headers(scope=scope)
        caching = FOREVER if file.is_relative_to(self._hashed) else REVALIDATE
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        kind, _ = guess_type(file.name)
        gzipped = file.with_name(file.name + GZIPPED)
        if "gzip" in request.get("accept-encoding", "") and gzipped.is_file():
            file, stat_result = gzipped, gzipped.stat()
            headers["Content-Encoding"] = "gzip"
        response = FileResponse(
            file, status_code, headers=headers, media_type=kind, stat_result=stat_result
        )
        if self.is_not_modified(response.headers, request):
            return NotModifiedResponse(response.headers)
        return response


def site_router(site: Path = SITE) -> APIRouter:
    """Make the routes of pages. They match any path, so they must come after all others."""
    router = APIRouter(include_in_schema=False)
    client = WebClient(site)

    @router.get("/docs")
    async def show_docs(request: Request) -> Response:
        return HTMLResponse(docs_page(request.app.openapi()))

    @router.get("/pages/plain.css")
    async def show_style() -> Response:
        return FileResponse(PLAIN_STYLE, headers={"Cache-Control": REVALIDATE})

    @router.get("/{path:path}")
    async def show_page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        if (site / INDEX).is_file():
            return await client.respond(request)
        if path:
            raise HTTPException(404)
        return HTMLResponse(welcome_page(__version__))

    return router
