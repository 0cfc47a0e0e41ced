"""Every client agrees on the close codes after which it does not reconnect by itself."""

import re
from pathlib import Path

import pytest

from ninetyeight.protocol.generators.schemas import attribute_docs
from ninetyeight.protocol.message import FINAL_CODES, CloseCode

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("code", CloseCode)
def test_a_code_is_final_unless_it_says_to_reconnect(code: CloseCode) -> None:
    says_again = "Reconnect" in attribute_docs(CloseCode)[code.name]
    assert (code in FINAL_CODES) is not says_again


def test_the_web_client_has_the_same_final_codes() -> None:
    generated = (WEB / "protocol.gen.ts").read_text(encoding="utf-8")
    found = re.search(r"FINAL_CODES[^[]*\[(.*?)\]", generated, re.DOTALL)
    assert found is not None
    names = set(re.findall(r"CloseCode\.(\w+)", found[1]))
    assert names == {code.name for code in FINAL_CODES}
