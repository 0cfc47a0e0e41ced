"""Scopes of tokens: read, play, or everything. Every route states which it needs."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from websockets.sync.client import connect

from ninetyeight.server import routes
from ninetyeight.server.app import create_api
from ninetyeight.server.identity import RequireScope, optional_person
from ninetyeight.store import Scope
from server.people import Person
from server.servers import Server
from waiting import PATIENCE

OPEN = {
    ("GET", "/api/bots"),
    ("GET", "/api/editions"),
    ("GET", "/api/health"),
    ("GET", "/api/lessons"),
    ("POST", "/api/lessons/{name}"),
    ("GET", "/metrics"),
}
"""What is answered without authentication."""
SCOPES = list(Scope)


def calls(dependant: Dependant) -> Iterator[Any]:
    for each in dependant.dependencies:
        yield each.call
        yield from calls(each)


def api_routes() -> Iterator[tuple[str, str, APIRoute]]:
    for found in pkgutil.iter_modules(routes.__path__):
        module = importlib.import_module(f"{routes.__name__}.{found.name}")
        for route in module.router.routes:
            if isinstance(route, APIRoute):
                for method in sorted(route.methods or ()):
                    yield method, route.path, route


def needed(route: APIRoute) -> list[Scope]:
    return [call.scope for call in calls(route.dependant) if isinstance(call, RequireScope)]


ROUTES = list(api_routes())
NEEDS = [(method, path, needed(route)[0]) for method, path, route in ROUTES if needed(route)]


def test_the_list_of_routes_is_complete() -> None:
    written = {
        (method.upper(), path)
        for path, methods in create_api().openapi()["paths"].items()
        for method in methods
    }
    assert {(method, path) for method, path, _ in ROUTES} == written


def test_every_route_states_who_may_use_it() -> None:
    undecided = [
        (method, path)
        for method, path, route in ROUTES
        if len(needed(route)) != 1 and optional_person not in calls(route.dependant)
    ]
    assert set(undecided) == OPEN


def test_the_scopes_are_those_of_the_account_the_table_and_the_eye() -> None:
    by_scope = {scope: {(m, p) for m, p, each in NEEDS if each is scope} for scope in Scope}
    assert ("DELETE", "/api/me") in by_scope[Scope.EVERYTHING]
    assert {p for _, p in by_scope[Scope.PLAY]} == {
        "/api/tables",
        "/api/play",
        "/api/tables/{table_id}/commands",
        "/api/challenges/{key}/play",
        "/api/shared/{key}/play",
    }
    assert {method for method, _ in by_scope[Scope.READ]} == {"GET"}


def program(person: Person, scope: Scope) -> httpx.Client:
    """Make a program that acts for a person by a token."""
    made = person.post("/api/me/tokens", {"label": scope.value, "scope": scope.value}).json()
    assert made["scope"] == scope.value
    headers = {"Authorization": f"Bearer {made['token']}"}
    return httpx.Client(base_url=person.server.url, headers=headers, timeout=PATIENCE)


@pytest.mark.parametrize("scope", SCOPES[:2])
def test_a_token_opens_no_route_beyond_its_scope(ada: Person, scope: Scope) -> None:
    with program(ada, scope) as asking:
        for method, path, wanted in NEEDS:
            answer = asking.request(method, re.sub(r"{\w+}", "x", path), json={})
            refused = answer.status_code == 403 and answer.json()["code"] == "scope"
            assert refused is not scope.covers(wanted), (method, path, answer.text)
    assert ada.get("/api/me").status_code == 200


def test_a_token_for_everything_may_do_what_the_person_may(ada: Person) -> None:
    with program(ada, Scope.EVERYTHING) as asking:
        assert asking.patch("/api/me", json={"name": "Countess"}).status_code == 200
        assert asking.get("/api/me/tokens").json()[0]["scope"] == "everything"
        assert asking.delete("/api/me").status_code == 204
    assert ada.get("/api/me").status_code == 401


def test_a_token_without_a_scope_is_for_everything(ada: Person) -> None:
    assert ada.post("/api/me/tokens", {"label": "old"}).json()["scope"] == "everything"
    assert ada.post("/api/me/tokens", {"label": "x", "scope": "admin"}).status_code == 422


def test_a_token_for_reading_watches_a_table_but_cannot_act(ada: Person, server: Server) -> None:
    table_id = ada.open_table(players=2)
    for scope, answered in ((Scope.READ, "problem"), (Scope.PLAY, "update")):
        made = ada.post("/api/me/tokens", {"label": "eye", "scope": scope.value}).json()
        with connect(
            f"{server.socket_url}/api/tables/{table_id}/socket",
            additional_headers={"Authorization": f"Bearer {made['token']}"},
            open_timeout=PATIENCE,
        ) as socket:
            socket.send('{"kind":"ping"}')
            socket.send('{"kind":"say-phrase","id":"a","code":"hello"}')
            answer = ""
            while '"answers":"a"' not in answer:
                answer = str(socket.recv(timeout=PATIENCE))
        assert f'"kind":"{answered}"' in answer
        assert ('"code":"scope"' in answer) is (scope is Scope.READ)
