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
from ninetyeight.rules import BASES, EXTRAS, FULL_PACK, STANDARD_LAYOUT, excluded_by, ruleset_of
from ninetyeight.rules.layout import CARDS_PER_ORDER
from ninetyeight.rules.ruleset import MOST_PLAYERS
from ninetyeight.talk import ABOUT_FIRE, ABOUT_NO_PILE, ABOUT_ORDERS, PhraseCode

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
        _phrases(),
        *(_declaration(name, schema) for name, schema in definitions().items()),
        _union("ClientMessage", "What a client sends over a socket.", client_messages()),
        _union("ServerMessage", "What the server sends over a socket.", server_messages()),
    ]
    return "".join(parts).rstrip("\n") + "\n"


def _close_codes() -> str:
    docs = attribute_docs(CloseCode)
    lines = [f"  /** {docs[code.name]} */\n  {code.name}: {code.value},\n" for code in CloseCode]
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
    """Write the tables of the rulebook, for clients that print them but do not know the rules."""
    layout = STANDARD_LAYOUT.as_dict()
    plain = ruleset_of("original", 1)
    bars = {name: sorted(excluded_by(name)) for name in EXTRAS if excluded_by(name)}
    lines = [
        "  /** How many cards there are (1.1). */\n",
        f"  cards: {len(FULL_PACK.cards)},\n",
        "  /** The base games, what can be added to them, and what that excludes (4). */\n",
        f"  bases: {json.dumps(BASES)},\n",
        f"  extras: {json.dumps(EXTRAS)},\n",
        f"  excludes: {json.dumps(bars)},\n",
        "  /** How many cards a turn must play, and how extras change that (2.1, 4.1). */\n",
        f"  minimum: {plain.minimum},\n",
        f"  minimums: {json.dumps(_minimums(plain.minimum))},\n",
        "  /** The hand size for one to five players, and in the short game (1.3, 4.2). */\n",
        f"  hands: {json.dumps(_hands('original'))},\n",
        f"  short_hands: {json.dumps(_hands('short'))},\n",
        "  /** The cards that burn (4.3). */\n",
        f"  burning: {json.dumps(ruleset_of('fire', 1).burning)},\n",
        "  /** Whether the next card must cover a fire, for one to five players (4.3 to 4.5). */\n",
        f"  fire_binds_next_card: {json.dumps(_fires())},\n",
        "  /** How many cards carry each order, and which in the standard layout (5.1). */\n",
        f"  cards_per_order: {CARDS_PER_ORDER},\n",
        "  layout: {\n",
        *(f'    "{order}": {json.dumps(list(cards))},\n' for order, cards in layout.items()),
        "  },\n",
    ]
    return (
        "/** The tables of the rulebook. */\n"
        f"export const RULEBOOK = {{\n{''.join(lines)}}} as const;\n\n"
    )


def _phrases() -> str:
    """Write the order and the subjects of the phrases, which a client offers by itself."""
    lines = [
        f"  codes: {json.dumps(list(PhraseCode))},\n",
        f"  about_orders: {json.dumps(ABOUT_ORDERS)},\n",
        f"  about_fire: {json.dumps(ABOUT_FIRE)},\n",
        "  /** Never about a pile. */\n",
        f"  about_no_pile: {json.dumps(ABOUT_NO_PILE)},\n",
    ]
    keys = '"codes" | "about_orders" | "about_fire" | "about_no_pile"'
    return (
        "/** The ready-made phrases, the most useful first, and what some of them are about. */\n"
        f"export const PHRASES: Readonly<Record<{keys}, ReadonlyArray<PhraseCode>>> = {{\n"
        f"{''.join(lines)}}};\n\n"
    )


def _hands(edition: str) -> list[int]:
    return [ruleset_of(edition, players).hand_size for players in SEATS]


def _minimums(usual: int) -> dict[str, int]:
    owed = {extra: ruleset_of(extra, 1).minimum for extra in EXTRAS}
    return {extra: minimum for extra, minimum in owed.items() if minimum != usual}


def _fires() -> dict[str, list[bool]]:
    burning = [extra for extra in EXTRAS if ruleset_of(extra, 1).burning]
    return {
        extra: [ruleset_of(extra, players).fire_binds_next_card for players in SEATS]
        for extra in burning
    }


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
    """Whether a field is a discriminator; it has a default in Python, but is always sent."""
    return name == "kind" and "const" in schema


def _union(name: str, description: str, members: tuple[type, ...]) -> str:
    known = definitions()
    names = [member.__name__ for member in members]
    names = [each if each in known else plain_name(f"{each}-Input") for each in names]
    return f"/** {description} */\nexport type {name} =\n  | " + "\n  | ".join(names) + ";\n\n"


def _comment(description: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(description.split())} */\n" if description else ""


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
