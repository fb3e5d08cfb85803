"""Write the page's types into a file, or show them: ``python -m tools.typescript [FILE]``."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.typescript.protocol import protocol


def main(arguments: list[str]) -> None:
    """Make the types; they go where the first argument says, or to the terminal."""
    text = protocol()
    if not arguments:
        sys.stdout.write(text)
        return
    target = Path(arguments[0])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
