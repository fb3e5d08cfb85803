"""How people want to be reached: every statement about their wishes, their channels and the server's own keys."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tawy.server.store.outbox import reach_of
from tawy.server.store.rows import Channel, Reach
from tawy.server.store.schema import channel, outbox, reach, server_key

_CHANNEL = select(*(channel.c[name] for name in Channel.__struct_fields__))


def find_reach(connection: Connection, whose: str) -> Reach | None:
    """How somebody wants to be reached, if they have said it."""
    row = connection.execute(select(reach).where(reach.c.person == whose)).mappings().first()
    return None if row is None else reach_of(row)


def keep_reach(connection: Connection, whose: str, wish: Reach) -> None:
    """How somebody wants to be reached now."""
    begins, ends = wish.quiet or (None, None)
    values = {"language": wish.language, "zone": wish.zone, "quiet_from": begins, "quiet_until": ends}
    values |= {"page": wish.page}
    if not connection.execute(update(reach).where(reach.c.person == whose).values(values)).rowcount:
        connection.execute(insert(reach).values(person=whose, **values))


def channels_of(connection: Connection, whose: str) -> list[Channel]:
    """All channels of somebody, the oldest first."""
    query = _CHANNEL.where(channel.c.person == whose).order_by(channel.c.made, channel.c.id)
    return [Channel(*row) for row in connection.execute(query)]


def find_channel(connection: Connection, id_: str) -> Channel | None:
    """One channel."""
    row = connection.execute(_CHANNEL.where(channel.c.id == id_)).first()
    return None if row is None else Channel(*row)


def keep_channel(connection: Connection, kept: Channel) -> None:
    """A channel as it is now, a new one or a known one."""
    values = msgspec.structs.asdict(kept)
    if not connection.execute(update(channel).where(channel.c.id == kept.id).values(values)).rowcount:
        connection.execute(insert(channel).values(values))


def want(connection: Connection, id_: str, wanted: int) -> None:
    """Other kinds of calls go this way from now on."""
    connection.execute(update(channel).where(channel.c.id == id_).values(wanted=wanted))


def confirm(connection: Connection, id_: str, at: int) -> None:
    """A channel is known to be its person's."""
    connection.execute(update(channel).where(channel.c.id == id_, channel.c.confirmed.is_(None)).values(confirmed=at))


def forget(connection: Connection, ids: Collection[str]) -> None:
    """These channels are gone, with what was to be sent by them."""
    connection.execute(delete(outbox).where(outbox.c.channel.in_(ids)))
    connection.execute(delete(channel).where(channel.c.id.in_(ids)))


def forget_people(connection: Connection, people: Collection[str]) -> None:
    """Nothing is known any more of how to reach them."""
    forget(connection, list(connection.execute(select(channel.c.id).where(channel.c.person.in_(people))).scalars()))
    connection.execute(delete(reach).where(reach.c.person.in_(people)))


def key(connection: Connection, name: str, made: bytes) -> bytes:
    """A key of the server: the one that is kept, or else this one, which is kept from now on."""
    kept = connection.execute(select(server_key.c.value).where(server_key.c.name == name)).scalar()
    if kept is None:
        connection.execute(insert(server_key).values(name=name, value=made))
    return made if kept is None else kept
