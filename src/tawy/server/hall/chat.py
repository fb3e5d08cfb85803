"""What is said at tables: stored beside the journal, and told to whoever may read it, at every process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import msgspec

from tawy.server.hall.beside import Tasks
from tawy.server.hall.live import Live
from tawy.server.hall.storing import call_of
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.store import Line, Missing, NewLine, Store
from tawy.server.tables import messages as m
from tawy.server.tables.caller import Caller
from tawy.server.tables.calling import Call
from tawy.server.tables.parts import Room
from tawy.server.tables.talking import check_may_say, good_line, mentioned, reads, writes

SHOWN: Final = 100
"""Lines that are read at once: the last."""
AT_ONCE: Final = 20
"""Lines that are told at once, at most."""


class Chat:
    """Talk at every table of this process."""

    def __init__(self, store: Store, tasks: Tasks, now: Callable[[], int]) -> None:
        self._store = store
        self._tasks = tasks
        self._now = now

    async def say(self, live: Live, caller: Caller, room: Room, text: str) -> m.ChatLine:
        """Somebody says something in a room."""
        table, line = live.table, good_line(text)
        check_may_say(table, caller, room)
        said = NewLine(room, caller.person, caller.name, self._now(), line)
        named = [person for person in mentioned(table, line, caller.person) if room in reads(table, person)]
        try:
            stored = await self._store.say(table.id, said, [call_of(Call(who, "mention", said.at)) for who in named])
        except Missing:
            raise no_such_table() from None
        self.heard(live)
        return _shown(stored)

    def heard(self, live: Live) -> None:
        """Something may have been said at a table, here or at another process."""
        self._tasks.begin(self._tell(live))

    async def _tell(self, live: Live) -> None:
        """Tell what was not told yet; of a table that was loaded since, the last lines: a page knows those it has."""
        for line in await self._store.lines(live.table.id, live.said, AT_ONCE):
            if line.id > live.said:  # not told by another call meanwhile
                live.said = line.id
                self._push(live, line)

    def _push(self, live: Live, line: Line) -> None:
        table = live.table
        if line.person not in table.banned:
            message = msgspec.json.encode(m.Said(_shown(line)))
            live.following.tell(message, lambda one: line.room in reads(table, one.person))

    async def of(self, live: Live, person: str | None) -> m.Chat:
        """What somebody may read; what the host shall look at, for the host."""
        table, reader = live.table, person or ""
        rooms = reads(table, reader)
        lines = await self._store.lines(table.id, 0, SHOWN)
        reports = await self._store.reports(table.id) if person == table.owner else []
        return m.Chat(
            rooms,
            [] if person is None else writes(table, person),
            [_shown(line) for line in lines if line.room in rooms and line.person not in table.banned],
            [] if person is None else await self._store.muted_by(person),
            [m.ReportedLine(_shown(line), count) for line, count in reports],
        )

    async def report(self, live: Live, caller: Caller, number: int) -> None:
        """Somebody finds that the host should read a line that they could read themselves."""
        line = await self._store.line(live.table.id, number)
        if line is None or line.room not in reads(live.table, caller.person):
            raise Refusal("not_found", "There is no such line.")
        await self._store.report(line.id, caller.person)


def _shown(line: Line) -> m.ChatLine:
    return m.ChatLine(line.id, cast(Room, line.room), line.person, line.name, line.at, line.text)
