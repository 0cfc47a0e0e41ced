"""Generates docs/protocol.md, the API reference."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ninetyeight.protocol.generators.schemas import (
    Schema,
    attribute_docs,
    client_messages,
    definitions,
    enum_docs,
    plain_name,
    server_messages,
)
from ninetyeight.protocol.message import FINAL_CODES, PROTOCOL, REFUSED_AS, CloseCode
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.rules import RefusalCode

HEAD = Path(__file__).with_name("head.md")
"""The hand-written part, with placeholders for numbers and lists."""


def protocol_page(openapi: Schema, limits: Mapping[str, object]) -> str:
    """Build the page; the routes and limits are the server's, so they are passed in."""
    names = [*map(_name, client_messages()), *map(_name, server_messages())]
    others = [name for name in definitions() if name not in names]
    parts = [
        _head(limits),
        "\n## Messages from the client\n\n",
        *(_model(_name(message)) for message in client_messages()),
        "## Messages from the server\n\n",
        *(_model(_name(message)) for message in server_messages()),
        "## Refusal codes\n\n",
        "From the table: " + _codes(TableCode) + ".\n\nFrom the rules (`docs/rules.md`, 3.6): ",
        _codes(RefusalCode) + ".\n\n",
        "## HTTP\n\nErrors are a `Fault` with an appropriate status.\n\n",
        _routes(openapi),
        "## Parts of messages\n\n",
        *(_model(name) for name in others),
    ]
    return "".join(parts).rstrip("\n") + "\n"


def _head(limits: Mapping[str, object]) -> str:
    return HEAD.read_text(encoding="utf-8").format(
        protocol=PROTOCOL,
        close_codes=_close_codes(),
        refusals=_refusals(),
        final_codes=_listed(sorted(FINAL_CODES)),
        **limits,
    )


def _close_codes() -> str:
    meanings = attribute_docs(CloseCode)
    rows = [f"| {code.value} | {meanings[code.name]} |" for code in CloseCode]
    return "\n".join(["| code | why |", "|---|---|", *rows])


def _listed(codes: Sequence[int]) -> str:
    *others, last = map(str, codes)
    return f"{', '.join(others)} or {last}"


def _refusals() -> str:
    return ", ".join(f"`{fault}` to {code.value}" for fault, code in REFUSED_AS.items())


def _codes(codes: Any) -> str:
    return ", ".join(f"`{code.value}`" for code in codes)


def _routes(openapi: Schema) -> str:
    rows = [
        f"| {method.upper()} `{path}` | {_body(operation)} | {_answer(operation)} |"
        f" {' '.join(operation['description'].split())} |"
        for path, item in openapi["paths"].items()
        for method, operation in item.items()
    ]
    return "\n".join(["| request | body | response | |", "|---|---|---|---|", *rows]) + "\n\n"


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
    description = " ".join(schema.get("description", "").split())
    if schema.get("type") != "object":
        return f"### {name}\n\n{description}\n\n{_choices(name, schema)}\n\n"
    required = schema.get("required", ())
    rows = [
        f"| `{field}` | {_type(about)} | {_default(field, about, required)} |"
        f" {about.get('description', '')} |"
        for field, about in schema.get("properties", {}).items()
    ]
    table = "\n".join(["| field | type | default | |", "|---|---|---|---|", *rows])
    return f"### {name}\n\n{description}\n\n{table}\n\n"


def _choices(name: str, schema: Schema) -> str:
    """List the values of an enum with their docstrings."""
    meanings = enum_docs(name)
    if not meanings:
        return _type(schema)
    rows = [f"| `{value}` | {meanings.get(value, '')} |" for value in schema["enum"]]
    return "\n".join(["| value | |", "|---|---|", *rows])


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
