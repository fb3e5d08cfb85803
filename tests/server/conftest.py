from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Postgres, private_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a process."""
    with private_postgres() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tawy.sqlite'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A fresh empty database; it is dropped with all connections that were left open."""
    name = f"tawy_{secrets.token_hex(6)}"
    postgres.create_database(name)
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh empty database of each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))
