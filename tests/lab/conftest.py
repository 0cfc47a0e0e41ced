"""Every test of the lab has a home folder of its own and a plain, wide terminal."""

from pathlib import Path

import pytest

from bots import own_bots


@pytest.fixture(autouse=True)
def home(own_home: Path) -> Path:
    """The user's home folder."""
    return own_home


@pytest.fixture
def own_bots_are_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
