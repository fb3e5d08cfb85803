"""Games played by processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from tawy.arena.match import Played, play
from tawy.arena.request import Request
from tawy.kernel.refusal import Refused

Prepare = Callable[[], object]
"""What a process does before its first game: make a content pack known."""


class Worker:
    """A process that plays one game after the other. Ctrl-C is for the one that waits for it."""

    def __init__(self, request: Request, prepare: Prepare) -> None:
        spawn = get_context("spawn")
        self.line, end = spawn.Pipe()
        self._process: SpawnProcess = spawn.Process(target=_work, args=(end, request, prepare), daemon=True)
        self._process.start()
        end.close()

    def begin(self, number: int) -> None:
        """Let it play a game; if it has ended, that shows when the game is fetched."""
        with suppress(BrokenPipeError):
            self.line.send(number)

    def fetch(self) -> Played:
        """The game it has played; whatever went wrong in it is raised here."""
        try:
            told = self.line.recv()
        except (EOFError, ConnectionResetError) as error:
            self._process.join()
            code = self._process.exitcode
            raise Refused(f"A process of the arena ended in the middle of a game, with exit code {code}.") from error
        if isinstance(told, Exception):
            raise told
        played: Played = told
        return played

    def stop(self) -> None:
        """End it at once."""
        self._process.terminate()
        self._process.join()
        self.line.close()


def _work(line: Connection[Any, Any], request: Request, prepare: Prepare) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError):  # nobody waits any more
        while True:
            number = line.recv()
            try:
                prepare()
                line.send(play(request, number))
            except Exception as error:  # noqa: BLE001  it is raised where it is waited for
                line.send(error)


def here(request: Request, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """The games one after the other, in this process."""
    return (play(request, number) for number in numbers)


def in_processes(
    request: Request, numbers: Iterable[int], jobs: int, prepare: Prepare
) -> Generator[Played, None, None]:
    """The games as they end, played by so many processes. Whoever stops listening ends these at once."""
    waiting = iter(numbers)
    busy: dict[object, Worker] = {}
    crew: list[Worker] = []
    try:
        for _, number in zip(range(jobs), waiting, strict=False):
            worker = Worker(request, prepare)
            crew.append(worker)
            busy[worker.line] = worker
            worker.begin(number)
        while busy:
            for line in wait([worker.line for worker in busy.values()]):
                worker = busy[line]
                played = worker.fetch()
                following = next(waiting, None)
                if following is None:
                    del busy[line]
                else:
                    worker.begin(following)
                yield played
    finally:
        for worker in crew:
            worker.stop()
