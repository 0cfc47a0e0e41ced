"""Which keys the clients use: read from the source of the web client and of the package."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
CALL = re.compile(r"\b(?:say|isKnown|is_known)\(")
CODE_CALL = re.compile(r"\bsayCode\(\s*\"([a-z-]+)\"")
TEXT = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
TEMPLATE = re.compile(r"`([^`]*)`")
PYTHON_TEMPLATE = re.compile(r"\bf\"([^\"\n]*)\"")
HOLE = re.compile(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}")
KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class Use:
    """The use of a message in the source: where, by which keys or patterns, with which values."""

    place: str
    keys: tuple[str, ...]
    patterns: tuple[str, ...]
    values: frozenset[str] | None
    """The names of the values, where the source names them in this place."""


def web_files() -> dict[str, str]:
    files = sorted((ROOT / "web" / "src").rglob("*"))
    return {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for path in files
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    }


def terminal_files() -> dict[str, str]:
    package = ROOT / "src" / "ninetyeight"
    folders = (package / "terminal", package / "cli" / "plain", package / "words")
    files = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in files}


def codes_of_the_server() -> set[str]:
    """Every string in the package that can be a code."""
    files = (ROOT / "src" / "ninetyeight").rglob("*.py")
    texts = {pair[0] or pair[1] for path in files for pair in TEXT.findall(path.read_text("utf-8"))}
    return {text for text in texts if KEY.fullmatch(text)}


def uses() -> list[Use]:
    """Every call that formats a message, as far as the source names it there."""
    return [use for place, text in web_files().items() for use in uses_in(place, text)]


def uses_in(place: str, text: str) -> Iterator[Use]:
    for call in CALL.finditer(text):
        arguments = list(_arguments(text, call.end()))
        first, rest = arguments[0], arguments[1:]
        found = [pair[0] or pair[1] for pair in TEXT.findall(TEMPLATE.sub("", first))]
        keys = tuple(key for key in found if KEY.fullmatch(key) and _is_result(first, key))
        yield Use(place, keys, _patterns(first), _names(rest))


def words_in(text: str) -> tuple[set[str], set[str]]:
    """All strings that may be keys, and all patterns."""
    texts = {*_texts(text), *(each for found in _texts(text) for each in _texts(found))}
    patterns = {*_patterns(text), *(f"{prefix}-(.+)" for prefix in CODE_CALL.findall(text))}
    return {each for each in texts if KEY.fullmatch(each)}, patterns


def _texts(source: str) -> set[str]:
    """The strings between quotes; a Python f-string may contain more of them."""
    return {pair[0] or pair[1] for pair in TEXT.findall(source)}


def is_made(key: str, patterns: set[str], codes: set[str]) -> bool:
    """Whether a template can produce a key."""
    made = (re.fullmatch(pattern, key) for pattern in patterns)
    return any(
        found is not None and all(part in codes or part.isdigit() for part in found.groups())
        for found in made
    )


def _patterns(text: str) -> tuple[str, ...]:
    """Make a pattern of each template: `order-${order}-demand` becomes order-(.+)-demand.

    In Python it is f"order-{order}-demand".
    """
    made = []
    for template in (*TEMPLATE.findall(text), *PYTHON_TEMPLATE.findall(text)):
        parts = HOLE.split(template)
        if len(parts) > 1 and re.fullmatch(r"[a-z0-9-]+", "".join(parts)) and parts[0]:
            made.append("([a-z0-9-]+)".join(parts))
    return tuple(made)


def _is_result(expression: str, key: str) -> bool:
    """Whether a string is a result of the expression, rather than something it compares with."""
    return not re.search(rf"[!=]==?\s*[\"']{re.escape(key)}[\"']", expression)


def _names(rest: list[str]) -> frozenset[str] | None:
    if not rest:
        return frozenset()
    inside = re.fullmatch(r"\s*\{(.*)\}\s*", rest[0], re.DOTALL)
    if inside is None or "..." in inside[1]:
        return None
    parts = list(_arguments(f"{inside[1]})", 0))
    return frozenset(part.partition(":")[0].strip() for part in parts if part.strip())


def _arguments(text: str, start: int) -> Iterator[str]:
    """The arguments of a call, from after its opening bracket."""
    depth, begins, quote = 0, start, ""
    for index in range(start, len(text)):
        letter = text[index]
        if quote:
            quote = "" if letter == quote and text[index - 1] != "\\" else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            if depth == 0:
                yield text[begins:index]
                return
            depth -= 1
        elif letter == "," and depth == 0:
            yield text[begins:index]
            begins = index + 1
