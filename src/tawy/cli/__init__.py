"""The terminal face: play, simulate, record, replay, read the rules."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tawy.cli.options import parse
from tawy.cli.terminal import Terminal
from tawy.kernel.refusal import Refused

REFUSED = 2
STOPPED = 130
ALONE = ("serve", "--open")
"""What tawy without a word does: play in the browser."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    words = (sys.argv[1:] if arguments is None else arguments) or ALONE
    terminal = Terminal()
    try:
        options = parse(words)
        code: int = options.run(options, terminal)
    except Refused as refusal:
        terminal.err.print(str(refusal))
        return REFUSED
    except KeyboardInterrupt:
        terminal.err.print("Stopped.")
        return STOPPED
    return code
