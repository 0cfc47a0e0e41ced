"""Every code that a server answers with has words, found by reading its source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ninetyeight
from ninetyeight.protocol.message import CloseCode
from ninetyeight.server.errors import CODES, STATUS_OF
from ninetyeight.words import is_known
from words.files import messages, variables

SOURCE = Path(ninetyeight.__file__).parent
PARTS = ("host", "server", "store")
"""Where errors come from that a client gets; those of the rules come as refusals and records."""
PLACE_OF_CODE = {
    "ApiError": 1,
    "error_response": 1,
    "GameError": 0,
    "StoreError": 0,
    "_complain": 0,
    "__init__": 0,
}
"""Which argument of a call is a code."""
OF_THE_PROGRAM = {
    "address",
    "data-folder",
    "database-in-use",
    "database-newer",
    "database-older",
    "database-open",
    "database-url",
    "options",
    "phase",
}
"""What only the person hears who starts or administers a server."""
OF_RECORDS = {"record", "refused-action"}
OF_THE_CLIENT = {"offline"}
ENGLISH = messages("en")


def codes_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else None
        name = node.func.id if isinstance(node.func, ast.Name) else name
        place = PLACE_OF_CODE.get(name or "")
        if place is None or len(node.args) <= place:
            continue
        argument = node.args[place]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def every_code() -> set[str]:
    files = (file for part in PARTS for file in (SOURCE / part).rglob("*.py"))
    written = {code for file in files for code in codes_in(file)}
    tables = {*STATUS_OF, *(code for code, _ in CODES.values()), "refused", "internal"}
    return (written | tables | OF_RECORDS | OF_THE_CLIENT) - OF_THE_PROGRAM


def test_codes_are_found_in_the_source() -> None:
    assert {"no-such-game", "too-many-requests", "store", "wrong-origin"} <= every_code()


def test_exactly_the_codes_of_a_server_have_words() -> None:
    assert {key for key in ENGLISH if key.startswith("fault-")} == {
        f"fault-{code}" for code in every_code()
    }


@pytest.mark.parametrize("code", CloseCode)
def test_every_close_code_of_a_socket_has_words(code: CloseCode) -> None:
    assert is_known(f"close-{code.name.lower().replace('_', '-')}")


def test_a_fault_is_worded_from_its_code_alone() -> None:
    faults = [key for key in ENGLISH if key.startswith(("fault-", "close-"))]
    assert [key for key in faults if variables(ENGLISH[key])] == []
