"""A whole table as text, hidden cards included, so that a long log need not be read again.

The log is the truth: a snapshot that another version of the program wrote is ignored.
"""

import hashlib
import json
from functools import cache

import orjson
from pydantic import TypeAdapter
from pydantic_core import from_json

from ninetyeight import __version__
from ninetyeight.table.table import Table

_DIGITS = 16


def write_snapshot(table: Table, version: str = __version__) -> str:
    """Write a snapshot, for the store only."""
    body = orjson.Fragment(_adapter().dump_json(table))
    return orjson.dumps({"form": _form(version), "table": body}).decode()


def read_snapshot(text: str, version: str = __version__) -> Table | None:
    """Read a snapshot; None if another version wrote it, or it is damaged."""
    try:
        match from_json(text):
            case {"form": str(form), "table": table} if form == _form(version):
                return _adapter().validate_python(table)
    except ValueError:  # damaged JSON, or not a table
        return None
    return None


@cache
def _adapter() -> TypeAdapter[Table]:
    return TypeAdapter(Table)


@cache
def _form(version: str) -> str:
    """Identify the version of the program and the fields of a table."""
    shape = json.dumps(_adapter().json_schema(mode="serialization"), sort_keys=True)
    return hashlib.sha256(f"{version}:{shape}".encode()).hexdigest()[:_DIGITS]
