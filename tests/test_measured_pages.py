"""docs/bots.md as measurements write it: tables that were not measured again stay, whatever becomes of the words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import bots, pages

ROW = bots.Row("ankh", 2, "hard", "easy")
KEPT = "| hard | easy | 40 | 90 % (80 to 95) | 50 % | 27.0 (26.0 to 28.0) |"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of two tables, and nothing played."""
    monkeypatch.setattr(pages, "NOTES", tmp_path / "notes.md")
    monkeypatch.setattr(pages, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(bots, "KEPT", tmp_path / "arena")
    notes = "Old words.\n\n<!-- ankh-2 -->\n\nBetween.\n\n<!-- thinking -->\n"
    pages.NOTES.write_text(notes, "utf-8")
    pages.PAGE.write_text(pages.filled(notes, {"ankh-2": KEPT, "thinking": "| 573 |"}), "utf-8")
    return pages.PAGE


def test_a_table_is_renewed_and_the_others_stay_when_words_change(page: Path) -> None:
    pages.NOTES.write_text("New words.\n\n<!-- thinking -->\n\nMore.\n\n<!-- ankh-2 -->\n", "utf-8")
    pages.renew({"thinking": "| 600 |"})
    text = page.read_text("utf-8")
    assert text.startswith("New words.\n\n<!-- thinking -->\n\n| 600 |\n\n<!-- end of thinking -->\n\nMore.")
    assert (pages.shown("ankh-2"), pages.shown("thinking")) == (KEPT, "| 600 |")


def test_a_table_that_is_new_to_the_page_begins_empty(page: Path) -> None:
    pages.NOTES.write_text("<!-- ankh-3 -->", "utf-8")
    pages.renew({})
    assert pages.shown("ankh-3") == ""
    assert "Old words" not in page.read_text("utf-8")


@pytest.mark.usefixtures("page")
def test_a_row_stays_until_more_of_it_was_played() -> None:
    assert bots.table("ankh-2", [ROW], 0).splitlines()[-1] == KEPT
    few = bots.table("ankh-2", [ROW._replace(most=4)], 1).splitlines()[-1]
    assert few.startswith("| hard | easy | 4 |"), "all that was asked for"
    assert bots.table("ankh-2", [ROW], 0).splitlines()[-1] == KEPT, "fewer games than the page tells of"
    other = bots.table("ankh-2", [ROW._replace(other="gentle")], 0).splitlines()[-1]
    assert other == "| hard | gentle | 0 | not measured yet | 50 % | not measured yet |"
