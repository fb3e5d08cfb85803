"""tawy verify FILE: whether chance was fair in a game, checked from its record alone, without any server."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from tawy.cli.terminal import Terminal
from tawy.cli.voice import t
from tawy.fairness import commitment, draws, seed_of, wrong
from tawy.games import spec_of
from tawy.kernel.play import replay
from tawy.kernel.record import Record, read_file

UNFAIR: Final = 1
"""The exit code when something does not fit."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Replay a record, and check its seed and every draw; the exit code says whether all of it fits."""
    record = read_file(Path(options.file))
    play = replay(spec_of(record.game), record)
    terminal.say(t("terminal-fair-replayed", file=options.file, choices=len(play.picks)))
    since = 0 if record.origin is None else record.origin.position
    if since:
        terminal.say(t("terminal-fair-origin", position=since))
    fits = _check_deal(record, options, terminal)
    drawn = list(draws(play, since))
    bad = wrong(record.seed, drawn)
    if bad:
        terminal.say(t("terminal-fair-draws-wrong", wrong=len(bad), draws=len(drawn), position=bad[0].position))
    else:
        terminal.say(t("terminal-fair-draws", draws=len(drawn)))
    return 0 if fits and not bad else UNFAIR


def _check_deal(record: Record, options: Namespace, terminal: Terminal) -> bool:
    """Whether the seed was made of what it should be, and of what somebody has noted."""
    if record.deal is None:
        terminal.say(t("terminal-fair-before"))
        return options.commitment is None and options.part is None
    parts = [part for part in record.deal.parts if part]
    terminal.say(t("terminal-fair-seed", parts=len(parts), seats=len(record.deal.parts)))
    terminal.say(t("terminal-fair-commitment", hash=commitment(record.deal.lot)))
    doubts = {
        "terminal-fair-seed-wrong": seed_of(record.deal) != record.seed,
        "terminal-fair-other-commitment": options.commitment not in {None, commitment(record.deal.lot)},
        "terminal-fair-no-part": options.part is not None and options.part not in parts,
    }
    for doubt, holds in doubts.items():
        if holds:
            terminal.say(t(doubt))
    return not any(doubts.values())
