"""The base class of everything that is stored or sent: typed, frozen, no unknown fields."""

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer, WithJsonSchema

from ninetyeight.rules import PILES, Pile


class Model(BaseModel):
    """A value with the same fields in Python, in the log and on the wire."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        json_schema_serialization_defaults_required=True,  # the server always sends all fields
    )


def _pile(value: Any) -> Any:
    return Pile.named(value) if isinstance(value, str) else value


PileLetter = Annotated[
    Pile,
    BeforeValidator(_pile),
    PlainSerializer(lambda pile: pile.name, return_type=str),
    WithJsonSchema({"type": "string", "enum": [pile.name for pile in PILES]}),
]
"""A pile, written as its letter."""
