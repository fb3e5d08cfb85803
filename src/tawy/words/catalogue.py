"""One language's messages, as `fluent.runtime` makes sentences of them; files are read when they are needed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.core import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tawy.words.languages import ENGLISH, FOLDER

Value = str | int | float
"""What a message can be told."""

Folders = tuple[Path, ...]
"""Where catalogues lie, a folder a language in each: those of Tawy, and of games that others bring."""
_ID: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Words:
    """The words of one language, and English ones for what it lacks."""

    def __init__(self, language: str, folders: Folders = (FOLDER,)) -> None:
        self.language = language
        self.folders = folders
        self.problems: list[str] = []
        """What went wrong in a message; always empty, as the tests see to."""

    def __call__(self, name: str, /, **about: Value) -> str:
        """A message; its id where nobody has words for it."""
        said = self.maybe(name, about)
        if said is None:
            self.problems.append(f"{self.language}: there is no {name}")
            return name
        return said

    def maybe(self, name: str, about: dict[str, Value] | None = None) -> str | None:
        """A message, or None if there are no words for it."""
        file = files(self.folders).get(name)
        if file is None:
            return None
        for language in dict.fromkeys((self.language, ENGLISH)):
            bundle = _bundle(language, file)
            if bundle.has_message(name) and (pattern := bundle.get_message(name).value):
                text, errors = bundle.format_pattern(pattern, about or {})
                self.problems += [f"{language}: {name}: {error}" for error in errors]
                return str(text)
        return None

    def has(self, name: str) -> bool:
        """This very language has words for it, and does not borrow the English ones."""
        file = files(self.folders).get(name)
        return file is not None and _bundle(self.language, file).has_message(name)

    def listing(self, things: Iterable[str], style: str = "standard") -> str:
        """Several things as the language lists them; with the style "or", as one of them."""
        listed = list(things)
        joined = format_list(listed, style, locale=_locale(self.language))  # type: ignore[arg-type]
        return _euphonic(joined, listed[-1]) if self.language == "es" and listed else joined

    def number(self, number: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits after the point."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(Decimal(str(number)), pattern, locale=_locale(self.language))

    def share(self, part: float) -> str:
        """A share in percent, with one digit after the point."""
        return self("terminal-percent", number=self.number(100 * part, 1))


def _euphonic(joined: str, last: str) -> str:
    """Spanish says "e Isis" and "u Osiris", which browsers know and `babel` does not."""
    head = joined.removesuffix(last)
    if re.match(r"h?[ií](?![aeé])", last, re.IGNORECASE):
        head = re.sub(r" y $", " e ", head)
    elif re.match(r"h?[oó]|8|11\b", last, re.IGNORECASE):
        head = re.sub(r" o $", " u ", head)
    return head + last


@cache
def files(folders: Folders) -> dict[str, Path]:
    """The file that each message stands in, in English, which has them all; the first folder that has it counts."""
    found: dict[str, Path] = {}
    for folder in folders:
        for file in sorted((folder / ENGLISH).glob("*.ftl")):
            for name in _ID.findall(file.read_text("utf-8")):
                found.setdefault(name, file)
    return found


def together(file: Path) -> list[Path]:
    """A file after the game's own, to whose things its labels and lessons and the terminal refer: "lesson-ankh"."""
    beside = [file.with_stem(file.stem.removesuffix("-ui")), file.with_stem(file.stem.partition("-")[2] or file.stem)]
    return [*(other for other in beside if other != file and other.is_file()), file]


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


@cache
def _bundle(language: str, file: Path) -> FluentBundle:
    """The messages of an English file in a language; empty where the language lacks it."""
    bundle = FluentBundle([language], functions={"NUMBER": _number(language)}, use_isolating=False)
    for english in together(file):
        path = english.parents[1] / language / english.name
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _number(language: str) -> Any:
    """A number with a sign before it where a message wants one, which `fluent.runtime` does not know of itself."""

    def number(amount: Any, **options: Any) -> Any:
        sign = options.pop("signDisplay", None)
        if sign is None:
            return fluent_number(amount, **options)
        return format_decimal(Decimal(str(amount)), "+#,##0;-#,##0" if amount else "#,##0", locale=_locale(language))

    return number
