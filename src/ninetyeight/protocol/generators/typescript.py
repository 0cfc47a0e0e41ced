"""Generates web/src/protocol.gen.ts, the TypeScript types."""

import json

from ninetyeight.protocol.generators.schemas import (
    Schema,
    attribute_docs,
    client_messages,
    definitions,
    plain_name,
    server_messages,
)
from ninetyeight.protocol.message import FINAL_CODES, KEPT_EVENTS, PROTOCOL, REFUSED_AS, CloseCode
from ninetyeight.protocol.text import LONGEST_CHAT, LONGEST_PERSON_NAME, LONGEST_TITLE
from ninetyeight.rules import BASES, EXTRAS, STANDARD_LAYOUT, excluded_by, ruleset_of
from ninetyeight.rules.ruleset import MOST_PLAYERS

LONGEST = {"name": LONGEST_PERSON_NAME, "title": LONGEST_TITLE, "chat": LONGEST_CHAT}
SEATS = range(1, MOST_PLAYERS + 1)
HEAD = """\
// Generated from the models of the server by `make protocol`. Do not edit.

"""


def typescript() -> str:
    parts = [
        HEAD,
        f"export const PROTOCOL = {PROTOCOL};\n\n",
        "/** The most characters in a person's name, a table's title and a line of chat. */\n",
        f"export const LONGEST = {json.dumps(LONGEST)} as const;\n\n",
        "/** How many recent events a reconnecting client can catch up on. */\n",
        f"export const KEPT_EVENTS = {KEPT_EVENTS};\n\n",
        _close_codes(),
        _rulebook(),
        *(_declaration(name, schema) for name, schema in definitions().items()),
        _union("ClientMessage", "What a client sends over a socket.", client_messages()),
        _union("ServerMessage", "What the server sends over a socket.", server_messages()),
    ]
    return "".join(parts).rstrip("\n") + "\n"


def _close_codes() -> str:
    said = attribute_docs(CloseCode)
    lines = [f"  /** {said[code.name]} */\n  {code.name}: {code.value},\n" for code in CloseCode]
    return (
        "/** Why the server closed a socket. */\n"
        f"export const CloseCode = {{\n{''.join(lines)}}} as const;\n\n"
        "/** The close codes after which a client does not reconnect. */\n"
        f"export const FINAL_CODES: ReadonlyArray<number> = [\n{_final_codes()}];\n\n"
        "/** The close code that corresponds to each code of a refused handshake. */\n"
        f"export const REFUSED_AS: Readonly<Record<string, number>> = {{\n{_refusals()}}};\n\n"
    )


def _final_codes() -> str:
    return "".join(f"  CloseCode.{code.name},\n" for code in sorted(FINAL_CODES))


def _refusals() -> str:
    return "".join(f'  "{fault}": CloseCode.{code.name},\n' for fault, code in REFUSED_AS.items())


def _rulebook() -> str:
    """Write the tables of the rulebook, so that a client that knows no rules can print them."""
    layout = STANDARD_LAYOUT.as_dict()
    hands = [ruleset_of("original", players).hand_size for players in SEATS]
    bars = {name: sorted(excluded_by(name)) for name in EXTRAS if excluded_by(name)}
    lines = [
        "  /** The games, what may be added to them, and what then may not (4). */\n",
        f"  bases: {json.dumps(BASES)},\n",
        f"  extras: {json.dumps(EXTRAS)},\n",
        f"  excludes: {json.dumps(bars)},\n",
        "  /** The cards in hand for one player, two, three, four, five (1.3). */\n",
        f"  hands: {json.dumps(hands)},\n",
        "  /** The cards that burn (4.3). */\n",
        f"  burning: {json.dumps(ruleset_of('fire', 1).burning)},\n",
        "  /** The standard layout of the orders (5.1). */\n",
        "  layout: {\n",
        *(f'    "{order}": {json.dumps(list(cards))},\n' for order, cards in layout.items()),
        "  },\n",
    ]
    return (
        "/** The tables of the rulebook. */\n"
        f"export const RULEBOOK = {{\n{''.join(lines)}}} as const;\n\n"
    )


def _declaration(name: str, schema: Schema) -> str:
    comment = _comment(schema.get("description"), "")
    if schema.get("type") != "object":
        return f"{comment}export type {name} = {_type(schema)};\n\n"
    required = schema.get("required", ())
    lines = [
        _comment(field.get("description"), "  ")
        + f"  {key}{'' if key in required or _is_kind(key, field) else '?'}: {_type(field)};\n"
        for key, field in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n\n"


def _is_kind(name: str, schema: Schema) -> bool:
    """Whether a field tells what a value is; it has a default in Python, and is always sent."""
    return name == "kind" and "const" in schema


def _union(name: str, said: str, members: tuple[type, ...]) -> str:
    known = definitions()
    names = [member.__name__ for member in members]
    names = [each if each in known else plain_name(f"{each}-Input") for each in names]
    return f"/** {said} */\nexport type {name} =\n  | " + "\n  | ".join(names) + ";\n\n"


def _comment(said: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(said.split())} */\n" if said else ""


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return plain_name(schema["$ref"])
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(map(_type, schema[key])))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(choice) for choice in schema["enum"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as same:
            return str(same)
        case "array":
            return f"ReadonlyArray<{_type(schema.get('items', {}))}>"
        case "object":
            return _record(schema)
        case _:
            return "unknown"


def _record(schema: Schema) -> str:
    keys = schema.get("propertyNames", {})
    key = _type(keys) if "enum" in keys or "$ref" in keys else "string"
    rest = schema.get("additionalProperties", {})
    value = _type(rest) if isinstance(rest, dict) else "unknown"
    return f"Partial<Record<{key}, {value}>>" if key != "string" else f"Record<string, {value}>"
