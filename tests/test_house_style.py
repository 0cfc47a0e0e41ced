"""The house style, as far as a machine can judge it: lengths, arguments, names, docstrings."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
LONGEST_FILE = 450
LONGEST_FUNCTION = 60
MOST_ARGUMENTS = 7
REASON = "# Long because "
"""A longer function says why, in a comment right above it or above its first statement."""
WIDE = "# Wide because "
"""The same for a function with more arguments."""
GIVING = (["Give", "the"], ["Give", "what"], ["Give", "all"], ["Gives", "the"])
MIGRATIONS = ROOT / "src" / "ninetyeight" / "store" / "migrations"
"""What a released migration says stays as it is: tables, column by column."""
SAME_NAME = {"EndTurn"}
"""The command and the action it asks for; modules that know both qualify the name."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def where(path: Path, node: ast.stmt) -> str:
    return f"{path.relative_to(ROOT)}:{node.lineno} {getattr(node, 'name', '')}"


def functions() -> Iterator[tuple[Path, list[str], Function]]:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, Function):
                yield path, text.splitlines(), node


def says(reason: str, lines: list[str], function: Function) -> bool:
    first = function.decorator_list[0] if function.decorator_list else function
    above = lines[first.lineno - 4 : first.lineno - 1]
    inside = lines[function.lineno - 1 : function.body[min(1, len(function.body) - 1)].lineno]
    return any(reason in line for line in (*above, *inside))


def is_command(path: Path, function: Function) -> bool:
    """Whether it is a command of the command line: its arguments are the command's options."""
    return "cli" in path.parts and function.name == path.stem


def test_no_source_file_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {path: n for path, n in lengths.items() if n > LONGEST_FILE} == {}


def test_a_long_function_says_why() -> None:
    found = [
        where(path, function)
        for path, lines, function in functions()
        if (function.end_lineno or 0) - function.lineno >= LONGEST_FUNCTION
        and not path.is_relative_to(MIGRATIONS)
        and not says(REASON, lines, function)
    ]
    assert found == []


def test_a_function_with_many_arguments_says_why() -> None:
    found = []
    for path, lines, function in functions():
        given = function.args
        names = [each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
        count = len(names) - (names[:1] in (["self"], ["cls"]))
        if count > MOST_ARGUMENTS and not (
            is_command(path, function) or says(WIDE, lines, function)
        ):
            found.append(where(path, function))
    assert found == []


def test_no_two_public_classes_share_a_name() -> None:
    places = defaultdict(list)
    for path in SOURCES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(where(path, node))
    shared = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in shared.items() if name not in SAME_NAME} == {}


def test_a_docstring_names_what_is_returned_rather_than_giving_it() -> None:
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Function | ast.ClassDef):
                words = (ast.get_docstring(node) or "").split()
                if words[:2] in (
                    ["Give", "the"],
                    ["Give", "what"],
                    ["Give", "all"],
                    ["Gives", "the"],
                ):
                    found.append(where(path, node))
    assert found == []
