"""Bots of the server: they think in processes of their own, so that none can stall it, end it or see its secrets."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from tawy.ai.bots import RandomBot
from tawy.kernel.refusal import Refused
from tawy.server.bots.line import Closed, Line, Rank, Whose
from tawy.server.bots.looking_back import LookBack
from tawy.server.bots.worker import HEAD, Reply, Task, Thought, dice_of, framed, opened

__all__ = ["Bots", "Busy", "Rank", "Reply", "Silent", "Stopped", "Thought", "Whose"]

PROGRAM: Final = ("-m", "tawy.server.bots.worker")
STARTING: Final = 30.0
"""The seconds that a new worker may take until it is ready."""
LEAVING: Final = 0.8
"""The seconds that a worker may take to end by itself."""
LONGEST: Final = 1 << 23
"""No reply has more bytes: the largest is a whole review."""
LOOKING: Final = 60.0
"""The seconds that one task on a game that is over may take: a piece of a review takes one at most."""
MOST_WAITING: Final = 8
"""So many may wait for what a bot considers."""
PATIENCE: Final = 8.0
"""The seconds that one of these waits for its turn."""

_log = logging.getLogger("tawy.bots")


class Stopped(Exception):
    """The bots are not at work: they have not been started, or the server is closing."""


class Busy(Exception):
    """The bots have too much to do for their tables: what they consider cannot be told now."""


class Silent(Exception):
    """Nothing came of what was asked: the bot has failed."""


class Bots:
    """Workers that answer thoughts, for everyone a fair share (`Line`). Every choice gets a legal answer.

    What waits is no more than a place in the line: a thought is made when its turn has come.

    Where a bot fails, chance answers in its place and a warning says why. A worker that is late, gone or talks
    nonsense is replaced.
    """

    def __init__(self, workers: int = 1, grace: float = 1.0, program: Sequence[str] = PROGRAM) -> None:
        self._workers = workers
        self._grace = grace
        """How many seconds late an answer may be."""
        self._program = program
        """What Python runs as a worker."""
        self._places: list[_Place] = []
        self._line: Line[_Place] = Line()
        self._begun: set[asyncio.Task[Reply]] = set()
        """Work on games that are over."""
        self._stopping = asyncio.Event()
        self._stopping.set()

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return self._line.waiting()

    @property
    def thinking(self) -> int:
        """How many bots think."""
        return self._line.taken

    @property
    def seconds(self) -> float:
        """For how many seconds bots have thought since they were started."""
        return self._line.seconds

    async def start(self) -> None:
        """Start the workers; all are ready when this returns."""
        places = [_Place(self._program) for _ in range(self._workers)]
        for failure in await asyncio.gather(*(place.fill() for place in places), return_exceptions=True):
            if isinstance(failure, BaseException):
                await asyncio.gather(*(place.close() for place in places))
                raise Refused(f"The bots cannot play: a worker {failure}.") from failure
        self._open(places)

    def _open(self, places: list[_Place]) -> None:
        """Whoever comes is served."""
        self._places, self._line = places, Line()
        for place in places:
            self._line.add(place)
        self._stopping = asyncio.Event()

    async def stop(self) -> None:
        """End the workers within a second. Whoever still waits for an answer hears that the bots are `Stopped`."""
        if self._stopping.is_set():
            return
        self._stopping.set()
        await asyncio.gather(self._line.close(), *(place.close() for place in self._places))

    async def choose(self, about: Callable[[], Thought], whose: Whose, *, veiled: bool = False) -> str:
        """The token of a legal option; at the latest when its seconds and the grace are over since its turn came."""
        thought, reply = await self._reply(about, whose, veiled=veiled)
        if not reply.error:
            return reply.token
        _log.warning("Chance answers for the bot %r of %s: %s", thought.level, thought.game, reply.error)
        return _by_chance(thought)

    async def consider(self, thought: Thought, person: str, *, veiled: bool = False) -> Reply:
        """What a bot takes and what it considered; nobody's turn waits for that, and where it fails nobody answers."""
        if self._line.waiting(Rank.HINT) >= MOST_WAITING:
            raise Busy
        _, reply = await self._reply(
            lambda: thought, Whose(frozenset({person}), Rank.HINT), patience=PATIENCE, veiled=veiled
        )
        if not reply.error:
            return reply
        _log.warning("The bot %r of %s does not tell what it considers: %s", thought.level, thought.game, reply.error)
        raise Silent

    async def look_back(self, task: LookBack, whose: Whose, patience: float | None = None) -> bytes:
        """What came of work on a game that is over, in JSON.

        What has begun is finished, though nobody waits for it any more: a worker that is ended must be started anew,
        and somebody's move would wait for that.
        """
        place = await self._place(whose, patience)
        begun = asyncio.create_task(self._worked(place, task))
        self._begun.add(begun)
        begun.add_done_callback(self._begun.discard)
        reply = await asyncio.shield(begun)
        if self._stopping.is_set():
            raise Stopped
        if not reply.error:
            return reply.made
        _log.warning("Nothing came of looking back on a game: %s", reply.error)
        raise Silent

    async def _worked(self, place: _Place, task: LookBack) -> Reply:
        try:
            return await place.do(task, LOOKING)
        except _Lost as lost:
            return Reply(error=f"its worker {lost}.")
        finally:
            self._line.give(place)

    async def _reply(
        self, about: Callable[[], Thought], whose: Whose, *, patience: float | None = None, veiled: bool
    ) -> tuple[Thought, Reply]:
        """What a worker says, or what became of it, once it is one's turn.

        Of a veiled thought nobody may know how long it took: it has its place, and is not answered, until its seconds
        are over.
        """
        place = await self._place(whose, patience)
        try:
            thought, begun = about(), asyncio.get_running_loop().time()
            reply = await self._asked(place, thought)
            if veiled:
                await self._rest_until(begun + thought.seconds)
        finally:
            self._line.give(place)
        if self._stopping.is_set():
            raise Stopped
        return thought, reply

    async def _place(self, whose: Whose, patience: float | None) -> _Place:
        """A place, when it is one's turn."""
        if self._stopping.is_set():
            raise Stopped
        try:
            async with asyncio.timeout(patience):
                return await self._line.take(whose)
        except TimeoutError:
            raise Busy from None
        except Closed:
            raise Stopped from None

    async def _asked(self, place: _Place, thought: Thought) -> Reply:
        """What the worker on a place says, or what became of it."""
        try:
            return await place.ask(thought, thought.seconds + self._grace)
        except _Lost as lost:
            return Reply(error=f"its worker {lost}.")

    async def _rest_until(self, moment: float) -> None:
        """Wait, unless the bots are stopped."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(moment):
                await self._stopping.wait()


def _is_legal(thought: Thought, *tokens: str) -> bool:
    spec, game = opened(thought)
    return {spec.token(game, option) for option in game.ask.options}.issuperset(tokens)


def _by_chance(thought: Thought) -> str:
    """What the random bot answers."""
    spec, game = opened(thought)
    return spec.token(game, RandomBot().choose(spec, game, game.ask, dice_of(thought), seconds=thought.seconds))


class _Lost(Exception):
    """A worker is of no more use; the message says what it did."""


class _Place:
    """A place in the pool and the worker on it, if there is one."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._process: Process | None = None
        self._closing = False

    async def fill(self) -> Process:
        """Start a worker and wait until it is ready."""
        await self._empty()
        try:
            self._process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # nothing is imported from the folder that the server was started in
                *self._program,
                stdin=PIPE,
                stdout=PIPE,
                env=os.environ | {"PYTHONHASHSEED": "0"},  # sets have the same order in every process
            )
        except OSError as error:
            raise _Lost(f"could not be started ({error.strerror})") from error
        if self._closing:
            await self._empty()
            raise _Lost("is not needed any more")
        await self._exchange(process, b"", STARTING)
        return process

    async def ask(self, thought: Thought, seconds: float) -> Reply:
        """The worker's reply to a question: what it answers is an option."""
        reply = await self.do(thought, seconds)
        if not reply.error and not _is_legal(thought, reply.token, *(each.token for each in reply.considered)):
            await self._empty()
            raise _Lost("answered with what is not an option")
        return reply

    async def do(self, task: Task, seconds: float) -> Reply:
        """The worker's reply; that of a new one if there is none or it has ended."""
        process = self._process
        if process is None or process.returncode is not None:
            process = await self.fill()
        return await self._exchange(process, framed(task), seconds)

    async def close(self) -> None:
        """Let the worker end, and take no other."""
        self._closing = True
        await self._empty(LEAVING)

    async def _exchange(self, process: Process, message: bytes, seconds: float) -> Reply:
        """Say something and hear the reply. If that fails, or nobody waits for it any more, the worker goes."""
        heard = False
        try:
            async with asyncio.timeout(seconds):
                reply = await _converse(process, message)
            heard = True
        except TimeoutError as error:
            raise _Lost("did not answer in time") from error
        except (EOFError, ConnectionError) as error:
            raise _Lost("has ended") from error
        except msgspec.MsgspecError as error:
            raise _Lost("answered with nonsense") from error
        finally:
            if not heard:
                await self._empty()
        return reply

    async def _empty(self, patience: float = 0) -> None:
        """End the worker: by itself if it is quick enough."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await process.wait()
        finally:
            process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001  kills it, whatever its pipes hold
        await process.wait()


async def _converse(process: Process, message: bytes) -> Reply:
    if process.stdin is None or process.stdout is None:
        raise RuntimeError("a worker is started with both pipes")
    process.stdin.write(message)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    if size > LONGEST:
        raise msgspec.DecodeError("too long")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Reply)
