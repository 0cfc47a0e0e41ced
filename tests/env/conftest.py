"""Ignores irrelevant warnings of other libraries' checks, and skips tests without OpenSpiel."""

from importlib.util import find_spec

import pytest

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_spiel*.py"]

DICTS = (
    # PettingZoo's checks expect arrays; masks come in a dict, as in its own card games.
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for warning in DICTS:
            item.add_marker(pytest.mark.filterwarnings(warning))
