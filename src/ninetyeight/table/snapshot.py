"""A whole table as text, hidden cards included, so that a long log need not be read again.

The log is the truth: a snapshot that another version of the program wrote is ignored.
"""

import hashlib
import json
from functools import cache

from pydantic import TypeAdapter, ValidationError

from ninetyeight import __version__
from ninetyeight.table.table import Table

_DIGITS = 16


def write_snapshot(table: Table) -> str:
    """Write a snapshot, for the store only."""
    return f'{{"form":"{_form()}","table":{_adapter().dump_json(table).decode()}}}'


def read_snapshot(text: str) -> Table | None:
    """Read a snapshot; None if another version wrote it, or it is damaged."""
    begin = f'{{"form":"{_form()}","table":'
    if not (text.startswith(begin) and text.endswith("}")):
        return None
    try:
        return _adapter().validate_json(text[len(begin) : -1])
    except ValidationError:
        return None


@cache
def _adapter() -> TypeAdapter[Table]:
    return TypeAdapter(Table)


@cache
def _form() -> str:
    """Identify the version of the program and the fields of a table."""
    shape = json.dumps(_adapter().json_schema(mode="serialization"), sort_keys=True)
    return hashlib.sha256(f"{__version__}:{shape}".encode()).hexdigest()[:_DIGITS]
