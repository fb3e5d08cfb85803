"""Which language to speak: the one that is asked for, or the system's."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
"""The master of all translations: it has every message."""
LANGUAGES: Final = tuple(sorted(file.parent.name for file in FOLDER.glob("*/page.ftl")))
"""Every language that has a catalogue."""
LONGEST_HEADER: Final = 500
"""Letters of an Accept-Language that are read."""
ASKED: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language it speaks; the first that says anything counts."""


def chosen(name: str) -> str | None:
    """The language that is meant, however its name is written: cs, cs_CZ.UTF-8, pt, pt-br; None if nobody speaks it.

    >>> chosen("cs_CZ.UTF-8"), chosen("PT"), chosen("tlh")
    ('cs', 'pt-BR', None)
    """
    wanted = name.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("_", "-").lower()
    exact = [language for language in LANGUAGES if language.lower() == wanted]
    alike = [language for language in LANGUAGES if _stem(language) == _stem(wanted)]
    return next(iter(exact + alike), None)


def accepted(header: str) -> str:
    """The language of ours that a browser would like best, by its Accept-Language; English if it says nothing we speak.

    >>> accepted("pl, cs;q=0.8, en;q=0.9"), accepted("pt"), accepted("tlh;q=x"), accepted("")
    ('en', 'pt-BR', 'en', 'en')
    """
    wishes = [wish.strip().partition(";q=") for wish in header[:LONGEST_HEADER].split(",")]
    liked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    return next((found for name, _, _ in liked if (found := chosen(name))), ENGLISH)


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def _stem(language: str) -> str:
    return language.lower().split("-")[0]


def usual(environment: Mapping[str, str] = os.environ) -> str:
    """The system's language, if we speak it; otherwise English."""
    said = next((name for name in _said(environment) if name), ENGLISH)
    return chosen(said) or ENGLISH


def _said(environment: Mapping[str, str]) -> Iterator[str]:
    yield from (environment.get(variable, "") for variable in ASKED)
    if sys.platform == "win32":  # says it elsewhere
        import ctypes
        import locale

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
