"""tawy learn: weights for the bots' judgement, from games that they play against each other."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from tawy.ai.learnt import Weights, read_weights
from tawy.ai.minds import judge, sense_of
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t

GAMES: Final = "400,800"
"""The rounds of whoever begins from nothing and does not say."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Play, fit, play again; the file is written after every round."""
    try:
        from tawy.ai.learning import Course, learn
    except ModuleNotFoundError as error:
        raise refused("terminal-learn-needs") from error
    before = None if options.before is None else read_weights(options.before)
    rounds = _rounds(options.games or ("" if before or options.searched else GAMES))
    searched = _rounds(options.searched)
    if not (rounds or searched) or min(*rounds, *searched, options.jobs) < 1:
        raise refused("terminal-learn-rounds")
    if searched and not sense_of(options.game).ends_in_points:
        raise refused("terminal-learn-searched", game=options.game)
    if before is not None:
        judge(options.game, options.before)
    file = Path(options.output)

    def told(sentence: str, weights: Weights) -> None:
        _write(file, weights)
        terminal.out.print(sentence)

    learn(Course(options.game, rounds, options.seed, searched, before), options.jobs, told)
    terminal.out.print(t("terminal-learnt", file=str(file)))
    return 0


def _rounds(text: str) -> tuple[int, ...]:
    """How many games each round has; 0 for what is no number."""
    return tuple(int(games) if games.isdecimal() else 0 for games in text.split(",")) if text else ()


def _write(file: Path, weights: Weights) -> None:
    """The whole file or nothing."""
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=0) + b"\n")
        beside.replace(file)
    except OSError as error:
        raise refused("terminal-unwritable", file=str(file), reason=str(error.strerror)) from error
