"""What one seat may know: the only thing about a position that goes outward.

A game declares its view as a struct. Every field says who may see it, `Open[...]` or `Own[...]`, and a field that says
nothing is refused when the game is imported; a column of the state that no field is made from is not sent at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, inspect

T = TypeVar("T")
V = TypeVar("V", bound=type[msgspec.Struct])

SIGHT: Final = "sight"
OPEN: Final = {SIGHT: "open"}
OWN: Final = {SIGHT: "own"}

Open = Annotated[T, Meta(extra=OPEN)]
"""Everyone may see it."""
Own = Annotated[T | None, Meta(extra=OWN)]
"""For a seat and those who share its secrets; None for everyone else."""


class Option(msgspec.Struct, frozen=True):
    """One legal answer: its token, and what it points at, so that a page can highlight it."""

    token: str
    points_at: dict[str, str | int | list[str]]


class Question(msgspec.Struct, frozen=True):
    """The pending question as a seat sees it; the options only if it may answer."""

    kind: str
    seat: int
    about: list[str]
    simultaneous: bool
    secret: bool
    """The answer is hidden from others for a while: at a shared screen they look away."""
    options: list[Option] | None


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know of a position."""

    game: str
    seat: int | None
    seen: Any
    """The table, in the struct that the game declares."""
    question: Question | None


class Undeclared(TypeError):
    """A field of a view does not say who may see it."""


def declared(view: V) -> V:
    """A view whose every field says who may see it, down to the last struct: its secrets lie in one field, `secrets`.

    So a view for a seat is the one for everybody with one field laid over.
    """
    fields = _fields(view)
    for name, field in fields.items():
        _check(field, OWN if name == "secrets" else OPEN, f"{view.__name__}.{name}")
    if "secrets" not in fields:
        raise Undeclared(f"{view.__name__} has no secrets: declare the field, even if nobody has any.")
    return view


def _fields(struct: type[msgspec.Struct]) -> dict[str, inspect.Type]:
    shape = inspect.type_info(struct)
    assert isinstance(shape, inspect.StructType)  # noqa: S101  what else would a struct be
    return {field.name: field.type for field in shape.fields}


def _check(field: inspect.Type, sight: dict[str, str], place: str) -> None:
    if not isinstance(field, inspect.Metadata) or field.extra != sight:
        raise Undeclared(f"{place} must say that it is {sight[SIGHT]}: {sight[SIGHT].title()}[...].")
    for struct in _structs_in(field.type):
        for name, inner in _fields(struct).items():
            _check(inner, sight, f"{struct.__name__}.{name}")


def _structs_in(shape: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    match shape:
        case inspect.StructType(cls=cls):
            yield cls
        case inspect.Metadata(type=inner):
            yield from _structs_in(inner)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from _structs_in(item)
        case inspect.DictType(value_type=value):
            yield from _structs_in(value)
        case inspect.TupleType(item_types=types) | inspect.UnionType(types=types):
            for one in types:
                yield from _structs_in(one)
