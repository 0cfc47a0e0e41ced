"""The pages of a server: the web client if it is built, and plain ones."""

import os
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from ninetyeight import __version__
from ninetyeight.server.docs_page import docs_page, welcome_page
from ninetyeight.server.preload_links import preload_links
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


class WebClient(StaticFiles):
    """The built client, as static files.

    Adds three things that Starlette leaves to the app: caching headers, the `.gz` that the build
    puts beside a file, and the page itself for the client's own routes, such as `/table/abc`.
    """

    def __init__(self, site: Path) -> None:
        super().__init__(directory=site, check_dir=False)
        self._hashed = (site / HASHED).resolve()
        self._links = preload_links(site)

    async def respond(self, scope: Scope) -> Response:
        path = self.get_path(scope)
        try:
            return await self.get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in Path(path).name:
                raise
        return await self._page(scope)

    async def _page(self, scope: Scope) -> Response:
        page = await self.get_response(INDEX, scope)
        language = best_language(Headers(scope=scope).get("accept-language", ""))
        if (links := self._links.get(language)) is not None:
            page.headers["Link"] = links
            page.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return page

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Send the file, or its gzipped twin to a client that accepts it."""
        file, asked = Path(full_path), Headers(scope=scope)
        caching = FOREVER if file.is_relative_to(self._hashed) else REVALIDATE
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        kind, _ = guess_type(file.name)
        gzipped = file.with_name(file.name + GZIPPED)
        if "gzip" in asked.get("accept-encoding", "") and gzipped.is_file():
            file, stat_result = gzipped, gzipped.stat()
            headers["Content-Encoding"] = "gzip"
        response = FileResponse(
            file, status_code, headers=headers, media_type=kind, stat_result=stat_result
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def site_router(site: Path = SITE) -> APIRouter:
    """The routes of pages. They match any path, so they come after all others."""
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
            return await client.respond(request.scope)
        if path:
            raise HTTPException(404)
        return HTMLResponse(welcome_page(__version__))

    return router
