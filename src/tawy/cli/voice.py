"""What the terminal says: messages of the catalogues, in the one language that this terminal speaks."""

from __future__ import annotations

from functools import cache
from typing import Final

from tawy.games import games
from tawy.kernel.refusal import Refused
from tawy.words import LANGUAGES, Words, chosen, usual
from tawy.words.catalogue import Value
from tawy.words.languages import ENGLISH
from tawy.words.refusals import translated

_SPOKEN: Final = [ENGLISH]
"""The language of this process: set once, before anything is said."""


@cache
def _words(language: str) -> Words:
    return Words(language, tuple(dict.fromkeys(game.words for game in games().values())))


def speak(wish: str | None) -> None:
    """Speak this language from now on; without a wish, the system's."""
    _SPOKEN[0] = usual()
    if wish is not None:
        language = chosen(wish)
        if language is None:
            raise refused("terminal-no-language", language=wish, languages=", ".join(LANGUAGES))
        _SPOKEN[0] = language


def words() -> Words:
    """The words of the language that is spoken."""
    return _words(_SPOKEN[0])


def t(name: str, /, **about: Value) -> str:
    """A message of the catalogues."""
    return words()(name, **about)


def refused(name: str, /, **about: Value) -> Refused:
    """A refusal of the terminal's own, in words of the catalogue."""
    return Refused(t(name, **about))


def told(refusal: Refused) -> str:
    """A refusal in the language that is spoken, wherever it was raised."""
    return translated(words(), str(refusal))


def opened(text: str) -> str:
    """Words as they begin a line.

    >>> opened("victory")
    'Victory'
    """
    return text[:1].upper() + text[1:]
