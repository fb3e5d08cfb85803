"""A club night at servers that are killed while rounds begin and end; ``make soak`` plays longer ones."""

from __future__ import annotations

import pytest

from bench import nights

# Connections to a server that is killed are left as they are.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


def test_a_killed_server_goes_on_with_the_night_where_it_was(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nights, "ROUNDS", 2)
    kills, wrong = nights.soak(database_url, 1, 1)
    assert kills == 6
    assert wrong == []


def test_so_do_two_servers_of_one_database(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nights, "ROUNDS", 2)
    assert nights.soak(postgres_url, 2, 1) == (6, [])
