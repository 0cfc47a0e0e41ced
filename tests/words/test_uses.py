"""Every message that the web client uses exists, and every message is used."""

import re

from ninetyeight.protocol.message import CloseCode
from words.files import messages, variables
from words.uses import (
    Use,
    codes_of_the_server,
    is_made,
    terminal_files,
    uses,
    uses_in,
    web_files,
    words_in,
)

ENGLISH = messages("en")
CLOSES = {each.name.lower().replace("_", "-") for each in CloseCode}
CODES = codes_of_the_server() | CLOSES


def missing(found: list[Use]) -> list[str]:
    return [f"{use.place}: {key}" for use in found for key in use.keys if key not in ENGLISH]


def lacking(found: list[Use]) -> list[str]:
    """List the messages that are used without a value that they need."""
    return [
        f"{use.place}: {key} needs {', '.join(sorted(variables(ENGLISH[key]) - use.values))}"
        for use in found
        if use.values is not None
        for key in use.keys
        if key in ENGLISH and not variables(ENGLISH[key]) <= use.values
    ]


def unused(files: list[str]) -> set[str]:
    texts: set[str] = set()
    patterns: set[str] = set()
    for text in files:
        named, made = words_in(text)
        texts |= named
        patterns |= made
    codes = texts | CODES
    return {key for key in ENGLISH if key not in texts and not is_made(key, patterns, codes)}


def test_every_key_that_the_web_client_uses_has_words() -> None:
    assert missing(uses()) == []


def test_every_template_of_keys_matches_words() -> None:
    for use in uses():
        for pattern in use.patterns:
            assert any(re.fullmatch(pattern, key) for key in ENGLISH), f"{use.place}: {pattern}"


def test_every_message_gets_the_values_that_it_needs() -> None:
    assert lacking(uses()) == []


def test_every_message_is_used_by_a_client() -> None:
    assert unused([*web_files().values(), *terminal_files().values()]) == set()


def test_reading_the_source_finds_what_is_wrong() -> None:
    source = """
      say("no-such-key"); say(is ? "undo" : "not-there"); say("hint-card"); say(`order-${order}`);
      say("hint-move", { card, pile: where(1, 2) }); say(level === "nudge" ? "undo" : "hand");
    """
    found = list(uses_in("here", source))
    assert missing(found) == ["here: no-such-key", "here: not-there"]
    assert lacking(found) == ["here: hint-card needs card"]
    assert {pattern for use in found for pattern in use.patterns} == {"order-([a-z0-9-]+)"}
    assert "undo" not in unused([source])
    assert "order-stop" not in unused([source])
    assert {"order-stop-demand", "web-name"} <= unused([source])
    assert "order-stop" not in unused(['voice.say(f"order-{order}")'])
