"""A view says of each of its fields who may see it; one that does not is refused."""

from __future__ import annotations

import msgspec
import pytest

from tawy.kernel.view import Open, Own, Undeclared, declared


class Stones(msgspec.Struct, frozen=True):
    """What one has."""

    number: Open[int]


class Hand(msgspec.Struct, frozen=True):
    """What one holds."""

    stones: Own[int]


class Pile(msgspec.Struct, frozen=True):
    """What nobody has thought about."""

    hidden: int


class Whole(msgspec.Struct, frozen=True):
    """A view as it should be."""

    turn: Open[int]
    stones: Open[list[Stones]]
    secrets: Own[Hand]


def test_a_view_whose_fields_all_say_it_is_a_view() -> None:
    assert declared(Whole) is Whole
    assert Whole(0, [Stones(3)], None).secrets is None


def test_a_field_that_says_nothing_is_refused() -> None:
    class Silent(msgspec.Struct, frozen=True):
        turn: int
        secrets: Own[Hand]

    with pytest.raises(Undeclared, match=r"Silent\.turn must say that it is open: Open\[...\]"):
        declared(Silent)


def test_a_field_that_says_nothing_is_refused_however_deep_it_lies() -> None:
    class Deep(msgspec.Struct, frozen=True):
        piles: Open[dict[str, tuple[Pile | None, ...]]]
        secrets: Own[Hand]

    with pytest.raises(Undeclared, match=r"Pile\.hidden"):
        declared(Deep)


def test_what_is_ones_own_lies_among_the_secrets_and_nothing_else_does() -> None:
    class Scattered(msgspec.Struct, frozen=True):
        stones: Own[int]
        secrets: Own[Hand]

    class Shouted(msgspec.Struct, frozen=True):
        secrets: Own[Stones]

    class Bare(msgspec.Struct, frozen=True):
        turn: Open[int]

    with pytest.raises(Undeclared, match=r"Scattered\.stones must say that it is open"):
        declared(Scattered)
    with pytest.raises(Undeclared, match=r"Stones\.number must say that it is own"):
        declared(Shouted)
    with pytest.raises(Undeclared, match="Bare has no secrets"):
        declared(Bare)
