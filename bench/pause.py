"""How long everything stands still at worst (``python -m bench.pause HOST PORT SECONDS``): a bare request now and then.

Every few milliseconds it asks for what is not there: that needs the server's loop and nothing else. It is a process of
its own, which does nothing else; it prints the longest time in milliseconds.
"""

from __future__ import annotations

import socket
import sys
from time import perf_counter, sleep
from typing import Final

EVERY: Final = 0.025
"""Seconds: what is measured beside it pays for these requests, too."""
REQUEST: Final = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def longest(host: str, port: int, seconds: float) -> float:
    """Seconds that the longest took."""
    worst, until = 0.0, perf_counter() + seconds
    with socket.create_connection((host, port)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while (sent := perf_counter()) < until:
            line.sendall(REQUEST)
            answer = line.recv(4096)
            while b"nothing here" not in answer:
                answer += line.recv(4096)
            worst = max(worst, perf_counter() - sent)
            sleep(EVERY)
    return worst


if __name__ == "__main__":
    print(f"{1000 * longest(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])):.1f}")
