"""Files of content that people have brought: every statement about them."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from tawy.server.store.rows import OwnFile
from tawy.server.store.schema import own_file

_COLUMNS: Final = [own_file.c[name] for name in OwnFile.__struct_fields__]


def keep(connection: Connection, file: OwnFile, most: int) -> bool:
    """One file more, if its person has fewer than so many; whether it is kept."""
    mine = select(func.count()).where(own_file.c.person == file.person)
    if connection.execute(mine).scalar_one() >= most:
        return False
    connection.execute(insert(own_file).values(msgspec.structs.asdict(file)))
    return True


def of_person(connection: Connection, person: str) -> list[OwnFile]:
    """All files of somebody, the oldest first."""
    query = select(*_COLUMNS).where(own_file.c.person == person).order_by(own_file.c.at, own_file.c.id)
    return [OwnFile(*row) for row in connection.execute(query)]


def rename(connection: Connection, person: str, id_: str, name: str) -> bool:
    """Another name for a file of somebody's; whether there is one."""
    query = update(own_file).where(own_file.c.person == person, own_file.c.id == id_).values(name=name)
    return bool(connection.execute(query).rowcount)


def forget(connection: Connection, person: str, id_: str) -> bool:
    """A file of somebody's is gone; whether there was one."""
    query = delete(own_file).where(own_file.c.person == person, own_file.c.id == id_)
    return bool(connection.execute(query).rowcount)
