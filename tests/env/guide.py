"""Runs the code of a page, block by block, and keeps what each block printed."""

import contextlib
import io
import re
from pathlib import Path


def run_page(page: Path) -> list[tuple[str, str]]:
    """Run the Python of a page; pair what was printed with what the page shows."""
    pairs: list[tuple[str, str]] = []
    names: dict[str, object] = {"__name__": "guide"}
    printed = ""
    for language, text in re.findall(
        r"```(python|text)\n(.*?)```", page.read_text("utf-8"), re.DOTALL
    ):
        if language == "text":
            pairs.append((printed, text))
            continue
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compile(text, page.name, "exec"), names)
        printed = output.getvalue()
    return pairs
