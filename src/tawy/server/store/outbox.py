"""What is to be sent, and what was: every statement about the outbox.

A row is one message of one channel about one table. It stays, sent, until its person has looked at the table: that is
how there is one message until then. `due` says when it is to be sent; none means that it was, or was given up.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, bindparam, delete, exists, insert, or_, select, update

from tawy.server.store.database import is_sqlite
from tawy.server.store.prepared import Prepared
from tawy.server.store.rows import Call, Channel, Due, Reach, Standing, Step
from tawy.server.store.schema import channel, game, muted, outbox, person, reach

_CHANNELS: Final = Prepared(
    select(channel.c.id, channel.c.wanted)
    .select_from(channel.join(person, person.c.id == channel.c.person))
    .where(
        channel.c.person == bindparam("of"),
        channel.c.confirmed.is_not(None),
        person.c.banned.is_(None),
    )
)
_MUTED: Final = select(muted.c.other).where(muted.c.person == bindparam("of"), muted.c.other == bindparam("by"))
_WITHDRAW: Final = Prepared(
    delete(outbox).where(
        outbox.c.game == bindparam("of_game"),
        outbox.c.person == bindparam("who"),
        outbox.c.kind == bindparam("what"),
        outbox.c.due.is_not(None),
    )
)
_REPLACE: Final = update(outbox).where(
    outbox.c.channel == bindparam("of_channel"),
    outbox.c.game == bindparam("of_game"),
    outbox.c.urgent == bindparam("how"),
    outbox.c.due.is_not(None),
)
_THERE: Final = select(outbox.c.due).where(
    outbox.c.channel == bindparam("of_channel"),
    outbox.c.game == bindparam("of_game"),
    outbox.c.urgent == bindparam("how"),
)


def write(connection: Connection, id_: str, step: Step, standing: Standing) -> None:
    """What a step of a table calls for, in the step's own transaction."""
    for who, kind in standing.withdrawn:
        _WITHDRAW.run(connection, {"of_game": id_, "who": who, "what": kind})
    if standing.calls:
        post(connection, id_, (step.n, step.at), standing.calls)


def post(connection: Connection, id_: str, moment: tuple[int, int], calls: Sequence[Call]) -> None:
    """Calls that something at a table leads to, by every channel of theirs that wants them; the step and time of it."""
    for call in calls:
        if call.by and connection.execute(_MUTED, {"of": call.person, "by": call.by}).first() is not None:
            continue
        for to, wanted in _CHANNELS.run(connection, {"of": call.person}).fetchall():
            if wanted & call.bit:
                put(connection, to, id_, moment, call)


def put(connection: Connection, to: str, id_: str, moment: tuple[int, int], call: Call) -> None:
    """A message for a channel: what waits already says the new thing instead; what was sent is enough for now."""
    row = {"of_channel": to, "of_game": id_, "how": call.urgent}
    content = {"kind": call.kind, "n": moment[0], "at": moment[1], "due": call.due}
    if connection.execute(_REPLACE, row | content).rowcount or connection.execute(_THERE, row).first() is not None:
        return
    key = {"channel": to, "game": id_, "urgent": call.urgent, "id": secrets.token_hex(16)}
    connection.execute(insert(outbox), key | content | {"person": call.person, "tries": 0})


def forget(connection: Connection, id_: str) -> None:
    """A table is deleted: nothing is said of it any more."""
    connection.execute(delete(outbox).where(outbox.c.game == id_))


def claim(connection: Connection, now: int, until: int, limit: int, busy: Collection[str] = ()) -> list[Due]:
    """The messages to send now, the longest waiting first; nobody else has them until then, unless they are settled.

    One of each channel, and none of those that are busy: whoever dies while sending leaves one in doubt, not many.
    """
    other = outbox.alias()
    before = (other.c.due < outbox.c.due) | ((other.c.due == outbox.c.due) & (other.c.id < outbox.c.id))
    is_first = ~exists().where(other.c.channel == outbox.c.channel, before)
    ready = select(outbox.c.id).where(outbox.c.due <= now, outbox.c.channel.not_in(busy), is_first)
    ready = ready.order_by(outbox.c.due).limit(limit)
    if not is_sqlite(connection):
        ready = ready.with_for_update(skip_locked=True)
    ids = list(connection.execute(ready).scalars())
    if not ids:
        return []
    connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(due=until, tries=outbox.c.tries + 1))
    return [_due(there) for there in connection.execute(_WHOLE, {"these": ids}).mappings()]


_ROW: Final = (
    *(outbox.c[name] for name in ("id", "game", "kind", "urgent", "n", "at", "tries")),
    *(channel.c[name].label(f"channel_{name}") for name in Channel.__struct_fields__),
    person.c.name,
    game.c.summary,
    *(reach.c[name] for name in ("language", "zone", "quiet_from", "quiet_until", "page")),
)
_WHOLE: Final = (
    select(*_ROW)
    .select_from(
        outbox.join(channel, channel.c.id == outbox.c.channel)
        .join(person, person.c.id == channel.c.person)
        .outerjoin(game, game.c.id == outbox.c.game)
        .outerjoin(reach, reach.c.person == channel.c.person)
    )
    .where(outbox.c.id.in_(bindparam("these", expanding=True)))
    .order_by(outbox.c.at, outbox.c.id)
)


def _due(there: RowMapping) -> Due:
    return Due(
        there["id"],
        Channel(*(there[f"channel_{name}"] for name in Channel.__struct_fields__)),
        there["name"],
        reach_of(there),
        there["game"],
        there["kind"],
        there["urgent"],
        there["n"],
        there["at"],
        there["tries"],
        there["summary"],
    )


def reach_of(there: RowMapping) -> Reach | None:
    """How somebody wants to be reached, if they have said it."""
    if there["language"] is None:
        return None
    begins, ends = there["quiet_from"], there["quiet_until"]
    quiet = None if begins is None or ends is None else (begins, ends)
    return Reach(there["language"], there["zone"], quiet, there["page"])


def settle(connection: Connection, id_: str, trouble: str) -> None:
    """A message was sent, or is given up for some trouble: either way it is not sent again."""
    sent = select(outbox.c.channel).where(outbox.c.id == id_).scalar_subquery()
    connection.execute(update(channel).where(channel.c.id == sent).values(trouble=trouble))
    connection.execute(update(outbox).where(outbox.c.id == id_).values(due=None))
    # What is about no table is not looked at, and need not be remembered.
    connection.execute(delete(outbox).where(outbox.c.id == id_, outbox.c.game == ""))


def put_off(connection: Connection, id_: str, at: int, trouble: str | None) -> None:
    """A message is to be sent later: for some trouble, or because it was not the time, which is no try."""
    due = {"due": at} if trouble is not None else {"due": at, "tries": outbox.c.tries - 1}
    connection.execute(update(outbox).where(outbox.c.id == id_, outbox.c.due.is_not(None)).values(due))
    if trouble is not None:
        sent = select(outbox.c.channel).where(outbox.c.id == id_).scalar_subquery()
        connection.execute(update(channel).where(channel.c.id == sent).values(trouble=trouble))


def drop(connection: Connection, id_: str) -> None:
    """A message is not worth sending any more."""
    connection.execute(delete(outbox).where(outbox.c.id == id_))


def about(connection: Connection, pairs: Collection[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of these tables and persons of whom something is in the outbox."""
    if not pairs:
        return []
    query = select(outbox.c.game, outbox.c.person).distinct()
    return [(row.game, row.person) for row in connection.execute(query.where(_of(list(pairs))))]


def _of(pairs: Sequence[tuple[str, str]]) -> Any:
    return or_(*((outbox.c.game == table) & (outbox.c.person == who) for table, who in pairs))


def looked(connection: Connection, id_: str, who: str, n: int) -> None:
    """Somebody has seen a table at a step: what happened up to it need not be said, and what comes may be."""
    known = (outbox.c.game == id_, outbox.c.person == who)
    connection.execute(delete(outbox).where(*known, outbox.c.n <= n, outbox.c.kind != "low"))
    warned = (outbox.c.kind == "low", outbox.c.due.is_(None))  # one that is still to come is withdrawn by an answer
    connection.execute(delete(outbox).where(*known, *warned))


def soon(connection: Connection, before: int, limit: int) -> list[tuple[str, str, str, int]]:
    """The messages that are to be sent before a time: id, table, person, and when what they tell of happened."""
    query = select(outbox.c.id, outbox.c.game, outbox.c.person, outbox.c.at).where(outbox.c.due <= before)
    rows = connection.execute(query.order_by(outbox.c.due).limit(limit))
    return [(row.id, row.game, row.person, row.at) for row in rows]


def hold(connection: Connection, id_: str, until: int) -> None:
    """Its person has the table open: it is not sent before it has turned out whether they are really there."""
    connection.execute(update(outbox).where(outbox.c.id == id_, outbox.c.due < until).values(due=until))
