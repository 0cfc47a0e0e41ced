"""The Fluent files as data, for the tests: their messages, and what each one needs."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from ninetyeight.words import sources


def entries(language: str) -> list[ast.EntryType]:
    parser = FluentParser(with_spans=False)
    return [entry for text in sources(language).values() for entry in parser.parse(text).body]


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, ast.VariableReference)}


def categories(message: ast.Message) -> set[str]:
    """The plural forms of a message, without exact numbers such as 0."""
    keys = (node.key for node in _nodes(message) if isinstance(node, ast.Variant))
    return {key.name for key in keys if isinstance(key, ast.Identifier)}


def _nodes(value: object) -> Iterator[ast.BaseNode]:
    if isinstance(value, list):
        for each in value:
            yield from _nodes(each)
    elif isinstance(value, ast.BaseNode):
        yield value
        for each in vars(value).values():
            yield from _nodes(each)
