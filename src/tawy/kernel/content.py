"""Content is data with a source: what a game is made of, and where we know it from."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from tawy.kernel.refusal import Refused

T = TypeVar("T")


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a piece of content comes from."""

    origin: Literal["rulebook", "recovered", "reconstructed", "own"]
    """Printed rules; read off the printed game by others; rebuilt by us; made by us."""
    rule: str = ""
    why: str = ""

    def __post_init__(self) -> None:
        if self.origin in {"rulebook", "recovered"} and not self.rule:
            raise ValueError("a source of this origin names its rule")
        if self.origin == "reconstructed" and not self.why:
            raise ValueError("a reconstruction says why")


class Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of content. Without a source it is refused."""

    source: Source


def parse(text: str, shape: type[T], name: str) -> T:
    """Read a TOML text into its shape, or say which field is wrong."""
    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{name} is not readable TOML: {error}.") from error
    except msgspec.ValidationError as error:
        raise Refused(f"{name} does not fit: {error}.") from error


def shipped(package: str, file: str, shape: type[T]) -> T:
    """Content that is part of a game."""
    return parse(resources.files(package).joinpath("content", file).read_text("utf-8"), shape, file)


def shipped_names(package: str, folder: str = "") -> list[str]:
    """The TOML files of a game's content, or of a folder of it: in order of name, those of its folders last."""
    place = resources.files(package).joinpath("content", folder)
    if not place.is_dir():
        return []
    entries = sorted(place.iterdir(), key=lambda entry: entry.name)
    names = [f"{folder}/{entry.name}" if folder else entry.name for entry in entries]
    inside = [name for name, entry in zip(names, entries, strict=True) if entry.is_dir()]
    return [name for name in names if name.endswith(".toml")] + [
        file for folder in inside for file in shipped_names(package, folder)
    ]


def from_file(path: Path, shape: type[T]) -> T:
    """Content that a player brings along."""
    return parse(read_text(path), shape, str(path))


def read_text(path: Path) -> str:
    """A text file from outside."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Refused(f"{path} is not a text file in UTF-8.") from error
