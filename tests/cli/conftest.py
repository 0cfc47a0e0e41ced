"""Every test of the command line has a home folder of its own and a plain, wide terminal."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(own_home: Path) -> Path:
    """The user's home folder."""
    return own_home
