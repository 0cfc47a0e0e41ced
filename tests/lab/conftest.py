"""Every test of the lab has a home of its own and a plain, wide terminal."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(own_home: Path) -> Path:
    """Give the folder that is the user's home."""
    return own_home
