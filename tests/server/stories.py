"""What a page has to find words for: a game of each kind as it was told, and every other event, question and answer.

``cd tests && python -m server.stories ../web/src/log/fixtures`` writes them; a test fails when they no longer fit.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tawy.games import games, spec_of
from tawy.kernel.event import Event
from tawy.kernel.spec import GameSpec
from tawy.kernel.view import Option
from tools.printed import pretty

FOLDER = Path(__file__).parents[2] / "web" / "src" / "log" / "fixtures"
TOLD = {"ankh": {"seats": 4}, "plagues": {"seats": 3, "short": True}}
"""The set-up of the game that is told from beginning to end."""
SEARCHED = 150
"""Games in which the rest is looked for."""


class Asked(msgspec.Struct):
    """A question, and answers to it."""

    kind: str
    seat: int
    about: list[str]
    options: list[Option]


def play(spec: GameSpec, setup: dict[str, Any], seed: str, events: list[Event]) -> Iterator[Asked]:
    """A game at random: every question with all its options."""
    rng = Random(seed)
    g: Any = spec.new(spec.read_setup(setup), events)
    while g.ask is not None:
        question = spec.view(g, None).question
        yield Asked(g.ask.kind, g.ask.seat, question.about if question else [], spec.options(g))
        g.answer(g.ask.draw(rng.randrange))


def story(game: str) -> dict[str, list[Any]]:
    """One game; the kinds of event that it lacks, from others; and each kind of question with each kind of answer."""
    spec = spec_of(game)
    told: list[Event] = []
    asked: dict[str, Asked] = {}
    shapes: set[str] = set()
    for question in play(spec, TOLD[game], f"{game} told", told):
        _note(question, asked, shapes)
    rare: dict[str, Event] = {}
    known = {type(event).__name__ for event in told}
    least, most = spec.seats
    for number in range(SEARCHED):
        seats = least + number % (most - least + 1)
        chosen = {"gods" if game == "ankh" else "provinces": "chosen" if number % 2 else "random"}
        events: list[Event] = []
        for question in play(spec, {"seats": seats, **chosen}, f"{game} {number}", events):
            _note(question, asked, shapes)
        for event in events:
            if type(event).__name__ not in known:
                rare.setdefault(type(event).__name__, event)
    return {
        "told": [msgspec.to_builtins(event, str_keys=True) for event in told],
        "rare": [msgspec.to_builtins(rare[name], str_keys=True) for name in sorted(rare)],
        "asked": [msgspec.to_builtins(asked[kind]) for kind in sorted(asked)],
    }


def _note(question: Asked, asked: dict[str, Asked], shapes: set[str]) -> None:
    """Keep the options of a kind that has not been seen yet: what they point at differs, or what is written."""
    known = asked.setdefault(question.kind, msgspec.structs.replace(question, options=[]))
    for option in question.options:
        written = option.token if len(option.points_at) <= ("use" in option.points_at) else sorted(option.points_at)
        shape = f"{question.kind} {written} {option.points_at.get('action')}"
        if shape not in shapes:
            shapes.add(shape)
            known.options.append(option)


def main(folder: Path) -> None:
    """Write the stories of both games."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        (folder / f"{game}.json").write_text(pretty(story(game)) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
