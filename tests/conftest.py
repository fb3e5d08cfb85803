"""Shared set-up of all tests.

They run on the plain engine, whatever is compiled; `TAWY_ENGINE=compiled pytest` runs them on the other one, without
those that patch what is compiled and without the longest.
"""

import os

import pytest

os.environ.setdefault("TAWY_ENGINE", "plain")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is not for the compiled engine is left out there."""
    if os.environ["TAWY_ENGINE"] == "compiled":
        left_out = {"plain", "long"}
        items[:] = [each for each in items if left_out.isdisjoint(mark.name for mark in each.iter_markers())]
