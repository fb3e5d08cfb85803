"""Which engine runs: the sources as they are, or the same sources compiled (`make native`), where that is there.

What is compiled lies in a directory that is named after the sources: a hash of all of them, and the Python it was
compiled for. It is used if it fits and not looked at if it does not, so nobody ever runs something else than what is
written here. `TAWY_ENGINE=plain` leaves it aside.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final

VARIABLE: Final = "TAWY_ENGINE"
"""Says in the environment which engine is wanted."""
PLAIN: Final = "plain"
COMPILED: Final = "compiled"
HERE: Final = Path(__file__).parent
PARTS: Final = ("kernel", "ankh", "plagues", "ai")
"""What is compiled lies in these packages, and it depends on nothing else of ours."""
PLACES: Final = (HERE / "native", HERE.parents[1] / "build" / "native")
"""Where it is looked for: in an installed package, and in a checkout."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]


def key(package: Path = HERE) -> str:
    """What names these sources for this Python."""
    found = blake2b(SUFFIX.encode(), digest_size=10)
    for part in PARTS:
        for folder, folders, files in os.walk(package / part):
            folders.sort()
            for name in sorted(files):
                if name.endswith(".py"):
                    path = os.path.join(folder, name)  # noqa: PTH118  at every start: three times as fast as a Path
                    with open(path, "rb") as source:  # noqa: PTH123  the same
                        text = source.read()
                    found.update(f"{name}:{len(text)}:".encode())
                    found.update(text)
    return found.hexdigest()


class Finder(MetaPathFinder):
    """Finds the compiled modules of a directory; they come before the sources of the same name."""

    def __init__(self, directory: Path) -> None:
        self._found = {
            ".".join(path.relative_to(directory).parts)[: -len(SUFFIX)]: str(path)
            for path in directory.rglob(f"*{SUFFIX}")
        }

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """A compiled module, if it is one."""
        return spec_from_file_location(name, self._found[name]) if name in self._found else None


def start() -> str:
    """Make the compiled engine found if there is one that fits; which one runs from now on."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted != PLAIN and any(place.is_dir() for place in PLACES):
        named = key()
        for place in PLACES:
            if (place / named).is_dir():
                sys.meta_path.insert(0, Finder(place / named))
                return COMPILED
    if wanted == COMPILED:
        raise ImportError("TAWY_ENGINE=compiled, but no compiled engine fits these sources: run make native.")
    return PLAIN
