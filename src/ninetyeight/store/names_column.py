"""Several names in one column of the database: stored as a JSON list, read back as a tuple."""

import json
from typing import Any

from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator


class Names(TypeDecorator[tuple[str, ...]]):
    """A text column for names that are only read together."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> tuple[str, ...] | None:  # noqa: ARG002
        return None if value is None else tuple(json.loads(value))
