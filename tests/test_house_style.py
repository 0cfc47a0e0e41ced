"""The house style, as far as a machine can judge it: lengths, arguments, names, docstrings."""

import ast
import gc
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
WEB_SOURCES = sorted(p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in {".ts", ".svelte"})
WEB_TYPE = re.compile(
    r"^\s*export (?:declare |abstract )*(?:type|interface|class|enum) (\w+)", re.MULTILINE
)
LONGEST_FILE = 450
LONGEST_FUNCTION = 60
MOST_ARGUMENTS = 7
REASON = "# Long because "
"""A longer function says why, in a comment right above it or above its first statement."""
WIDE = "# Wide because "
"""The same for a function with more arguments."""
LONGEST_UNDOCUMENTED = 20
"""A longer public function or method says what it does: its name cannot say it all."""
DOCUMENTED_ELSEWHERE = {"choose", "compose"}
"""Methods whose docstrings are in the class that demands them: `Bot`, and Textual's `Widget`."""
GIVING = (["Give", "the"], ["Give", "what"], ["Give", "all"], ["Gives", "the"])
SAME_NAME = {"EndTurn"}
"""The command and the action it asks for; modules that know both qualify the name."""

MAY_SLEEP = {
    "waiting.py": "polls what another program does and reports to nobody",
    "simulation/": "sleeps in virtual time",
    "server/test_revocation.py": "sleeps in virtual time",
    "host/test_pace.py": "sleeps in virtual time",
    "bots/own_bots.py": "is a bot that answers too late",
    "host/plain_worker.py": "is a bot process that answers too late",
    "proof/machinery/network.py": "is a slow network",
    "proof/machinery/players.py": "waits before it reconnects or resends, as clients do",
    "proof/poison/prove.py": "gives real servers the time to do something wrong",
    "proof/transport/": "attacks and measures at a steady rate",
}
"""The tests and folders of tests that may sleep, and why."""

LIBRARIES_OWN = {"_make", "_replace"}
"""Public methods of `NamedTuple` whose names begin with an underscore."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def parsed(path: Path) -> ast.Module:
    """Parse a file once. Python 3.11's parser fails if the garbage collector parses meanwhile."""
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()


def where(path: Path, node: ast.stmt) -> str:
    return f"{path.relative_to(ROOT)}:{node.lineno} {getattr(node, 'name', '')}"


def functions() -> Iterator[tuple[Path, list[str], Function]]:
    for path in (*SOURCES, *TESTS):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(parsed(path)):
            if isinstance(node, Function):
                yield path, text.splitlines(), node


def public_functions() -> Iterator[tuple[Path, Function]]:
    """The public functions of modules, and the public methods of public classes."""
    for path in SOURCES:
        scopes: list[ast.Module | ast.ClassDef] = [parsed(path)]
        while scopes:
            for node in scopes.pop().body:
                if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
                    if isinstance(node, ast.ClassDef):
                        scopes.append(node)
                    else:
                        yield path, node


def says(reason: str, lines: list[str], function: Function) -> bool:
    first = function.decorator_list[0] if function.decorator_list else function
    above = lines[first.lineno - 4 : first.lineno - 1]
    inside = lines[function.lineno - 1 : function.body[min(1, len(function.body) - 1)].lineno]
    return any(reason in line for line in (*above, *inside))


def is_command(path: Path, function: Function) -> bool:
    """Whether it is a command of the command line: its arguments are the command's options."""
    return "cli" in path.parts and function.name == path.stem


def test_no_file_is_too_long() -> None:
    files = (*SOURCES, *TESTS)
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path: n for path, n in lengths.items() if n > LONGEST_FILE} == {}


def test_a_long_function_says_why() -> None:
    found = [
        where(path, function)
        for path, lines, function in functions()
        if (function.end_lineno or 0) - function.lineno >= LONGEST_FUNCTION
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


def test_a_longer_public_function_has_a_docstring() -> None:
    found = [
        where(path, function)
        for path, function in public_functions()
        if (function.end_lineno or 0) - function.lineno >= LONGEST_UNDOCUMENTED
        and function.name not in DOCUMENTED_ELSEWHERE
        and ast.get_docstring(function) is None
    ]
    assert found == []


def test_no_two_public_classes_share_a_name() -> None:
    places = defaultdict(list)
    for path in SOURCES:
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(where(path, node))
    shared = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in shared.items() if name not in SAME_NAME} == {}


def test_no_two_types_of_the_web_client_share_a_name() -> None:
    places = defaultdict(list)
    for path in WEB_SOURCES:
        for name in WEB_TYPE.findall(path.read_text(encoding="utf-8")):
            places[name].append(path.relative_to(ROOT).as_posix())
    assert "View" in places
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_a_docstring_names_what_is_returned_rather_than_giving_it() -> None:
    found = []
    for path in SOURCES:
        for node in ast.walk(parsed(path)):
            if isinstance(node, Function | ast.ClassDef):
                words = (ast.get_docstring(node) or "").split()
                if words[:2] in GIVING:
                    found.append(where(path, node))
    assert found == []


def is_sleep(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or ast.unparse(node.func).split(".")[-1] != "sleep":
        return False
    return [ast.unparse(argument) for argument in node.args] != ["0"]


def test_tests_sleep_only_where_time_itself_is_the_matter() -> None:
    sleeping = {
        path.relative_to(ROOT / "tests").as_posix()
        for path in TESTS
        if any(map(is_sleep, ast.walk(parsed(path))))
    }
    named = {place for place in MAY_SLEEP if any(path.startswith(place) for path in sleeping)}
    assert [path for path in sleeping if not path.startswith(tuple(MAY_SLEEP))] == []
    assert named == set(MAY_SLEEP), "a place that no longer sleeps needs no exemption"


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def private_names() -> set[str]:
    """The private functions, methods, attributes and constants of the package."""
    names: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(parsed(path)):
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    names.add(name)
                case ast.ClassDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                    names.add(name)
                case ast.Attribute(attr=name, ctx=ast.Store()):
                    names.add(name)
                case _:
                    pass
    return set(filter(is_private, names))


def reached_names(node: ast.AST) -> Iterator[str]:
    """The names that a part of a test takes from another object or module."""
    match node:
        case ast.Attribute(value=ast.Name(id="self" | "cls")):
            pass
        case ast.Attribute(attr=name):
            yield name
        case ast.ImportFrom(module=str(module), names=names) if module.startswith("ninetyeight"):
            yield from (each.name for each in names)
        case ast.Call(func=ast.Attribute(attr="setattr" | "object" | "patch"), args=arguments):
            for argument in arguments:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value.split(".")[-1]
        case _:
            pass


def test_tests_reach_into_nothing_private_of_the_package() -> None:
    private = private_names()
    assert "_number" in private
    found = [
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)} {name}"
        for path in TESTS
        for node in ast.walk(parsed(path))
        for name in reached_names(node)
        if name in private and name not in LIBRARIES_OWN
    ]
    assert found == []
