"""The rulebook of a game, as far as it is text: sections in the order in which one needs them, and their rules.

What stands where is a file beside the catalogues, ``<game>-rulebook.json``, which the page reads too. A game need not
have one: its numbered rules are always there.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tawy.words.catalogue import Words
from tawy.words.finding import Entry, find

_MARKUP: Final = re.compile(r"\*\*(.+?)\*\*|\[([^\]]+)\]\([\w-]+\)")


class Section(msgspec.Struct, frozen=True):
    """One thing that is explained."""

    id: str
    rules: tuple[str, ...]
    """The numbered rules it rests on."""
    shows: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


class _Chapter(msgspec.Struct, frozen=True):
    id: str
    sections: tuple[Section, ...]


class _Order(msgspec.Struct, frozen=True):
    chapters: tuple[_Chapter, ...]


@cache
def sections(folder: Path, game: str) -> tuple[Section, ...]:
    """The sections of a game's rulebook; none where it has no rulebook."""
    file = folder / f"{game}-rulebook.json"
    if not file.is_file():
        return ()
    order = msgspec.json.decode(file.read_bytes(), type=_Order)
    return tuple(section for chapter in order.chapters for section in chapter.sections)


def title(words: Words, game: str, section: Section) -> str:
    """What a section is about."""
    return words(f"rulebook-{game}-{section.id}")


def paragraphs(words: Words, game: str, section: Section) -> list[str]:
    """The sentences of a section, without the markup of the page."""
    found: list[str] = []
    while (text := words.maybe(f"rulebook-{game}-{section.id}-{len(found) + 1}")) is not None:
        found.append(_MARKUP.sub(lambda match: match[1] or match[2], text))
    return found


def about(words: Words, folder: Path, game: str, typed: str) -> list[Section]:
    """The sections that speak of something, best first."""
    known = {section.id: section for section in sections(folder, game)}
    entries = [
        Entry(
            section.id,
            title(words, game, section),
            words.maybe(f"rulebook-{game}-{section.id}-words") or "",
            " ".join(paragraphs(words, game, section)),
        )
        for section in known.values()
    ]
    return [known[entry.key] for entry in find(entries, typed, words("rulebook-stop-words"))]
