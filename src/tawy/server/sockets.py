"""Sockets that do not wait for ever for a peer that no longer reads."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

STUCK: Final = 20.0
"""Seconds for which a peer may take nothing of what is ready for it."""


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket that is cut off when its peer has read nothing for a while.

    A close frame would wait behind everything the peer has not read; so the connection is dropped, and a page that is
    still there connects again.
    """

    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The peer does not keep up: from now on it is watched."""
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        """It has caught up."""
        self._let_be()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._let_be()
        super().connection_lost(exc)

    def _let_be(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
