"""The ground of everything that is stored or sent: typed, frozen, strict about unknown fields."""

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer, WithJsonSchema

from ninetyeight.rules import PILES, Pile


class Model(BaseModel):
    """A value that has the same form in Python, in the log and on the wire."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        json_schema_serialization_defaults_required=True,  # what is sent, is sent whole
    )


def _pile(value: Any) -> Any:
    return Pile.named(value) if isinstance(value, str) else value


PileLetter = Annotated[
    Pile,
    BeforeValidator(_pile),
    PlainSerializer(lambda pile: pile.name, return_type=str),
    WithJsonSchema({"type": "string", "enum": [pile.name for pile in PILES]}),
]
"""A pile, by its letter where it is written."""
