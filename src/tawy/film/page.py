"""A film as one HTML file that plays itself back by double click: with the page's drawing, and without any network."""

from __future__ import annotations

import zlib
from base64 import b64encode
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from tawy.film.film import Film
from tawy.games import registered
from tawy.kernel.refusal import Refused
from tawy.words.catalogue import Words

PROJECTOR: Final = Path(str(files("tawy"))) / "page" / "film.html"
"""Made with the page (`web/film.config.ts`): a file that plays whatever film is put into it."""
FILM: Final = "__TAWY_FILM__"
TITLE: Final = "__TAWY_TITLE__"
LANGUAGE: Final = "__TAWY_LANGUAGE__"


def html(film: Film) -> str:
    """The file. All that comes from outside is packed in letters that mean nothing in HTML, or escaped."""
    parts = {FILM: packed(film), LANGUAGE: escape(film.language), TITLE: escape(title(film))}
    page = projector()
    for mark, text in parts.items():
        page = page.replace(mark, text, 1)
    return page


def packed(film: Film) -> str:
    """A film as a browser unpacks it: JSON, deflated, in base 64."""
    return b64encode(zlib.compress(msgspec.json.encode(film), 9)).decode()


def title(film: Film) -> str:
    """The game and who played it, as a window is called."""
    words = Words(film.language, (registered(film.game).words,))
    names = [player.name for player in film.players if player.name]
    return " · ".join(["Tawy", words(f"{film.game}-title"), *([words.listing(names)] if names else [])])


def projector() -> str:
    """The file without a film."""
    try:
        return PROJECTOR.read_text("utf-8")
    except FileNotFoundError:
        raise Refused("The page has not been built into this Tawy: build it with make page, then try again.") from None
