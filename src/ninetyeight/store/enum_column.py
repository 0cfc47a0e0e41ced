"""Enums in the database: stored as the text of their values, read back as members."""

from enum import StrEnum
from typing import Any

from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator


class EnumText(TypeDecorator[StrEnum]):
    """A text column for a `StrEnum`. The database does not check it, so enums can grow."""

    impl = Text
    cache_ok = True

    def __init__(self, enum: type[StrEnum]) -> None:
        super().__init__()
        self.enum = enum

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else value.value

    def process_result_value(self, value: Any | None, dialect: Dialect) -> StrEnum | None:  # noqa: ARG002
        return None if value is None else self.enum(value)
