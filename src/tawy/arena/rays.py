"""Work done by a Ray cluster. Ray is imported only here, and only when it is asked for."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeVar

from tawy.crew import AHEAD, Prepare
from tawy.kernel.refusal import Refused

T = TypeVar("T")
R = TypeVar("R")

QUIET: Final = {"log_to_driver": False, "logging_level": "error"}
STARTS: Final = 3
"""How often a cluster on this machine is tried to be started."""
PATIENCE: Final = 5.0
"""Seconds to wait for an address to answer: Ray itself would ask it for a quarter of an hour."""
STORE: Final = 80_000_000
"""Bytes that a cluster of this machine shares between its processes: about the least it takes, and far too many."""


class Cluster:
    """The cluster at an address; without one, a cluster of so many jobs on this machine."""

    def __init__(self, jobs: int, prepare: Prepare, address: str | None) -> None:
        self._jobs = jobs
        self._prepare = prepare
        self._address = address

    def as_done(self, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
        """What comes of the pieces, as they are done."""
        ray = _connected(self._jobs, self._address)
        left, pending = iter(pieces), set[Any]()
        try:
            begin = ray.remote(_do)
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while True:
                given = [piece for _, piece in zip(range(room), left, strict=False)]
                pending |= {begin.remote(work, piece, self._prepare) for piece in given}
                if not pending:
                    return
                ended, _ = ray.wait(list(pending), num_returns=1)
                pending -= set(ended)
                room = len(ended)
                told, refusal = ray.get(ended[0])
                if refusal:
                    raise Refused(refusal)
                yield told
        except ray.exceptions.RayError as error:
            raise Refused(f"The Ray cluster gave up a game: {_first_line(error)}.") from error
        finally:
            for piece in pending:
                ray.cancel(piece, force=True)
            ray.shutdown()


def _do(work: Callable[[Any], Any], piece: Any, prepare: Prepare) -> tuple[Any, str]:
    """What comes of a piece of work, or the sentence with which it was refused."""
    try:
        prepare()
        return work(piece), ""
    except Refused as refusal:
        return None, str(refusal)


def _connected(jobs: int, address: str | None) -> Any:
    """Ray, with its cluster ready. It reports nothing about itself to anyone."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise Refused("Ray is not installed: install it with pip install 'tawy[ray]'.") from error
    try:
        if address is None:
            _start(ray, jobs)
        else:
            _knock(address)
            ray.init(address, **QUIET)
    except Exception as error:  # Ray raises whatever it likes
        where = "Here" if address is None else f"At {address}"
        raise Refused(f"{where} no Ray cluster can be used: {_first_line(error)}.") from error
    return ray


def _start(ray: Any, jobs: int) -> None:
    """A cluster on this machine. Ray waits half a minute for itself, which is too short where others work, too."""
    here = {"include_dashboard": False, "_node_ip_address": "127.0.0.1", "object_store_memory": STORE}
    for left in reversed(range(STARTS)):
        try:
            ray.init("local", num_cpus=jobs, **here, **QUIET)
        except Exception:
            ray.shutdown()
            if not left:
                raise
        else:
            return


def _knock(address: str) -> None:
    """Make sure that somebody is at an address that names a host and a port."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.removeprefix("ray://"), int(port)), PATIENCE).close()


def _first_line(error: Exception) -> str:
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return words.strip().partition("\n")[0].rstrip(".") or type(error).__name__
