"""The generated files match the models, and the models what is sent."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from cli.commands import run
from ninetyeight.protocol.generators import typescript
from ninetyeight.protocol.generators.schemas import (
    client_messages,
    definitions,
    plain_name,
    server_messages,
)
from ninetyeight.server.generate import FILES, protocol_docs
from ninetyeight.server.settings_table import settings_table, with_settings
from server.people import Person

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", FILES)
def test_a_generated_file_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name](), "make protocol"


def test_every_message_is_described() -> None:
    page, types = protocol_docs(), typescript()
    for message in (*client_messages(), *server_messages()):
        assert f"### {message.__name__}\n" in page
        assert f"export interface {message.__name__} " in types
        assert message.__name__ in types.partition("export type ClientMessage")[2]


def test_every_row_of_a_table_is_one_line() -> None:
    rows = [line for line in protocol_docs().splitlines() if line.startswith("|")]
    assert [row for row in rows if not row.endswith("|")] == []


def test_every_type_that_is_used_is_declared() -> None:
    for name, schema in definitions().items():
        for text in json.dumps(schema).split('"$ref": "')[1:]:
            assert plain_name(text.partition('"')[0]) in definitions(), name


def test_what_is_sent_is_what_the_schema_says(ada: Person) -> None:
    table_id = ada.open_table(players=1, edition="extreme")
    with ada.sit(table_id) as player:
        sent = [player.receive(), player.receive(), player.ask("start")]
        sent.append(player.ask("sit", seat=4))
        sent.append(player.ask("take-hint"))
        player.send("nonsense")
        sent.append(player.until("problem"))
        player.send("ping")
        sent.append(player.until("pong"))
    assert {message["kind"] for message in sent} == {
        "update", "presence", "refusal", "hint", "problem", "pong"
    }  # fmt: skip
    for message in sent:
        assert list(complaints(message)) == []


def complaints(message: dict[str, Any]) -> list[str]:
    name = message["kind"].capitalize()
    schema = {"$ref": f"#/$defs/{name}", "$defs": _pointed(definitions())}
    return [error.message for error in Draft202012Validator(schema).iter_errors(message)]


def _pointed(schema: Any) -> Any:
    """Make references point into the document."""
    if isinstance(schema, dict):
        return {
            key: f"#/$defs/{plain_name(value)}" if key == "$ref" else _pointed(value)
            for key, value in schema.items()
        }
    return [_pointed(each) for each in schema] if isinstance(schema, list) else schema


def test_the_page_on_configuration_lists_every_setting() -> None:
    page = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
    assert settings_table() in page
    assert with_settings(page) == page


def test_the_service_and_the_container_call_the_program_as_it_is() -> None:
    service = (ROOT / "deploy" / "ninetyeight.service").read_text(encoding="utf-8")
    (command,) = [line for line in service.splitlines() if line.startswith("ExecStart=")]
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    entry = json.loads(container.rpartition("ENTRYPOINT ")[2])
    told = run("serve", "--help").out
    for words in (command.split(), entry):
        assert "serve" in words
        for option in words:
            assert not option.startswith("--") or option in told
