"""docs/bots.md: the notes have the words, each measurement fills in its tables and leaves the others as they are.

On the page a table stands between two remarks that nobody sees: so it is found again, whatever the words become.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "bots.md"
NOTES: Final = ROOT / "bench" / "bots-notes.md"
MARK: Final = re.compile(r"<!-- ([a-z0-9-]+) -->")


def renew(tables: Mapping[str, str]) -> None:
    """Write the page anew: the words of the notes, these tables, and every other table as the page has it."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(filled(NOTES.read_text("utf-8"), {**_tables(page), **tables}), "utf-8")


def shown(name: str) -> str:
    """A table as the page has it; nothing if it has never been measured."""
    return _tables(PAGE.read_text("utf-8")).get(name, "")


def filled(notes: str, tables: Mapping[str, str]) -> str:
    """The words with a table in each place that is marked for one."""
    return MARK.sub(lambda found: f"{found[0]}\n\n{tables.get(found[1], '')}\n\n{_end(found[1])}", notes)


def _tables(page: str) -> dict[str, str]:
    """Every table of a page by its name."""
    return {
        found[1]: page[found.end() : page.index(_end(found[1]), found.end())].strip() for found in MARK.finditer(page)
    }


def _end(name: str) -> str:
    return f"<!-- end of {name} -->"
