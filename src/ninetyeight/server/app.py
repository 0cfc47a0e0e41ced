"""The ASGI app: the routes, wrapped in middleware."""

from pathlib import Path

from fastapi import FastAPI
from starlette.types import ASGIApp

from ninetyeight import __version__
from ninetyeight.server.errors import install_error_handlers
from ninetyeight.server.limits import RateLimiter
from ninetyeight.server.middleware import (
    AddressLimit,
    BodyLimit,
    HeadRequests,
    HostCheck,
    OriginCheck,
    ProxyHeaders,
    RequestMetrics,
    SecurityHeaders,
)
from ninetyeight.server.routes import (
    about,
    challenges,
    frames,
    games,
    lessons,
    me,
    socket,
    solutions,
    tables,
)
from ninetyeight.server.service import Service
from ninetyeight.server.site import SITE, site_router

DESCRIPTION = """\
Tables, people and finished games of Ninety-Eight. Playing happens over a table's socket, \
/api/tables/{table_id}/socket, or with one request per command, \
/api/tables/{table_id}/commands; docs/protocol.md describes both.

Every error has a status, a stable code and a message."""


def create_api(site: Path = SITE) -> FastAPI:
    """Create the app with its routes; set `app.state.service` before the first request."""
    api = FastAPI(
        title="Ninety-Eight",
        version=__version__,
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
    )
    install_error_handlers(api)
    for routes in (me, tables, games, challenges, frames, solutions, lessons, about, socket):
        api.include_router(routes.router)
    api.include_router(site_router(site))
    return api


def create_app(service: Service, site: Path = SITE) -> ASGIApp:
    """Wrap the app in its middleware, the innermost first."""
    api = create_api(site)
    api.state.service = service
    options, metrics = service.options, service.metrics
    app: ASGIApp = BodyLimit(HeadRequests(api), metrics, records=options.work_per_address)
    app = OriginCheck(app, allowed=options.origins)
    if (names := options.host_names) is not None:
        app = HostCheck(app, allowed=names)
    app = AddressLimit(app, RateLimiter(options.address_rate, options.address_burst), metrics)
    app = RequestMetrics(app, metrics)
    app = SecurityHeaders(app)
    return ProxyHeaders(app, is_trusted=options.trust_proxy)
