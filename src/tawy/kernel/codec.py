"""A game in the middle of anything, as bytes and back."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, TypeVar, Union, get_origin, get_type_hints

import msgspec

from tawy.kernel.frame import Columns, Frame
from tawy.kernel.refusal import Refused

C = TypeVar("C", bound=Columns)


def frames_in(package: str) -> tuple[type[Frame[Any]], ...]:
    """Every step of a game's rules: the frames defined in that package, which must be imported."""
    found = [cls for cls in Frame.__subclasses__() if cls.__module__.startswith(package)]
    return tuple(sorted(found, key=lambda cls: cls.__name__))


def hints_of(cls: type[Any]) -> dict[str, Any]:
    """The fields of a game or a frame and their types; a compiled class keeps them in `hints`."""
    kept: dict[str, Any] | None = cls.__dict__.get("hints")
    return get_type_hints(cls) if kept is None else kept


def _struct(frame: type[Any]) -> Any:
    """What a frame is written as: itself; a compiled one is no struct and has one beside it."""
    if issubclass(frame, msgspec.Struct):
        return frame
    fields = [(name, hint) for name, hint in hints_of(frame).items() if get_origin(hint) is not ClassVar]
    return msgspec.defstruct(frame.__name__, fields, tag=True, array_like=True)


class Codec(Generic[C]):
    """Saves and loads positions of one game, by the types of its columns and frames."""

    def __init__(self, game: type[C], frames: Sequence[type[Frame[Any]]]) -> None:
        hints = hints_of(game)
        self._game = game
        self._ruling = [name for name in game.columns if name not in game.remembered]
        self._written = {frame: _struct(frame) for frame in frames}
        self._read = {struct: frame for frame, struct in self._written.items()}
        step: Any = Union.__getitem__(tuple(self._read))  # a union made from data
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
        return [*[getattr(g, name) for name in self._ruling], [self._as_struct(frame) for frame in g.stack]]

    def _as_struct(self, frame: Frame[Any]) -> Any:
        struct = self._written[type(frame)]
        if isinstance(frame, struct):
            return frame
        return struct(*[getattr(frame, name) for name in struct.__struct_fields__])

    def _as_frame(self, struct: Any) -> Any:
        frame = self._read[type(struct)]
        return struct if isinstance(struct, frame) else frame(*msgspec.structs.astuple(struct))

    def load(self, data: bytes) -> C:
        """The position again, with its question asked anew."""
        try:
            shape: Any = self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise Refused(f"This is not a saved position of {self._game.__name__}: {error}.") from error
        g = self._game()
        for name in g.columns:
            setattr(g, name, getattr(shape, name))
        g.stack = [self._as_frame(step) for step in shape.stack]
        g.derive()
        g.run()
        return g

    def mark(self, g: C) -> str:
        """A short fingerprint of the position: games that go on alike have equal marks."""
        return blake2b(msgspec.json.encode(self._shape(*self._essence(g))), digest_size=8).hexdigest()
