"""The numbered rules at the terminal."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tawy.cli.faces import FACES
from tawy.cli.terminal import Terminal
from tawy.kernel import cites
from tawy.kernel.cites import Rule
from tawy.kernel.refusal import Refused

_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|(\[[A-Z][^\]]*\])")


def shown(rule: Rule) -> RenderableType:
    """A rule with its number, its emphasis, and where it comes from in a quiet ink."""
    text = Text(f"{rule.number} ", "bold")
    text.append_text(_styled(rule.text))
    return Padding(text, (0, 0, 0, 2))


def _styled(source: str) -> Text:
    text, end = Text(style="not bold"), 0
    for found in _EMPHASIS.finditer(source):
        text.append(source[end : found.start()])
        strong, light, origin = found.groups()
        text.append(strong or light or origin, "bold" if strong else "italic" if light else "dim")
        end = found.end()
    text.append(source[end:])
    return text


def named(game: str, numbers: Iterable[str]) -> RenderableType:
    """These rules of a game."""
    return Group(*[shown(rule) for number in numbers for rule in cites.find(game, number)])


def looked_up(number: str | None, word: str | None) -> RenderableType:
    """What the rules command shows: a rule, a chapter, a search, or the chapters."""
    if word:
        return _searched(word)
    return _chapters() if number is None else named(game_of(number), [number])


def game_of(number: str) -> str:
    """The game a rule belongs to, by its letter."""
    for game in FACES:
        first = next(iter(cites.rules(game)))
        if number[:1].upper() == first[0]:
            return game
    return next(iter(FACES))


def _searched(word: str) -> RenderableType:
    found = [
        rule
        for game in FACES
        for rule in cites.rules(game).values()
        if word.lower() in rule.text.replace("*", "").lower()
    ]
    if not found:
        raise Refused(f"No rule speaks of {word!r}: try a shorter word.")
    return Group(*[shown(rule) for rule in found])


def _chapters() -> RenderableType:
    lines = []
    for game, face in FACES.items():
        chapters = {rule.number.split(".")[0]: rule.chapter for rule in cites.rules(game).values()}
        lines.append(Text(face.title, "bold"))
        lines += [Text.assemble((f"  {number:<5}", "bold"), name) for number, name in chapters.items()]
    lines.append(
        Text("'tawy rules A7' shows a chapter, 'tawy rules A7.18' a rule, 'tawy rules --search tie' finds one.")
    )
    return Group(*lines)


def run(options: Namespace, terminal: Terminal) -> int:
    """Show what was looked up."""
    terminal.say(looked_up(options.number, options.search))
    return 0
