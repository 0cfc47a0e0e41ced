"""Every key that the terminal client or the command line asks for has words."""

import ast

from words.files import messages
from words.uses import terminal_files

ENGLISH = messages("en")


def keys_said(source: str) -> set[str]:
    """Find the keys in calls such as `voice.say("web-rules")`."""
    return {
        call.args[0].value
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call)
        and (getattr(call.func, "attr", None) or getattr(call.func, "id", None)) == "say"
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
        and call.args[0].value  # an empty line is no key
    }


def test_every_key_that_the_terminal_uses_has_words() -> None:
    said = set().union(*(keys_said(source) for source in terminal_files().values()))
    assert len(said) > 100
    assert said - ENGLISH.keys() == set()
