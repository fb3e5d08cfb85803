"""How people are known again without a code: every statement about passkeys, and about what is good only once."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from tawy.server.store import outbox
from tawy.server.store.rows import Call, Passkey, Ticket
from tawy.server.store.schema import channel, passkey, person, ticket
from tawy.server.store.schema import outbox as waiting

_PASSKEY = select(*(passkey.c[name] for name in Passkey.__struct_fields__))


def add_passkey(connection: Connection, kept: Passkey) -> None:
    """One device more that knows a person."""
    connection.execute(insert(passkey).values(msgspec.structs.asdict(kept)))


def passkeys_of(connection: Connection, whose: str) -> list[Passkey]:
    """All passkeys of somebody, the oldest first."""
    query = _PASSKEY.where(passkey.c.person == whose).order_by(passkey.c.made, passkey.c.id)
    return [Passkey(*row) for row in connection.execute(query)]


def find_passkey(connection: Connection, id_: str) -> Passkey | None:
    """One passkey."""
    row = connection.execute(_PASSKEY.where(passkey.c.id == id_)).first()
    return None if row is None else Passkey(*row)


def use_passkey(connection: Connection, id_: str, count: int, at: int) -> bool:
    """A passkey has signed; False if it has signed as often before. Devices that do not count always say 0."""
    fresh = or_(passkey.c.count < count, (passkey.c.count == 0) & (count == 0))
    used = update(passkey).where(passkey.c.id == id_, fresh).values(count=count, used=at)
    return bool(connection.execute(used).rowcount)


def remove_passkey(connection: Connection, id_: str, whose: str) -> bool:
    """A passkey of somebody is worth nothing any more; whether there was one."""
    mine = delete(passkey).where(passkey.c.id == id_, passkey.c.person == whose)
    return bool(connection.execute(mine).rowcount)


def add_ticket(connection: Connection, kept: Ticket) -> None:
    """Something that is good once; whoever writes it twice wrote it once."""
    if connection.execute(select(ticket.c.hash).where(ticket.c.hash == kept.hash)).first() is None:
        connection.execute(insert(ticket).values(msgspec.structs.asdict(kept)))


def take_ticket(connection: Connection, hashed: str, purpose: str, now: int) -> Ticket | None:
    """It is used, and gone; None if it was before, or is too old."""
    mine = delete(ticket).where(ticket.c.hash == hashed, ticket.c.purpose == purpose)
    row = connection.execute(mine.returning(*(ticket.c[name] for name in Ticket.__struct_fields__))).first()
    taken = None if row is None else Ticket(*row)
    return None if taken is None or taken.expires <= now else taken


def write_links(connection: Connection, address: str, purpose: str, at: int, expires: int) -> None:
    """Everyone whose confirmed address this is gets a message with a link that is good once: named as the message is.

    What waits to be sent already is sent anew, and is good for longer.
    """
    known = (
        select(channel.c.id, channel.c.person)
        .join(person, person.c.id == channel.c.person)
        .where(channel.c.address == address, channel.c.confirmed.is_not(None), person.c.banned.is_(None))
    )
    for to, whose in connection.execute(known).all():
        outbox.put(connection, to, "", (0, at), Call(whose, purpose, 0, at, urgent=True))
        row = (waiting.c.channel == to, waiting.c.game == "", waiting.c.urgent)
        message = connection.execute(select(waiting.c.id).where(*row)).scalar_one()
        hashed = sha256(message.encode()).hexdigest()
        connection.execute(delete(ticket).where(ticket.c.hash == hashed))
        add_ticket(connection, Ticket(hashed, purpose, whose, expires))


def forget_tickets(connection: Connection, before: int) -> None:
    """Those that nobody has used in time."""
    connection.execute(delete(ticket).where(ticket.c.expires <= before))


def forget_people(connection: Connection, people: Collection[str]) -> None:
    """No device knows them any more."""
    for table in (passkey, ticket):
        connection.execute(delete(table).where(table.c.person.in_(people)))
