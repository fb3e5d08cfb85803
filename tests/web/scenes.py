"""The worked examples, and the positions that the rulebook draws, as the page plays them.

`make types` writes them; a test fails when they no longer fit. Positions, questions and events are the engine's: the
page only shows them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ankh import examples as ankh
from plagues import examples as plagues
from tawy.games import spec_of
from tawy.kernel.changes import changes
from tools.printed import pretty
from worked import Example, Shown

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "content"
SCENES: Final[dict[str, dict[str, Callable[[], Example[Any]]]]] = {
    "ankh": {**ankh.EXAMPLES, **ankh.POSITIONS},
    "plagues": {**plagues.EXAMPLES, **plagues.POSITIONS},
}


def scenes(game: str) -> dict[str, Any]:
    """Scenes by name, each a list of positions: what differs from the one before, what happened, what is asked.

    The first position of a scene is told as what differs from a bare table of so many.
    """
    bare: dict[int, Any] = {}
    told: dict[str, Any] = {}
    for name, make in SCENES[game].items():
        positions = make().shown(spec_of(game))
        seats = len(positions[0].seen.gods if game == "ankh" else positions[0].seen.players)
        before = bare.setdefault(seats, positions[0].seen)
        told[name] = {"seats": seats, "positions": []}
        for position in positions:
            told[name]["positions"].append(said(before, position))
            before = position.seen
    return {"bare": plain(bare), "scenes": told}


def said(before: object, position: Shown) -> dict[str, Any]:
    """A position as it is told after another; what there is none of is left out. Chance has nothing to choose among."""
    question = position.question and replace(position.question, options=position.question.options or [])
    told = {"answered": position.answered, "events": position.events, "question": question}
    return {"changes": plain(changes(before, position.seen))} | {key: plain(each) for key, each in told.items() if each}


def plain(value: object) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def written(game: str) -> str:
    """All scenes of a game, by name."""
    return pretty(scenes(game)) + "\n"


def main() -> None:
    """Write the scenes of both games."""
    for game in SCENES:
        (FOLDER / f"{game}-scenes.json").write_text(written(game), "utf-8")


if __name__ == "__main__":
    main()
