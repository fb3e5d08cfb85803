"""The numbered rules, as the games, the tests and the explainer cite them."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from tawy.kernel.refusal import Refused

_RULE = re.compile(r"^- ([A-Z]\d+\.\d+) (.*(?:\n  .*)*)", re.MULTILINE)
_CHAPTER = re.compile(r"^## ([A-Z]\d+) (.*)$", re.MULTILINE)
NUMBER = re.compile(r"\b[AP]\d+\.\d+\b")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule and its text."""

    number: str
    chapter: str
    text: str


def _document(game: str) -> str:
    """The rules of a game: inside the installed package, or in the checkout's docs."""
    packed = resources.files("tawy").joinpath("rulebook", f"{game}.md")
    if packed.is_file():
        return packed.read_text("utf-8")
    return (Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md").read_text("utf-8")


@cache
def rules(game: str) -> dict[str, Rule]:
    """Every numbered rule of a game, in reading order."""
    document = _document(game)
    chapters = {match[1]: match[2] for match in _CHAPTER.finditer(document)}
    return {
        match[1]: Rule(match[1], chapters[match[1].split(".")[0]], " ".join(match[2].split()))
        for match in _RULE.finditer(document)
    }


def find(game: str, number: str) -> list[Rule]:
    """A rule by its number, or a whole chapter."""
    wanted = number.upper()
    book = rules(game)
    if wanted in book:
        return [book[wanted]]
    chapter = [rule for rule in book.values() if rule.number.split(".")[0] == wanted]
    if not chapter:
        raise Refused(f"There is no rule {number!r} in {game}: rules are numbered like {next(iter(book))}.")
    return chapter
