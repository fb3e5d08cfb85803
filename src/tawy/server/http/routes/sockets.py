"""Sockets: whoever looks at a table is told at once what happens there. They end with the session that opened them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from tawy.kernel.refusal import Refused
from tawy.server.hall.following import Follower, Present
from tawy.server.hall.live import Live
from tawy.server.http.answers import failure, problem
from tawy.server.http.door import outlet
from tawy.server.http.guards import check_origin, is_from_here, sender
from tawy.server.http.people import key_of
from tawy.server.http.reception import COOKIE, Reception
from tawy.server.http.wishes import number
from tawy.server.refusal import Refusal

MOST_SOCKETS: Final = 12
"""Of one person at one table: a few pages."""
CHECKED_EVERY: Final = 5.0
"""Seconds between two looks at whether the sessions of open sockets are still there."""
AT_ONCE: Final = 200
"""Sessions that are looked at together: of thousands, nobody waits for all."""
CLOSED_TOO_SLOW: Final = 4008
CLOSED_OTHERWISE: Final = 4000
REFUSED_SOCKET: Final = 4003

log = logging.getLogger("tawy.server")


class Sockets:
    """Every open socket of this process."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self.present = Present()
        reception.people.ended = self.present.left

    def route(self) -> WebSocketRoute:
        """Where a page connects."""
        return WebSocketRoute("/api/tables/{id}/socket", self.socket)

    async def socket(self, socket: WebSocket) -> None:
        """Push only: whatever happens at a table, from one's own seats or as a spectator. It reads nothing."""
        try:
            live, follower = await self._follower(socket)
        except Refused as refused:
            await deny(socket, problem(refused))
            return
        except Exception:
            log.exception("socket failed")
            await deny(socket, failure())
            return
        metrics = self._reception.metrics
        metrics.sockets += 1
        self.present.add(follower)
        try:
            with suppress(OSError):  # gone before it was let in
                await socket.accept()
                follower.outlet = outlet(socket.scope)
                await serve(socket, follower)
        finally:
            metrics.sockets -= 1
            self.present.remove(follower)
            live.following.remove(follower)
            self._reception.hall.attendance.changed(live)

    async def _follower(self, socket: WebSocket) -> tuple[Live, Follower]:
        """The table of a socket, and one follower more; whoever may see it is added in the same moment."""
        check_origin(socket)
        live, seat, person = await self._reception.seen(socket)
        address, token = sender(socket), socket.cookies.get(COOKIE)
        most = self._reception.settings.connections_per_address
        if not is_from_here(socket) and self.present.count_from(address) >= most:
            raise Refusal("too_many", "Too many pages are open at your address: close some first.")
        session = key_of(token) if person and token else None
        follower = Follower(person.id if person else address, seat, person.name if person else "", session, address)
        if live.following.count_of(follower.person) >= MOST_SOCKETS:
            raise Refusal("too_many", "Too many pages follow this table: close some first.")
        live.following.add(follower, live.table, self._reception.hall.now(), number(socket, "after"))
        self._reception.hall.attendance.changed(live)
        return live, follower

    async def watch_sessions(self) -> None:
        """Sessions that end elsewhere, at another process or by the database, end here a little later."""
        while True:
            await asyncio.sleep(CHECKED_EVERY)
            try:
                await self.check_sessions()
            except Exception:
                log.exception("sessions cannot be checked")

    async def check_sessions(self) -> None:
        """Close the sockets whose session is over."""
        sessions = sorted(self.present.sessions())
        for start in range(0, len(sessions), AT_ONCE):
            some = sessions[start : start + AT_ONCE]
            known = await self._reception.hall.store.known_sessions(some)
            self._reception.people.heard_of(some, known)
            if over := set(some) - known.keys():
                self.present.sign_out(over)


async def serve(socket: WebSocket, follower: Follower) -> None:
    """Send until one side has had enough."""
    sending = asyncio.create_task(send_all(socket, follower))
    listening = asyncio.create_task(until_gone(socket))
    try:
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


async def deny(socket: WebSocket, answer: Response) -> None:
    """A socket is not opened: the reason instead, if anybody still waits for it."""
    with suppress(OSError):
        await socket.send_denial_response(answer)


async def send_all(socket: WebSocket, follower: Follower) -> None:
    """Everything that is queued for a follower, and a farewell."""
    while (message := await follower.next()) is not None:
        await socket.send_bytes(message)
    await socket.close(CLOSED_TOO_SLOW if follower.closing == "slow" else CLOSED_OTHERWISE)


async def until_gone(socket: WebSocket) -> None:
    """Wait for the other side to leave; anything it says is one word too many."""
    message = await socket.receive()
    if message["type"] != "websocket.disconnect":
        await socket.close(REFUSED_SOCKET, "This socket only listens.")
