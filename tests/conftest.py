"""Shared set-up of all tests.

They run on the plain engine, whatever is compiled; `TAWY_ENGINE=compiled pytest` runs them on the other one, without
those that patch what is compiled.
"""

import os

import pytest

os.environ.setdefault("TAWY_ENGINE", "plain")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is not for the compiled engine is left out there."""
    if os.environ["TAWY_ENGINE"] == "compiled":
        items[:] = [each for each in items if each.get_closest_marker("plain") is None]
