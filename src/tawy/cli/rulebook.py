"""The rules at the terminal: by number, or explained by everyday words."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tawy.cli.faces import faces
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t, words
from tawy.games import games, rules
from tawy.kernel import cites
from tawy.kernel.cites import Rule
from tawy.words import rulebook as book

_NUMBER = re.compile(r"[A-Za-z]{1,3}\d+(\.\d+)?")
OTHERS: Final = 5
"""So many sections are named at most, the one that is shown included."""
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


def looked_up(typed: str, only: Iterable[str] = ()) -> RenderableType:
    """What the rules command shows: the chapters, a rule, a chapter, or what everyday words mean, in these games."""
    if not typed:
        return _chapters()
    if _NUMBER.fullmatch(typed):
        return named(game_of(typed), [typed])
    return _explained(typed, list(only) or list(games()))


def _explained(typed: str, among: list[str]) -> RenderableType:
    """What the rulebooks say of something: of each game the section that fits best, and the names of some others."""
    lines: list[RenderableType] = []
    for game in among:
        found = book.about(words(), games()[game].words, game, typed)
        if found:
            lines += _section(game, found[0])
            others = [book.title(words(), game, section) for section in found[1:OTHERS]]
            lines += [Text(t("terminal-rules-also", sections=", ".join(others)), "dim")] if others else []
    if lines:
        return Group(*lines)
    numbered = [rule for game in among for rule in _speaking_of(game, typed)]
    if not numbered:
        raise refused("terminal-no-rule", word=typed)
    return Group(*[shown(rule) for rule in numbered])


def _section(game: str, section: book.Section) -> list[RenderableType]:
    heading = Text.assemble((book.title(words(), game, section), "bold"), f" ({faces()[game].title})")
    said = [Padding(Text(text), (0, 0, 0, 2)) for text in book.paragraphs(words(), game, section)]
    return [heading, *said, Text(f"{t('rulebook-exact')} {', '.join(section.rules)}", "dim")]


def game_of(number: str) -> str:
    """The game a rule belongs to, by its letters; the first if nobody has them."""
    letters = number.rstrip("0123456789.").upper()
    return next((name for name, game in games().items() if game.letters == letters), next(iter(games())))


def _speaking_of(game: str, word: str) -> list[Rule]:
    return [rule for rule in rules(game).values() if word.lower() in text_of(rule).lower()]


def _searched(word: str) -> RenderableType:
    found = [rule for game in games() for rule in _speaking_of(game, word)]
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
    terminal.say(_searched(options.search) if options.search else looked_up(" ".join(options.words)))
    return 0
