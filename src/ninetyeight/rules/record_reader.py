"""Reading a game record; an error names the field at fault."""

import json
import math
from collections.abc import Mapping
from typing import Any, NoReturn

from ninetyeight.rules.action import END_TURN, Action, Play
from ninetyeight.rules.errors import (
    InvalidDeck,
    InvalidLayout,
    InvalidRecord,
    InvalidRuleset,
    listed,
    shown,
)
from ninetyeight.rules.layout import Layout
from ninetyeight.rules.pack import FULL_PACK, Pack
from ninetyeight.rules.pile import Pile
from ninetyeight.rules.record import (
    FORMAT,
    MOST_ACTIONS,
    MOST_BYTES,
    Chat,
    Phrase,
    Record,
    Talk,
)
from ninetyeight.rules.ruleset import Fire, Ruleset
from ninetyeight.rules.signal import Sign, Signal


def read_record(data: bytes | str) -> Record:
    """Read a record from JSON, or raise `InvalidRecord` with the reason on one line."""
    size = len(data) if isinstance(data, bytes) else len(data.encode(errors="surrogatepass"))
    if size > MOST_BYTES:
        raise _wrong("file", f"it is larger than {MOST_BYTES // (1024 * 1024)} MiB")
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
        content = json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite
        )
    except UnicodeDecodeError as error:
        raise _wrong("file", f"it is not UTF-8 (byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise _wrong(
            "file", f"it is not JSON: {error.msg} (line {error.lineno}, column {error.colno})"
        ) from None
    except RecursionError:
        raise _wrong("file", "it is nested too deeply") from None
    except InvalidRecord:
        raise
    except ValueError:
        raise _wrong("file", "a number in it has too many digits") from None
    return record_from_dict(content)


def record_from_dict(content: object) -> Record:
    """Read a record from its JSON object."""
    fields = _fields(
        content,
        "record",
        required=("format", "rules", "deck", "starter", "actions"),
        optional=("seats", "seed", "meta", "talk"),
    )
    if fields["format"] != FORMAT:
        raise _wrong("format", f"{shown(fields['format'])} is not supported; it must be {FORMAT!r}")
    ruleset = ruleset_from_dict(fields["rules"])
    actions = _list(fields["actions"], "actions", most=MOST_ACTIONS)
    players, pack = ruleset.players, ruleset.pack
    return Record(
        ruleset=ruleset,
        deck=_deck(fields["deck"], pack),
        starter=_whole(fields["starter"], "starter", 0, players - 1),
        actions=tuple(action_from_list(a, f"actions[{at}]", pack) for at, a in enumerate(actions)),
        seats=_seats(fields["seats"], players) if "seats" in fields else None,
        seed=None if fields.get("seed") is None else _text(fields["seed"], "seed"),
        meta=_mapping(fields.get("meta", {}), "meta"),
        talk=tuple(
            _talk(talk, f"talk[{at}]", players, len(actions))
            for at, talk in enumerate(_list(fields.get("talk", []), "talk"))
        ),
    )


def ruleset_from_dict(content: object) -> Ruleset:
    """Read the `rules` of a record."""
    fields = _fields(
        content,
        "rules",
        required=("players", "hand_size", "minimum", "fire", "orders"),
        optional=("pack",),
    )
    fire = _text(fields["fire"], "rules.fire")
    if fire not in list(Fire):
        raise _wrong("rules.fire", f"{shown(fire)} is unknown; it must be {listed(Fire)}")
    players, hand_size, minimum = (
        _whole(fields[name], f"rules.{name}") for name in ("players", "hand_size", "minimum")
    )
    pack = _pack(fields["pack"]) if "pack" in fields else FULL_PACK
    try:
        layout = None if fields["orders"] is None else _layout(fields["orders"])
        return Ruleset(players, hand_size, minimum, Fire(fire), layout, pack)
    except InvalidLayout as error:
        raise _wrong("rules.orders", error.message) from None
    except InvalidRuleset as error:
        raise _wrong(f"rules.{error.code}", error.message) from None


def _pack(content: object) -> Pack:
    fields = _fields(content, "rules.pack", required=("low", "high"))
    low, high = (_whole(fields[name], f"rules.pack.{name}") for name in ("low", "high"))
    try:
        return Pack(low, high)
    except InvalidRuleset as error:
        raise _wrong("rules.pack", error.message) from None


def _layout(content: object) -> Layout:
    return Layout.of(_mapping(content, "rules.orders"))


def _deck(content: object, pack: Pack) -> tuple[int, ...]:
    deck = tuple(_whole(card, f"deck[{at}]") for at, card in enumerate(_list(content, "deck")))
    try:
        pack.check_deck(deck)
    except InvalidDeck as error:
        raise _wrong("deck", error.message) from None
    return deck


def action_from_list(content: object, where: str = "action", pack: Pack = FULL_PACK) -> Action:
    """Read an action of a record; an error names its place, `where`."""
    match content:
        case ["end"]:
            return END_TURN
        case ["play", card, pile]:
            return Play(_whole(card, where, pack.low, pack.high), _pile(pile, where))
        case _:
            raise _wrong(where, f'{shown(content)} is neither ["play", card, pile] nor ["end"]')


def _seats(content: object, players: int) -> tuple[str, ...]:
    seats = _list(content, "seats")
    if len(seats) != players:
        raise _wrong("seats", f"{len(seats)} names for {players} players")
    return tuple(_text(name, f"seats[{at}]") for at, name in enumerate(seats))


def _talk(content: object, where: str, players: int, actions: int) -> Talk:
    kinds = ("signal", "phrase", "chat")
    fields = _fields(content, where, required=("after", "seat"), optional=kinds)
    said = [kind for kind in kinds if kind in fields]
    if len(said) != 1:
        raise _wrong(where, f"it must have exactly one of {', '.join(kinds)}, not {len(said)}")
    after = _whole(fields["after"], f"{where}.after", 0, actions)
    seat = _whole(fields["seat"], f"{where}.seat", 0, players - 1)
    value, place = fields[said[0]], f"{where}.{said[0]}"
    match said[0]:
        case "signal":
            return Talk(after, _signal(value, place, seat))
        case "phrase":
            return Talk(after, Phrase(seat, _text(value, place)))
        case _:
            return Talk(after, Chat(seat, _text(value, place)))


def _signal(content: object, where: str, seat: int) -> Signal:
    fields = _fields(content, where, required=("pile", "sign"))
    sign = fields["sign"]
    if sign is not None and sign not in list(Sign):
        raise _wrong(
            f"{where}.sign", f"{shown(sign)} is unknown; it must be {listed([*Sign, 'null'])}"
        )
    return Signal(
        seat, _pile(fields["pile"], f"{where}.pile"), None if sign is None else Sign(sign)
    )


def _pile(content: object, where: str) -> Pile:
    if not isinstance(content, str) or content not in Pile.__members__:
        raise _wrong(where, f"{shown(content)} is not a pile; the piles are A, B, C, D")
    return Pile[content]


def _whole(content: object, where: str, low: int | None = None, high: int | None = None) -> int:
    if type(content) is not int:
        raise _wrong(where, f"{shown(content)} is not a whole number")
    if low is not None and high is not None and not low <= content <= high:
        raise _wrong(where, f"{shown(content)} is not from {low} to {high}")
    return content


def _text(content: object, where: str) -> str:
    if not isinstance(content, str):
        raise _wrong(where, f"{shown(content)} is not a string")
    if any("\ud800" <= character <= "\udfff" for character in content):
        raise _wrong(where, f"{shown(content)} contains half a character")
    return content


def _list(content: object, where: str, *, most: int | None = None) -> list[Any]:
    if not isinstance(content, list):
        raise _wrong(where, f"{shown(content)} is not a list")
    if most is not None and len(content) > most:
        raise _wrong(where, f"there are {len(content)} of them; at most {most} are allowed")
    return content


def _mapping(content: object, where: str) -> Mapping[str, Any]:
    if not isinstance(content, dict):
        raise _wrong(where, f"{shown(content)} is not an object")
    return content


def _fields(
    content: object, where: str, *, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> Mapping[str, Any]:
    fields = _mapping(content, where)
    for name in required:
        if name not in fields:
            raise _wrong(where, f"the field {name} is missing")
    for name in fields:
        if name not in required and name not in optional:
            raise _wrong(where, f"the field {shown(name)} is unknown")
    return fields


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for name, value in pairs:
        if name in content:
            raise _wrong("file", f"the field {shown(name)} appears twice in one object")
        content[name] = value
    return content


def _no_constant(name: str) -> NoReturn:
    raise _wrong("file", f"it is not JSON: {name} is not allowed")


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise _wrong("file", f"the number {shown(digits)} is too large")
    return number


def _wrong(where: str, what: str) -> InvalidRecord:
    return InvalidRecord("record", f"{where}: {what}")
