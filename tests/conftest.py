"""Fixtures and hooks for all tests."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from ninetyeight.configuration import SETTINGS
from waiting import WatchedLoop


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs that the tests start.

    A script that runs the tests in the background has it ignored, and programs inherit that.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], WatchedLoop]]:
    """Run tests on a loop that they can watch."""
    return {"watched": WatchedLoop}


@pytest.fixture
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run a test without the user's own folders and settings, in a plain, wide terminal."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(folder))
    for name, place in (("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")):
        monkeypatch.setenv(name, str(folder / place))
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    colours = {"NO_COLOR", "FORCE_COLOR", "TTY_INTERACTIVE", "TTY_COMPATIBLE", "COLORTERM"}
    settings = {f"NINETYEIGHT_{setting.name.upper()}" for setting in SETTINGS}
    for name in (colours | settings | {"NINETYEIGHT_CONFIG"}) & os.environ.keys():
        monkeypatch.delenv(name)
    return folder
