"""The settings of a server as a table, for the page on hosting."""

import json

from pydantic_core import PydanticUndefined

from ninetyeight.server.options import Options
from ninetyeight.server.protocol.schemas import attribute_docs


def settings_table() -> str:
    """Write one line for each setting."""
    said = attribute_docs(Options)
    return "".join(
        f"| `{name}` | {_default(field.default)} | {said[name]} |\n"
        for name, field in Options.model_fields.items()
    )


def _default(value: object) -> str:
    if value is PydanticUndefined:
        return "the user's"
    return "" if value in (None, ()) else f"`{json.dumps(value)}`"
