"""All that is stored of one person, for that person: one file in JSON, without secrets of sessions or of games."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tawy.lessons.progress import Progress
from tawy.server.calls.targets import shown, target_of
from tawy.server.http import messages as m
from tawy.server.http.people import name_of
from tawy.server.store import Channel, Friend, GameRow, Line, OwnFile, Passkey, Person, SeatResult, Store, Tried
from tawy.server.tables.calling import Kind, kinds
from tawy.server.tables.messages import TableSummary

EVERY: Final = 2**31 - 1
_summary: Final = msgspec.json.Decoder(TableSummary)
_progress: Final = msgspec.json.Decoder(Progress)


class Exported(msgspec.Struct, frozen=True):
    """What is stored of a person. Times are in milliseconds since 1970."""

    id: str
    name: str
    since: int
    seen: int
    """When they were last here, to the day."""
    made: int
    """When this was written."""
    profile: m.OwnProfile | None
    """What they say of themselves, and to whom."""
    sessions: list[m.SessionInfo]
    passkeys: list[dict[str, Any]]
    reach: dict[str, Any] | None
    """How they want to be called back."""
    channels: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    """Where they sit or sat, and what everyone may know of it."""
    results: list[SeatResult]
    said: list[dict[str, Any]]
    muted: list[str]
    friends: list[Friend]
    """Whom they have marked."""
    lessons: list[Progress]
    puzzles: list[Tried]
    """How they fared with them."""
    files: list[OwnFile]
    """Content of their own."""
    reviews: list[dict[str, Any]]
    """Reviews that they have asked for and that are not there yet."""


async def exported(store: Store, person: Person, now: int) -> Exported:
    """All of it."""
    since, seen = await store.since(person.id) or (0, 0)
    reach, profile = await store.reach(person.id), await store.profile(person.id)
    sessions = [
        m.SessionInfo(name_of(one.token_hash), one.at, one.seen, here=False) for one in await store.sessions(person.id)
    ]
    return Exported(
        person.id,
        person.name,
        since,
        seen,
        now,
        None if profile is None else msgspec.json.decode(profile, type=m.OwnProfile),
        sessions,
        [_passkey(one) for one in await store.passkeys_of(person.id)],
        None if reach is None else msgspec.structs.asdict(reach) | {"page": kinds(reach.page)},
        [_channel(one) for one in await store.channels_of(person.id)],
        [_table(row, person.id) for row in await store.games_of(person.id, EVERY, None)],
        await store.results_of_person(person.id, EVERY),
        [_line(table, line) for table, line in await store.said_by(person.id)],
        await store.muted_by(person.id),
        await store.friends_of(person.id),
        [_progress.decode(one) for one in await store.progress_of(person.id)],
        await store.tried_by(person.id),
        await store.files_of(person.id),
        [key._asdict() for key in await store.reviews_for(person.id)],
    )


def _passkey(passkey: Passkey) -> dict[str, Any]:
    return {"name": passkey.name, "host": passkey.host, "made": passkey.made, "used": passkey.used}


def _channel(channel: Channel) -> dict[str, Any]:
    wanted: list[Kind] = kinds(channel.wanted)
    to = shown(target_of(channel))
    return {"kind": channel.kind, "to": to, "confirmed": channel.confirmed, "made": channel.made, "wanted": wanted}


def _table(row: GameRow, person: str) -> dict[str, Any]:
    summary = _summary.decode(row.summary)
    return {
        "id": row.id,
        "game": row.kind,
        "opened_by_me": row.owner == person,
        "public": row.public,
        "created": row.created,
        "updated": row.updated,
        "status": row.status,
        "seats": [number for number, seat in enumerate(summary.seats) if seat.person == person],
        "outcome": summary.outcome,
    }


def _line(table: str, line: Line) -> dict[str, Any]:
    return {"table": table, "room": line.room, "at": line.at, "name": line.name, "text": line.text}
