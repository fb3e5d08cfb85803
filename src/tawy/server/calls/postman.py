"""The postman: takes what is due from the outbox and sends it, beside the requests and never in their way.

Several processes share one outbox. Each claims what it sends for a while; what a killed process had claimed is claimed
again afterwards, under the same id. So a message is sent at least once, and twice only if a process dies in the moment
between a message that was taken and the note of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from tawy.server.calls import push, webhooks
from tawy.server.calls.letters import Letter, is_too_late, is_worth_sending, letter, summary_of
from tawy.server.calls.looks import Looks
from tawy.server.calls.mail import Post
from tawy.server.calls.push import Pushes
from tawy.server.calls.quiet import quiet_until
from tawy.server.calls.requests import Network, networks
from tawy.server.calls.signing import Links
from tawy.server.calls.targets import Email, Push, Webhook, target_of
from tawy.server.calls.trouble import Undeliverable
from tawy.server.settings import Settings
from tawy.server.store import Channel, Due, Store

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
PAUSES: Final = (30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR)
"""Before each further try; after the last one it is given up."""
AT_ONCE: Final = 20
"""Messages on their way at the same time."""
LOOKED_AHEAD: Final = 200
FAREWELL: Final = 3.0
"""Seconds that a server which stops waits for what is on its way."""

log = logging.getLogger("tawy.calls")


class Manners(msgspec.Struct, frozen=True):
    """How long things take, in milliseconds; tests are in more of a hurry."""

    every: int = SECOND
    """Between two rounds."""
    lease: int = 2 * MINUTE
    """For which a claimed message is nobody else's; longer than any of them takes."""
    ahead: int = 3 * SECOND
    """So long before a message is due it is looked whether its person has the table open."""
    held: int = 10 * SECOND
    """For which it is then held back."""
    sure: int = 75 * SECOND
    """After which somebody whose page is still connected has seen it: a dead connection is noticed sooner than that,
    by a ping that goes out every 45 seconds and is waited for during 20."""
    pauses: tuple[int, ...] = PAUSES


USUAL: Final = Manners()


class Ways:
    """The ways out of this server; what is not set up is not there."""

    def __init__(
        self,
        address: str = "",
        allowed: tuple[Network, ...] = (),
        links: Links | None = None,
        post: Post | None = None,
        pushes: Pushes | None = None,
    ) -> None:
        self.address = address
        self.allowed = allowed
        self.links = links
        self.post = post
        self.pushes = pushes

    @classmethod
    async def set_up(cls, store: Store, settings: Settings) -> Ways:
        """Those that the settings allow; keys that are missing are made now."""
        if not settings.public_address:
            return cls()
        allowed, links = networks(settings.webhook_networks), await Links.kept(store)
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_address
        pushes = await Pushes.kept(store, contact, allowed) if push.is_installed() else None
        post = Post(settings, links) if settings.smtp else None
        return cls(settings.public_address, allowed, links, post, pushes)

    @property
    def offered(self) -> list[str]:
        """The kinds of channels that people can have here."""
        there = {"push": self.pushes is not None, "email": self.post is not None, "webhook": bool(self.address)}
        return [kind for kind, is_there in there.items() if is_there]

    async def send(self, said: Letter, channel: Channel, now: int) -> None:
        """Send a message by its channel; raises why it cannot be."""
        target = target_of(channel)
        if isinstance(target, Webhook) and self.address:
            await webhooks.send(said, target, self.address, self.allowed)
        elif isinstance(target, Email) and self.post is not None:
            await self.post.send(said, channel, target, now)
        elif isinstance(target, Push) and self.pushes is not None:
            await self.pushes.send(said, target, now)
        else:
            raise Undeliverable("this server is not set up for it any more")

    def close(self) -> None:
        """No more is sent."""
        if self.post is not None:
            self.post.close()


class Postman:
    """Sends what is due, round after round."""

    def __init__(
        self,
        store: Store,
        ways: Ways,
        looks: Looks,
        present: Callable[[str, str], bool],
        now: Callable[[], int],
        manners: Manners = USUAL,
    ) -> None:
        self._store = store
        self.ways = ways
        self._looks = looks
        self._present = present
        """Whether somebody has a table open at this process: table and person."""
        self._now = now
        self._manners = manners
        self._sending: dict[str, asyncio.Task[None]] = {}
        """What is on its way, by channel: one message at a time, each noted before the next is sent."""
        self._is_free = asyncio.Event()
        """A channel has become free for its next message."""

    async def work(self) -> None:
        """For ever."""
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._is_free.wait(), self._manners.every / SECOND)
                self._is_free.clear()
                try:
                    await self.round()
                except Exception:
                    log.exception("what is due could not be sent")
        finally:
            if self._sending:  # what has just been sent is noted, so that nobody sends it again
                await asyncio.wait(self._sending.values(), timeout=FAREWELL)
            for task in self._sending.values():
                task.cancel()
            self.ways.close()

    async def round(self) -> None:
        """Hear who has looked, hold back what somebody sees for themselves, begin to send the rest."""
        await self._looks.tell(self._store)
        if not await self._is_anything_due() or len(self._sending) >= AT_ONCE:
            return
        now, free = self._now(), AT_ONCE - len(self._sending)
        for message in await self._store.claim_messages(now, now + self._manners.lease, free, list(self._sending)):
            task = asyncio.create_task(self._deliver(message))
            self._sending[message.channel.id] = task
            task.add_done_callback(partial(self._done, message.channel.id))

    def _done(self, channel: str, task: asyncio.Task[None]) -> None:
        del self._sending[channel]
        self._is_free.set()
        if not task.cancelled() and task.exception() is not None:  # it is claimed again when its claim is over
            log.error("what became of a message could not be noted", exc_info=task.exception())

    async def _is_anything_due(self) -> bool:
        """Whether something is due; what its person has open before them is held back first."""
        now, manners = self._now(), self._manners
        soon = await self._store.messages_soon(now + manners.ahead, LOOKED_AHEAD)
        for id_, table, person, at in soon:
            if table and self._present(table, person):
                if at + manners.sure <= now:
                    await self._store.drop_message(id_, table)
                else:
                    await self._store.hold_message(id_, table, now + manners.held)
        return bool(soon)

    async def _deliver(self, message: Due) -> None:
        """One message: sent, put off, dropped or given up."""
        try:
            await self._try(message)
        except Undeliverable as trouble:
            await self._cope(message, trouble)
        except Exception:
            log.exception("a message could not be made")
            await self._cope(message, Undeliverable("a failure of this server"))

    async def _try(self, message: Due) -> None:
        table, now = summary_of(message), self._now()
        is_over = message.game and (table is None or not is_worth_sending(message, table, now))
        if is_over or is_too_late(message, now):
            await self._store.drop_message(message.id, message.game)
            return
        until = quiet_until(message.reach, now) if message.game else None
        if until is not None:
            await self._store.put_off_message(message, until, None)
            return
        await self.ways.send(letter(message, table), message.channel, now)
        await self._store.settle_message(message)

    async def _cope(self, message: Due, trouble: Undeliverable) -> None:
        """Try again later, or not at all; a browser that is gone is forgotten."""
        channel, about = message.channel, {"channel": message.channel.kind, "reason": trouble.reason}
        if trouble.gone and channel.kind == "push":
            log.info("a channel that is gone is forgotten", extra=about)
            await self._store.forget_channel(channel)
        elif trouble.final or trouble.gone or message.tries > len(self._manners.pauses):
            log.warning("a message is given up", extra=about)
            await self._store.settle_message(message, trouble.reason)
        else:
            pause = self._manners.pauses[message.tries - 1]
            await self._store.put_off_message(message, self._now() + pause, trouble.reason)
