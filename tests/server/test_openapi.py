"""Schemathesis asks everything that the description allows, and much that it does not."""

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

schema = schemathesis.openapi.from_dict(create_api().openapi())
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def tester(server: Server) -> Any:
    """Give the token of somebody who is not deleted on the way, and something to ask about."""
    with Person(server, "Tester") as person:
        yield person


@schema.exclude(method="DELETE", path="/api/me").exclude(path="/api/me/sign-out").parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_answers_as_described(
    case: schemathesis.Case, server: Server, tester: Person
) -> None:
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
