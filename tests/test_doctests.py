"""What a docstring shows comes out as it says, in every module."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import tawy

OPTIONAL = {"numpy", "psycopg", "ray", "scipy"}
"""Parts that a module may need and an installation may lack."""
SHOWN_AT_LEAST = 5
"""So many modules show something; fewer, and they are no longer found."""
MODULES = sorted(
    module.name
    for module in walk_packages(tawy.__path__, "tawy.")
    if not module.name.endswith((".__main__", ".migrations.env"))  # these act when they are imported
)


@pytest.mark.parametrize("name", MODULES)
def test_what_a_module_shows_is_true(name: str) -> None:
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name in OPTIONAL:
            pytest.skip(f"{name} needs {error.name}")
        raise
    assert doctest.testmod(module).failed == 0


def test_there_is_something_to_try() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    kernel = [name for name in MODULES if name.startswith(("tawy.kernel.", "tawy.arena."))]
    shown = [name for name in kernel if any(found.examples for found in finder.find(import_module(name)))]
    assert len(shown) >= SHOWN_AT_LEAST
