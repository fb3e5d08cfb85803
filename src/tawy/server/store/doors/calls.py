"""Calling people back: ways to reach them, messages to send, and who has looked."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tawy.server.store import outbox, reaching
from tawy.server.store.doors.door import Door
from tawy.server.store.rows import Call, Channel, Due, Reach


class Calls(Door):
    """Who is to be told what."""

    async def reach(self, person: str) -> Reach | None:
        """How somebody wants to be reached, if they have said it."""
        return await self._read(lambda c: reaching.find_reach(c, person))

    async def keep_reach(self, person: str, wish: Reach) -> None:
        """How somebody wants to be reached now."""
        await self._write(f"person {person}", lambda c: reaching.keep_reach(c, person, wish))

    async def channels_of(self, person: str) -> list[Channel]:
        """All channels of somebody, the oldest first."""
        return await self._read(lambda c: reaching.channels_of(c, person))

    async def channel(self, id: str) -> Channel | None:  # noqa: A002  the column
        """One channel."""
        return await self._read(lambda c: reaching.find_channel(c, id))

    async def keep_channel(self, channel: Channel) -> None:
        """A channel as it is now, a new one or a known one."""
        await self._write(f"person {channel.person}", lambda c: reaching.keep_channel(c, channel))

    async def want(self, channel: Channel, wanted: int) -> None:
        """Other kinds of calls go this way from now on."""
        await self._write(f"person {channel.person}", lambda c: reaching.want(c, channel.id, wanted))

    async def confirm(self, channel: Channel, at: int) -> None:
        """A channel is known to be its person's."""
        await self._write(f"person {channel.person}", lambda c: reaching.confirm(c, channel.id, at))

    async def forget_channel(self, channel: Channel) -> None:
        """A channel is gone, with what was to be sent by it."""
        await self._write(f"person {channel.person}", lambda c: reaching.forget(c, [channel.id]))

    async def server_key(self, name: str, made: bytes) -> bytes:
        """A key of the server: the one that is kept, or else this one, which is kept from now on."""
        return await self._write("server keys", lambda c: reaching.key(c, name, made))

    async def put_message(self, channel: Channel, call: Call, at: int) -> None:
        """A message that is about no table."""
        await self._write(f"person {channel.person}", lambda c: outbox.put(c, channel.id, "", (0, at), call))

    async def claim_messages(self, now: int, until: int, limit: int, busy: Collection[str] = ()) -> list[Due]:
        """The messages to send now, one of each channel that is not busy; no other process has them until then."""
        claimed = await self._write("outbox", lambda c: outbox.claim(c, now, until, limit, busy))
        if claimed:
            await self._receipts.ready()
        return claimed

    async def settle_message(self, message: Due, trouble: str = "") -> None:
        """A message was sent, which is noted before all else; or it is given up for some trouble."""
        if not trouble:
            await self._receipts.note(message.id)
        await self._write(f"table {message.game}", lambda c: outbox.settle(c, message.id, trouble))

    async def put_off_message(self, message: Due, at: int, trouble: str | None) -> None:
        """A message is to be sent later: for some trouble, or because it was not the time."""
        await self._write(f"table {message.game}", lambda c: outbox.put_off(c, message.id, at, trouble))

    async def drop_message(self, id: str, game: str) -> None:  # noqa: A002  the column
        """A message is not worth sending any more."""
        await self._write(f"table {game}", lambda c: outbox.drop(c, id))

    async def hold_message(self, id: str, game: str, until: int) -> None:  # noqa: A002  the column
        """A message is not sent before this time: its person has the table open."""
        await self._write(f"table {game}", lambda c: outbox.hold(c, id, until))

    async def messages_soon(self, before: int, limit: int) -> list[tuple[str, str, str, int]]:
        """The messages to be sent before a time: id, table, person, and when what they tell of happened."""
        return await self._read(lambda c: outbox.soon(c, before, limit))

    async def messages_about(self, pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
        """Those of these tables and persons of whom something is in the outbox."""
        return await self._read(lambda c: outbox.about(c, pairs))

    async def look(self, game: str, person: str, n: int) -> None:
        """Somebody has seen a table at a step: what happened up to it need not be said."""
        await self._write(f"table {game}", lambda c: outbox.looked(c, game, person, n))
