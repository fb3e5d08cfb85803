"""The words that stand in the code, as comments of the page."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from functools import cache
from importlib import import_module
from typing import Final

WIDTH: Final = 118
_NONE: Final = re.compile(r"\bNone\b")


def field_docs(cls: type) -> dict[str, str]:
    """The texts under the fields of a class and of those it is made from."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("tawy."):
            docs |= _of_module(base.__module__).get(base.__name__, {})
    return docs


@cache
def _of_module(module: str) -> dict[str, dict[str, str]]:
    """By class and field: the text that stands under the field."""
    tree = ast.parse(inspect.getsource(import_module(module)))
    found: dict[str, dict[str, str]] = {}
    for cls in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        docs = found[cls.name] = {}
        for field, below in zip(cls.body, cls.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    docs[name] = text
    return found


def comment(text: str | None, indent: str = "") -> list[str]:
    """A text as a comment."""
    if not text:
        return []
    paragraphs = _NONE.sub("null", inspect.cleandoc(text)).split("\n\n")
    wrapped = [line for each in paragraphs for line in ["", *textwrap.wrap(each, WIDTH - len(indent) - len(" * "))]]
    lines = wrapped[1:]
    if len(lines) == 1 and len(indent) + len("/**  */") + len(lines[0]) <= WIDTH:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
