"""Requests, read along as their bytes arrive: how far one has come, and whether its head is small enough."""

from __future__ import annotations

from typing import Final, Literal

import httptools

LONGEST_ADDRESS: Final = 8_000
"""Bytes of an address, with the rest of its line."""
LARGEST_HEAD: Final = 16_384
"""Bytes of an address and all headers."""
MOST_HEADERS: Final = 100
LARGEST_BODY: Final = 4_000_000
"""Bytes of a body: those who read one have refused it long before."""
SMALL: Final = 4_000
"""Bytes of requests that come whole and can be too large in nothing but the number of their headers."""
LEAST_CHUNK: Final = 64
"""Bytes of content for one byte around them, on average."""


Phase = Literal["new", "head", "body", "answering", "idle", "socket", "leaving"]
"""How far a connection has come: nothing has come yet; a head has begun; a head is whole, its body is not; a request is
whole; all are answered; it is a socket; it is being turned away."""


class Unfit(Exception):
    """What arrives is not taken: the status and the sentence to say."""

    def __init__(self, status: int, error: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.error = error
        self.sentence = sentence


class Reader:
    """Reads the bytes of one connection with uvicorn's own parser, and keeps nothing but counts.

    The parser is the same and is set the same, so that both always agree on where a request ends. It is not asked for
    single headers, which would cost more than all the rest: they are counted by their lines. Requests that are sent
    ahead, together with others, share the limits of one.
    """

    def __init__(self) -> None:
        self.phase: Phase = "new"
        self.requests = 0
        """Heads that were whole so far."""
        self.upgrades = False
        """The last request asks for another protocol."""
        self._begun = 0
        """Requests that have begun in what is being read."""
        self._address = self._size = self._lines = 0
        self._end = b""
        """The last bytes of a head that is not whole."""
        self._body = self._content = 0
        self._parser = httptools.HttpRequestParser(self)
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)

    def read(self, data: bytes) -> None:
        """A few bytes more; raises `Unfit` if they are too many or no HTTP."""
        before, self._begun = self.phase, 0
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self.upgrades = True
        except httptools.HttpParserError:
            raise Unfit(400, "malformed", "This is no request in HTTP/1.1.") from None
        if self.phase == "answering" and before not in {"head", "body"} and len(data) <= SMALL:
            if data.count(b"\n") > MOST_HEADERS:  # it may have too many headers, or lines in its body
                self._measure_head(data, continued=False)
        elif self._begun or before == "head":
            self._measure_head(data, continued=before == "head")
        elif before == "body":
            self._measure_body(data)

    def _measure_head(self, data: bytes, *, continued: bool) -> None:
        if not continued:
            self._address, self._size, self._lines, self._end = 0, 0, 0, b""
        if not self._lines:
            first = data.find(b"\n")
            self._address += len(data) if first < 0 else first
        size = len(data)
        if self.phase != "head" and self._begun + continued == 1:  # whole, and the only one
            end = (self._end + data).find(b"\r\n\r\n")
            if end >= 0:
                size = end + 4 - len(self._end)
        self._size += size
        self._lines += data.count(b"\n", 0, size)
        self._end = data[-3:]
        if self._address > LONGEST_ADDRESS:
            raise Unfit(414, "too_large", f"This address is too long: at most {LONGEST_ADDRESS} bytes are read.")
        if self._size > LARGEST_HEAD or self._lines > MOST_HEADERS + 2:  # the first line and the empty one
            raise Unfit(
                431,
                "too_large",
                f"This request has too large a head: at most {MOST_HEADERS} headers of {LARGEST_HEAD} bytes are read.",
            )

    def _measure_body(self, data: bytes) -> None:
        """A body, and what is around it: its chunks have lengths, and headers may follow."""
        self._body += len(data)
        if self._body > LARGEST_BODY or self._body - self._content > LARGEST_HEAD + self._content // LEAST_CHUNK:
            raise Unfit(413, "too_large", f"This request is too large: at most {LARGEST_BODY} bytes are taken.")

    # --- what the parser tells ---------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self.phase = "head"
        self._begun += 1
        self._body = self._content = 0

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self.phase = "body"
        self.requests += 1

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._content += len(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self.phase = "answering"
