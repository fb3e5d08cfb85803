"""Quiet hours: when nothing is sent to somebody, by the clock on their wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from tawy.server.store import Reach

DAY: Final = 24 * 60
"""Minutes."""


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # KeyError: ZoneInfoNotFoundError; OSError: the name of a folder
        return None


def local(milliseconds: int, zone: str) -> datetime:
    """A moment as somebody's clock shows it."""
    return datetime.fromtimestamp(milliseconds / 1000, zone_of(zone) or UTC)


def quiet_until(reach: Reach | None, now: int) -> int | None:
    """When the quiet hours that it is now end, in milliseconds since 1970; None if it is not quiet now."""
    if reach is None or reach.quiet is None:
        return None
    begins, ends = reach.quiet
    here = local(now, reach.zone)
    passed = (here.hour * 60 + here.minute - begins) % DAY
    if passed >= (ends - begins) % DAY:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    # A day later by the wall's clock, which is not 24 hours later when the clocks change.
    today = midnight + timedelta(minutes=ends)
    end = today if today > here else today + timedelta(days=1)
    return int(end.timestamp() * 1000)
