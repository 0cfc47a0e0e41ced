"""What the server offers, its health and its metrics."""

import hmac

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from ninetyeight import __version__
from ninetyeight.bots import known_bots
from ninetyeight.protocol.http import BotInfo, EditionInfo, Health
from ninetyeight.protocol.message import PROTOCOL
from ninetyeight.rules import EDITION_NAMES, excluded_by
from ninetyeight.server.connection import is_local
from ninetyeight.server.errors import ApiError
from ninetyeight.server.identity import presented_token
from ninetyeight.server.metrics import CONTENT_TYPE
from ninetyeight.server.routes import faults
from ninetyeight.server.service import Service, ServiceDep

router = APIRouter(tags=["server"])


@router.get("/api/bots", responses=faults())
async def list_bots() -> list[BotInfo]:
    """List the bots that can take a seat, the strongest last."""
    return [
        BotInfo(name=bot.name, sentence=bot.sentence, cost=bot.cost.value)
        for bot in known_bots().values()
    ]


@router.get("/api/editions", responses=faults())
async def list_editions() -> list[EditionInfo]:
    """List the parts that names of editions consist of."""
    return [
        EditionInfo(name=name, excludes=tuple(sorted(excluded_by(name)))) for name in EDITION_NAMES
    ]


@router.get(
    "/api/health",
    response_model=Health,
    responses={
        **faults(),
        503: {"model": Health, "description": "The database does not accept writes."},
    },
)
async def show_health(service: ServiceDep) -> Response:
    """Check that the server is running and its database accepts writes."""
    is_well = await service.health.is_well()
    health = Health(status="ok" if is_well else "unwell", version=__version__, protocol=PROTOCOL)
    return JSONResponse(health.model_dump(), 200 if is_well else 503)


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        **faults(),
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    },
)
async def show_metrics(request: Request, service: ServiceDep) -> Response:
    """Metrics for Prometheus, to programs on this machine or with the metrics token."""
    if not (is_local(request) or _has_metrics_token(request, service)):
        raise ApiError(403, "not-allowed", "Metrics need a request from this machine or a token.")
    service.metrics.sockets.set(service.sockets.total)
    service.metrics.unreadable_tables.set(service.host.unreadable_tables)
    return Response(service.metrics.text(), headers={"Content-Type": CONTENT_TYPE})


def _has_metrics_token(request: Request, service: Service) -> bool:
    expected, shown = service.options.metrics_token, presented_token(request)
    if expected is None or shown is None:
        return False
    return hmac.compare_digest(expected.encode(), shown.encode(errors="replace"))
