"""A process in which bots think: it reads tasks, writes replies, and ends when nobody sends any more.

``python -m tawy.server.bots.worker`` is started by `tawy.server.bots.bots`. Both ways a message is its length in four
bytes and then MessagePack; the first reply only says that the worker is ready.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, BinaryIO, Final

import msgspec

from tawy.ai.bots import LEVELS, Bot, Levels, Thinker
from tawy.ai.minds import judge
from tawy.games import games, spec_of
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec
from tawy.server.bots.looking_back import LookBack, Shelf
from tawy.server.bots.messages import Considered

HEAD: Final = 4
"""The bytes that say how long a message is."""
STEPS_BACK: Final = 5
"""How much less urgent a worker is than the server."""


class Thought(msgspec.Struct, frozen=True, tag=True):
    """A question for a bot. It says nothing that the seat must not know: neither the position nor the dice do."""

    game: str
    setup: dict[str, Any]
    level: str
    position: bytes
    """A copy in which all that the seat cannot know was dealt anew, as the game dumps it."""
    seat: int
    seconds: float
    """How long the bot may think."""
    dice: str
    """The seed of the bot's dice; never that of the game."""
    tell: int = 0
    """How many of the options that it considered it tells, the best first; 0: only which one it takes."""


Task = Thought | LookBack
"""What can be sent: a question for a bot, or work on a game that is over."""


class Reply(msgspec.Struct, frozen=True):
    """The token of the option that the bot takes, and what it tells of others; or why there is none."""

    token: str = ""
    error: str = ""
    considered: list[Considered] = []
    iterations: int = 0
    made: bytes = b""
    """What came of work on a game that is over, in JSON."""


def framed(message: Task | Reply) -> bytes:
    """A message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def opened(thought: Thought) -> tuple[GameSpec, Any]:
    """The game that a thought is about, at its question; refused if that is not one for its seat."""
    spec = spec_of(thought.game)
    spec.read_setup(thought.setup)  # names the content pack if it is not known
    game = spec.load(thought.position)
    if game.ask is None or game.ask.seat != thought.seat:
        raise Refused(f"Seat {thought.seat} is not asked in this position.")
    return spec, game


def dice_of(thought: Thought) -> Random:
    """The dice of a bot."""
    return Random(thought.dice)  # noqa: S311  a game, not a secret


def main(levels: Levels = LEVELS) -> None:
    """Do one thing after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which lets its workers end
    if sys.platform != "win32":
        os.nice(STEPS_BACK)
    tasks, replies = _pipes()
    _get_ready()
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_receive, args=(tasks, inbox), daemon=True).start()
    shelf, reply = Shelf(), Reply()
    with suppress(BrokenPipeError):  # nobody reads any more either
        while True:
            replies.write(framed(reply))
            reply = _reply(inbox.get(), levels, shelf)


def _get_ready() -> None:
    """Load every game and what it is judged by: a bot's first thought must not wait for that."""
    for game in games():
        with suppress(Exception):  # a game that bots have no sense of, or a broken one: said when it is asked for
            judge(game)


def _pipes() -> tuple[BinaryIO, FileIO]:
    """The pipes from and to the server, out of the way of players that print or read."""
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return pipes


def _receive(tasks: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    """Hand over what comes in. When nothing can come any more the server is gone, and no thought is worth its end."""
    try:
        while head := tasks.read(HEAD):
            inbox.put(tasks.read(int.from_bytes(head, "big")))
    finally:
        os._exit(0)


def _reply(message: bytes, levels: Levels, shelf: Shelf) -> Reply:
    """A player's answer, or what came of work. Whatever goes wrong is told without a word of the position."""
    try:
        thought = msgspec.msgpack.decode(message, type=Task)
        if not isinstance(thought, Thought):
            return Reply(made=shelf.looked(thought))
        if thought.level not in levels:
            raise Refused(f"There is no bot {thought.level!r}: choose from {', '.join(levels)}.")  # noqa: TRY301
        return (_considered if thought.tell else _chosen)(thought, levels[thought.level]())
    except Refused as refusal:
        return Reply(error=str(refusal))
    except Exception as error:  # noqa: BLE001  a player may do anything
        return Reply(error=f"{type(error).__name__} {_place(error)}")


def _chosen(thought: Thought, player: Bot) -> Reply:
    """What a player takes."""
    spec, game = opened(thought)
    return Reply(spec.token(game, player.choose(spec, game, game.ask, dice_of(thought), seconds=thought.seconds)))


def _considered(thought: Thought, player: Bot) -> Reply:
    """What a player that looks ahead would take, and what else it considered."""
    if not isinstance(player, Thinker):
        raise Refused(f"The bot {thought.level!r} does not look ahead: it has nothing to tell.")
    spec, game = opened(thought)
    thoughts = player.consider(spec, game, dice_of(thought), seconds=thought.seconds)
    best = thoughts.considered[: thought.tell]
    told = [Considered(spec.token(game, each.pick), round(each.chance, 4), each.visits) for each in best]
    return Reply(spec.token(game, thoughts.pick), "", told, thoughts.iterations)


def _place(error: Exception) -> str:
    """Where it happened."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"in {Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno}"


if __name__ == "__main__":
    main()
