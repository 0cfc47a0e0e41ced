"""Python may call the compiled functions that it imports: they have a wrapper for it."""

import ast
from pathlib import Path

import ninetyeight.kernel

KERNEL = Path(ninetyeight.kernel.__file__).parent
WITHOUT_WRAPPER = {"internal", "inlined"}


def decorators(function: ast.FunctionDef) -> set[str]:
    return {each.id for each in function.decorator_list if isinstance(each, ast.Name)}


def internal_functions() -> set[str]:
    return {
        node.name
        for file in KERNEL.glob("*.py")
        for node in ast.parse(file.read_text()).body
        if isinstance(node, ast.FunctionDef) and decorators(node) & WITHOUT_WRAPPER
    }


def imported_from_the_kernel(file: Path) -> set[str]:
    return {
        name.name
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ninetyeight.kernel")
        for name in node.names
    }


def test_only_compiled_code_uses_functions_without_a_wrapper() -> None:
    internal = internal_functions()
    assert "value_of" in internal
    for file in KERNEL.parent.rglob("*.py"):
        if file.parent != KERNEL:
            assert not imported_from_the_kernel(file) & internal, file
