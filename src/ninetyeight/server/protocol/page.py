"""The protocol as a page for people."""

import json
from pathlib import Path
from typing import Any

from ninetyeight.rules import RefusalCode
from ninetyeight.server.app import create_api
from ninetyeight.server.body import MOST_BYTES, MOST_RECORD_BYTES
from ninetyeight.server.identity import COOKIE, LINK_MINUTES, SECURE_COOKIE
from ninetyeight.server.options import Options
from ninetyeight.server.protocol.schemas import (
    Schema,
    attribute_docs,
    client_messages,
    definitions,
    plain_name,
    server_messages,
)
from ninetyeight.server.run import MOST_MESSAGE_BYTES
from ninetyeight.server.transport.guard import HEAD_SECONDS, STALL_SECONDS
from ninetyeight.server.transport.http import MOST_HEAD_BYTES
from ninetyeight.server.transport.websocket import FRAME_BURST, FRAME_RATE
from ninetyeight.store.answers import KEPT_OF_ONE
from ninetyeight.table import TableCode
from ninetyeight.table.message import PROTOCOL, REFUSED_AS, CloseCode

HEAD = Path(__file__).with_name("head.md")
"""What a person wrote, with places for what the program knows."""


def protocol_page() -> str:
    """Write the whole page."""
    names = [*map(_name, client_messages()), *map(_name, server_messages())]
    others = [name for name in definitions() if name not in names]
    parts = [
        _head(),
        "\n## What clients send\n\n",
        *(_model(_name(message)) for message in client_messages()),
        "## What the server sends\n\n",
        *(_model(_name(message)) for message in server_messages()),
        "## Codes of refusals\n\n",
        "Of a table: " + _codes(TableCode) + ".\n\nOf the rules (`docs/rules.md`, 3.6): ",
        _codes(RefusalCode) + ".\n\n",
        "## HTTP\n\nErrors are a `Fault` with a status that fits.\n\n",
        _routes(create_api().openapi()),
        "## Parts of messages\n\n",
        *(_model(name) for name in others),
    ]
    return "".join(parts).rstrip("\n") + "\n"


def _head() -> str:
    fields = Options.model_fields
    return HEAD.read_text(encoding="utf-8").format(
        protocol=PROTOCOL,
        cookie=COOKIE,
        secure_cookie=SECURE_COOKIE,
        link_minutes=LINK_MINUTES,
        close_codes=_close_codes(),
        answers_of_one=KEPT_OF_ONE,
        refusals=_refusals(),
        frame_rate=FRAME_RATE,
        frame_burst=FRAME_BURST,
        stall_seconds=STALL_SECONDS,
        head_kib=MOST_HEAD_BYTES // 1024,
        head_seconds=HEAD_SECONDS,
        message_kib=MOST_MESSAGE_BYTES // 1024,
        body_kib=MOST_BYTES // 1024,
        record_kib=MOST_RECORD_BYTES // 1024,
        person_rate=fields["person_rate"].default,
        person_burst=fields["person_burst"].default,
        address_rate=fields["address_rate"].default,
        address_burst=fields["address_burst"].default,
        tables=fields["tables_per_person"].default,
        sockets=fields["sockets_per_person"].default,
        address_sockets=fields["sockets_per_address"].default,
        address_connections=fields["connections_per_address"].default,
        new_people=fields["new_people_per_hour"].default,
        replays=fields["replays_per_minute"].default,
        lesson_steps=fields["lesson_steps_per_minute"].default,
        person_work=fields["work_per_person"].default,
        address_work=fields["work_per_address"].default,
    )


def _close_codes() -> str:
    said = attribute_docs(CloseCode)
    rows = [f"| {code.value} | {said[code.name]} |" for code in CloseCode]
    return "\n".join(["| code | why |", "|---|---|", *rows])


def _refusals() -> str:
    return ", ".join(f"`{fault}` as {code.value}" for fault, code in REFUSED_AS.items())


def _codes(codes: Any) -> str:
    return ", ".join(f"`{code.value}`" for code in codes)


def _routes(openapi: Schema) -> str:
    rows = [
        f"| {method.upper()} `{path}` | {_body(operation)} | {_answer(operation)} |"
        f" {operation['description']} |"
        for path, item in openapi["paths"].items()
        for method, operation in item.items()
    ]
    return "\n".join(["| request | body | answer | |", "|---|---|---|---|", *rows]) + "\n\n"


def _body(operation: Schema) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    kinds = [_openapi_type(media["schema"]) for media in content.values()]
    return ", ".join(kinds)


def _answer(operation: Schema) -> str:
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            content = response.get("content", {})
            kinds = [_openapi_type(media.get("schema", {})) for media in content.values()]
            return ", ".join([status, *filter(None, kinds)])
    return ""


def _openapi_type(schema: Schema) -> str:
    if "$ref" in schema:
        return f"`{plain_name(schema['$ref'].rpartition('/')[2])}`"
    if "discriminator" in schema:
        return "a command"
    if "anyOf" in schema:
        return " or ".join(map(_openapi_type, schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {_openapi_type(schema['items'])}"
    return str(schema.get("type", ""))


def _name(message: type) -> str:
    known = definitions()
    return message.__name__ if message.__name__ in known else f"{message.__name__}Input"


def _model(name: str) -> str:
    schema = definitions()[name]
    said = " ".join(schema.get("description", "").split())
    if schema.get("type") != "object":
        return f"### {name}\n\n{said}\n\n{_type(schema)}\n\n"
    required = schema.get("required", ())
    rows = [
        f"| `{field}` | {_type(about)} | {_default(field, about, required)} |"
        f" {about.get('description', '')} |"
        for field, about in schema.get("properties", {}).items()
    ]
    table = "\n".join(["| field | type | default | |", "|---|---|---|---|", *rows])
    return f"### {name}\n\n{said}\n\n{table}\n\n"


def _default(field: str, schema: Schema, required: Any) -> str:
    if field in required or "const" in schema or "default" not in schema:
        return ""
    return f"`{json.dumps(schema['default'])}`"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        name = plain_name(schema["$ref"])
        return f"[{name}](#{name.lower()})"
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(map(_type, schema[key])))
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{choice}`" for choice in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(schema.get("type", "anything")) + _bounds(schema)


def _bounds(schema: Schema) -> str:
    low = schema.get("minimum", schema.get("minLength"))
    high = schema.get("maximum", schema.get("maxLength"))
    if low is None and high is None:
        return ""
    return f" ({'' if low is None else low}..{'' if high is None else high})"
