"""Refusals of the games and the server in the reader's language.

They are raised as English sentences, for programs and logs too. The catalogues have the same sentences with their
placeholders: a sentence is found again by its pattern, as gettext finds one by its English text, and told in another
language with what stood in its places. So whoever raises one needs no language, and the page does the same with what
the server sends it. A test sees to it that every refusal people can meet is found.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast, parse

from tawy.words.catalogue import Folders, Value, Words
from tawy.words.languages import ENGLISH, FOLDER

FILES = "refusals*.ftl"
"""Those of Tawy, and of each game that others bring."""


def translated(words: Words, sentence: str) -> str:
    """The sentence in this language; as it is in English, or if nobody has words for it."""
    if words.language == ENGLISH:
        return sentence
    for name, pattern in patterns(words.folders).items():
        if found := pattern.fullmatch(sentence):
            about = {place: _read(words, text) for place, text in found.groupdict().items()}
            return words(name, **about)
    return sentence


def _read(words: Words, text: str) -> Value:
    """What stood in a place: a number, for plurals; a refusal inside a refusal; or whatever it is."""
    return int(text) if text.isdecimal() else translated(words, text)


@cache
def patterns(folders: Folders = (FOLDER,)) -> dict[str, re.Pattern[str]]:
    """Every refusal by its message, as it reads in English; the most particular first."""
    files = [file for folder in folders for file in sorted((folder / ENGLISH).glob(FILES))]
    messages = [
        entry for file in files for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message)
    ]
    found = {message.id.name: _pattern(message) for message in messages}
    return {name: re.compile(text, re.DOTALL) for name, text in sorted(found.items(), key=lambda entry: -len(entry[1]))}


def _pattern(message: ast.Message) -> str:
    """The text of a message, with a named group for each placeholder."""
    text, seen = "", set[str]()
    for element in message.value.elements if message.value else ():
        if isinstance(element, ast.TextElement):
            text += re.escape(element.value)
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            name = element.expression.id.name
            text += f"(?P={name})" if name in seen else f"(?P<{name}>.+?)"
            seen.add(name)
        else:
            raise TypeError(f"{message.id.name}: a refusal in English has only text and placeholders")
    return text
