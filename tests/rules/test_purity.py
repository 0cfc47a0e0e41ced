"""The rules are pure: standard library only, no time, no chance, immutable values."""

import ast
import dataclasses
import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import ninetyeight.rules as package

PACKAGE = Path(package.__file__).parent
PATHS = sorted(PACKAGE.rglob("*.py"))
OURS = "ninetyeight.rules"
IMPURE = {"datetime", "os", "random", "secrets", "time"}

as_written = pytest.mark.skipif(
    "mutants" in PACKAGE.parts, reason="the source is not as it was written"
)


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports_of(path: Path) -> Iterator[str]:
    """Return the modules that a file imports anywhere; relative ones with their dots."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def modules() -> list[ModuleType]:
    names = [info.name for info in pkgutil.iter_modules(package.__path__, f"{OURS}.")]
    return [package, *(importlib.import_module(name) for name in names)]


def public_definitions(
    tree: ast.Module | ast.ClassDef,
) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return every public class and function, with the methods of the public classes."""
    for node in tree.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from public_definitions(node)


def sort_key(name: str) -> tuple[int, list[tuple[bool, int, str]]]:
    """Sort as ruff does: constants, then classes, then the rest; numbers by value."""
    kind = 0 if len(name) > 1 and name.isupper() else 1 if name[:1].isupper() else 2
    parts = re.findall(r"\d+|\D+", name)
    return kind, [(part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts]


def test_the_package_has_files_to_check() -> None:
    assert {"__init__.py", "engine.py", "record.py", "view.py"} <= {path.name for path in PATHS}


@as_written
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_it_imports_the_standard_library_and_itself_alone(path: Path) -> None:
    for name in imports_of(path):
        is_ours = name == OURS or name.startswith(f"{OURS}.")
        assert is_ours or name.split(".")[0] in sys.stdlib_module_names, name


@as_written
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_time_chance_and_the_system_are_arguments(path: Path) -> None:
    assert {name.split(".")[0] for name in imports_of(path)}.isdisjoint(IMPURE)


@as_written
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_nothing_is_printed_asked_or_read_from_a_file(path: Path) -> None:
    names = {node.id for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name)}
    assert names.isdisjoint({"print", "input", "open", "eval", "exec", "__import__"})


def test_all_public_names_exist() -> None:
    assert all(hasattr(package, name) for name in package.__all__)


def test_all_public_names_are_listed_once_and_sorted() -> None:
    assert package.__all__ == sorted(set(package.__all__), key=sort_key)


@as_written
def test_the_package_lists_exactly_what_it_imports() -> None:
    imported = [
        alias.asname or alias.name
        for node in tree_of(PACKAGE / "__init__.py").body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    assert sorted(imported) == sorted(package.__all__)


def test_every_dataclass_is_frozen_and_slotted() -> None:
    found = set()
    for module in modules():
        for value in vars(module).values():
            if isinstance(value, type) and dataclasses.is_dataclass(value):
                assert value.__dataclass_params__.frozen, value  # type: ignore[attr-defined]
                assert "__slots__" in vars(value), value
                found.add(value.__name__)
    assert {"State", "Turn", "View", "Ruleset", "Layout", "Record", "Signals", "Play"} <= found


@as_written
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_every_public_name_has_a_docstring(path: Path) -> None:
    tree = tree_of(path)
    assert ast.get_docstring(tree)
    silent = [node.name for node in public_definitions(tree) if not ast.get_docstring(node)]
    assert silent == []
