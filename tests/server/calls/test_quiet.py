from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tawy.server.calls.quiet import quiet_until, zone_of
from tawy.server.store import Reach

PRAGUE = "Europe/Prague"
NIGHT = (22 * 60, 7 * 60)


def at(text: str, zone: str = PRAGUE) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "quiet", "until"),
    [
        ("2026-11-17T23:30", NIGHT, "2026-11-18T07:00"),
        ("2026-11-18T06:59", NIGHT, "2026-11-18T07:00"),
        ("2026-11-18T07:00", NIGHT, None),
        ("2026-11-18T21:59", NIGHT, None),
        ("2026-11-18T22:00", NIGHT, "2026-11-19T07:00"),
        ("2026-11-18T13:15", (13 * 60, 14 * 60), "2026-11-18T14:00"),
        ("2026-11-18T12:00", (0, 0), None),
        ("2026-10-24T23:00", NIGHT, "2026-10-25T07:00"),  # clocks go back that night: it is an hour longer
        ("2026-03-28T23:00", NIGHT, "2026-03-29T07:00"),  # and forward in spring
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(now: str, quiet: tuple[int, int], until: str | None) -> None:
    expected = None if until is None else at(until)
    assert quiet_until(Reach("cs", PRAGUE, quiet, 0), at(now)) == expected


def test_it_is_night_elsewhere_at_another_time() -> None:
    noon = at("2026-11-18T12:00")
    assert quiet_until(Reach("pt-BR", "Pacific/Auckland", NIGHT, 0), noon) == at("2026-11-19T07:00", "Pacific/Auckland")
    assert quiet_until(Reach("cs", PRAGUE, None, 0), noon) is None
    assert quiet_until(None, noon) is None


@pytest.mark.parametrize("name", ["Nowhere/Land", "", "../etc/passwd", "Europe", "/etc/localtime", "a\0b"])
def test_what_is_no_time_zone(name: str) -> None:
    assert zone_of(name) is None
