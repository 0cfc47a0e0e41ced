"""The JSON schemas of everything that is sent, with the docstrings of their fields."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Any, get_args

from pydantic.json_schema import JsonSchemaMode, models_json_schema

from ninetyeight.protocol import http as models
from ninetyeight.protocol.message import ClientMessage, ServerMessage
from ninetyeight.protocol.model import Model
from ninetyeight.protocol.settings import Settings

Schema = dict[str, Any]

REQUESTS: tuple[type[Model], ...] = (
    Settings,
    models.NewGuest,
    models.PlayNow,
    models.MeChange,
    models.Redeem,
    models.SignOut,
    models.NewToken,
    models.LessonCommands,
    models.NewAttempt,
)
ANSWERS: tuple[type[Model], ...] = (
    models.Fault,
    models.Me,
    models.LinkCode,
    models.TokenInfo,
    models.TokenMade,
    models.TablePage,
    models.Invitation,
    models.TableOpened,
    models.GamePage,
    models.FinishedGame,
    models.ReplayedGame,
    models.LessonInfo,
    models.Practice,
    models.Shared,
    models.StatisticsRow,
    models.LeftPoint,
    models.Standing,
    models.ChallengeInfo,
    models.SolutionInfo,
    models.BotInfo,
    models.EditionInfo,
    models.Health,
)


def client_messages() -> tuple[type[Model], ...]:
    """The messages that clients send over a socket."""
    return tuple(_members(ClientMessage))


def server_messages() -> tuple[type[Model], ...]:
    """The messages that the server sends over a socket."""
    return tuple(_members(ServerMessage))


@cache
def definitions() -> dict[str, Schema]:
    """The schemas of all models by name, see `plain_name`."""
    modes: dict[JsonSchemaMode, tuple[type[Model], ...]] = {
        "validation": (*client_messages(), *REQUESTS),
        "serialization": (*server_messages(), *ANSWERS),
    }
    sent = [(model, mode) for mode, models in modes.items() for model in models]
    _, schema = models_json_schema(sent, ref_template="{model}")
    classes = {cls.__name__: cls for cls in _subclasses(Model)}
    found = {}
    for name, definition in sorted(schema["$defs"].items()):
        cls = classes.get(name.partition("-")[0])
        for field, description in attribute_docs(cls).items() if cls is not None else ():
            if field in definition.get("properties", {}):
                definition["properties"][field]["description"] = description
        found[plain_name(name)] = definition
    return found


def plain_name(name: str) -> str:
    """Name a model; if its input form differs from its output, that form is `...Input`."""
    return name.replace("-Input", "Input").replace("-Output", "")


def enum_docs(name: str) -> dict[str, str]:
    """The docstrings of an enum's members, by value; empty if it has none."""
    enums = {cls.__name__: cls for cls in StrEnum.__subclasses__() if _is_ours(cls)}
    docs = attribute_docs(enums[name]) if name in enums else {}
    return {enums[name][member].value: description for member, description in docs.items()}


def _is_ours(cls: type) -> bool:
    return cls.__module__.startswith("ninetyeight.")


@cache
def attribute_docs(cls: type) -> dict[str, str]:
    """The docstrings of a class's attributes, including inherited ones."""
    docs: dict[str, str] = {}
    for parent in reversed(cls.__mro__):
        if _is_ours(parent):
            docs.update(_docs_in(parent))
    return docs


def _docs_in(cls: type) -> Iterator[tuple[str, str]]:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(tree, ast.ClassDef)
    for first, second in zip(tree.body, tree.body[1:], strict=False):
        name = _assigned(first)
        if name is None or not isinstance(second, ast.Expr):
            continue
        if isinstance(second.value, ast.Constant) and isinstance(second.value.value, str):
            yield name, " ".join(second.value.value.split())


def _assigned(statement: ast.stmt) -> str | None:
    match statement:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return None


def _members(union: Any) -> Iterator[type[Model]]:
    """Yield the members of a union, and of the unions nested in it."""
    if isinstance(union, type):
        yield union
        return
    for part in get_args(union):
        if isinstance(part, type) or get_args(part):
            yield from _members(part)


def _subclasses(cls: type[Model]) -> Iterator[type[Model]]:
    for child in cls.__subclasses__():
        yield child
        yield from _subclasses(child)
