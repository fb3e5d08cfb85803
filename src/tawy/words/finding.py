"""Looking for something in the rules by everyday words. The page looks in the same way (web/src/rulebook/search.ts)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec

WORTH: Final = {"title": 8, "words": 6, "text": 2}
"""What a word is worth, by where it stands."""
EXACT: Final = 1
"""A word as it was typed is worth more than one that only begins so."""
WHOLE: Final = 6
"""What is looked for stands as a whole among title or words."""
ENDING: Final = 2
"""Endings of this length do not matter in longer words."""
LONG: Final = 5
SHORTEST: Final = 3
_WORD: Final = re.compile(r"[^\W\d_]+\d*(?:\.\d+)?|\d+")


class Entry(msgspec.Struct, frozen=True):
    """Something that can be found."""

    key: str
    title: str
    words: str
    """Other words for it, which people might try."""
    text: str


def folded(text: str) -> str:
    """Text as it is compared: small letters without accents.

    >>> folded("Mojžíš")
    'mojzis'
    """
    apart = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


def words_of(text: str) -> list[str]:
    """The words of a text, and numbers of rules.

    >>> words_of("¿Cómo se gana? (A7.18)")
    ['como', 'se', 'gana', 'a7.18']
    """
    return _WORD.findall(folded(text))


def means(typed: str, word: str) -> bool:
    """A word that was typed is meant by one that stands there: it begins so, or differs in its ending.

    >>> means("ties", "tie"), means("remizu", "remiza"), means("god", "goal")
    (True, True, False)
    """
    if word.startswith(typed):
        return True
    if typed.startswith(word):
        return len(word) >= SHORTEST and len(typed) - len(word) <= ENDING
    stem = typed[:-ENDING]
    return len(typed) >= LONG and len(word) - len(stem) <= ENDING + 1 and word.startswith(stem)


def find(entries: Iterable[Entry], typed: str, stop_words: str) -> list[Entry]:
    """What fits, best first: every word that was typed has to be meant, but for those that say nothing."""
    everything = words_of(typed)
    silent = set(words_of(stop_words))
    wanted = [word for word in everything if word not in silent] or everything
    if not wanted:
        return []
    valued = []
    for entry in entries:
        worths = [_worth(word, entry) for word in wanted]
        if all(worths):
            names = [entry.title, *entry.words.split(",")]
            whole = any(words_of(name) == everything for name in names)
            valued.append((sum(worths) + WHOLE * whole, entry))
    valued.sort(key=lambda each: -each[0])
    return [entry for _, entry in valued]


def _worth(typed: str, entry: Entry) -> int:
    return max(
        (
            value + EXACT * (word == typed)
            for place, value in WORTH.items()
            for word in words_of(getattr(entry, place))
            if means(typed, word)
        ),
        default=0,
    )
