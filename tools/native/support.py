"""What rewritten source leans on. It is compiled along with the engine, as `tawy.kernel.support`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

_LOW: Final = 0xFFFFFFFFFFFFFFF
"""Sixty bits."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Fields:
    """What a struct can: it is equal to another with equal fields. `hints` are its fields and their types."""

    hints: ClassVar[dict[str, Any]] = {}

    @classmethod
    def __init_subclass__(cls, *, frozen: bool = False) -> None:
        """A frame of a game that is not compiled: its class says frozen=True, as if its base were still a struct."""
        if frozen:
            dataclass(cls)

    @classmethod
    def __class_getitem__(cls, game: object) -> Any:
        """`Frame[Senet]`: a native class is not generic, and is the same for every game."""
        return cls

    @property
    def __struct_fields__(self) -> tuple[str, ...]:
        """Their names, as a struct has them."""
        return tuple(self.hints)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.hints)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(str(getattr(self, name)) for name in self.hints)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.hints)})"


def then_1(stack: list[Any], a: Any) -> None:
    """`g.then(a)` without a tuple around it."""
    stack.append(a)


def then_2(stack: list[Any], a: Any, b: Any) -> None:
    """`g.then(a, b)`: what is read first lies on top."""
    stack.append(b)
    stack.append(a)


def then_3(stack: list[Any], a: Any, b: Any, c: Any) -> None:
    """`g.then(a, b, c)`."""
    stack.append(c)
    stack.append(b)
    stack.append(a)


def then_all(stack: list[Any], frames: Any) -> None:
    """`g.then(*frames)`."""
    each: list[Any] = frames if isinstance(frames, list) else list(frames)
    place = len(each) - 1
    while place >= 0:
        stack.append(each[place])
        place -= 1


def bits(mask: int) -> list[int]:
    """`kernel.bits.bits`: sixty spaces at a time are a number that needs no object."""
    found: list[int] = []
    base = 0
    while mask:
        part = mask & _LOW
        while part:
            lowest = part & -part
            found.append(base + lowest.bit_length() - 1)
            part ^= lowest
        mask >>= 60
        base += 60
    return found


def _ones(n: i64) -> i64:
    n = n - ((n >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (n * 0x0101010101010101) >> 56


def bit_count(mask: int) -> int:
    """`mask.bit_count()`, for masks that are not negative; without a call into Python for sixty bits and fewer."""
    if mask > _LOW:
        wide: Any = mask
        counted: int = wide.bit_count()
        return counted
    return _ones(mask)
