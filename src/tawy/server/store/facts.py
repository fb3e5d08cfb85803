"""What is counted of finished games: every statement about it.

A row is written with the step that ends a game, and says whether anybody may see that game: the figures of all public
games are made of those alone. A deleted table leaves them; who played there keeps what was counted, as they keep their
results. No row names anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, tuple_, update

from tawy.server.store import results
from tawy.server.store.packing import pack, unpack
from tawy.server.store.rows import Counted, CountedGame, Standing, Wish
from tawy.server.store.schema import club_table, facts, game, member, result, uncounted

_other: Final = result.alias()
Where = Sequence[ColumnElement[bool]]
"""Of which games: said of the first seat of each."""


# --- written ------------------------------------------------------------------------------------------


def write(connection: Connection, id_: str, standing: Standing) -> None:
    """What is counted of a game, in the transaction of the step that ended it; or who may see it from now on."""
    if standing.counted is not None:
        add(connection, id_, standing.counted)
    elif standing.shared is not None:
        _share(connection, id_, shared=standing.shared)


def add(connection: Connection, id_: str, counted: Counted) -> None:
    """What is counted of a game that is over."""
    body = None if counted.body is None else pack(counted.body)
    values = {"game": id_, "kind": counted.kind, "shared": counted.shared, "changed": _next(), "body": body}
    connection.execute(insert(facts).values(values))


def withdraw(connection: Connection, id_: str) -> None:
    """The table is gone: nobody sees its game any more, so no public figure is made of it."""
    connection.execute(delete(uncounted).where(uncounted.c.game == id_))
    _share(connection, id_, shared=False)


def _share(connection: Connection, id_: str, *, shared: bool) -> None:
    differs = and_(facts.c.game == id_, facts.c.shared != shared)
    connection.execute(update(facts).where(differs).values(shared=shared, changed=_next()))


def _next() -> Any:
    """A number higher than every other: whoever has made figures sees that they are old."""
    known = facts.alias()
    return select(func.coalesce(func.max(known.c.changed), 0) + 1).scalar_subquery()


# --- read ---------------------------------------------------------------------------------------------


def version(connection: Connection, kind: str) -> tuple[int, int]:
    """Another one whenever the public figures of a game may be others."""
    ours = facts.c.kind == kind
    shown = select(func.count()).select_from(facts).where(ours, facts.c.shared)
    latest = select(func.coalesce(func.max(facts.c.changed), 0)).where(ours)
    return connection.execute(latest).scalar_one(), connection.execute(shown).scalar_one()


def of_everyone() -> Where:
    """Games that anybody may see."""
    return (facts.c.shared,)


def of_open_tables() -> Where:
    """Those of them that anybody finds: whose tables were open, and are still there."""
    return (facts.c.shared, exists().where(game.c.id == result.c.game, game.c.public))


def of_person(person: str) -> Where:
    """Games in which somebody had a seat, and no other."""
    seats = select(func.count()).where(_other.c.game == result.c.game, _other.c.person == person).scalar_subquery()
    return (_sat(person), seats == 1)


def seen_by(viewer: str | None) -> Where:
    """Games that others show to everyone at an open table, or at whose table somebody belongs."""
    there = exists().where(member.c.game == result.c.game, member.c.person == viewer)
    return (or_(and_(*of_open_tables()), there),)


def of_circle(person: str, people: Sequence[str]) -> Where:
    """Games in which somebody sat with others of a circle, and nobody else did."""
    seat = (_other.c.game == result.c.game, _other.c.person.is_not(None))
    strangers = exists().where(*seat, _other.c.person.not_in(people))
    company = exists().where(*seat, _other.c.person != person)
    return (_sat(person), company, ~strangers)


def of_club(club: str, person: str) -> Where:
    """Games of a club night: in which somebody sat, and which anybody may see."""
    ours = exists().where(club_table.c.game == result.c.game, club_table.c.club == club)
    return (ours, or_(_sat(person), and_(facts.c.shared, facts.c.game.is_not(None))))


def _sat(person: str) -> ColumnElement[bool]:
    return result.c.game.in_(select(_other.c.game).where(_other.c.person == person))


def page(
    connection: Connection, wish: Wish, where: Where, before: tuple[int, str] | None, limit: int
) -> list[CountedGame]:
    """Some finished games, the latest first; the next page is before the last one's end and id."""
    each = [result.c.seat == 0, *where, *_wished(wish)]
    if before is not None:
        each.append(tuple_(result.c.ended, result.c.game) < before)
    query = (
        select(result.c.game, facts.c.body)
        .select_from(result.outerjoin(facts, facts.c.game == result.c.game))
        .where(*each)
        .order_by(result.c.ended.desc(), result.c.game.desc())
        .limit(limit)
    )
    found: dict[str, bytes | None] = {row.game: row.body for row in connection.execute(query)}
    by_game = groupby(results.of_games(connection, list(found)), key=lambda seat: seat.game)
    seats = {id_: list(theirs) for id_, theirs in by_game}
    return [CountedGame(id_, seats[id_], None if body is None else unpack(body)) for id_, body in found.items()]


def _wished(wish: Wish) -> list[ColumnElement[bool]]:
    """What somebody wants to see of them."""
    each = [result.c.kind == wish.kind]
    if wish.players is not None:
        each.append(result.c.players == wish.players)
    if wish.rated is not None:
        each.append(result.c.rated == wish.rated)
    if wish.since is not None:
        each.append(result.c.ended >= wish.since)
    if wish.bots is not None:
        bots = exists().where(_other.c.game == result.c.game, _other.c.bot.is_not(None))
        each.append(bots if wish.bots else ~bots)
    return each


# --- games that ended before they were counted --------------------------------------------------------


def wanted(connection: Connection, limit: int) -> list[str]:
    """Some of the games that are over and have still to be counted."""
    return list(connection.execute(select(uncounted.c.game).order_by(uncounted.c.game).limit(limit)).scalars())


def _last_step(connection: Connection, id_: str) -> int | None:
    """The last step of a table, which no other writes until this is done."""
    return connection.execute(select(game.c.n).where(game.c.id == id_).with_for_update()).scalar()


def fill_in(connection: Connection, id_: str, n: int, counted: Counted | None) -> None:
    """What is counted of a game that ended before, as its table stood at a step; of several processes one writes it.

    Where the table has gone on since, somebody may have said who may see it: it stays listed, and is looked at again.
    """
    if counted is not None and _last_step(connection, id_) != n:
        return
    listed = connection.execute(delete(uncounted).where(uncounted.c.game == id_)).rowcount
    if listed and counted is not None:
        add(connection, id_, counted)
