"""docs/bots.md, section by section: the notes have the words, a measurement fills in its table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "bots.md"
NOTES: Final = ROOT / "bench" / "bots-notes.md"


def renew(title: str, mark: str, table: str) -> None:
    """Write one section of the page anew, from the notes and its table; everything else stays as it is."""
    found = _section(NOTES.read_text("utf-8"), title)[1].replace(f"<!-- {mark} -->", table)
    before, _, after = _section(PAGE.read_text("utf-8"), title)
    parts = (before.rstrip(), found.strip(), after.strip())
    PAGE.write_text("\n\n".join(part for part in parts if part) + "\n", "utf-8")


def _section(text: str, title: str) -> tuple[str, str, str]:
    """What stands before a section, the section, and what comes after it; at the end, if there is none of the title."""
    before, found, rest = text.partition(f"## {title}\n")
    if not found:
        return text, "", ""
    inside, later, after = rest.partition("\n## ")
    return before, f"{found}{inside}", f"## {after}" if later else ""
