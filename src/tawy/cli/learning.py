"""tawy learn: weights for the bots' judgement, from games that they play against each other."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from tawy.ai.learnt import Weights
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t

GAMES: Final = "400,800"


def run(options: Namespace, terminal: Terminal) -> int:
    """Play, fit, play again; the file is written after every round."""
    try:
        from tawy.ai.learning import Course, learn
    except ModuleNotFoundError as error:
        raise refused("terminal-learn-needs") from error
    rounds = tuple(int(games) if games.isdecimal() else 0 for games in options.games.split(","))
    if min(*rounds, options.jobs) < 1:
        raise refused("terminal-learn-rounds")
    file = Path(options.output)

    def told(sentence: str, weights: Weights) -> None:
        _write(file, weights)
        terminal.out.print(sentence)

    learn(Course(options.game, rounds, options.seed), options.jobs, told)
    terminal.out.print(t("terminal-learnt", file=str(file)))
    return 0


def _write(file: Path, weights: Weights) -> None:
    """The whole file or nothing."""
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=0) + b"\n")
        beside.replace(file)
    except OSError as error:
        raise refused("terminal-unwritable", file=str(file), reason=str(error.strerror)) from error
