"""The numbered rules at the terminal."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tawy.cli.faces import faces
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t
from tawy.games import games, rules
from tawy.kernel import cites
from tawy.kernel.cites import Rule

_ORIGIN = re.compile(r"(\[[A-Z][^\]]*\])")


def shown(rule: Rule) -> RenderableType:
    """A rule with its number, and where it comes from in a quiet ink."""
    text = Text(f"{rule.number} ", "bold")
    text.append_text(_styled(text_of(rule)))
    return Padding(text, (0, 0, 0, 2))


def text_of(rule: Rule) -> str:
    """A rule in the language that is spoken."""
    return t(f"rule-{rule.number.replace('.', '-')}")


def _styled(source: str) -> Text:
    text = Text(style="not bold")
    for number, part in enumerate(_ORIGIN.split(source)):
        text.append(part, "dim" if number % 2 else "")
    return text


def named(game: str, numbers: Iterable[str]) -> RenderableType:
    """These rules of a game."""
    return Group(*[shown(rule) for number in numbers for rule in cites.find(game, rules(game), number)])


def looked_up(number: str | None, word: str | None) -> RenderableType:
    """What the rules command shows: a rule, a chapter, a search, or the chapters."""
    if word:
        return _searched(word)
    return _chapters() if number is None else named(game_of(number), [number])


def game_of(number: str) -> str:
    """The game a rule belongs to, by its letters; the first if nobody has them."""
    letters = number.rstrip("0123456789.").upper()
    return next((name for name, game in games().items() if game.letters == letters), next(iter(games())))


def _searched(word: str) -> RenderableType:
    found = [rule for game in games() for rule in rules(game).values() if word.lower() in text_of(rule).lower()]
    if not found:
        raise refused("terminal-no-rule", word=word)
    return Group(*[shown(rule) for rule in found])


def _chapters() -> RenderableType:
    lines = []
    for game, face in faces().items():
        chapters = dict.fromkeys(number.split(".")[0] for number in rules(game))
        lines.append(Text(face.title, "bold"))
        lines += [Text.assemble((f"  {number:<5}", "bold"), t(f"chapter-{number}")) for number in chapters]
    lines.append(Text(t("terminal-rules-how")))
    return Group(*lines)


def run(options: Namespace, terminal: Terminal) -> int:
    """Show what was looked up; or all rules of a game as its English catalogue has them, for who translates it."""
    if options.catalogue:
        terminal.out.out("\n".join(cites.messages(rules(options.catalogue))).lstrip())
        return 0
    terminal.say(looked_up(options.number, options.search))
    return 0
