"""Generates the table of settings in docs/configuration.md."""

import json

from pydantic_core import PydanticUndefined

from ninetyeight.configuration import SERVER, SETTINGS
from ninetyeight.protocol.generators.schemas import attribute_docs
from ninetyeight.server.options import Options

HEAD = "| section | name | default | |\n|---|---|---|---|\n"


def with_settings(page: str) -> str:
    """Replace the page's table of settings."""
    before, _, rest = page.partition(HEAD)
    _, _, after = rest.partition("\n\n")
    return f"{before}{HEAD}{settings_table()}\n{after}"


def settings_table() -> str:
    docs = attribute_docs(Options)
    server = [
        (SERVER, name, _default(field.default), docs[name])
        for name, field in Options.model_fields.items()
    ]
    others = [(each.section, each.name, each.default, each.about) for each in SETTINGS]
    return "".join(
        f"| `[{section}]` | `{name}` | {default} | {about} |\n"
        for section, name, default, about in (*others, *server)
    )


def _default(value: object) -> str:
    if value is PydanticUndefined:
        return "your user data folder"
    return "" if value in (None, ()) else f"`{json.dumps(value)}`"
