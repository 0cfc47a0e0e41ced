"""Plain pages without scripts: the API's documentation, from OpenAPI, and a welcome page."""

import html
from typing import Any

Schema = dict[str, Any]

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="stylesheet" href="/pages/plain.css">
<body>
<main>
{body}
</main>
</body>
</html>
"""
_METHODS = ("get", "post", "patch", "delete")


def page(title: str, body: str) -> str:
    """Wrap a body of HTML into a page."""
    return PAGE.format(title=html.escape(title), body=body)


def welcome_page(version: str) -> str:
    """Render the front page of a server without the web client."""
    return page(
        "Ninety-Eight",
        f"""<h1>Ninety-Eight</h1>
<p>The server is running, version {html.escape(version)}. You see this page because its web client
has not been built.</p>
<ul>
<li><a href="/docs">API documentation</a></li>
<li><a href="/openapi.json">API documentation as OpenAPI</a></li>
<li><a href="/api/health">Health</a></li>
</ul>
<p>To play in a terminal: <code>ninetyeight play</code></p>""",
    )


def docs_page(openapi: Schema) -> str:
    """Render an OpenAPI description for people."""
    info = openapi["info"]
    models = openapi.get("components", {}).get("schemas", {})
    parts = [
        f"<h1>{html.escape(info['title'])}</h1>",
        *(f"<p>{html.escape(part)}</p>" for part in info.get("description", "").split("\n\n")),
        '<p>Also available as <a href="/openapi.json">OpenAPI</a>.</p>',
        "<h2>Requests</h2>",
        *(
            _operation(method.upper(), path, item[method])
            for path, item in openapi["paths"].items()
            for method in _METHODS
            if method in item
        ),
        "<h2>Models</h2>",
        *(_model(name, model) for name, model in sorted(models.items())),
    ]
    return page(info["title"], "\n".join(parts))


def _operation(method: str, path: str, operation: Schema) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    bodies = [_type(media.get("schema", {})) for media in content.values()]
    rows = [
        *(
            (f"{parameter['name']} ({parameter['in']})", _type(parameter["schema"]), "")
            for parameter in operation.get("parameters", ())
        ),
        *(("body", body, "") for body in bodies),
        *(
            (status, _answer(response), html.escape(response["description"]))
            for status, response in operation["responses"].items()
        ),
    ]
    sign = " · requires signing in" if operation.get("security") else ""
    return (
        f"<section><h3>{method} {html.escape(path)}</h3>"
        f"<p>{html.escape(operation.get('description', ''))}{sign}</p>{_table(rows)}</section>"
    )


def _answer(response: Schema) -> str:
    media = response.get("content", {}).values()
    return ", ".join(_type(each.get("schema", {})) for each in media)


def _model(name: str, model: Schema) -> str:
    required = model.get("required", ())
    rows = [
        (field if field in required else f"{field}?", _type(schema), _description(schema))
        for field, schema in model.get("properties", {}).items()
    ]
    choices = f"<p>{_type(model)}</p>" if not rows else ""
    name = html.escape(name)
    head = f"<h3>{name}</h3><p>{_description(model)}</p>"
    return f'<section id="{name}">{head}{choices}{_table(rows)}</section>'


def _description(schema: Schema) -> str:
    return html.escape(schema.get("description", ""))


def _table(rows: list[tuple[str, str, str]]) -> str:
    if not rows:
        return ""
    lines = (
        f"<tr><th>{html.escape(name)}</th><td>{kind}</td><td>{description}</td></tr>"
        for name, kind, description in rows
    )
    return f"<table>{''.join(lines)}</table>"


def _type(schema: Schema) -> str:
    """Render a type, with links to models."""
    if "$ref" in schema:
        name = html.escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(map(_type, schema[key]))
    if "const" in schema:
        return html.escape(repr(schema["const"]))
    if "enum" in schema:
        return " | ".join(html.escape(str(choice)) for choice in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return html.escape(str(schema.get("type", "anything")))
