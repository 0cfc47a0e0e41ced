"""Names are cut so that they can still be told apart."""

import pytest

from ninetyeight.terminal.names import shortened


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Ada", 3, "Ada"),
        ("Schlaufuchs", 6, "Schla…"),
        ("Nimmersatt 2", 9, "Nimmers…2"),
        ("Nimmersatt 2", 3, "Ni2"),
        ("Nimmersatt", 1, "N"),
        ("Nimmersatt 12", 2, "Ni"),
    ],
)
def test_a_name_keeps_its_number(name: str, width: int, shown: str) -> None:
    assert shortened(name, width) == shown
