"""What is printed on boards, cards and tracks, and the numbered rules, as files for the page (``make types``).

The page draws and words what the games really use: no number and no rule is written down a second time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from tawy.games import games, registered, rules
from tawy.kernel import cites
from tawy.kernel.content import shipped, shipped_names

Facts = dict[str, Any]

WIDTH: Final = 120
"""An item that fits on a line stands on one."""


def facts(game: str) -> Facts:
    """What is printed, can happen, be asked and be the reason, with its rule; and where the content comes from."""
    known = registered(game)
    return {
        **known.facts(),
        "event_types": [cls.__name__ for cls in known.events],
        "causes": dict(known.causes),
        "questions": dict(known.questions),
        "endings": known.endings,
        "sources": [
            {key: value for key, value in source.items() if key != "why"} | _message(game, source)
            for source in sources(game)
        ],
    }


def sources(game: str) -> list[dict[str, str]]:
    """Content that the printed rules do not tell in words: its file or table, origin, rule and why."""
    package = registered(game).package
    found = [
        source
        for file in shipped_names(package)
        for source in _sources(shipped(package, file, Facts), _table(Path(file)))
    ]
    return [source for source in found if source["origin"] != "rulebook"]


def _table(file: Path) -> str:
    """What a file of content is about: its folder, if it is one of several alike."""
    return file.parent.name or file.stem


def _sources(content: Any, table: str) -> Iterator[dict[str, str]]:
    """Every source in a piece of content, under the name of the table and of what in it."""
    if isinstance(content, list):
        for entry in content:
            yield from _sources(entry, table)
    elif isinstance(content, dict):
        if "source" in content:
            yield {"table": table, "what": content.get("id", table), **content["source"]}
        for name, entry in content.items():
            yield from () if name == "source" else _sources(entry, name)


def _message(game: str, source: dict[str, str]) -> dict[str, str]:
    """The message that says why, if there is anything to say."""
    return {"why": f"source-{game}-{source['what']}"} if source.get("why") else {}


# --- files


def pretty(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON with an item on each line, where it does not fit on one beside what stands before it.

    >>> pretty({"a": [1, 2]})
    '{ "a": [1, 2] }'
    """
    line = _line(value)
    if not isinstance(value, dict | list | tuple) or indent + before + len(line) < WIDTH:
        return line
    space = " " * (indent + 2)
    if isinstance(value, dict):
        keys = {key: f"{json.dumps(key)}: " for key in value}
        entries = [keys[key] + pretty(entry, indent + 2, len(keys[key])) for key, entry in value.items()]
    else:
        entries = [pretty(entry, indent + 2) for entry in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + "\n" + ",\n".join(space + entry for entry in entries) + "\n" + " " * indent + closing


def _line(value: Any) -> str:
    if isinstance(value, dict) and value:
        entries = [f"{json.dumps(key)}: {_line(entry)}" for key, entry in value.items()]
        return "{ " + ", ".join(entries) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_line(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def rule_messages(game: str) -> str:
    """The numbered rules of a game as a catalogue in English, and why some content is not the printed one."""
    head = f"# Made by `make types` from docs/rules/{game}.md; do not edit."
    whys = [(_message(game, source)["why"], source["why"]) for source in sources(game) if source.get("why")]
    told = [f"{name} = {cites.plain(why)}" for name, why in whys]
    return "\n".join([head, *cites.messages(rules(game)), "", *told]) + "\n"


def _files(name: str, write: Callable[[str], str]) -> dict[str, Callable[[], str]]:
    """For each game that the page has a module for: the name of a file, and what makes its text."""
    return {name.format(game): partial(write, game) for game, known in games().items() if known.page}


CONTENT: Final = _files("{}.json", lambda game: pretty(facts(game)) + "\n")
RULES: Final = _files("rules-{}.ftl", rule_messages)


def main(arguments: list[str]) -> None:
    """Write what is printed into a folder, and the rules into another: ``printed CONTENT [LOCALE]``."""
    for folder, files in zip(arguments, (CONTENT, RULES), strict=False):
        Path(folder).mkdir(parents=True, exist_ok=True)
        for name, write in files.items():
            (Path(folder) / name).write_text(write(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
