"""Warnings of others' checks that do not concern these environments."""

import pytest

DICTS = (
    # PettingZoo's checks expect arrays; masks come in a dict, as in its own card games.
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for warning in DICTS:
            item.add_marker(pytest.mark.filterwarnings(warning))
