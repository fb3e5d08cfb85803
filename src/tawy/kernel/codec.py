"""A game in the middle of anything, as bytes and back."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, TypeVar, Union, get_type_hints

import msgspec

from tawy.kernel.frame import Frame, Game
from tawy.kernel.refusal import Refused


class Columns(Game):
    """A game whose whole state is named columns and a stack."""

    __slots__ = ()

    columns: ClassVar[tuple[str, ...]] = ()
    """The names of the state, in order. Everything else a game holds is derived from these."""
    remembered: ClassVar[frozenset[str]] = frozenset()
    """Columns that no rule reads: what has been, kept for people to see. Lists, empty at first.

    They cannot change a game, so a mark leaves them out, and a position may come from a time before they were kept.
    """

    def derive(self) -> None:
        """Rebuild what is derived from the columns."""


C = TypeVar("C", bound=Columns)


def frames_in(package: str) -> tuple[type[Frame[Any]], ...]:
    """Every step of a game's rules: the frames defined in that package, which must be imported."""
    found = [cls for cls in Frame.__subclasses__() if cls.__module__.startswith(package)]
    return tuple(sorted(found, key=lambda cls: cls.__name__))


class Codec(Generic[C]):
    """Saves and loads positions of one game, by the types of its columns and frames."""

    def __init__(self, game: type[C], frames: Sequence[type[Frame[Any]]]) -> None:
        hints = get_type_hints(game)
        self._game = game
        self._ruling = [name for name in game.columns if name not in game.remembered]
        step: Any = Union.__getitem__(tuple(frames))  # a union made from data
        self._shape = msgspec.defstruct(
            game.__name__,
            [
                *[(name, hints[name]) for name in self._ruling],
                ("stack", list[step]),
                *[(name, hints[name], msgspec.field(default_factory=list)) for name in sorted(game.remembered)],
            ],
            forbid_unknown_fields=True,
            omit_defaults=True,
        )
        self._decoder = msgspec.json.Decoder(self._shape)

    def dump(self, g: C) -> bytes:
        """The whole position, secrets included: for storage, never for a seat."""
        return msgspec.json.encode(self._shape(*self._essence(g), *[getattr(g, name) for name in sorted(g.remembered)]))

    def _essence(self, g: C) -> list[Any]:
        """All that decides how the game goes on."""
        return [*[getattr(g, name) for name in self._ruling], g.stack]

    def load(self, data: bytes) -> C:
        """The position again, with its question asked anew."""
        try:
            shape: Any = self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise Refused(f"This is not a saved position of {self._game.__name__}: {error}.") from error
        g = self._game()
        for name in g.columns:
            setattr(g, name, getattr(shape, name))
        g.stack = shape.stack
        g.derive()
        g.run()
        return g

    def mark(self, g: C) -> str:
        """A short fingerprint of the position: games that go on alike have equal marks."""
        return blake2b(msgspec.json.encode(self._shape(*self._essence(g))), digest_size=8).hexdigest()
