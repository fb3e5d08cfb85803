"""A crew: processes of this machine that share many pieces of work. How many there are changes no result."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from tawy.kernel.refusal import Refused

T = TypeVar("T")
R = TypeVar("R")

Prepare = Callable[[], object]
"""What a process does before its first piece of work: make a content pack known."""
AHEAD: Final = 2
"""How many pieces a process has been given: one that it works on and one that waits for it."""


def processors() -> int:
    """How many processes can work here at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ready() -> None:
    """Nothing is to be prepared."""


class Hands(Protocol):
    """Whoever can do many things at once: a crew on this machine, or a cluster of many."""

    def as_done(self, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
        """What comes of the pieces, as they are done."""


class Crew:
    """So many processes. One job, or fewer pieces of work than other processes are worth, is done in this one.

    Whatever goes wrong in one of them is raised here. Whoever stops listening to the results, as by Ctrl-C, ends the
    processes at once.
    """

    def __init__(self, jobs: int, prepare: Prepare = ready, *, worth: int = 2) -> None:
        if jobs < 1:
            raise Refused(f"At least 1 job is needed, not {jobs}.")
        self._jobs = jobs
        self._prepare = prepare
        self._worth = worth
        """From so many pieces on other processes are worth starting, which takes about a second for each."""

    def in_order(self, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
        """What comes of each piece, in their order."""
        return self._results(work, pieces, _first)

    def as_done(self, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
        """What comes of the pieces, as they are done."""
        return self._results(work, pieces, _earliest)

    def _results(
        self, work: Callable[[T], R], pieces: Iterable[T], choose: Callable[[deque[Future[R]]], Future[R]]
    ) -> Generator[R, None, None]:
        pieces = iter(pieces)
        first = list(islice(pieces, self._worth))
        if self._jobs == 1 or len(first) < self._worth:
            yield from map(work, chain(first, pieces))
            return
        waiting: deque[Future[R]] = deque()
        with _pool(self._jobs, self._prepare, work) as pool:
            for piece in chain(first, pieces):
                with _deaf(), _dying():
                    waiting.append(pool.submit(_do, piece))
                if len(waiting) == AHEAD * self._jobs:
                    yield _taken(choose(waiting), waiting)
            while waiting:
                yield _taken(choose(waiting), waiting)


def _first(waiting: deque[Future[R]]) -> Future[R]:
    return waiting[0]


def _earliest(waiting: deque[Future[R]]) -> Future[R]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    return next(future for future in waiting if future in done)


def _taken(future: Future[R], waiting: deque[Future[R]]) -> R:
    """A result, when it is there."""
    waiting.remove(future)
    with _dying():
        return future.result()


@contextmanager
def _dying() -> Iterator[None]:
    """That a process has died is noticed when it is given work, or when its results are waited for."""
    try:
        yield
    except BrokenProcessPool as error:
        raise Refused(
            "A process ended in the middle of its work: if memory ran out, try again with fewer --jobs."
        ) from error


@contextmanager
def _pool(jobs: int, prepare: Prepare, work: Callable[[Any], Any]) -> Iterator[ProcessPoolExecutor]:
    """Processes that are started when they are needed; ended at once if what they do is no longer wanted."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (prepare, work))
    try:
        yield pool
    except BaseException:
        for process in list(pool._processes.values()):  # noqa: SLF001  before Python 3.14 there is no other way
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started here does not hear Ctrl-C, which is for whoever waits; whoever waits hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the processes

_begun: list[tuple[Prepare, Callable[[Any], Any]]] = []
"""What this process is for."""
_prepared: list[Prepare] = []


def _begin(prepare: Prepare, work: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _begun.append((prepare, work))


def _do(piece: Any) -> Any:
    """One piece of work; before the first, what is to be prepared, so that its refusal is heard like any other."""
    ((prepare, work),) = _begun
    if not _prepared:
        prepare()
        _prepared.append(prepare)
    return work(piece)
