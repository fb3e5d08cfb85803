"""The numbered rules, as the games, the tests and the explainer cite them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources
from pathlib import Path

import msgspec

from tawy.kernel.refusal import Refused

_RULE = re.compile(r"^- ([A-Z]{1,3}\d+\.\d+) (.*(?:\n  .*)*)", re.MULTILINE)
_CHAPTER = re.compile(r"^## ([A-Z]{1,3}\d+) (.*)$", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]{1,3}\d+\.\d+\b")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule and its text."""

    number: str
    chapter: str
    text: str


Rules = Mapping[str, Rule]
"""Every numbered rule of a game by its number, in reading order."""


def shipped(name: str) -> str:
    """A document of rules that comes with Tawy: inside the installed package, or in the checkout's docs."""
    packed = resources.files("tawy").joinpath("rulebook", f"{name}.md")
    if packed.is_file():
        return packed.read_text("utf-8")
    return (Path(__file__).parents[3] / "docs" / "rules" / f"{name}.md").read_text("utf-8")


def read(document: str) -> Rules:
    """The rules of a document: chapters like "## A7 Conflict", rules like "- A7.18 A tie ..."."""
    chapters = {match[1]: match[2] for match in _CHAPTER.finditer(document)}
    return {
        match[1]: Rule(match[1], chapters[match[1].split(".")[0]], " ".join(match[2].split()))
        for match in _RULE.finditer(document)
    }


def find(game: str, rules: Rules, number: str) -> list[Rule]:
    """A rule of a game by its number, or a whole chapter."""
    wanted = number.upper()
    if wanted in rules:
        return [rules[wanted]]
    chapter = [rule for rule in rules.values() if rule.number.split(".")[0] == wanted]
    if not chapter:
        raise Refused(f"There is no rule {number!r} in {game}: rules are numbered like {next(iter(rules))}.")
    return chapter


def messages(rules: Rules) -> list[str]:
    """The lines of a Fluent catalogue that has every chapter and rule."""
    lines: list[str] = []
    chapter = ""
    for rule in rules.values():
        number = rule.number.split(".")[0]
        if number != chapter:
            chapter = number
            lines += ["", f"chapter-{number} = {plain(rule.chapter)}"]
        lines.append(f"rule-{rule.number.replace('.', '-')} = {plain(rule.text)}")
    return lines


def plain(text: str) -> str:
    """Markdown as the plain text of a message.

    >>> plain("**Move** *any* `{`")
    'Move any {"{"}'
    """
    bare = re.sub(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", lambda found: found[1] or found[2] or found[3], text)
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', bare)
