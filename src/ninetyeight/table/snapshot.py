"""A table as text, with everything that is hidden: so that a long log need not be read again.

The log is the truth. A snapshot that another version of the program wrote is not read but left.
"""

import hashlib
import json
from functools import cache

from pydantic import TypeAdapter, ValidationError

from ninetyeight import __version__
from ninetyeight.table.table import Table

_DIGITS = 16


def write_snapshot(table: Table) -> str:
    """Write a table down; for the store alone."""
    return f'{{"form":"{_form()}","table":{_adapter().dump_json(table).decode()}}}'


def read_snapshot(text: str) -> Table | None:
    """Read what `write_snapshot` wrote; None where another version wrote it, or it is broken."""
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
    """Name the version of the program and what a table consists of; either may change it."""
    shape = json.dumps(_adapter().json_schema(mode="serialization"), sort_keys=True)
    return hashlib.sha256(f"{__version__}:{shape}".encode()).hexdigest()[:_DIGITS]
