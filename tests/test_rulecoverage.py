"""Every rule has code and tests, and the table that says so is true."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulecoverage as table
from tawy.games import rules

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", table.GAMES)
def test_every_rule_has_code(game: str) -> None:
    assert not sorted(rules(game).keys() - table.code_places(game).keys())


@pytest.mark.parametrize("game", table.GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    assert not sorted(rules(game).keys() - table.shown_places(game).keys())


@pytest.mark.parametrize("game", table.GAMES)
def test_only_rules_that_exist_are_cited(game: str) -> None:
    cited = table.code_places(game).keys() | table.shown_places(game).keys()
    assert not sorted(cited - rules(game).keys())


@pytest.mark.parametrize("game", table.GAMES)
def test_the_table_is_up_to_date(game: str) -> None:
    """If this fails, run ``make coverage``."""
    assert table.document(game).read_text("utf-8") == table.table(game)


def test_the_list_of_reconstructions_is_up_to_date() -> None:
    """If this fails, run ``make coverage``."""
    assert table.RECONSTRUCTED.read_text("utf-8") == table.reconstructed()


def test_the_rules_are_those_that_were_decided() -> None:
    """Where the shared rules lie beside the checkout, ours are the same to the letter."""
    shared = ROOT.parent / "shared" / "rules"
    if not shared.is_dir():
        pytest.skip("the shared rules are not beside this checkout")
    for path in sorted((ROOT / "docs" / "rules").glob("*")):
        if (shared / path.name).exists():
            assert path.read_bytes() == (shared / path.name).read_bytes(), path.name
