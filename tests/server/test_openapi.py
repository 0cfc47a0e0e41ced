"""Schemathesis tries everything that the API's description allows, and much that it does not."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ninetyeight.server.app import create_api
from server.people import Person
from server.servers import Server

EXAMPLES = 15
"""For each operation; a few thousand requests in all."""


def without_security(description: dict[str, Any]) -> dict[str, Any]:
    """The API's description without security: the tests sign in for Schemathesis."""
    description = copy.deepcopy(description)
    del description["components"]["securitySchemes"]
    for item in description["paths"].values():
        for operation in item.values():
            operation.pop("security", None)
    return description


schema = schemathesis.openapi.from_dict(without_security(create_api().openapi()))
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def tester(server: Server) -> Iterator[Person]:
    """A person whom the tests do not delete."""
    with Person(server, "Tester") as person:
        yield person


@pytest.fixture(scope="module")
def known(tester: Person) -> dict[str, str]:
    """Ids of existing things, so that not every request is about nothing."""
    table_id = tester.open_table(players=1)
    tester.act(table_id, "start").raise_for_status()
    tester.act(table_id, "concede").raise_for_status()
    (game,) = tester.get("/api/me/games").json()["items"]
    key = tester.post(f"/api/games/{game['id']}/share").json()["key"]
    return {"table_id": tester.open_table(), "game_id": game["id"], "key": key}


@schema.exclude(method="DELETE", path="/api/me").exclude(path="/api/me/sign-out").parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_responds_as_described(
    case: schemathesis.Case[Any], server: Server, tester: Person, known: dict[str, str]
) -> None:
    for name, value in (case.path_parameters or {}).items():
        if name in known and len(str(value)) % 2:
            case.path_parameters[name] = known[name]
    response = case.call(base_url=server.url, headers={"Cookie": tester.cookie})
    assert "Traceback" not in response.text
    case.validate_response(response, checks=CHECKS)


def test_the_description_is_complete() -> None:
    description = create_api().openapi()
    for path, item in description["paths"].items():
        for method, operation in item.items():
            assert operation["description"], (method, path)
            assert "HTTPValidationError" not in str(operation["responses"]), (method, path)
            assert {"422", "429"} <= set(operation["responses"]), (method, path)
