"""The terminal face: play, simulate, record, replay, read the rules."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tawy.cli import voice
from tawy.cli.faces import left_out
from tawy.cli.options import language_of, parse
from tawy.cli.terminal import Terminal
from tawy.kernel.refusal import Refused

REFUSED = 2
STOPPED = 130
ALONE = ("serve", "--open")
"""What tawy without a word does: play in the browser."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    terminal = Terminal()
    try:
        wish, words = language_of(sys.argv[1:] if arguments is None else arguments)
        voice.speak(wish)
        for game in left_out():
            terminal.err.print(voice.told(game))
        options = parse(words or ALONE)
        code: int = options.run(options, terminal)
    except Refused as refusal:
        terminal.err.print(voice.told(refusal))
        return REFUSED
    except KeyboardInterrupt:
        terminal.err.print(voice.t("terminal-stopped"))
        return STOPPED
    return code
