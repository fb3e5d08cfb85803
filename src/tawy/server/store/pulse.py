"""Signs of life that all processes leave in one place, and the times in which there were none: every statement."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from tawy.server.store.rows import Beat, Outage
from tawy.server.store.schema import heartbeat, outage


def beat(connection: Connection, now: int, wall: int, longest: int, known: int) -> Beat:
    """One sign of life more, from a process whose time is `now` while the machine's clock says `wall`.

    The time that all processes share goes on with the machine's clock and never goes back. Where it has to leap by more
    than `longest`, nobody was there to serve: that was an outage.
    """
    before: int | None = connection.execute(select(heartbeat.c.at).with_for_update()).scalar_one()
    last = wall if before is None else max(now, before)
    at = max(last, wall)
    if at - last > longest:
        connection.execute(insert(outage).values(since=last, until=at))
    connection.execute(update(heartbeat).values(at=at))
    later = select(outage.c.since, outage.c.until).where(outage.c.until > known).order_by(outage.c.until)
    return Beat(at, [Outage(*row) for row in connection.execute(later)])
